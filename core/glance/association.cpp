#include "core/glance/association.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <numeric>
#include <utility>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/random/rng.h"

namespace epsiscope {

namespace {

constexpr std::size_t kMostPaired = 200;
constexpr std::size_t kMostSampled = 100'000;
constexpr std::size_t kFewestSampled = 2'000;
constexpr std::size_t kMostWork = 2'000'000'000;  ///< rows times pairs
constexpr std::size_t kSmallTable = 1 << 16;      ///< cells of a dense table of two texts

/// The cells of a column in the rows that are looked at.
struct SampledColumn {
  bool isText = false;
  std::vector<double> values{};        ///< scaled into [-1, 1]; NaN: missing
  std::vector<double> ranks{};         ///< among all these values; NaN: missing
  std::vector<std::uint32_t> order{};  ///< of the values that are there, ascending
  std::vector<std::int32_t> codes{};   ///< -1: missing
  std::size_t categories = 0;
  bool complete = true;
};

/// Mean ranks of values in this order, for the rows that `isIn`.
void fillRanks(const std::vector<double>& values, const std::vector<std::uint32_t>& order, const auto& isIn,
               std::vector<double>& ranks) {
  std::fill(ranks.begin(), ranks.end(), kNaN);
  std::vector<std::uint32_t> equal;
  std::size_t before = 0;
  const auto close = [&] {
    const double rank = static_cast<double>(before) + static_cast<double>(equal.size() + 1) / 2;
    for (const std::uint32_t row : equal) ranks[row] = rank;
    before += equal.size();
    equal.clear();
  };
  for (const std::uint32_t row : order) {
    if (!isIn(row)) continue;
    if (!equal.empty() && values[row] != values[equal.front()]) close();
    equal.push_back(row);
  }
  close();
}

SampledColumn sampled(const Column& column, const std::vector<std::uint32_t>& rows) {
  SampledColumn made{.isText = column.kind == ColumnKind::text};
  if (made.isText) {
    for (const std::uint32_t row : rows) made.codes.push_back(column.codes[row]);
    made.categories = column.categories.size();
    made.complete = std::ranges::none_of(made.codes, [](std::int32_t code) { return code < 0; });
    return made;
  }
  double largest = 0;
  for (const std::uint32_t row : rows) {
    made.values.push_back(column.values[row]);
    if (!std::isnan(column.values[row])) largest = std::max(largest, std::abs(column.values[row]));
  }
  for (std::uint32_t i = 0; i < made.values.size(); ++i) {
    if (largest > 0) made.values[i] /= largest;
    if (!std::isnan(made.values[i])) made.order.push_back(i);
  }
  std::ranges::sort(made.order, {}, [&](std::uint32_t i) { return std::pair(made.values[i], i); });
  made.complete = made.order.size() == rows.size();
  made.ranks.resize(made.values.size());
  fillRanks(
      made.values, made.order, [](std::uint32_t) { return true; }, made.ranks);
  return made;
}

/// The correlation over the rows in which neither is NaN, computed twice over: first the means.
double correlation(const std::vector<double>& x, const std::vector<double>& y, std::size_t& rows) {
  double meanX = 0, meanY = 0, firstX = 0, firstY = 0;
  bool variesX = false, variesY = false;
  rows = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (std::isnan(x[i]) || std::isnan(y[i])) continue;
    if (rows++ == 0) {
      firstX = x[i];
      firstY = y[i];
    }
    variesX = variesX || x[i] != firstX;
    variesY = variesY || y[i] != firstY;
    meanX += x[i] - firstX;
    meanY += y[i] - firstY;
  }
  if (!variesX || !variesY) return kNaN;
  meanX = firstX + meanX / static_cast<double>(rows);
  meanY = firstY + meanY / static_cast<double>(rows);
  double xx = 0, yy = 0, xy = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (std::isnan(x[i]) || std::isnan(y[i])) continue;
    const double dx = x[i] - meanX, dy = y[i] - meanY;
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  // Values that differ in their last digits only have no spread that can be computed.
  return xx > 0 && yy > 0 ? std::clamp(xy / std::sqrt(xx) / std::sqrt(yy), -1.0, 1.0) : kNaN;
}

/// Spearman's, with the ranks among the rows that have both.
double rankCorrelation(const SampledColumn& a, const SampledColumn& b) {
  std::size_t rows = 0;
  if (a.complete && b.complete) return correlation(a.ranks, b.ranks, rows);
  std::vector<double> ranksOfA(a.values.size()), ranksOfB(b.values.size());
  fillRanks(
      a.values, a.order, [&](std::uint32_t row) { return !std::isnan(b.values[row]); }, ranksOfA);
  fillRanks(
      b.values, b.order, [&](std::uint32_t row) { return !std::isnan(a.values[row]); }, ranksOfB);
  return correlation(ranksOfA, ranksOfB, rows);
}

/// chi^2/n = sum n_ij^2/(n_i n_j) - 1, over the cells that somebody is in.
double cramersV(const SampledColumn& a, const SampledColumn& b, std::size_t& rows) {
  std::vector<double> ofA(a.categories), ofB(b.categories);
  std::vector<std::uint64_t> cells;
  rows = 0;
  for (std::size_t i = 0; i < a.codes.size(); ++i) {
    if (a.codes[i] < 0 || b.codes[i] < 0) continue;
    const auto codeA = static_cast<std::size_t>(a.codes[i]), codeB = static_cast<std::size_t>(b.codes[i]);
    ++rows;
    ++ofA[codeA];
    ++ofB[codeB];
    cells.push_back(codeA * b.categories + codeB);
  }
  const auto met = [](const std::vector<double>& counts) {
    return counts.size() - static_cast<std::size_t>(std::ranges::count(counts, 0.0));
  };
  const std::size_t fewer = std::min(met(ofA), met(ofB));
  if (fewer < 2) return kNaN;
  double sum = 0;
  const auto add = [&](std::uint64_t cell, double count) {
    sum += count * count / ofA[cell / b.categories] / ofB[cell % b.categories];
  };
  if (a.categories * b.categories <= kSmallTable) {
    std::vector<double> counts(a.categories * b.categories);
    for (const std::uint64_t cell : cells) ++counts[cell];
    for (std::size_t cell = 0; cell < counts.size(); ++cell)
      if (counts[cell] > 0) add(cell, counts[cell]);
  } else {
    std::ranges::sort(cells);
    for (auto begin = cells.begin(); begin != cells.end();) {
      const auto end = std::upper_bound(begin, cells.end(), *begin);
      add(*begin, static_cast<double>(end - begin));
      begin = end;
    }
  }
  return std::sqrt(std::clamp((sum - 1) / static_cast<double>(fewer - 1), 0.0, 1.0));
}

double correlationRatio(const SampledColumn& text, const SampledColumn& numbers, std::size_t& rows) {
  std::vector<double> sums(text.categories), counts(text.categories);
  double first = 0, sum = 0;
  bool varies = false;
  rows = 0;
  const auto isIn = [&](std::size_t i) { return text.codes[i] >= 0 && !std::isnan(numbers.values[i]); };
  for (std::size_t i = 0; i < text.codes.size(); ++i) {
    if (!isIn(i)) continue;
    if (rows++ == 0) first = numbers.values[i];
    varies = varies || numbers.values[i] != first;
    const double from = numbers.values[i] - first;
    sum += from;
    sums[static_cast<std::size_t>(text.codes[i])] += from;
    ++counts[static_cast<std::size_t>(text.codes[i])];
  }
  if (!varies || std::ranges::count_if(counts, [](double count) { return count > 0; }) < 2) return kNaN;
  const double mean = sum / static_cast<double>(rows);
  double between = 0, within = 0;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] > 0) between += counts[i] * std::pow(sums[i] / counts[i] - mean, 2);
  for (std::size_t i = 0; i < text.codes.size(); ++i) {
    if (!isIn(i)) continue;
    const auto code = static_cast<std::size_t>(text.codes[i]);
    within += std::pow(numbers.values[i] - first - sums[code] / counts[code], 2);
  }
  return between + within > 0 ? std::sqrt(between / (between + within)) : kNaN;
}

