#include "core/tasks/private_regression/release.h"

#include <utility>

#include "core/base/borrowed.h"
#include "core/erm/tilt_law.h"
#include "core/privacy/hidden_rest.h"
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
                        const SumsShape& shape) {
  const double delta = regressionDelta(study, method);
  return planSums(delta > 0 ? SumsNoise::normal : SumsNoise::trace, shape.size,
                  protectedUnit(study.data).rows() * shape.weights.reach(), epsilon, delta);
}

TiltPlan tiltPlan(const Study& study, double epsilon, const SumsShape& shape) {
  const PrivateRegression& task = study.privateRegression;
  const ProtectedUnit unit = protectedUnit(study.data);
  return planTilt(shape.rows, shape.weights.constant, task.lambda, unit.epsilonOfRow(epsilon),
                  unit.deltaOfRow(epsilon, task.delta));
}

namespace {

struct NoisySums {
  const SumsPlan& plan;
  const Booking& price;

  SumsLaw lawOn(const SummedRows& held) const { return {.exact = held.sums, .plan = plan, .cost = price}; }
};

struct TiltedMinimum {
  const TiltPlan& plan;
  const Booking& price;
  const GoOn& goOn;

  TiltLaw lawOn(const SummedRows& held) const {
    return {.x = borrowed(held.rows.x),
            .y = borrowed(held.rows.y),
            .constant = held.rows.constant,
            .plan = plan,
            .goOn = goOn,
            .cost = price};
  }
};

}  // namespace

Booking priceOfRegression(const Study& study, const std::string& method, double epsilon) {
  return budgetOf(study.data, epsilon, regressionDelta(study, method), Booking::Trust::central,
                  Booking::Neighbours::row);
}

LearnedWeights learnedPrivately(const Study& study, const std::string& method, double epsilon,
                                const HeldSums& held, const GoOn& goOn) {
  const Booking price = priceOfRegression(study, method, epsilon);
  const SumsShape shape = held.publicFacts();
  if (isNoisySums(method)) {
    const SumsPlan plan = regressionPlan(study, method, epsilon, shape);
    SumsFit fit = fitSums(held.ask(NoisySums{plan, price}), study.privateRegression.lambda);
    held.custodian().publish(fit.weights);
    return {std::move(fit.weights), fit.lambda};
  }
  constexpr double kDrowned = 1e100;  // squares stay inside the doubles
  const TiltPlan plan = tiltPlan(study, epsilon, shape);
  LearnedWeights learned{Eigen::VectorXd::Zero(shape.size - 1), plan.lambda};
  if (!(plan.deviation < kDrowned)) return learned;
  Booking ofMinimum = price, ofSolver = price;
  ofSolver.epsilon = price.rows * plan.solverEpsilon;
  ofSolver.delta = 0;
  ofMinimum.epsilon = epsilon - ofSolver.epsilon;
  const TiltedFit fit = held.ask(TiltedMinimum{plan, ofMinimum, goOn});
  learned.weights =
      held.ask(HiddenRest<VectorLaw>{{.centre = fit.weights, .scale = plan.solverScale, .cost = ofSolver}});
  held.custodian().publish(learned.weights);
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
