#include "core/linear/cholesky.h"

#include <Eigen/Cholesky>

namespace epsiscope {

namespace {

/// In place, for both uses below: Eigen's code for one more type takes seconds to compile.
using InPlace = Eigen::LLT<Eigen::Ref<Eigen::MatrixXd>>;

}  // namespace

struct Cholesky::Factor {
  explicit Factor(const Eigen::MatrixXd& a) : matrix(a), llt(matrix) {}

  Eigen::MatrixXd matrix;
  InPlace llt;
};

Cholesky::Cholesky(const Eigen::MatrixXd& a) : m_factor(std::make_unique<const Factor>(a)) {}
Cholesky::Cholesky(Cholesky&&) noexcept = default;
Cholesky& Cholesky::operator=(Cholesky&&) noexcept = default;
Cholesky::~Cholesky() = default;

bool Cholesky::exists() const {
  return m_factor->llt.info() == Eigen::Success;
}

Eigen::VectorXd Cholesky::solve(const Eigen::VectorXd& b) const {
  return m_factor->llt.solve(b);
}

double Cholesky::logDeterminant() const {
  return 2 * m_factor->llt.matrixLLT().diagonal().array().log().sum();
}

Eigen::VectorXd Cholesky::rootTimes(const Eigen::VectorXd& x) const {
  return m_factor->llt.matrixL() * x;
}

Eigen::VectorXd Cholesky::times(const Eigen::VectorXd& x) const {
  return m_factor->llt.matrixL() * Eigen::VectorXd(m_factor->llt.matrixU() * x);
}

bool isPositiveDefinite(Eigen::MatrixXd& a) {
  return InPlace(a).info() == Eigen::Success;
}

}  // namespace epsiscope
