#include "core/staged/expected_error.h"

#include "core/base/numbers.h"

namespace epsiscope {

SupposedLabels supposedLabels(const ComponentRows& rows, double offsetVariance, double sd) {
  constexpr double kExplained = 0.5;
  SupposedLabels labels;
  labels.weights.resize(rows.components() + 1);
  labels.weights(0) = offsetVariance;
  if (rows.components() > 0) {
    const Eigen::VectorXd root = rows.spread().cwiseSqrt();
    labels.weights.tail(rows.components()) = kExplained * sd * sd * 0.5 * (rows.spread() + root / root.sum());
  }
  labels.rest = (1 - kExplained) * sd * sd;
  return labels;
}

double noiseScaleOfSums(double half, double epsilon) {
  constexpr double kRounding = 1 + 1e-5;  // rows have length 1 as far as single precision goes
  return kRounding * 2 * half / epsilon;
}

double noiseVarianceOfSums(Eigen::Index components, double half, double people, double epsilon) {
  const double perRow = noiseScaleOfSums(half, epsilon) / people;
  return static_cast<double>(components + 2) * perRow * perRow;
}

double expectedErrorOfSums(const ComponentRows& rows, const SupposedLabels& labels, std::size_t i,
                           const ClippedTo& clipped, double people, double epsilon) {
  const Eigen::Index components = rows.counts()[i];
  const double gain = rows.meanInverseNorms()[i] * clipped.inside;
  const double noise = noiseVarianceOfSums(components, clipped.half, people, epsilon) / (gain * gain) +
                       labels.rest / clipped.inside / people;
  const auto measured = labels.weights.head(components + 1).array();
  return labels.rest + (measured * noise / (measured + noise)).sum() +
         labels.weights.tail(labels.weights.size() - components - 1).sum();
}

double expectedErrorOfAnswers(const SupposedLabels& labels, const ClippedTo& clipped, double people,
                              double varianceOfAnswers) {
  const double variance =
      varianceOfAnswers * clipped.half * clipped.half / (clipped.inside * clipped.inside) +
      labels.rest / clipped.inside;
  const double noise = variance / people;
  return labels.rest + (labels.weights.array() * noise / (labels.weights.array() + noise)).sum();
}

BestSums bestSums(const ComponentRows& rows, const SupposedLabels& labels, const ClippedTo& clipped,
                  double people, double epsilon) {
  BestSums best{0, kInfinity};
  for (std::size_t i = 0; i < rows.counts().size(); ++i) {
    const double error = expectedErrorOfSums(rows, labels, i, clipped, people, epsilon);
    if (error < best.error) best = {i, error};
  }
  return best;
}

}  // namespace epsiscope
