#include "core/tasks/private_regression/release.h"

#include <utility>

#include "core/base/borrowed.h"
#include "core/erm/tilt_law.h"
#include "core/privacy/vector_law.h"
#include "core/study/study.h"
#include "core/sums/sums_law.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/methods.h"
#include "core/tasks/private_regression/rows.h"
#include "core/text/sentence.h"

namespace epsiscope {

bool isNoisySums(const std::string& method) {
  return method == kMethodNoisySums || method == kMethodNoisySumsGaussian;
}

bool isLearned(const std::string& method) {
  return isNoisySums(method) || method == kMethodObjectiveGaussian;
}

SumsPlan regressionPlan(const Study& study, const std::string& method, double epsilon,
                        const RegressionSums& exact) {
  const double delta = regressionDelta(study, method);
  return planSums(delta > 0 ? SumsNoise::normal : SumsNoise::trace, exact.matrix.rows(),
                  protectedUnit(study.data).rows() * exact.weights.reach(), epsilon, delta);
}

TiltPlan tiltPlan(const Study& study, double epsilon, const RegressionSums& exact) {
  const PrivateRegression& task = study.privateRegression;
  const ProtectedUnit unit = protectedUnit(study.data);
  return planTilt(exact.rows, exact.weights.constant, task.lambda, unit.epsilonOfRow(epsilon),
                  unit.deltaOfRow(epsilon, task.delta));
}

LearnedWeights learnedPrivately(const Study& study, const std::string& method, double epsilon,
                                const RegressionSums& exact, const TiltedRows& rows,
                                const Custodian& custodian, const GoOn& goOn) {
  const Booking price = budgetOf(study.data, epsilon, regressionDelta(study, method), Booking::Trust::central,
                                 Booking::Neighbours::row);
  if (isNoisySums(method)) {
    const SumsPlan plan = regressionPlan(study, method, epsilon, exact);
    SumsFit fit = fitSums(custodian.answer(SumsLaw{.exact = exact, .plan = plan, .cost = price}),
                          study.privateRegression.lambda);
    custodian.publish(fit.weights);
    return {std::move(fit.weights), fit.lambda};
  }
  constexpr double kDrowned = 1e100;  // squares stay inside the doubles
  const TiltPlan plan = tiltPlan(study, epsilon, exact);
  LearnedWeights learned{Eigen::VectorXd::Zero(exact.coefficients()), plan.lambda};
  if (!(plan.deviation < kDrowned)) return learned;
  const double ofSolver = price.rows * plan.solverEpsilon;
  const TiltedFit fit = custodian.answer(TiltLaw{.x = borrowed(rows.x),
                                                 .y = borrowed(rows.y),
                                                 .constant = rows.constant,
                                                 .plan = plan,
                                                 .goOn = goOn,
                                                 .cost = {.epsilon = epsilon - ofSolver,
                                                          .delta = price.delta,
                                                          .neighbours = price.neighbours,
                                                          .rows = price.rows}});
  learned.weights = custodian.answer(
      VectorLaw{.centre = fit.weights,
                .scale = plan.solverScale,
                .cost = {.epsilon = ofSolver, .neighbours = price.neighbours, .rows = price.rows}});
  custodian.publish(learned.weights);
  learned.reached = fit.reached;
  return learned;
}

double regressionDelta(const Study& study, const std::string& method) {
  const bool hasDelta = method == kMethodNoisySumsGaussian || method == kMethodObjectiveGaussian;
  return hasDelta ? study.privateRegression.delta : 0;
}

std::vector<Undeclared> undeclaredOfRegression(const Study& study, const PreparedData& data) {
  std::vector<Undeclared> found;
  addUndeclaredBounds(study.data, found);
  addUndeclaredFeatures(data, regressionRowOptions(featureInputs(study.data), data), found);
  return found;
}

Guarantee regressionGuarantee(const Study& study, const PreparedData& data, const std::string& method,
                              double epsilon, bool reached) {
  std::string whyNot;
  if (method == kMethodNone) {
    whyNot = sentence("Core", kNoNoiseNote);
  } else if (method == kMethodPredictMean) {
    if (study.data.boundsFromData) whyNot = sentence("Core", kBoundsFromDataNote);
  } else if (const auto missing = undeclaredOfRegression(study, data); !missing.empty()) {
    whyNot = missing.front().sentence;
  }
  Guarantee made = guaranteeOfRows(study.data, data.counts, epsilon, regressionDelta(study, method), whyNot);
  if (!reached) {
    made =
        made.unproved(filled(sentence("Core",
                                      "%1: a minimum was not found as exactly as the guarantee asks for, so "
                                      "these results are not private; choose a larger lambda."),
                             methodLabel(method)));
  }
  return amongPeople(std::move(made), data.counts.units());
}

}  // namespace epsiscope
