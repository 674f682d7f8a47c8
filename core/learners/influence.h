#pragma once

#include "core/learners/ridge_basis.h"

#include <Eigen/Core>

#include <cstddef>
#include <vector>

namespace epsiscope {

/// How much the test predictions follow one training label, for every lambda at once.
///
/// Column i of the matrix H of ridge has |H_i|^2 / n_test = q_i / n^2, q_i = x_i' D G D x_i, with x_i the
/// rotated row, G the mean of x x' over the test rows, D = diag(s), s_0 = 1 for the constant and
/// s_j = 1/(mu_j + lambda). That is a sum over pairs of directions, but
///   s_j s_k = (s_j - s_k) / (mu_k - mu_j)
/// takes each pair apart into what goes with s_j and what goes with s_k:
///   q_i = 1 + sum_j ( s_j (2 G_0j x_j + a_j) + s_j^2 b_j ),
///   a_j = 2 x_j sum_k G_jk x_k / (mu_k - mu_j),   b_j = G_jj x_j^2.
/// So sums over rows of (1, x, a, b), 3 numbers a direction where the pairs would need r/2, serve every
/// lambda and every variance of the labels.
///
/// Where mu_j and mu_k differ by at most kNear, relatively, the quotient would lose its digits (at kNear
/// itself it keeps 2e-11). There s_j s_k = (s_j^2 + s_k^2)/2 - (s_j - s_k)^2/2 without its last term, which
/// is at most kNear^2/2 = 5e-11 of s_j s_k for every lambda >= 0, and the pair goes to b.
class Influence {
public:
  /// `test`: G of the rotated rows.
  Influence(const Basis& basis, const Eigen::MatrixXd& test);

  /// The number of terms of a row: 1 + 3r.
  std::size_t width() const { return static_cast<std::size_t>(1 + 3 * m_eigenvalues.size()); }
  /// Row i of `terms` becomes (1, x, a, b) of row i of `features`, which is (1, z).
  void terms(const Eigen::MatrixXd& features, Eigen::MatrixXd& terms) const;
  /// sum_i v_i q_i from sum_i v_i terms_i; `shrink` is s for this lambda.
  double total(const Eigen::VectorXd& sums, const Eigen::VectorXd& shrink, double lambda) const;

private:
  static constexpr double kNear = 1e-5;
  struct NearPair {
    Eigen::Index j = 0, k = 0;
    double test = 0;  ///< G_jk
  };

  Eigen::VectorXd m_eigenvalues;
  Eigen::VectorXd m_testMean;     ///< G_0j
  Eigen::VectorXd m_testSquares;  ///< G_jj
  Eigen::MatrixXd m_expand;       ///< z times this is x and a/x, side by side
  std::vector<NearPair> m_near;
};

}  // namespace epsiscope
