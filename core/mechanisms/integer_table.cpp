#include "core/mechanisms/integer_table.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace epsiscope {

namespace {

constexpr std::uint64_t kTotalAbout = std::uint64_t{1} << 62;

/// The smallest and the largest weight of a column.
struct WeightRange {
  std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t most = 0;
  void add(std::uint64_t weight) {
    least = std::min(least, weight);
    most = std::max(most, weight);
  }
};

bool sumsTo(const IntegerTable::Row& row, std::size_t outputs, std::uint64_t total) {
  WideUnsigned sum = WideUnsigned{row.rest} * (outputs - row.peaks.size());
  for (const auto& peak : row.peaks) sum += peak.weight;
  return sum == total;
}

/// Rounded up, so that no weight is 0, and what is then too much taken from the largest.
IntegerTable::Row roundedRow(const ResponseRow& row, std::size_t outputs, std::uint64_t total, double even) {
  const double each = even / static_cast<double>(outputs);
  const auto weightOf = [&](double probability) {
    const double mixed = (1 - even) * probability + each;
    return static_cast<std::uint64_t>(std::max(1.0, std::ceil(mixed * static_cast<double>(total))));
  };
  if (row.peaks.empty()) return {.rest = total / outputs, .peaks = {}};
  IntegerTable::Row made{.rest = weightOf(row.rest), .peaks = {}};
  const std::size_t others = outputs - row.peaks.size();
  std::uint64_t sum = made.rest * others;
  for (const auto& peak : row.peaks) {
    made.peaks.push_back({peak.output, weightOf(peak.probability)});
    sum += made.peaks.back().weight;
  }
  const auto largest = std::max_element(made.peaks.begin(), made.peaks.end(),
                                        [](const auto& a, const auto& b) { return a.weight < b.weight; });
  largest->weight += total - sum;  // modulo 2^64, as the sum may be above
  return made;
}

IntegerTable roundedTable(const ResponseTable& table, double even) {
  const std::size_t outputs = table.outputs.size();
  IntegerTable made{.total = kTotalAbout - kTotalAbout % outputs, .rows = {}};
  for (const ResponseRow& row : table.rows) made.rows.push_back(roundedRow(row, outputs, made.total, even));
  return made;
}

}  // namespace

std::uint64_t weightIn(const IntegerTable::Row& row, std::size_t output) {
  const auto peak =
      std::lower_bound(row.peaks.begin(), row.peaks.end(), output,
                       [](const IntegerTable::Peak& p, std::size_t index) { return p.output < index; });
  return peak != row.peaks.end() && peak->output == output ? peak->weight : row.rest;
}

/// The rest of a row counts for all columns, also for those where the row has a peak: which asks for more.
bool keepsRatios(const IntegerTable& table, std::size_t outputs, const RatioBound& bound) {
  WeightRange rests;
  std::vector<WeightRange> columns(outputs);
  for (const IntegerTable::Row& row : table.rows) {
    if (!sumsTo(row, outputs, table.total)) return false;
    if (row.peaks.size() < outputs) rests.add(row.rest);
    for (const auto& peak : row.peaks) columns[peak.output].add(peak.weight);
  }
  return std::ranges::all_of(columns, [&](WeightRange column) {
    if (rests.most > 0) {
      column.add(rests.least);
      column.add(rests.most);
    }
    return column.least > 0 && column.most <= table.total && bound.allows(column.most, column.least);
  });
}

IntegerTable integerTable(const ResponseTable& table, double epsilon) {
  constexpr double kLeastEven = 0x1p-50, kMostEven = 0x1p-16;
  const RatioBound bound(epsilon);
  for (double even = 0; even <= kMostEven; even = even > 0 ? 2 * even : kLeastEven) {
    IntegerTable made = roundedTable(table, even);
    if (keepsRatios(made, table.outputs.size(), bound)) return made;
  }
  throw std::invalid_argument("ratios above e^epsilon");
}

}  // namespace epsiscope
