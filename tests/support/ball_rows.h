#pragma once

#include <Eigen/Core>

#include <cstdint>

#include "core/erm/dense_rows.h"
#include "core/random/rng.h"

namespace epsiscope::test {

/// Rows in the unit ball, and labels in [-1, 1] that do not depend on them.
struct BallRows {
  DenseRows x;
  Eigen::VectorXd y;
};

inline BallRows ballRows(Eigen::Index rows, Eigen::Index features, std::uint64_t seed) {
  Rng rng(seed);
  DenseRows::Matrix x(rows, features);
  Eigen::VectorXd y(rows);
  for (Eigen::Index i = 0; i < rows; ++i) {
    for (Eigen::Index j = 0; j < features; ++j) x(i, j) = rng.normal();
    x.row(i) *= rng.uniform() / x.row(i).norm();
    y[i] = 2 * rng.uniform() - 1;
  }
  return {DenseRows(x), y};
}

}  // namespace epsiscope::test
