#pragma once

#include <Eigen/Core>

#include <optional>

#include "core/sums/regression_sums.h"

namespace epsiscope {

/// The weights of a linear regression, and the lambda by which they were kept small.
struct SumsFit {
  Eigen::VectorXd weights;  ///< of the constant, where there is one, then of the features; labels in [-1, 1]
  double lambda = 0;
};

/// Learns from sums in which the entry of the constant is known, and all others have noise of the same law: a
/// function of the release and of public numbers, so that it costs no privacy.
///
/// Without noise it is ridge regression: least (1/n) sum (w.x - y)^2 + lambda |w|^2. With noise of deviation
/// s let l_i be the eigenvalues of the noisy X'X, a_i the coordinates of the noisy X'y along its
/// eigenvectors. Noise of p rows spreads eigenvalues that are 0 over about sqrt(p) s to either side, so l_i
/// is replaced by
///   m_i = (l_i + sqrt(l_i^2 + p s^2)) / 2,
/// which is above 0 and keeps large ones. Given weights with variances tau^2 = v/(n lambda), v = 0.15 the
/// variance of the labels about them, the rest a_i - m_i w_i has about the variance
///   r_i = s^2/c^2 + s^2 k tau^2 + v m_i,    c the label's weight in a row, k = min(p, 4)
/// (noise of X'y, noise of X'X times the weights, labels), and the best linear estimate is
///   w_i = m_i a_i / (m_i^2 + r_i/tau^2).
///
/// Absent: the lambda under which the a_i are likeliest, sum log(V_i) + a_i^2/V_i, V_i = tau^2 m_i^2 + r_i,
/// plus log(tau)^2, which leans a little to weights of size 1, least over 17 values of tau from 1/16 to 16.
/// Where the noise leaves the doubles the weights are 0. The numbers 0.15, 4 and the leaning were chosen on
/// the tables diamonds, HousePrices and DoctorVisits.
SumsFit fitSums(const RegressionSums& sums, const std::optional<double>& lambda);

}  // namespace epsiscope
