#include "core/central/predicted_error.h"

namespace epsiscope {

namespace {

double squaredWidth(const LabelBounds& bounds) {
  return bounds.width() * bounds.width();
}

}  // namespace

Eigen::VectorXd coefficientVariances(const PublicModel& model, const Eigen::VectorXd& eigenvalues,
                                     const LabelBounds& bounds) {
  Eigen::VectorXd variances(eigenvalues.size() + 1);
  variances(0) = model.offset * squaredWidth(bounds);
  const double sum = eigenvalues.sum();
  variances.tail(eigenvalues.size()) =
      eigenvalues * (sum > 0 ? model.signal * squaredWidth(bounds) / sum : 0);
  return variances;
}

}  // namespace epsiscope
