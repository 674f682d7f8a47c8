#pragma once

#include <Eigen/Core>

#include "core/random/rng.h"

namespace epsiscope {

/// The law of the noise on a symmetric matrix of sums.
enum class SumsNoise {
  trace,  ///< the difference of two Wishart matrices: pure
  normal  ///< independent normal numbers, by the analytic calibration: with a delta
};

/// The amount of noise on a sum of z z', |z|^2 <= reach, where one z is replaced.
struct SumsPlan {
  SumsNoise noise = SumsNoise::trace;
  Eigen::Index size = 1;  ///< number of rows of the matrix
  double scale = 1;       ///< factor of unitNoise()
  /// The standard deviation of an entry beside the diagonal; of one on it the square root of 2 times that.
  double deviation = 1;
};

/// Let D = z z' - w w' be the change by a replaced row, a = |z|^2, b = |w|^2, t = z.w. D has at most two
/// eigenvalues that are not 0, of sum a - b and product t^2 - a b <= 0, so that one is not negative and the
/// other not positive, and
///   |D|_tr  = sqrt((a - b)^2 + 4 (a b - t^2)) = sqrt((a + b)^2 - 4 t^2) <= 2 reach,
///   |D|_F^2 = a^2 + b^2 - 2 t^2                                        <= 2 reach^2,
/// both attained by two rows of full length that are orthogonal (|.|_tr: the sum of the absolute eigenvalues,
/// |.|_F: the root of the sum of all squared entries).
///
/// Trace noise: W1 - W2, each W with the density c exp(-tr W / scale) on the positive semidefinite matrices,
/// which is Wishart's with size + 1 degrees of freedom and variance scale/2. For size 1 it is Laplace's, the
/// difference of two exponential numbers. Write f for the density of W and g(N) = integral of f(N + V) f(V)
/// over V for that of W1 - W2. For P, Q positive semidefinite, with V = V' + Q,
///   g(N + P - Q) >= integral over V' of f(N + P + V') f(V' + Q)
///                >= exp(-(tr P + tr Q)/scale) integral over V' of f(N + V') f(V')
///                 = exp(-(tr P + tr Q)/scale) g(N),
/// for where N + V' is positive semidefinite so is N + P + V', and f(S + P) = exp(-tr P / scale) f(S) there.
/// With P and Q the two parts of D, tr P + tr Q = |D|_tr <= 2 reach: the scale 2 reach / epsilon makes it
/// epsilon-private. No smaller one does: far out along D, where N has a large part in each of its two
/// directions, g falls as exp(-|N|_tr / scale) times a power of N.
///
/// A single Wishart matrix, added, is not private at all: a release that lies below the sums of one table
/// rules that table out. Noise with density exp(-|N|_F / s) has a deviation of sqrt(size (size + 1)/2 + 1)
/// reach/epsilon beside the diagonal, Laplace noise by the sum of the absolute entries one of at least
/// size/sqrt(2) reach/epsilon (rows with entries of one size, half of which differ in sign), this one has
/// sqrt(2 (size + 1)) reach/epsilon: less from size 5 on.
///
/// Normal noise: the diagonal and sqrt(2) times the entries beside it are a vector that moves by |D|_F, and
/// get independent normal numbers (Balle and Wang 2018).
SumsPlan planSums(SumsNoise noise, Eigen::Index size, double reach, double epsilon, double delta);

/// A draw for scale 1. The same stream gives the same one, whatever the scale.
Eigen::MatrixXd unitNoise(SumsNoise noise, Eigen::Index size, Rng& rng);

/// |D|_tr and |D|_F of two rows.
double traceDistance(const Eigen::VectorXd& z, const Eigen::VectorXd& w);
double normDistance(const Eigen::VectorXd& z, const Eigen::VectorXd& w);

}  // namespace epsiscope
