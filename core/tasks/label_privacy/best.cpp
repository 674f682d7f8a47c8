#include "core/tasks/label_privacy/best.h"

#include <limits>

#include "core/central/predicted_error.h"
#include "core/mechanisms/prior_averages.h"
#include "core/mechanisms/rp_with_prior_debiased.h"
#include "core/tasks/label_privacy/split.h"
#include "core/mechanisms/suggested_zeta.h"
#include "core/tasks/methods.h"

namespace epsiscope {

namespace {

struct Offer {
  Choice choice;
  double predicted = 0;
};

Offer central(const SplitLearners& learners, const char* learner, double epsilon) {
  return {{kMethodCentralRidge, learner, {}}, learners.central(learner).plan(epsilon).predictedError};
}

/// Debiased RPWithPrior for labels of which nothing is known: zeta and lambda are the public model's best.
Offer labels(const SplitLearners& learners, const char* learner, const PublicModel& model, double epsilon) {
  const RidgeCache& ridge = learners.linear(learner);
  const LabelBounds& bounds = ridge.bounds();
  const double zeta = zetaForUniformLabels(epsilon, bounds);
  const MomentCurve moments =
      RpWithPriorDebiased(bounds, uniformPrior(bounds, 1), epsilon, zeta, OutsideRule::project).moments();
  const double variance = meanVariance(moments, nullptr);
  const double lambda = bestLambda(model, variance, ridge.trainRows(), ridge.meanSquaredRowNorm(), bounds);
  const double predicted = predictedErrorOfLabels(model, ridge.eigenvalues(), ridge.trainRows(),
                                                  {.variance = variance}, lambda, bounds);
  return {{kMethodRpWithPriorDebiased, learner, Choice::Tuning{zeta, lambda}}, predicted};
}

}  // namespace

Choice bestChoice(const SplitLearners& learners, double epsilon) {
  Offer best = central(learners, kLearnerRidge, epsilon);
  for (const Offer& offer : {central(learners, kLearnerRandomFeatures, epsilon),
                             labels(learners, kLearnerRidge, kModelOfPlainFeatures, epsilon),
                             labels(learners, kLearnerRandomFeatures, kModelOfRandomFeatures, epsilon)})
    if (offer.predicted < best.predicted) best = offer;
  return best.choice;
}

}  // namespace epsiscope
