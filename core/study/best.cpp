#include "core/study/best.h"

#include <limits>

#include "core/learners/matched_lambda.h"
#include "core/learners/predicted_error.h"
#include "core/mechanisms/grid_response.h"
#include "core/mechanisms/prior_averages.h"
#include "core/study/methods.h"

namespace epsiscope {

namespace {

constexpr const char* kGridResponse = "grid-response";

double predictedForLabels(const RidgeCache& ridge, const PublicModel& model, double epsilon) {
  const MomentCurve moments = GridResponse(ridge.bounds(), epsilon).moments();
  const double variance = meanVariance(moments, nullptr);
  const LabelNoise noise{.variance = variance,
                         .squaredBias = expectedSquaredError(moments, nullptr) - variance};
  const double lambda =
      matchedLambda(variance, ridge.trainRows(), ridge.meanSquaredRowNorm(), ridge.bounds());
  return predictedErrorOfLabels(model, ridge.eigenvalues(), ridge.trainRows(), noise, lambda, ridge.bounds());
}

}  // namespace

Choice bestChoice(const SplitLearners& learners, double epsilon) {
  Choice best{kMethodCentralRidge, kLearnerRidge};
  double smallest = std::numeric_limits<double>::infinity();
  const auto offer = [&](const char* method, const char* learner, double predicted) {
    if (!(predicted < smallest)) return;
    smallest = predicted;
    best = {method, learner};
  };
  for (const char* learner : {kLearnerRidge, kLearnerRandomFeatures}) {
    const PublicModel& model = learner == kLearnerRidge ? kModelOfPlainFeatures : kModelOfRandomFeatures;
    offer(kMethodCentralRidge, learner, learners.central(learner).plan(epsilon).predictedError);
    offer(kGridResponse, learner, predictedForLabels(learners.linear(learner), model, epsilon));
  }
  return best;
}

}  // namespace epsiscope
