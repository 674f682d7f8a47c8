#include "core/learners/influence.h"

#include "core/linear/matrix_product.h"

#include <cmath>

namespace epsiscope {

Influence::Influence(const Basis& basis, const Eigen::MatrixXd& test)
    : m_eigenvalues(basis.eigenvalues),
      m_testMean(test.col(0).tail(basis.eigenvalues.size())),
      m_testSquares(test.diagonal().tail(basis.eigenvalues.size())) {
  const Eigen::Index r = m_eigenvalues.size();
  const Eigen::VectorXd& mu = m_eigenvalues;
  Eigen::MatrixXd apart = Eigen::MatrixXd::Zero(r, r);
  for (Eigen::Index k = 0; k < r; ++k)
    for (Eigen::Index j = 0; j < k; ++j) {
      const double pair = test(k + 1, j + 1);
      if (mu(k) - mu(j) > kNear * mu(k)) {
        apart(k, j) = 2 * pair / (mu(k) - mu(j));
        apart(j, k) = -apart(k, j);
      } else {
        m_near.push_back({.j = j, .k = k, .test = pair});
      }
    }
  const auto rotation = basis.rotation.bottomRightCorner(basis.rotation.rows() - 1, r);
  m_expand.resize(rotation.rows(), 2 * r);
  m_expand.leftCols(r) = rotation;
  multiply(rotation, apart, m_expand.rightCols(r));
}

void Influence::terms(const Eigen::MatrixXd& features, Eigen::MatrixXd& terms) const {
  const Eigen::Index r = m_eigenvalues.size();
  terms.resize(features.rows(), 1 + 3 * r);
  terms.col(0).setOnes();
  multiply(features.rightCols(features.cols() - 1), m_expand, terms.middleCols(1, 2 * r));
  const auto x = terms.middleCols(1, r);
  auto a = terms.middleCols(1 + r, r);
  auto b = terms.rightCols(r);
  a.array() *= x.array();
  b = x.array().square().matrix() * m_testSquares.asDiagonal();
  for (const NearPair& pair : m_near) {
    const Eigen::VectorXd both = pair.test * x.col(pair.j).cwiseProduct(x.col(pair.k));
    b.col(pair.j) += both;
    b.col(pair.k) += both;
  }
}

double Influence::total(const Eigen::VectorXd& sums, const Eigen::VectorXd& shrink, double lambda) const {
  const Eigen::Index r = m_eigenvalues.size();
  const auto x = sums.segment(1, r), a = sums.segment(1 + r, r), b = sums.tail(r);
  // A pair adds opposite amounts to two a: one number may be taken from every s. With a lambda above all
  // eigenvalues the s are nearly equal, and 1/lambda is that number: s_j - 1/lambda = -mu_j s_j / lambda.
  // (Without lambda, s is 0 along directions without spread. The x there are rounding, and so is their share
  // in the a of other directions, which stays.)
  const bool nearlyEqual = r > 0 && lambda > m_eigenvalues(r - 1);
  double total = sums(0);
  for (Eigen::Index j = 0; j < r; ++j) {
    const double s = shrink(j + 1);
    const double apart = nearlyEqual ? -m_eigenvalues(j) * s / lambda : s;
    total += 2 * s * m_testMean(j) * x(j) + apart * a(j) + s * s * b(j);
  }
  return total;
}

}  // namespace epsiscope
