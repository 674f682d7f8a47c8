#include "core/table/odd_values.h"

#include "core/table/value_labels.h"
#include "core/text/folded_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace epsiscope {

namespace {

/// The outermost value on one side of a column, and the next one.
struct Edge {
  double outer = -std::numeric_limits<double>::infinity(), inner = outer;
  std::size_t cells = 0;  ///< that hold the outer one

  void see(double value) {
    if (value == outer) {
      ++cells;
    } else if (value > outer) {
      inner = outer;
      outer = value;
      cells = 1;
    } else {
      inner = std::max(inner, value);
    }
  }
};

/// 7, 8 or 9 throughout, or with the last digit 7 or 8 behind nines.
bool isCode(double value) {
  constexpr double kLargest = 99'999'999;
  const double size = std::abs(value);
  if (!(size <= kLargest) || size != std::floor(size)) return false;
  const std::string digits = std::to_string(static_cast<long>(size));
  const bool isRow = digits.find_first_not_of(digits.front()) == std::string::npos;
  if (isRow) return digits.front() >= '7';
  const bool endsSo = digits.back() == '7' || digits.back() == '8';
  return endsSo && digits.find_first_not_of('9') == digits.size() - 1;
}

}  // namespace

std::vector<std::vector<std::string>> nearlySame(const Column& column) {
  std::map<std::string, std::vector<std::string>> groups;
  for (const std::string& category : column.categories) groups[foldedText(category)].push_back(category);
  std::vector<std::vector<std::string>> found;
  for (auto& [key, spellings] : groups)
    if (spellings.size() > 1) found.push_back(std::move(spellings));
  return found;
}

namespace {

/// What the last row of the table has in a column, as a text; empty for a number and for nothing.
std::string lastText(const Column& column) {
  if (column.kind == ColumnKind::text)
    return column.codes.back() < 0 ? std::string()
                                   : column.categories[static_cast<std::size_t>(column.codes.back())];
  const bool isBad = !column.badCells.empty() && column.badCells.back().row + 1 == column.values.size();
  return isBad ? column.badTexts[column.badCells.back().text] : std::string();
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

/// Whether the last number is the sum of all others, which are several and not all 0.
bool endsWithSum(const Column& column) {
  constexpr double kRounding = 1e-9;
  // Nearly all tables end with somebody's number, which is not the largest of a few.
  const double last = std::abs(column.values.back());
  for (const std::size_t place : {std::size_t{0}, column.values.size() / 2, column.values.size() - 2})
    if (std::abs(column.values[place]) > last) return false;
  double sum = 0, size = 0;
  std::size_t count = 0;
  for (std::size_t i = 0; i + 1 < column.values.size(); ++i)
    if (!std::isnan(column.values[i])) {
      sum += column.values[i];
      size += std::abs(column.values[i]);
      count += column.values[i] != 0 ? 1 : 0;
    }
  return count > 1 && std::abs(column.values.back() - sum) <= kRounding * size;
}

}  // namespace

std::optional<std::string> totalRow(const Dataset& dataset) {
  constexpr std::size_t kFewestRows = 5;
  // Reading that was cancelled leaves columns of other lengths.
  const auto isWhole = [&](const Column& column) { return column.size() == dataset.rows(); };
  if (dataset.rows() < kFewestRows || !std::ranges::all_of(dataset.columns, isWhole)) return std::nullopt;
  std::string label;
  std::size_t sums = 0, others = 0;
  for (const Column& column : dataset.columns) {
    if (label.empty()) label = lastText(column);
    if (column.kind == ColumnKind::text || std::isnan(column.values.back())) continue;
    ++(endsWithSum(column) ? sums : others);
  }
  const bool isTotal = saysTotal(label) ? sums > 0 : sums > 1 && others == 0;
  return isTotal ? std::optional(label) : std::nullopt;
}

std::optional<LikelyCode> likelyCode(const Column& column) {
  Edge above, below;
  std::size_t count = 0;
  for (const double value : column.values) {
    if (std::isnan(value)) continue;
    ++count;
    above.see(value);
    below.see(-value);
  }
  const auto codeOf = [&](double code, std::size_t cells, double lowest, double highest,
                          double gap) -> std::optional<LikelyCode> {
    const bool isFar = std::isfinite(gap) && gap > highest - lowest && highest > lowest;
    if (!isFar || !isCode(code) || 10 * cells > 3 * count) return std::nullopt;
    return LikelyCode{.code = code, .cells = cells, .lowest = lowest, .highest = highest};
  };
  if (auto found = codeOf(above.outer, above.cells, -below.outer, above.inner, above.outer - above.inner))
    return found;
  return codeOf(-below.outer, below.cells, -below.inner, above.outer, below.outer - below.inner);
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
