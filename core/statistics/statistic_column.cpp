#include "core/statistics/statistic_column.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace epsiscope {

namespace {

constexpr std::size_t kBlock = 256;

}  // namespace

std::shared_ptr<const StatisticColumn> StatisticColumn::ofNumbers(std::vector<double> values) {
  assert(!values.empty());
  std::shared_ptr<StatisticColumn> made(new StatisticColumn);
  std::ranges::sort(values);
  made->m_rows = values.size();
  made->m_sorted = std::move(values);
  const std::vector<double>& sorted = made->m_sorted;
  made->m_middle = sorted[sorted.size() / 2];
  Sums sums;
  for (std::size_t begin = 0; begin <= sorted.size(); begin += kBlock) {
    made->m_blocks.push_back(sums);
    Sums block;
    for (std::size_t i = begin; i < std::min(begin + kBlock, sorted.size()); ++i) {
      const double deviation = sorted[i] - made->m_middle;
      block.first += deviation;
      block.second += deviation * deviation;
    }
    sums.first += block.first;
    sums.second += block.second;
  }
  const double mean = made->mean();
  for (const double value : sorted) {
    const double square = (value - mean) * (value - mean);
    made->m_fourthMoment += square * square / static_cast<double>(sorted.size());
  }
  return made;
}

std::shared_ptr<const StatisticColumn> StatisticColumn::ofCategories(std::vector<double> counts,
                                                                     std::size_t rows) {
  std::shared_ptr<StatisticColumn> made(new StatisticColumn);
  made->m_rows = rows;
  made->m_categoryCounts = std::move(counts);
  return made;
}

std::size_t StatisticColumn::below(double value) const {
  return static_cast<std::size_t>(std::ranges::lower_bound(m_sorted, value) - m_sorted.begin());
}

std::size_t StatisticColumn::atMost(double value) const {
  return static_cast<std::size_t>(std::ranges::upper_bound(m_sorted, value) - m_sorted.begin());
}

StatisticColumn::Sums StatisticColumn::sumsOfFirst(std::size_t count) const {
  Sums sums = m_blocks[count / kBlock];
  for (std::size_t i = count / kBlock * kBlock; i < count; ++i) {
    const double deviation = m_sorted[i] - m_middle;
    sums.first += deviation;
    sums.second += deviation * deviation;
  }
  return sums;
}

StatisticColumn::Sums StatisticColumn::clippedSums(const LabelBounds& clip) const {
  const std::size_t first = below(clip.lower), last = std::max(first, atMost(clip.upper));
  const Sums before = sumsOfFirst(first), until = sumsOfFirst(last);
  const double low = clip.lower - m_middle, high = clip.upper - m_middle;
  const auto lows = static_cast<double>(first), highs = static_cast<double>(m_rows - last);
  Sums sums{until.first - before.first, until.second - before.second};
  // No product where nothing is clipped: a bound may be far away.
  if (lows > 0) sums.first += lows * low, sums.second += lows * low * low;
  if (highs > 0) sums.first += highs * high, sums.second += highs * high * high;
  return sums;
}

double StatisticColumn::mean(const LabelBounds& clip) const {
  return m_middle + clippedSums(clip).first / static_cast<double>(m_rows);
}

double StatisticColumn::variance(const LabelBounds& clip) const {
  const auto rows = static_cast<double>(m_rows);
  const Sums sums = clippedSums(clip);
  const double mean = sums.first / rows;
  return std::max(0.0, sums.second / rows - mean * mean);
}

double StatisticColumn::quantile(double share) const {
  const double place = share * static_cast<double>(m_rows - 1);
  const auto low = static_cast<std::size_t>(place);
  const double lower = m_sorted[low];
  return low + 1 < m_rows ? std::lerp(lower, m_sorted[low + 1], place - std::floor(place)) : lower;
}

std::vector<double> StatisticColumn::counts(const LabelBounds& bounds, std::size_t bins, bool clipped) const {
  std::vector<double> counts(bins);
  std::size_t before = clipped ? 0 : below(bounds.lower);
  for (std::size_t i = 0; i < bins; ++i) {
    const bool isLast = i + 1 == bins;
    std::size_t until = clipped ? m_rows : atMost(bounds.upper);
    if (!isLast)
      until = below(bounds.lower + bounds.width() * (static_cast<double>(i + 1) / static_cast<double>(bins)));
    counts[i] = static_cast<double>(until - before);
    before = until;
  }
  return counts;
}

}  // namespace epsiscope
