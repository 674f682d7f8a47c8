#pragma once

#include <Eigen/Core>

#include <memory>

namespace epsiscope {

/// LU decomposition with partial pivoting of a square matrix in extended precision.
class ExtendedLu {
public:
  using Vector = Eigen::Matrix<long double, Eigen::Dynamic, 1>;
  using Matrix = Eigen::Matrix<long double, Eigen::Dynamic, Eigen::Dynamic>;

  explicit ExtendedLu(const Matrix& a);
  ExtendedLu(ExtendedLu&&) noexcept;
  ExtendedLu& operator=(ExtendedLu&&) noexcept;
  ~ExtendedLu();

  /// A^-1 b; numbers without a meaning if the matrix is singular.
  Vector solve(const Vector& b) const;
  /// A'^-1 b.
  Vector solveTransposed(const Vector& b) const;

private:
  struct Factors;
  std::unique_ptr<const Factors> m_factors;
};

}  // namespace epsiscope
