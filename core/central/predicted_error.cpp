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

double bestLambda(const PublicModel& model, double meanVariance, std::size_t trainRows,
                  double meanSquaredRowNorm, const LabelBounds& bounds) {
  const double unit = squaredWidth(bounds);
  return (model.residual * unit + meanVariance) * meanSquaredRowNorm /
         (static_cast<double>(trainRows) * model.signal * unit);
}

double predictedErrorOfLabels(const PublicModel& model, const Eigen::VectorXd& eigenvalues,
                              std::size_t trainRows, const LabelNoise& noise, double lambda,
                              const LabelBounds& bounds) {
  const double rest = model.residual * squaredWidth(bounds);
  const double perRow = (rest + noise.variance) / static_cast<double>(trainRows);
  const Eigen::VectorXd variances = coefficientVariances(model, eigenvalues, bounds);
  double error = rest + perRow + noise.squaredBias;
  for (Eigen::Index j = 0; j < eigenvalues.size(); ++j) {
    const double spread = eigenvalues(j) + lambda;
    const double kept = spread > 0 ? eigenvalues(j) / spread : 0;
    error += perRow * kept * kept + variances(j + 1) * (1 - kept) * (1 - kept);
  }
  return error;
}

}  // namespace epsiscope
