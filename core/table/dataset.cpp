#include "core/table/dataset.h"

#include "core/base/numbers.h"
#include "core/text/near_names.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

int Dataset::find(const std::string& columnName) const {
  const auto found = std::find_if(columns.begin(), columns.end(),
                                  [&](const Column& column) { return column.name == columnName; });
  return found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
}

namespace {

struct Range {
  std::size_t count = 0;
  double min = kInfinity, max = -min;
};

Range rangeOf(const std::vector<double>& values) {
  Range range;
  for (const double value : values) {
    if (std::isnan(value)) continue;
    ++range.count;
    range.min = std::min(range.min, value);
    range.max = std::max(range.max, value);
  }
  return range;
}

/// Power of two that brings the values to at most 1 in size, so that neither sums nor squares overflow or
/// vanish.
int exponentOf(const Range& range) {
  int exponent = 0;
  std::frexp(std::max(std::abs(range.min), std::abs(range.max)), &exponent);
  return exponent;
}

}  // namespace

ColumnSummary summarise(const Column& column) {
  ColumnSummary summary{.count = 0, .min = kNaN, .max = kNaN, .mean = kNaN, .sd = kNaN};
  if (column.kind == ColumnKind::text) {
    summary.count = column.codes.size() - column.missing;
    return summary;
  }
  const Range range = rangeOf(column.values);
  summary.count = range.count;
  if (range.count == 0) return summary;
  summary.min = range.min;
  summary.max = range.max;

  const int exponent = exponentOf(range);
  // In two steps, because 2^-exponent itself can be out of range.
  const auto scaled = [&](double value) { return std::ldexp(value, -exponent); };
  const bool plain = exponent > -300 && exponent < 300;
  long double sum = 0;
  for (const double value : column.values)
    if (!std::isnan(value)) sum += plain ? value : scaled(value);
  const long double mean = sum / static_cast<long double>(range.count);
  long double squares = 0;
  for (const double value : column.values) {
    if (std::isnan(value)) continue;
    const long double deviation = (plain ? value : scaled(value)) - mean;
    squares += deviation * deviation;
  }
  const auto restored = [&](long double value) {
    return plain ? static_cast<double>(value) : finiteOrNaN(std::ldexp(static_cast<double>(value), exponent));
  };
  summary.mean = std::clamp(restored(mean), range.min, range.max);
  if (range.count > 1) summary.sd = restored(std::sqrt(squares / static_cast<long double>(range.count - 1)));
  return summary;
}

std::string unknownColumn(const Dataset& dataset, const std::string& wanted) {
  std::vector<std::string> names;
  for (const Column& column : dataset.columns) names.push_back(column.name);
  const std::vector<std::string> near = nearNames(wanted, names);
  return near.empty() ? filled(sentence("Core", "There is no column %1; the columns are %2."), quoted(wanted),
                               quotedList(names))
                      : filled(sentence("Core", "There is no column %1; did you mean %2?"), quoted(wanted),
                               quotedList(near));
}

}  // namespace epsiscope
