#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "core/privacy/bounds.h"

namespace epsiscope {

/// The values of one column in the rows in use, put in order once so that every statistic of the values
/// clipped to any bounds takes a few hundred operations, however many rows there are. Immutable.
class StatisticColumn {
public:
  /// `values`: at least one, in any order, finite.
  static std::shared_ptr<const StatisticColumn> ofNumbers(std::vector<double> values);
  /// A column of text: how many rows are in each category that is asked about, of so many rows. It has no
  /// numbers then.
  static std::shared_ptr<const StatisticColumn> ofCategories(std::vector<double> counts, std::size_t rows);

  std::size_t rows() const { return m_rows; }
  bool hasNumbers() const { return !m_sorted.empty(); }
  const std::vector<double>& categoryCounts() const { return m_categoryCounts; }

  // What follows is of numbers.

  /// Ascending.
  std::span<const double> sorted() const { return m_sorted; }
  double least() const { return m_sorted.front(); }
  double most() const { return m_sorted.back(); }
  std::size_t below(double value) const;   ///< how many are smaller
  std::size_t atMost(double value) const;  ///< how many are not larger
  /// Mean and population variance, in place of clipped values those of all where the bounds hold them all.
  double mean(const LabelBounds& clip) const;
  double variance(const LabelBounds& clip) const;
  double mean() const { return mean({least(), most()}); }
  double variance() const { return variance({least(), most()}); }
  /// The mean of (x - mean)^4.
  double fourthMoment() const { return m_fourthMoment; }
  /// The p-quantile between the order statistics, linearly: as in summaries of results.
  double quantile(double share) const;
  /// How many values each of `bins` equal cells between the bounds holds; a value between two cells belongs
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