std::vector<Association> between(const std::vector<SampledColumn>& columns, std::size_t a, std::size_t b) {
  const SampledColumn& one = columns[a];
  const SampledColumn& other = columns[b];
  Association found{.a = a, .b = b};
  if (!one.isText && !other.isText) {
    found.value = correlation(one.values, other.values, found.rows);
    Association byRank = found;
    byRank.measure = AssociationMeasure::spearman;
    byRank.value = rankCorrelation(one, other);
    return {found, byRank};
  }
  if (one.isText && other.isText) {
    found.measure = AssociationMeasure::cramersV;
    found.value = cramersV(one, other, found.rows);
  } else {
    found.measure = AssociationMeasure::correlationRatio;
    found.value = correlationRatio(one.isText ? one : other, one.isText ? other : one, found.rows);
  }
  return {found};
}

/// So many of all rows: one at random from each of as many stretches of nearly the same length.
std::vector<std::uint32_t> rowsToLookAt(std::size_t all, std::size_t wanted) {
  std::vector<std::uint32_t> rows;
  if (all <= wanted) {
    rows.resize(all);
    std::iota(rows.begin(), rows.end(), 0u);
    return rows;
  }
  Rng rng(1);
  for (std::size_t i = 0; i < wanted; ++i) {
    const std::size_t begin = i * all / wanted, end = (i + 1) * all / wanted;
    rows.push_back(static_cast<std::uint32_t>(begin + rng.below(end - begin)));
  }
  return rows;
}

