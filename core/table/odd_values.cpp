#include "core/table/odd_values.h"

#include "core/table/value_labels.h"
#include "core/text/folded_text.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <span>
#include <utility>

namespace epsiscope {

namespace {

/// The outermost values on one side of a column, the outermost first.
struct OuterValue {
  double value = 0;  ///< with the sign that makes it one of the largest
  std::size_t cells = 0;
};
constexpr std::size_t kMostOuter = 7;

std::vector<OuterValue> outerValues(const std::vector<double>& values, double sign) {
  std::vector<OuterValue> found;
  for (const double value : values) {
    const double size = sign * value;
    if (std::isnan(size) || (found.size() == kMostOuter && size < found.back().value)) continue;
    const auto place = std::ranges::find_if(found, [&](const OuterValue& one) { return one.value <= size; });
    if (place != found.end() && place->value == size) {
      ++place->cells;
      continue;
    }
    found.insert(place, {.value = size, .cells = 1});
    if (found.size() > kMostOuter) found.pop_back();
  }
  return found;
}

/// 7, 8 or 9 throughout, or with the last digit 7 or 8 behind nines; 99.9, 999.9; below 0 each of one digit.
/// `more`: such a code stands further out, beside which 66 and 994 to 996 are ones, too.
bool isCode(double value, bool more) {
  constexpr double kLargest = 99'999'999, kOneDigit = 9;
  const double size = std::abs(value);
  if (!(size <= kLargest) || size == 0) return false;
  if (size == 99.9 || size == 999.9 || size == 99.99 || size == 999.99) return true;
  if (size != std::floor(size)) return false;
  if (value < 0 && size <= kOneDigit) return true;
  const std::string digits = std::to_string(static_cast<long>(size));
  const bool isRow = digits.find_first_not_of(digits.front()) == std::string::npos;
  if (isRow) return digits.front() >= (more ? '6' : '7');
  const bool endsSo = digits.back() >= (more ? '4' : '7') && digits.back() <= '8';
  return endsSo && digits.find_first_not_of('9') == digits.size() - 1;
}

/// Whether so many of the outermost values, which hold so many cells, lie apart from the rest, of which
/// `inner` is the outermost one.
bool lieApart(double code, std::size_t cells, double inner, double lowest, double highest) {
  constexpr std::size_t kComesBack = 3;
  const double gap = std::abs(code - inner), width = highest - lowest;
  if (!std::isfinite(gap) || width <= 0) return false;
  const bool isNegative = code < 0 && lowest >= 0;
  return gap > width || (cells >= kComesBack && (isNegative || 2 * gap > width));
}

/// Appends the codes on one side of the column. `opposite`: the outermost value of the other side.
void addCodes(const std::vector<OuterValue>& outer, double sign, double opposite, std::size_t count,
              std::vector<LikelyCode>& found) {
  std::size_t codes = 0, cells = 0;
  for (std::size_t i = 0; i + 1 < outer.size() && isCode(sign * outer[i].value, i > 0); ++i) {
    cells += outer[i].cells;
    if (10 * cells > 3 * count) break;
    const double inner = sign * outer[i + 1].value;
    if (lieApart(sign * outer[i].value, cells, inner, std::min(inner, opposite), std::max(inner, opposite)))
      codes = i + 1;
  }
  for (const OuterValue& one : std::span(outer).first(codes)) {
    const double inner = sign * outer[codes].value;
    found.push_back({.code = sign * one.value,
                     .cells = one.cells,
                     .lowest = std::min(inner, opposite),
                     .highest = std::max(inner, opposite)});
  }
}

}  // namespace

std::vector<std::vector<std::string>> nearlySame(const Column& column) {
  std::map<std::string, std::vector<std::string>> groups;
  for (const std::string& category : column.categories) groups[looseText(category)].push_back(category);
  std::vector<std::vector<std::string>> found;
  for (auto& [key, spellings] : groups)
    if (spellings.size() > 1) found.push_back(std::move(spellings));
  return found;
}

std::optional<SeveralAnswers> severalAnswers(const Column& column) {
  if (column.kind != ColumnKind::text) return std::nullopt;
  constexpr std::size_t kFewestCombinations = 2;
  for (const char sign : {';', '|', ','}) {
    std::set<std::string_view> parts;
    std::set<std::size_t> combinations;
    for (std::size_t i = 0; i < column.categories.size(); ++i) {
      std::string_view text = column.categories[i];
      for (bool goesOn = true; goesOn;) {
        const std::size_t end = text.find(sign);
        goesOn = end != std::string_view::npos;
        if (goesOn) combinations.insert(i);
        std::string_view part = text.substr(0, end);
        while (part.starts_with(' ')) part.remove_prefix(1);
        while (part.ends_with(' ')) part.remove_suffix(1);
        if (!part.empty()) parts.insert(part);
        if (goesOn) text.remove_prefix(end + 1);
      }
    }
    if (combinations.size() < kFewestCombinations || parts.size() >= column.categories.size()) continue;
    const auto cells = std::ranges::count_if(column.codes, [&](std::int32_t code) {
      return code >= 0 && combinations.contains(static_cast<std::size_t>(code));
    });
    return SeveralAnswers{.cells = static_cast<std::size_t>(cells),
                          .example = column.categories[*combinations.begin()]};
  }
  return std::nullopt;
}

namespace {

/// What a row of the table has in a column, as a text; empty for a number and for nothing.
std::string textIn(const Column& column, std::size_t row) {
  if (column.kind == ColumnKind::text)
    return column.codes[row] < 0 ? std::string()
                                 : column.categories[static_cast<std::size_t>(column.codes[row])];
  const auto bad = std::ranges::find(column.badCells, row, &BadCell::row);
  return bad == column.badCells.end() ? std::string() : column.badTexts[bad->text];
}

/// Whether its words say that a row is one of sums.
bool saysTotal(const std::string& text) {
  static const std::set<std::string> words = {
      "total",       "totals",      "sum",    "sums",   "all",       "overall", "altogether",
      "together",    "grand total", "summe",  "gesamt", "insgesamt", "alle",    "zusammen",
      "gesamtsumme", "totaal",      "totale", "somme",  "suma"};
  std::string word = foldedText(text);
  while (word.ends_with(':') || word.ends_with(' ')) word.pop_back();
  return words.contains(word);
}

/// Whether the number in that row is the sum of all others, which are several and not all 0.
bool isSumOfOthers(const Column& column, std::size_t row) {
  constexpr double kRounding = 1e-9;
  // Nearly all tables begin and end with somebody's number, which is not the largest of a few.
  const double largest = std::abs(column.values[row]);
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}, column.values.size() / 2,
                                  column.values.size() - 2, column.values.size() - 1})
    if (std::abs(column.values[place]) > largest) return false;
  double sum = 0, size = 0;
  std::size_t count = 0;
  for (std::size_t i = 0; i < column.values.size(); ++i)
    if (i != row && !std::isnan(column.values[i])) {
      sum += column.values[i];
      size += std::abs(column.values[i]);
      count += column.values[i] != 0 ? 1 : 0;
    }
  return count > 1 && std::abs(column.values[row] - sum) <= kRounding * size;
}

