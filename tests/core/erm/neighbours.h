#pragma once

#include "core/erm/perturbation.h"
#include "core/random/rng.h"

#include <Eigen/LU>

#include <cmath>

namespace epsiscope::test {

/// n rows and their labels, written out.
struct Table {
  Eigen::MatrixXd x;  ///< n by d
  Eigen::VectorXd y;

  double rows() const { return static_cast<double>(x.rows()); }
};

/// The b for which w minimises the objective with the linear term b.w/n: minus n times its gradient without
/// that term.
inline Eigen::VectorXd noiseFor(const Table& table, const Loss& loss, double ridge,
                                const Eigen::VectorXd& w) {
  Eigen::VectorXd b = -table.rows() * ridge * w;
  for (Eigen::Index i = 0; i < table.y.size(); ++i)
    b -= table.y[i] * derivative(loss, table.y[i] * table.x.row(i).dot(w)) * table.x.row(i).transpose();
  return b;
}

/// log |det| of the derivative of noiseFor().
inline double logDeterminant(const Table& table, const Loss& loss, double ridge, const Eigen::VectorXd& w) {
  Eigen::MatrixXd jacobian = table.rows() * ridge * Eigen::MatrixXd::Identity(w.size(), w.size());
  for (Eigen::Index i = 0; i < table.y.size(); ++i)
    jacobian += secondDerivative(loss, table.y[i] * table.x.row(i).dot(w)) * table.x.row(i).transpose() *
                table.x.row(i);
  return Eigen::FullPivLU<Eigen::MatrixXd>(jacobian).matrixLU().diagonal().array().abs().log().sum();
}

/// The log of the density at w of the release of objective perturbation from `one` over that from `other`.
inline double logRatio(const Table& one, const Table& other, const Loss& loss, double lambda,
                       const PerturbationPlan& plan, const Eigen::VectorXd& w) {
  const double ridge = lambda + plan.extraRegularisation;
  return (noiseFor(other, loss, ridge, w).norm() - noiseFor(one, loss, ridge, w).norm()) / plan.noiseScale +
         logDeterminant(one, loss, ridge, w) - logDeterminant(other, loss, ridge, w);
}

inline double logUniform(double from, double to, Rng& rng) {
  return from * std::pow(to / from, rng.uniform());
}

inline Eigen::VectorXd direction(Eigen::Index d, Rng& rng) {
  Eigen::VectorXd v(d);
  for (double& entry : v) entry = rng.normal();
  return v.normalized();
}

inline double sign(Rng& rng) {
  return rng.below(2) == 0 ? -1 : 1;
}

/// Rows with norms up to `norm`, half of them at that bound.
inline Table randomTable(Eigen::Index n, Eigen::Index d, double norm, Rng& rng) {
  Table table{Eigen::MatrixXd(n, d), Eigen::VectorXd(n)};
  for (Eigen::Index i = 0; i < n; ++i) {
    const double length = rng.below(2) == 0 ? norm : norm * rng.uniform();
    table.x.row(i) = length * direction(d, rng).transpose();
    table.y[i] = sign(rng);
  }
  return table;
}

}  // namespace epsiscope::test
