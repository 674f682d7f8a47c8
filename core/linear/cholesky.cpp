#include "core/linear/cholesky.h"

#include <Eigen/Cholesky>

namespace epsiscope {

struct Cholesky::Factor {
  Eigen::LLT<Eigen::MatrixXd> llt;
};

Cholesky::Cholesky(const Eigen::MatrixXd& a)
    : m_factor(std::make_unique<const Factor>(Factor{Eigen::LLT<Eigen::MatrixXd>(a)})) {}
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
  return Eigen::LLT<Eigen::Ref<Eigen::MatrixXd>>(a).info() == Eigen::Success;
}

}  // namespace epsiscope
