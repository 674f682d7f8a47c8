#include "core/sums/regression_sums.h"

namespace epsiscope {

using Eigen::Index;

RowWeights rowWeights(bool hasConstant) {
  return {.constant = hasConstant ? 0.4 : 0, .label = 0.7};
}

RegressionSums regressionSums(const ClassRows& x, const Eigen::VectorXd& y, const RowWeights& weights,
                              const GoOn& goOn) {
  const Index features = x.columns(), first = weights.constant > 0 ? 1 : 0, last = first + features;
  RegressionSums sums{.matrix = Eigen::MatrixXd::Zero(last + 1, last + 1),
                      .weights = weights,
                      .rows = static_cast<double>(x.rows())};
  Eigen::MatrixXd gram;
  const Eigen::VectorXd ones = Eigen::VectorXd::Ones(y.size());
  if (!x.weightedGram(ones, gram, goOn)) return sums;
  Eigen::MatrixXd& m = sums.matrix;
  m.block(first, first, features, features) = gram;
  m.row(last).segment(first, features) = weights.label * x.transposedTimes(y).transpose();
  m(last, last) = weights.label * weights.label * y.squaredNorm();
  if (first > 0) {
    m.col(0).segment(first, features) = weights.constant * x.transposedTimes(ones);
    m(0, 0) = weights.constant * weights.constant * sums.rows;
    m(last, 0) = weights.constant * weights.label * y.sum();
  }
  m = Eigen::MatrixXd(m.selfadjointView<Eigen::Lower>());
  return sums;
}

RegressionSums noisySums(const RegressionSums& exact, const SumsPlan& plan, const Eigen::MatrixXd& unit) {
  RegressionSums noisy = exact;
  noisy.matrix += plan.scale * unit;
  if (exact.weights.constant > 0) noisy.matrix(0, 0) = exact.matrix(0, 0);
  noisy.deviation = plan.deviation;
  return noisy;
}

}  // namespace epsiscope
