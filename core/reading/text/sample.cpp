#include "core/reading/text/sample.h"

#include "core/reading/text/number_cell.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace epsiscope {

namespace {

constexpr std::size_t kBytes = std::size_t{1} << 20;

/// Drops the notes that the records of a whole text end with. A table has two records at least.
void dropNotes(Sample& sample, const std::vector<bool>& belowBlankLine) {
  const std::size_t fields = sample.usualFields();
  const std::size_t count = sample.records.size();
  std::size_t first = count;
  for (std::size_t i = count; i-- > 2 && count - i <= kMostNotes;) {
    if (opensNotes(sample.records[i], fields, belowBlankLine[i])) first = i;
    if (!goesOnWithNotes(sample.records[i], fields)) break;
  }
  if (first == count) first = filledNotesFrom(sample.records, belowBlankLine, 2);
  if (first < count) sample.firstNote = sample.lines[first];
  sample.records.resize(first);
  sample.lines.resize(first);
}

}  // namespace

bool isNumberLike(const std::string& text) {
  switch (readCell(text, '.').kind) {
    case CellKind::missing:
    case CellKind::text:
      return false;
    default:
      return true;
  }
}

bool isMissing(const std::string& text) {
  return readCell(text, '.').kind == CellKind::missing;
}

std::size_t Sample::usualFields() const {
  if (records.empty()) return 0;
  std::map<std::size_t, std::size_t> count;
  for (const auto& record : records) ++count[record.size()];
  std::size_t usual = records.front().size();
  for (const auto& [fields, times] : count)
    if (times > count[usual]) usual = fields;
  return usual;
}

bool opensNotes(const std::vector<std::string>& record, std::size_t fields, bool belowBlankLine) {
  constexpr std::size_t kShortestRule = 3;  // signs; fewer stand for a value
  if (record.empty() || isMissing(record.front()) || isNumberLike(record.front())) return false;
  if (record.size() == fields) return belowBlankLine && fields > 1 && startsNote(record.front());
  return belowBlankLine ||
         (record.size() == 1 && (record.front().find_first_of(" :") != std::string::npos ||
                                 (record.front().size() >= kShortestRule &&
                                  record.front().find_first_not_of("-_=*.") == std::string::npos)));
}

bool startsNote(std::string_view text) {
  static constexpr std::array<std::string_view, 24> words = {
      "source",      "sources", "quelle",  "quellen", "fonte", "fontes",  "fuente",   "bron",
      "note",        "notes",   "nota",    "notas",   "stand", "hinweis", "remark",   "anmerkung",
      "anmerkungen", "legend",  "legende", "remarks", "data",  "comment", "hinweise", "footnote"};
  text = trimmed(text);
  if (text.starts_with("\xC2\xA9") || text.starts_with("(c)") || text.starts_with("(C)")) return true;
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return false;
  const std::string_view word = trimmed(text.substr(0, colon));
  return std::ranges::any_of(words, [&](std::string_view one) { return equalsIgnoringCase(word, one); });
}

std::size_t filledNotesFrom(const std::vector<std::vector<std::string>>& records,
                            const std::vector<bool>& belowBlankLine, std::size_t from) {
  const auto isEmptyFrom = [](const std::vector<std::string>& record, std::size_t start) {
    return std::all_of(record.begin() + static_cast<std::ptrdiff_t>(start), record.end(),
                       [](const std::string& cell) { return trimmed(cell).empty(); });
  };
  std::size_t first = records.size();
  bool says = false;
  std::size_t words = 0;  // lines of one text; below an empty line they are notes
  for (std::size_t i = records.size(); i-- > from && records.size() - i <= kMostNotes;) {
    const std::vector<std::string>& record = records[i];
    if (record.size() < 2) break;
    const bool isNote = startsNote(record.front());
    if (isNote && !isEmptyFrom(record, 1)) {
      if (belowBlankLine[i]) return i;
      continue;
    }
    if (!isEmptyFrom(record, 1) || isNumberLike(record.front())) break;
    const bool isEmpty = isEmptyFrom(record, 0);
    if (isNote || (isEmpty && (says || words > 0))) first = i;
    says |= isNote || (isEmpty && words > 0);
    words += isEmpty ? 0 : 1;
  }
  return first;
}

bool goesOnWithNotes(const std::vector<std::string>& record, std::size_t fields) {
  return record.size() != fields || std::ranges::none_of(record, isNumberLike);
}

