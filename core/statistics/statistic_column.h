#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "core/privacy/bounds.h"

namespace epsiscope {

/// The values of one column in the rows in use, sorted once so that every statistic of the values clipped to
/// any bounds takes a few hundred operations, however many rows there are. Immutable.
class StatisticColumn {
public:
  /// Makes a column of numbers. `values`: at least one, in any order, finite.
  static std::shared_ptr<const StatisticColumn> ofNumbers(std::vector<double> values);
  /// Makes a column of text: the number of rows in each category of interest, among that many rows. It has no
  /// numbers.
  static std::shared_ptr<const StatisticColumn> ofCategories(std::vector<double> counts, std::size_t rows);

  std::size_t rows() const { return m_rows; }
  bool hasNumbers() const { return !m_sorted.empty(); }
  const std::vector<double>& categoryCounts() const { return m_categoryCounts; }

  // The members below are for numbers.

  /// The values, ascending.
  std::span<const double> sorted() const { return m_sorted; }
  double least() const { return m_sorted.front(); }
  double most() const { return m_sorted.back(); }
  std::size_t below(double value) const;   ///< number of smaller values
  std::size_t atMost(double value) const;  ///< number of values that are not larger
  /// The mean and population variance of the clipped values, or of all values where the bounds hold them all.
  double mean(const LabelBounds& clip) const;
  double variance(const LabelBounds& clip) const;
  double mean() const { return mean({least(), most()}); }
  double variance() const { return variance({least(), most()}); }
  /// The mean of (x - mean)^4.
  double fourthMoment() const { return m_fourthMoment; }
  /// The p-quantile, interpolated linearly between the order statistics: as in summaries of results.
  double quantile(double share) const;
  /// The number of values in each of `bins` equal cells between the bounds; a value between two cells belongs
  /// to the upper one, the upper bound to the last. `clipped`: values outside count in the cells at the ends.
  std::vector<double> counts(const LabelBounds& bounds, std::size_t bins, bool clipped) const;

private:
  StatisticColumn() = default;
  struct Sums {
    double first = 0, second = 0;
  };
  /// Sums of x - m_middle and of its square over the first `count` values.
  Sums sumsOfFirst(std::size_t count) const;
  Sums clippedSums(const LabelBounds& clip) const;

  std::size_t m_rows = 0;
  std::vector<double> m_sorted;
  double m_middle = 0;         ///< subtracted before summing, so that little is lost to cancellation
  std::vector<Sums> m_blocks;  ///< sums of the values before each block
  double m_fourthMoment = 0;
  std::vector<double> m_categoryCounts;
};

}  // namespace epsiscope
