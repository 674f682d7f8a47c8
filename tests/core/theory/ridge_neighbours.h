#pragma once

#include "core/random/rng.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <vector>

namespace epsiscope::test {

/// Rows as vectors v with K = v.w and |v| <= kappa: on finitely many points every kernel is of this form. The
/// last row is the one that differs; the prediction is at `target`.
struct RidgeNeighbours {
  Eigen::MatrixXd shared;  ///< one per row
  Eigen::VectorXd labels;
  Eigen::VectorXd last, otherLast, target;
  double label = 1, otherLabel = -1;

  double rows() const { return static_cast<double>(labels.size()) + 1; }

  /// f as a vector, |w| = |f|_K, from the normal equations in their space: (sum v v' + lambda m I) w = sum y
  /// v.
  Eigen::VectorXd weights(double lambda, const Eigen::VectorXd& row, double y) const {
    Eigen::MatrixXd moments = row * row.transpose();
    Eigen::VectorXd product = y * row;
    for (Eigen::Index i = 0; i < labels.size(); ++i) {
      moments += shared.row(i).transpose() * shared.row(i);
      product += labels[i] * shared.row(i);
    }
    moments.diagonal().array() += lambda * rows();
    return moments.ldlt().solve(product);
  }
  double prediction(double lambda, const Eigen::VectorXd& row, double y) const {
    return target.dot(weights(lambda, row, y));
  }
  double change(double lambda) const {
    return std::abs(prediction(lambda, last, label) - prediction(lambda, otherLast, otherLabel));
  }
  double functionChange(double lambda) const {
    return (weights(lambda, last, label) - weights(lambda, otherLast, otherLabel)).norm();
  }
  double clampedChange(double lambda, double bound) const {
    return std::abs(std::clamp(prediction(lambda, last, label), -bound, bound) -
                    std::clamp(prediction(lambda, otherLast, otherLabel), -bound, bound));
  }
};

inline Eigen::VectorXd onSphere(Eigen::Index dimensions, double radius, Rng& rng) {
  const Eigen::VectorXd v = Eigen::VectorXd::NullaryExpr(dimensions, [&] { return rng.normal(); });
  return radius / v.norm() * v;
}

/// Labels are often at the bound, points often coincide: with another row, or with the target.
inline RidgeNeighbours randomNeighbours(Eigen::Index shared, double kappa, double bound, Rng& rng) {
  const auto dimensions = static_cast<Eigen::Index>(1 + rng.below(8));
  std::vector<Eigen::VectorXd> seen = {onSphere(dimensions, kappa, rng)};
  const auto point = [&] {
    if (rng.below(3) > 0)
      seen.push_back(onSphere(dimensions, kappa * (rng.below(4) > 0 ? 1 : rng.uniform()), rng));
    return seen[rng.below(seen.size())];
  };
  const auto label = [&] {
    const double y = bound * (2 * rng.uniform() - 1);
    return rng.below(3) > 0 ? std::copysign(bound, y) : y;
  };
  RidgeNeighbours n;
  n.shared.resize(shared, dimensions);
  n.labels.resize(shared);
  for (Eigen::Index i = 0; i < shared; ++i) {
    n.shared.row(i) = point();
    n.labels[i] = label();
  }
  n.last = point();
  n.otherLast = point();
  n.target = point();
  n.label = label();
  n.otherLabel = label();
  return n;
}

/// A neighbour of the pair itself: one of its points or labels is moved.
inline RidgeNeighbours varied(RidgeNeighbours n, double kappa, double bound, double size, Rng& rng) {
  const auto move = [&](const Eigen::VectorXd& v) {
    const Eigen::VectorXd w = v + size * onSphere(v.size(), kappa, rng);
    return w.norm() > 0.01 * kappa ? Eigen::VectorXd(kappa / w.norm() * w) : v;
  };
  const auto shift = [&](double y) { return std::clamp(y + size * bound * rng.normal(), -bound, bound); };
  const auto which = static_cast<Eigen::Index>(rng.below(static_cast<std::uint64_t>(n.labels.size()) + 3));
  if (which < n.labels.size()) {
    n.shared.row(which) = move(n.shared.row(which));
    n.labels[which] = shift(n.labels[which]);
  } else if (which == n.labels.size()) {
    n.last = move(n.last);
    n.label = shift(n.label);
  } else if (which == n.labels.size() + 1) {
    n.otherLast = move(n.otherLast);
    n.otherLabel = shift(n.otherLabel);
  } else {
    n.target = move(n.target);
  }
  return n;
}

/// The result of a climb that keeps a variation if it changes the prediction more.
inline RidgeNeighbours worstFrom(RidgeNeighbours n, double kappa, double bound, double lambda, int steps,
                                 Rng& rng) {
  double best = n.change(lambda), size = 0.5;
  for (int i = 0; i < steps; ++i) {
    RidgeNeighbours other = varied(n, kappa, bound, size, rng);
    const double change = other.change(lambda);
    size = std::clamp(change > best ? 1.3 * size : 0.97 * size, 1e-3, 1.0);
    if (change > best) {
      best = change;
      n = std::move(other);
    }
  }
  return n;
}

}  // namespace epsiscope::test
