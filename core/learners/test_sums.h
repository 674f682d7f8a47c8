#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include <Eigen/Core>

#include "core/learners/standardised_rows.h"

namespace epsiscope {

/// What a quadratic error needs of the test rows: means over them of x x', x r and r^2, r = label - origin.
/// With predictions origin + x.w the mean squared error is w'Gw - 2 w'g + rr.
struct TestSums {
  Eigen::MatrixXd xx;  ///< G
  Eigen::VectorXd xr;  ///< g
  double rr = 0;
};

/// `target` is the table's column; x = (1, z) rotated by `rotation`. Unfinished if goOn said stop.
TestSums sumTestRows(const StandardisedRows& features, const Eigen::MatrixXd& rotation,
                     std::span<const std::uint32_t> rows, std::span<const double> target, double origin,
                     unsigned threads, const std::function<bool()>& goOn);

}  // namespace epsiscope