Sample takeSample(std::string_view text, const Cut& cut) {
  Sample sample{.cut = cut};
  Scanner scanner(text.data(), cut);
  std::vector<bool> belowBlankLine;
  bool isAll = false;
  try {
    for (std::size_t blankLines = 0; sample.records.size() < kSampledRecords &&
                                     static_cast<std::size_t>(scanner.at() - text.data()) < kBytes;
         blankLines = scanner.blankLines()) {
      isAll = !scanner.nextRecord();
      if (isAll) break;
      belowBlankLine.push_back(scanner.blankLines() > blankLines);
      std::vector<std::string>& record = sample.records.emplace_back();
      sample.lines.push_back(scanner.line());
      while (record.size() <= kMostColumns && scanner.nextField()) {
        record.emplace_back(scanner.field());
        sample.quoted += scanner.quoted() ? 1 : 0;
      }
      if (record.size() > kMostColumns) break;
    }
  } catch (const QuoteError&) {
    sample.broken = true;
    sample.records.pop_back();
    sample.lines.pop_back();
  }
  if (isAll) dropNotes(sample, belowBlankLine);
  return sample;
}

namespace {

/// Whether the numbers of the first record are years, near each other, over numbers most of which are none,
/// as in tables with a column for each year.
bool namesYears(const Sample& sample) {
  constexpr double kFirst = 1500, kLast = 2200;
  const auto yearOf = [](const std::string& cell) {
    const NumberCell number = readCell(cell, '.');
    const bool isYear = number.kind == CellKind::number && !number.form.mark && number.value >= kFirst &&
                        number.value <= kLast && number.value == std::floor(number.value);
    return isYear ? number.value : 0;
  };
  const std::vector<std::string>& first = sample.records.front();
  std::size_t years = 0, numbers = 0, others = 0;
  double last = 0;
  for (std::size_t column = 0; column < first.size(); ++column) {
    if (!isNumberLike(first[column])) continue;
    const double year = yearOf(first[column]);
    if (year == 0 || (last != 0 && std::abs(year - last) > 10)) return false;
    last = year;
    ++years;
    for (std::size_t i = 1; i < sample.records.size(); ++i) {
      if (column >= sample.records[i].size() || !isNumberLike(sample.records[i][column])) continue;
      ++numbers;
      others += yearOf(sample.records[i][column]) == 0 ? 1 : 0;
    }
  }
  return years > 1 && 2 * others > numbers;
}

}  // namespace

HeaderGuess detectHeader(const Sample& sample) {
  if (sample.records.empty()) return {.header = false};
  const std::vector<std::string>& first = sample.records.front();
  const auto numbers = std::count_if(first.begin(), first.end(), isNumberLike);
  const auto missing = std::count_if(first.begin(), first.end(), isMissing);
  if (numbers > 0 && numbers + missing == static_cast<std::ptrdiff_t>(first.size()))
    return {.header = false, .reason = sentence("Core", "the first line holds nothing but numbers")};
  if (sample.records.size() == 1)
    return numbers == 0
               ? HeaderGuess{.reason = sentence("Core", "the only line holds nothing but words")}
               : HeaderGuess{.header = false, .reason = sentence("Core", "the only line holds numbers")};

  std::size_t named = 0, numbered = 0, repeated = 0;
  for (std::size_t column = 0; column < first.size(); ++column) {
    std::size_t numeric = 0, filled = 0, same = 0;
    for (std::size_t i = 1; i < sample.records.size(); ++i) {
      if (column >= sample.records[i].size() || isMissing(sample.records[i][column])) continue;
      ++filled;
      numeric += isNumberLike(sample.records[i][column]) ? 1 : 0;
      same += sample.records[i][column] == first[column] ? 1 : 0;
    }
    if (isMissing(first[column])) continue;
    const bool holdsNumbers = 2 * numeric > filled;
    if (holdsNumbers) ++(isNumberLike(first[column]) ? numbered : named);
    if (!holdsNumbers && same > 0) ++repeated;
  }
  if (named == 0 && numbered == 0)
    return repeated == 0
               ? HeaderGuess{.reason = sentence("Core", "the words of the first line do not come again")}
               : HeaderGuess{.header = false,
                             .reason = sentence("Core", "words of the first line come again below")};
  if (named >= numbered && named > 0)
    return {.overNumbers = true,
            .reason = counted("Core", "words of the first line stand over %n columns of numbers",
                              "a word of the first line stands over a column of numbers", named)};
  if (named == 0 && repeated == 0 && numbers < static_cast<std::ptrdiff_t>(first.size()) &&
      namesYears(sample))
    return {.overNumbers = true,
            .reason = counted("Core", "years of the first line stand over %n columns of other numbers",
                              "a year of the first line stands over a column of other numbers", numbered)};
  return {.header = false,
          .reason = counted("Core", "the first line has numbers in %n columns of numbers",
                            "the first line has a number in the column of numbers", numbered)};
}

}  // namespace epsiscope
