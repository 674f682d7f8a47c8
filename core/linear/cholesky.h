#pragma once

#include <Eigen/Core>

#include <memory>

namespace epsiscope {

/// The Cholesky factor of a symmetric matrix: A = L L'.
class Cholesky {
public:
  /// Reads the lower triangle alone.
  explicit Cholesky(const Eigen::MatrixXd& a);
  Cholesky(Cholesky&&) noexcept;
  Cholesky& operator=(Cholesky&&) noexcept;
  ~Cholesky();

  /// Whether the matrix is positive definite; else there is no factor, and nothing below has a meaning.
  bool exists() const;
  /// A^-1 b.
  Eigen::VectorXd solve(const Eigen::VectorXd& b) const;
  /// The natural logarithm of A's determinant.
  double logDeterminant() const;
  /// L x.
  Eigen::VectorXd rootTimes(const Eigen::VectorXd& x) const;
  /// L (L' x).
  Eigen::VectorXd times(const Eigen::VectorXd& x) const;

private:
  struct Factor;
  std::unique_ptr<const Factor> m_factor;
};

/// Whether a symmetric matrix has a Cholesky factor. Reads and overwrites its lower triangle: no second
/// matrix of its size is made.
bool isPositiveDefinite(Eigen::MatrixXd& a);

}  // namespace epsiscope
