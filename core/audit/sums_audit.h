#pragma once

#include <Eigen/Core>

#include <span>

#include "core/audit/attack.h"
#include "core/audit/audit_finding.h"
#include "core/sums/regression_sums.h"
#include "core/sums/sums_noise.h"

namespace epsiscope {

/// Noisy sums of rows, as they are released.
struct AuditedSums {
  SumsPlan plan = {};
  RowWeights weights = {};
  double delta = 0;  ///< of normal noise
  double rows = 1;   ///< that are replaced together

  /// Returns what a release loses where so many rows z are replaced by w: the supremum over all that may be
  /// released, or for normal noise the smallest epsilon that delta leaves.
  double lossBetween(const Eigen::VectorXd& z, const Eigen::VectorXd& w) const;
  /// How far the sums move, in the norm that the noise is made for.
  double distance(const Eigen::VectorXd& z, const Eigen::VectorXd& w) const;
};

/// A row as the sums have it, with features x and a label in [-1, 1].
Eigen::VectorXd summedRow(const RowWeights& weights, const Eigen::VectorXd& x, double label);
/// The row that lies furthest from this one: of full length, opposite, with the label at the other end.
Eigen::VectorXd oppositeRow(const RowWeights& weights, const Eigen::VectorXd& row);

/// The worst of two rows that are made up. With two columns or more they are of full length and orthogonal,
/// so that no two rows are further apart; with one the best of many places.
AuditFinding auditOnMadeUpRows(const AuditedSums& release);
/// The worst of replacing one of these rows by another of them, by itself with either label, or by the row
/// that lies opposite.
AuditFinding auditOnRows(const AuditedSums& release, std::span<const Eigen::VectorXd> rows);

/// The evidence of somebody who looks at the released sums along the two directions in which they moved. With
/// normal noise that is all there is to see. Of trace noise he sees the difference of what it added there,
/// that of two Gamma numbers of shape size + 1, and forms the exact ratio of its densities: no better test of
/// that number exists, and what the other entries tell beside it is left out.
DrawnLoss lossOfMovedSums(const AuditedSums& release, double distance);

/// The logarithm of the density at t of the difference of two independent Gamma numbers of this whole shape
/// k and scale 1. With n = k - 1 and t >= 0,
///   f(t) = e^-t sum_j binomial(n + j, j) t^(n - j) / (n - j)! 2^-(n + 1 + j),   j = 0 ... n,
/// the integral of (x + t)^n x^n e^(-t - 2x) / n!^2 over x > 0, all terms positive; and f(-t) = f(t).
double logDensityOfGammaDifference(int shape, double t);

}  // namespace epsiscope
