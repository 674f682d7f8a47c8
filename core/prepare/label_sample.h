#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace epsiscope {

/// Some of the rows, for means over all of them of a value that is costly to know of a row.
struct LabelSample {
  std::vector<std::size_t> places;  ///< of the rows, ascending
  std::vector<double> weights;      ///< one each, of sum 1
};

/// Returns `count` of the rows with these labels, and weights with which the sample's means of 1, y and y^2
/// are those of all rows: as the squared error against a prediction c is y^2 - 2 y c + c^2, every row's label
/// counts, and only terms with predictions are estimated. Half of the sample are the rows whose labels are
/// farthest from the median, which count as themselves. The m others are evenly spread over the rest, N rows,
/// and weighted by
///     N/m (1 + slopes' (g - mean_m(g))),   g = (y, y^2),
/// slopes such that the sums are right: the weighted mean of any values is their mean over the sample plus
/// the least-squares estimate on g of the difference between sample and rest (a regression estimate). Its
/// error has the variance of the values' residuals on g, over m, and a bias that is small beside that
/// deviation as long as the rows whose labels are like no others' are fewer than half the sample.
/// Precondition: 0 < count < labels.size(), finite labels.
LabelSample sampleByLabel(std::span<const double> labels, std::size_t count);

}  // namespace epsiscope
