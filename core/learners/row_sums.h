#pragma once

#include "core/base/go_on.h"
#include "core/learners/feature_rows.h"

#include <Eigen/Core>

#include <cstdint>
#include <span>

namespace epsiscope {

/// Means over rows of x x', x r and r^2, with x = (1, z) and r = label - origin: all that a quadratic error
/// needs. With predictions origin + x.w the mean squared error is w'Gw - 2 w'g + rr.
struct RowSums {
  Eigen::MatrixXd xx;  ///< G
  Eigen::VectorXd xr;  ///< g
  double rr = 0;
};

/// `target` is the table's column. Unfinished if cancelled; goOn is asked every
/// few milliseconds. The same bits for any number of threads.
RowSums sumRows(const FeatureRows& features, std::span<const std::uint32_t> rows,
                std::span<const double> target, double origin, unsigned threads, const GoOn& goOn);

}  // namespace epsiscope
