#include "core/tasks/private_regression/release.h"

#include "core/study/study.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/methods.h"
#include "core/tasks/private_regression/rows.h"
#include "core/text/sentence.h"

namespace epsiscope {

bool isNoisySums(const std::string& method) {
  return method == kMethodNoisySums || method == kMethodNoisySumsGaussian;
}

SumsPlan regressionPlan(const Study& study, const std::string& method, double epsilon,
                        const RegressionSums& exact) {
  const double delta = regressionDelta(study, method);
  return planSums(delta > 0 ? SumsNoise::normal : SumsNoise::trace, exact.matrix.rows(),
                  exact.weights.reach(), epsilon, delta);
}

SumsFit releasedFit(const Study& study, const SumsPlan& plan, const RegressionSums& exact, Rng& rng) {
  return fitSums(noisySums(exact, plan, unitNoise(plan.noise, plan.size, rng)),
                 study.privateRegression.lambda);
}

double regressionDelta(const Study& study, const std::string& method) {
  return method == kMethodNoisySumsGaussian ? study.privateRegression.delta : 0;
}

std::vector<Undeclared> undeclaredOfRegression(const Study& study, const PreparedData& data) {
  std::vector<Undeclared> found;
  addUndeclaredBounds(study.data, found);
  addUndeclaredFeatures(data, regressionRowOptions(featureInputs(study.data), data), found);
  return found;
}

Guarantee regressionGuarantee(const Study& study, const PreparedData& data, const std::string& method,
                              double epsilon) {
  std::string whyNot;
  if (method == kMethodNone) {
    whyNot = sentence("Core", kNoNoiseNote);
  } else if (method == kMethodPredictMean) {
    if (study.data.boundsFromData) whyNot = sentence("Core", kBoundsFromDataNote);
  } else if (const auto missing = undeclaredOfRegression(study, data); !missing.empty()) {
    whyNot = missing.front().sentence;
  }
  return amongPeople(
      guaranteeOfRows(study.data, data.counts, epsilon, regressionDelta(study, method), whyNot),
      data.rows.size());
}

}  // namespace epsiscope