/// The first text of the row if it is one of sums.
std::optional<std::string> labelOfSums(const Dataset& dataset, std::size_t row) {
  std::string label;
  std::size_t sums = 0, others = 0;
  for (const Column& column : dataset.columns) {
    if (label.empty()) label = textIn(column, row);
    if (column.kind == ColumnKind::text || std::isnan(column.values[row])) continue;
    ++(isSumOfOthers(column, row) ? sums : others);
  }
  const bool isTotal = saysTotal(label) ? sums > 0 : sums > 1 && others == 0;
  return isTotal ? std::optional(label) : std::nullopt;
}

}  // namespace

std::optional<TotalRow> totalRow(const Dataset& dataset) {
  constexpr std::size_t kFewestRows = 5;
  // Reading that was cancelled leaves columns of other lengths.
  const auto isWhole = [&](const Column& column) { return column.size() == dataset.rows(); };
  if (dataset.rows() < kFewestRows || !std::ranges::all_of(dataset.columns, isWhole)) return std::nullopt;
  for (const bool isFirst : {false, true})
    if (auto label = labelOfSums(dataset, isFirst ? 0 : dataset.rows() - 1))
      return TotalRow{.isFirst = isFirst, .label = std::move(*label)};
  return std::nullopt;
}

std::string totalRowNote(const Dataset& dataset) {
  const std::optional<TotalRow> total = totalRow(dataset);
  if (!total) return {};
  const std::string text = total->label.empty() ? std::string() : ", " + quoted(total->label) + ",";
  const bool hasLines = !dataset.reading.ofDatabase && dataset.reading.format.empty();
  if (!total->isFirst)
    return hasLines
               ? filled(sentence("Core",
                                 "The last row%1 holds the sums of the rows above it and is nobody's: to "
                                 "leave it out, give %2 as \"skip_below\"."),
                        text, dataset.reading.skipBelow + 1)
               : filled(sentence("Core",
                                 "The last row%1 holds the sums of the rows above it and is nobody's: "
                                 "leave it out where the table comes from."),
                        text);
  return hasLines && dataset.reading.header && !dataset.reading.unitLine
             ? filled(
                   sentence("Core",
                            "The first row%1 holds the sums of the rows below it and is nobody's: to leave "
                            "it out, give true as \"unit_line\"."),
                   text)
             : filled(
                   sentence("Core",
                            "The first row%1 holds the sums of the rows below it and is nobody's: leave it "
                            "out where the table comes from."),
                   text);
}

std::vector<LikelyCode> likelyCodes(const Column& column) {
  const std::vector<OuterValue> above = outerValues(column.values, 1), below = outerValues(column.values, -1);
  std::vector<LikelyCode> found;
  if (above.size() < 2) return found;
  const auto count = static_cast<std::size_t>(
      std::ranges::count_if(column.values, [](double value) { return !std::isnan(value); }));
  addCodes(above, 1, -below.front().value, count, found);
  addCodes(below, -1, found.empty() ? above.front().value : found.front().highest, count, found);
  return found;
}

std::vector<UnansweredCode> unansweredCodes(const Column& column) {
  std::vector<UnansweredCode> found;
  if (column.kind != ColumnKind::number) return found;
  for (const ValueLabel& label : column.valueLabels) {
    const std::optional<double> code = saysNoAnswer(label.word) ? labelledNumber(label) : std::nullopt;
    const auto cells =
        code ? static_cast<std::size_t>(std::ranges::count(column.values, *code)) : std::size_t{0};
    if (cells > 0) found.push_back({.code = *code, .word = label.word, .cells = cells});
  }
  return found;
}

}  // namespace epsiscope
