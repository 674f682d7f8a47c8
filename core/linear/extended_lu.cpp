#include "core/linear/extended_lu.h"

#include <Eigen/LU>

namespace epsiscope {

struct ExtendedLu::Factors {
  Eigen::PartialPivLU<Matrix> lu;
};

ExtendedLu::ExtendedLu(const Matrix& a)
    : m_factors(std::make_unique<const Factors>(Factors{Eigen::PartialPivLU<Matrix>(a)})) {}
ExtendedLu::ExtendedLu(ExtendedLu&&) noexcept = default;
ExtendedLu& ExtendedLu::operator=(ExtendedLu&&) noexcept = default;
ExtendedLu::~ExtendedLu() = default;

ExtendedLu::Vector ExtendedLu::solve(const Vector& b) const {
  return m_factors->lu.solve(b);
}

ExtendedLu::Vector ExtendedLu::solveTransposed(const Vector& b) const {
  return m_factors->lu.transpose().solve(b);
}

}  // namespace epsiscope
