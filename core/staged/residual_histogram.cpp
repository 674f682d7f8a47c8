#include "core/staged/residual_histogram.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

namespace {

constexpr int kSizes = 14;
/// Counts below this many standard deviations of their noise are taken for none: a lone one far out would
/// otherwise widen everything.
constexpr double kBelieved = 1.5;

}  // namespace

std::vector<double> ResidualHistogram::countsOf(std::span<const double> residuals, double top) {
  std::vector<double> counts(std::size_t{2} * kSizes);
  for (const double residual : residuals) {
    const double size = std::min(std::abs(residual), top);
    const int j =
        size > 0 ? std::clamp(static_cast<int>(-2 * std::log2(size / top)), 0, kSizes - 1) : kSizes - 1;
    counts[2 * static_cast<std::size_t>(j) + (residual >= 0 ? 0 : 1)] += 1;
  }
  return counts;
}

ResidualHistogram::ResidualHistogram(std::span<const double> counts, double top, double epsilon)
    : m_cells(kSizes) {
  const double least = kBelieved * noiseScale(epsilon) * std::sqrt(2.0);
  double sum = 0;
  for (std::size_t j = 0; j < m_cells.size(); ++j) {
    constexpr double kMiddle = 0.85;  // of a cell, in units of its upper end
    Cell& cell = m_cells[j];
    cell.size = kMiddle * top * std::exp2(-0.5 * static_cast<double>(j));
    cell.above = counts[2 * j];
    cell.below = counts[2 * j + 1];
    for (double* count : {&cell.above, &cell.below}) {
      if (*count < least) *count = 0;
      sum += *count;
    }
  }
  if (sum <= 0) {  // nothing is known: about a quarter of the top on both sides
    m_cells[4].above = m_cells[4].below = 1;
    sum = 2;
  }
  for (Cell& cell : m_cells) {
    cell.above /= sum;
    cell.below /= sum;
  }
}

double ResidualHistogram::meanSquare() const {
  double mean = 0;
  for (const Cell& cell : m_cells) mean += (cell.above + cell.below) * cell.size * cell.size;
  return mean;
}

double ResidualHistogram::inside(double half) const {
  double share = 0;
  for (const Cell& cell : m_cells)
    if (cell.size <= half) share += cell.above + cell.below;
  return share;
}

double ResidualHistogram::meanCut(double half) const {
  double mean = 0;
  for (const Cell& cell : m_cells) mean += (cell.above - cell.below) * std::max(0.0, cell.size - half);
  return mean;
}

double ResidualHistogram::meanSizeCut(double half) const {
  double mean = 0;
  for (const Cell& cell : m_cells) mean += (cell.above + cell.below) * std::max(0.0, cell.size - half);
  return mean;
}

}  // namespace epsiscope