/// Whether nearly every row has a category of its own.
bool isNearlyUnique(const Column& column, std::size_t rows) {
  return column.kind == ColumnKind::text && column.categories.size() > 20 &&
         2 * column.categories.size() > rows;
}

}  // namespace

std::string_view nameOf(AssociationMeasure measure) {
  switch (measure) {
    case AssociationMeasure::pearson:
      return "pearson";
    case AssociationMeasure::spearman:
      return "spearman";
    case AssociationMeasure::cramersV:
      return "cramers-v";
    case AssociationMeasure::correlationRatio:
      break;
  }
  return "correlation-ratio";
}

Associations associations(const Dataset& dataset, const GoOn& goOn, unsigned threads) {
  Associations found;
  std::vector<std::size_t> used;
  for (std::size_t i = 0; i < dataset.columns.size(); ++i)
    (used.size() < kMostPaired && !isNearlyUnique(dataset.columns[i], dataset.rows()) ? used : found.leftOut)
        .push_back(i);
  if (used.size() < 2) return found;
  const std::size_t pairCount = used.size() * (used.size() - 1) / 2;
  const std::vector<std::uint32_t> rows =
      rowsToLookAt(dataset.rows(), std::clamp(kMostWork / pairCount, kFewestSampled, kMostSampled));
  found.rows = rows.size();
  const GoOn ask = goOn.oneAtATime();
  std::vector<SampledColumn> columns(dataset.columns.size());
  const bool sampledAll = parallelFor(used.size(), threads, [&](std::size_t i) {
    columns[used[i]] = sampled(dataset.columns[used[i]], rows);
    return ask();
  });
  std::vector<std::vector<Association>> ofFirst(used.size());
  const bool wentOn = sampledAll && parallelFor(used.size(), threads, [&](std::size_t i) {
                        for (std::size_t j = i + 1; j < used.size(); ++j) {
                          for (const Association& one : between(columns, used[i], used[j]))
                            ofFirst[i].push_back(one);
                          if (!ask()) return false;
                        }
                        return true;
                      });
  if (!wentOn) return {};
  for (const std::vector<Association>& some : ofFirst)
    found.pairs.insert(found.pairs.end(), some.begin(), some.end());
  std::ranges::stable_sort(found.pairs, std::greater(), [](const Association& one) {
    return std::isnan(one.value) ? -1 : std::abs(one.value);
  });
  return found;
}

}  // namespace epsiscope
