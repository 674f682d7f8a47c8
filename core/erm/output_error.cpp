#include "core/erm/output_error.h"

#include "core/erm/loss.h"

#include <cassert>
#include <cmath>
#include <numbers>

namespace epsiscope {

namespace {

/// `tailOf(t)`: the probability that the noise along a row, in units of its scale, is above t.
template <class TailOf>
double expectedErrorOfNoise(const Eigen::VectorXd& scores, const Eigen::VectorXd& labels,
                            const Eigen::VectorXd& rowNorms, double scale, const TailOf& tailOf) {
  assert(scores.size() > 0 && labels.size() == scores.size() && rowNorms.size() == scores.size());
  assert(scale >= 0);
  double sum = 0;
  for (Eigen::Index i = 0; i < scores.size(); ++i) {
    const double reach = scale * rowNorms(i);
    const double tail = reach > 0 ? tailOf(std::abs(scores(i)) / reach) : 0;
    sum += isMistake(scores(i), labels(i)) ? 1 - tail : tail;
  }
  return sum / static_cast<double>(scores.size());
}

}  // namespace

double expectedErrorOfOutputPerturbation(const Eigen::VectorXd& scores, const Eigen::VectorXd& labels,
                                         const Eigen::VectorXd& rowNorms, double scale,
                                         const ProjectedNoise& noise) {
  return expectedErrorOfNoise(scores, labels, rowNorms, scale, [&](double t) { return noise.tail(t); });
}

double expectedErrorOfNormalNoise(const Eigen::VectorXd& scores, const Eigen::VectorXd& labels,
                                  const Eigen::VectorXd& rowNorms, double deviation) {
  return expectedErrorOfNoise(scores, labels, rowNorms, deviation,
                              [](double t) { return std::erfc(t / std::numbers::sqrt2) / 2; });
}

}  // namespace epsiscope
