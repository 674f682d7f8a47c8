#pragma once

#include "core/random/rng.h"

#include <Eigen/Dense>

#include <cmath>
#include <cstdint>

namespace epsiscope::test {

inline Eigen::MatrixXd normalRows(Eigen::Index rows, Eigen::Index features, Rng& rng) {
  return Eigen::MatrixXd::NullaryExpr(rows, features, [&] { return rng.normal(); });
}

/// exp(-gamma |a_i - b_j|^2), term by term.
inline Eigen::MatrixXd gaussianKernel(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b, double gamma) {
  return Eigen::MatrixXd::NullaryExpr(a.rows(), b.rows(), [&](Eigen::Index i, Eigen::Index j) {
    return std::exp(-gamma * (a.row(i) - b.row(j)).squaredNorm());
  });
}

struct SvmProblem {
  Eigen::MatrixXd rows;
  Eigen::MatrixXd gram;
  Eigen::VectorXd labels;
};

/// Two overlapping classes in three dimensions, with the Gaussian kernel.
inline SvmProblem overlappingClasses(Eigen::Index count, double gamma, std::uint64_t seed) {
  Rng rng(seed);
  SvmProblem p;
  p.rows = normalRows(count, 3, rng);
  p.gram = gaussianKernel(p.rows, p.rows, gamma);
  p.labels = Eigen::VectorXd::NullaryExpr(
      count, [&](Eigen::Index i) { return p.rows(i, 0) + 0.7 * rng.normal() > 0 ? 1.0 : -1.0; });
  return p;
}

}  // namespace epsiscope::test
