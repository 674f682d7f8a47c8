#include "core/table/odd_values.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace epsiscope {

namespace {

/// Without repeated blanks and, of ASCII, without capitals.
std::string folded(const std::string& text) {
  std::string key;
  for (const char c : text) {
    if (c == ' ' && (key.empty() || key.back() == ' ')) continue;
    key += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  while (key.ends_with(' ')) key.pop_back();
  return key;
}

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
  for (const std::string& category : column.categories) groups[folded(category)].push_back(category);
  std::vector<std::vector<std::string>> found;
  for (auto& [key, spellings] : groups)
    if (spellings.size() > 1) found.push_back(std::move(spellings));
  return found;
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

}  // namespace epsiscope
