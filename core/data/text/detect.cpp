#include "core/data/text/detect.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "core/data/text/number_cell.h"
#include "core/data/text/scanner.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr std::size_t kRecords = 200;
constexpr std::size_t kBytes = std::size_t{1} << 20;
/// In the order in which they are preferred.
constexpr std::array<char, 4> kSeparators = {'\t', ';', ',', ' '};

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
  return isMissingText(trimmed(text));
}

/// How well one separator explains the sample.
struct Fit {
  char separator = ',';
  bool broken = false;
  bool splits = false;       ///< most records have several fields
  bool splitsFirst = false;  ///< so has the first
  double usual = 0;          ///< share of the records with the usual number of fields
  double numeric = 0;  ///< share of number cells among those that are not missing, without the first record
};

Fit fitOf(const Sample& sample) {
  Fit fit{.separator = sample.separator, .broken = sample.broken};
  if (sample.records.empty()) return fit;
  const std::size_t fields = sample.usualFields();
  fit.splits = fields > 1;
  fit.splitsFirst = sample.records.front().size() > 1;
  std::size_t usual = 0, numbers = 0, filled = 0;
  for (std::size_t i = 0; i < sample.records.size(); ++i) {
    usual += sample.records[i].size() == fields ? 1 : 0;
    if (i == 0 && sample.records.size() > 1) continue;
    for (const std::string& cell : sample.records[i]) {
      if (isMissing(cell)) continue;
      ++filled;
      numbers += isNumberLike(cell) ? 1 : 0;
    }
  }
  fit.usual = static_cast<double>(usual) / static_cast<double>(sample.records.size());
  fit.numeric = filled == 0 ? 0 : static_cast<double>(numbers) / static_cast<double>(filled);
  return fit;
}

/// The best of those that reach `share`. A space stands in many texts, so it must at least separate numbers,
/// and wins over another separator only if it leaves nothing but numbers.
std::optional<Fit> bestFit(const std::vector<Fit>& fits, double share, bool broken) {
  std::optional<Fit> best;
  for (const Fit& fit : fits) {
    if (!fit.splits || fit.usual < share || fit.broken != broken) continue;
    if (fit.separator == ' ' && (fit.numeric == 0 || (best && fit.numeric < 1))) continue;
    if (!best || fit.numeric > best->numeric) best = fit;
  }
  return best;
}

char absentSeparator(std::string_view text) {
  for (const char separator : {',', ';', '\t'})
    if (text.find(separator) == std::string_view::npos) return separator;
  return ',';
}

}  // namespace

std::size_t Sample::usualFields() const {
  if (records.empty()) return 0;
  std::map<std::size_t, std::size_t> count;
  for (const auto& record : records) ++count[record.size()];
  std::size_t usual = records.front().size();
  for (const auto& [fields, times] : count)
    if (times > count[usual]) usual = fields;
  return usual;
}

Sample takeSample(std::string_view text, char separator) {
  Sample sample{.separator = separator};
  Scanner scanner(text.data(), separator);
  try {
    while (sample.records.size() < kRecords &&
           static_cast<std::size_t>(scanner.at() - text.data()) < kBytes && scanner.nextRecord()) {
      std::vector<std::string>& record = sample.records.emplace_back();
      while (scanner.nextField()) record.emplace_back(scanner.field());
    }
  } catch (const QuoteError&) {
    sample.broken = true;
    sample.records.pop_back();
  }
  return sample;
}

char detectSeparator(std::string_view text) {
  std::vector<Fit> fits;
  for (const char separator : kSeparators) fits.push_back(fitOf(takeSample(text, separator)));
  for (const bool broken : {false, true})
    if (const auto exact = bestFit(fits, 1, broken)) return exact->separator;
  // A single column of numbers with decimal commas under one word looks like two ragged columns.
  const Fit column = fitOf(takeSample(text, '\0'));
  const auto most = bestFit(fits, 0.5, false);
  if (most && (most->separator != ',' || most->splitsFirst || column.numeric < 1)) return most->separator;
  return absentSeparator(text);
}

char betterSeparator(std::string_view text, char used) {
  std::vector<Fit> fits;
  for (const char separator : kSeparators)
    if (separator != used) fits.push_back(fitOf(takeSample(text, separator)));
  const auto best = bestFit(fits, 1, false);
  return best ? best->separator : '\0';
}

bool detectHeader(const Sample& sample) {
  if (sample.records.empty()) return false;
  const std::vector<std::string>& first = sample.records.front();
  const auto numbers = std::count_if(first.begin(), first.end(), isNumberLike);
  const auto missing = std::count_if(first.begin(), first.end(), isMissing);
  if (numbers > 0 && numbers + missing == static_cast<std::ptrdiff_t>(first.size())) return false;
  if (sample.records.size() == 1) return numbers == 0;

  int named = 0, numbered = 0, repeated = 0;
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
  if (named == 0 && numbered == 0) return repeated == 0;
  return named >= numbered && named > 0;
}

std::string separatorName(char separator) {
  switch (separator) {
    case ';':
      return sentence("Core", "semicolon");
    case '\t':
      return sentence("Core", "tab");
    case ' ':
      return sentence("Core", "space");
    default:
      return sentence("Core", "comma");
  }
}

}  // namespace epsiscope
