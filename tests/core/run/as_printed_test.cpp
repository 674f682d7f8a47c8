// Every published mistake that a study can repeat is found by the audit, is not called private, and is gone
// where it is not repeated.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/audit/hockey_stick.h"
#include "core/erm/perturbation.h"
#include "core/interval/optimal_interval.h"
#include "core/mechanisms/rp_with_prior.h"
#include "core/mechanisms/staircase_as_printed.h"
#include "core/run/audit_study.h"
#include "core/study/load.h"
#include "core/study/printed_mistakes.h"
#include "core/study/study_file.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/private_classifier/cells.h"
#include "core/tasks/problems.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "tests/core/tasks/kernel_release/kernel_study.h"
#include "tests/core/tasks/private_classifier/classifier_study.h"
#include "tests/core/tasks/small_study.h"

namespace epsiscope::as_printed_test {
namespace {

using Verdict = AuditedClaim::Verdict;

/// Lambda at which a row may bend the objective about as much as the regularisation does.
constexpr double kFewRows = 5e-4;
/// A smaller one, at which n Lambda is little above c/(4 epsilon).
constexpr double kFewerRows = 1e-4;

/// A study that shows the mistake, the method that makes it, and the least epsilon that the audit measures.
struct Case {
  PrintedMistake mistake;
  const char* method;
  double atLeast;
  double epsilon = 20, lambda = 0.01;
};

const std::vector<Case> kCases = {{PrintedMistake::classicGaussian, "gaussian", 20.1},
                                  {PrintedMistake::staircaseWeights, "staircase", INFINITY},
                                  {PrintedMistake::rawLabels, "rp-with-prior", INFINITY},
                                  {PrintedMistake::frequencies, "rp-with-prior", 0},
                                  {PrintedMistake::halfNoise, "svm", 39.9},
                                  {PrintedMistake::oneNumber, "svm", INFINITY},
                                  {PrintedMistake::featureNorm, "output", 20.2},
                                  {PrintedMistake::noiseOverRows, "output", 1000},
                                  {PrintedMistake::ignoredLambda, "objective", 25},
                                  {PrintedMistake::freeIntercept, "objective", 3, 1},
                                  {PrintedMistake::unsquaredNorm, "objective", 1.3, 1, kFewRows},
                                  {PrintedMistake::wholeBudget, "objective", 1.3, 1, kFewRows},
                                  {PrintedMistake::fewRows, "objective", 1.3, 1, kFewerRows},
                                  {PrintedMistake::deviationForScale, "mean(income)", 1.41, 1},
                                  {PrintedMistake::intervalEpsilon, "rp-with-prior", 0, 9}};

bool isAboutAccuracy(PrintedMistake mistake) {
  return mistake == PrintedMistake::frequencies || mistake == PrintedMistake::intervalEpsilon;
}

Study studyFor(const Case& one) {
  Study study;
  const std::string task = rowOf(one.mistake).task;
  if (task == "kernel-release") {
    study = test::svmStudy();
    study.data.prepare = "none";
    study.data.features = {"age", "hours"};
    study.kernelRelease.lambda = 0.2;
    study.kernelRelease.predictions = one.mistake == PrintedMistake::oneNumber ? 3 : 1;
  } else if (task == "private-classifier") {
    study = test::classifierStudy();
    study.privateClassifier.lambda = one.lambda;
    // Without a constant there are tables in which all rows but one are all 0.
    if (one.lambda <= kFewRows) study.data.prepare = "unit-rows-plain";
    study.privateClassifier.randomFeatures = one.mistake == PrintedMistake::featureNorm ? 8 : 0;
  } else if (task == "statistic") {
    study = test::builtInStudy("census-sample");
    study.task = TaskId::statistic;
    study.data.target = "income";
    study.data.lower = 0;
    study.data.upper = 200;
  } else {
    study = test::builtInStudy("house-prices");
    study.labelPrivacy.prior = PriorKind::noisyLabels;
    study.labelPrivacy.methods = {one.method};
    // The prior's part of epsilon is far from that of the answers.
    if (one.mistake == PrintedMistake::intervalEpsilon) study.labelPrivacy.priorShare = 0.2;
  }
  study.epsilon = {one.epsilon};
  return study;
}

AuditedClaim auditOf(const Study& study, const char* method) {
  const auto table = PreparedTable::of(study, loadData(study.data, {}));
  for (const Problem& problem : problems(study, *table)) ADD_FAILURE() << problem.field << problem.sentence;
  const auto claims = auditStudy(study, table, {}, {}, {}).value();
  const auto found = std::ranges::find(claims, method, &AuditedClaim::method);
  EXPECT_NE(found, claims.end());
  return *found;
}

TEST(AsPrinted, EveryMistakeIsCaughtAndItsCorrectionPasses) {
  EXPECT_EQ(kCases.size(), printedMistakes().size());
  for (const Case& one : kCases) {
    SCOPED_TRACE(rowOf(one.mistake).id);
    Study study = studyFor(one);
    const AuditedClaim right = auditOf(study, one.method);
    EXPECT_NE(right.verdict(), Verdict::broken) << right.measured();
    study.asPrinted = {rowOf(one.mistake).id};
    const AuditedClaim wrong = auditOf(study, one.method);
    EXPECT_EQ(wrong.verdict(), Verdict::broken);
    EXPECT_GE(wrong.measured(), one.atLeast);
    EXPECT_FALSE(wrong.falsehood.empty() && wrong.worst()->finding.worst.empty()) << "a counterexample";
    const bool keepsPromise = isAboutAccuracy(one.mistake);
    EXPECT_EQ(wrong.claimed.isPrivate(), keepsPromise);
    EXPECT_TRUE(keepsPromise || !wrong.claimed.note().empty());
    EXPECT_FALSE(right.proof.empty());
    EXPECT_EQ(wrong.proof.empty(), !keepsPromise) << "what is cited proves the right one";
  }
}

/// Studies with the mistake in which nothing is promised anyway, for another reason.
std::vector<std::pair<std::string, Study>> spoiled(const Case& one, const Study& study) {
  std::vector<std::pair<std::string, Study>> found;
  const auto add = [&](const char* why, const auto& change) {
    found.emplace_back(why, study);
    change(found.back().second);
  };
  const std::string task = rowOf(one.mistake).task;
  if (task == "label-privacy" || task == "statistic") {
    add("bounds from the labels", [](Study& given) { given.data.boundsFromData = true; });
    return found;
  }
  add("undeclared categories", [](Study& given) {
    given.data.features.reset();
    given.data.prepare = "unit-rows";
    given.kernelRelease.gamma = 0.1;
    given.kernelRelease.lambda = 0.01;
    given.kernelRelease.mostRows = 300;
  });
  if (task == "kernel-release") {
    add("means of the rows", [](Study& given) { given.data.prepare = "standardise"; });
    add("bounds from the labels of a least squares fit", [](Study& given) {
      const int predictions = given.kernelRelease.predictions;
      given = test::kernelStudy();
      given.kernelRelease.predictions = predictions;
      given.data.boundsFromData = true;
    });
  }
  return found;
}

/// With undeclared categories a search among rows of the unit ball does not find the pair that half the noise
/// distinguishes: the claim was "promises nothing", with the proof of the right one, and passed.
TEST(AsPrinted, NoOtherReasonHidesAMistake) {
  for (const Case& one : kCases)
    for (auto& [why, study] : spoiled(one, studyFor(one))) {
      SCOPED_TRACE(std::string(rowOf(one.mistake).id) + ", " + why);
      const bool isFit = study.task == TaskId::kernelRelease && study.kernelRelease.method == "ridge";
      const char* method = isFit ? "ridge" : one.method;
      for (const double epsilon : {1.0, one.epsilon}) {
        // There the interval is the best one for both parts of epsilon.
        if (one.mistake == PrintedMistake::intervalEpsilon && epsilon != one.epsilon) continue;
        study.epsilon = {epsilon};
        study.asPrinted.clear();
        const AuditedClaim right = auditOf(study, method);
        EXPECT_FALSE(right.claimed.isPrivate());
        study.asPrinted = {rowOf(one.mistake).id};
        const AuditedClaim wrong = auditOf(study, method);
        EXPECT_TRUE(wrong.verdict() == Verdict::broken || wrong.verdict() == Verdict::unproved)
            << nameOf(wrong.verdict());
        EXPECT_FALSE(allHold(std::vector{wrong}));
        EXPECT_NE(wrong.claimed.note().find(right.claimed.note()), std::string::npos) << wrong.claimed.note();
        if (!wrong.falsehood.empty()) continue;
        // The classic formula has a proof of its own, which says that it ends below 1.
        EXPECT_TRUE(wrong.proof.empty() || one.mistake == PrintedMistake::classicGaussian) << wrong.proof;
        const bool isSaid = wrong.claimed.note().size() > right.claimed.note().size();
        EXPECT_TRUE(isSaid || wrong.verdict() == Verdict::broken) << wrong.claimed.note();
      }
    }
}

/// Two mistakes in one release are both mentioned.
TEST(AsPrinted, OneMistakeHidesNoOther) {
  Study study = studyFor(*std::ranges::find(kCases, PrintedMistake::oneNumber, &Case::mistake));
  study.asPrinted = {"one-number", "half-noise"};
  const AuditedClaim claim = auditOf(study, "svm");
  for (const PrintedMistake mistake : {PrintedMistake::oneNumber, PrintedMistake::halfNoise})
    EXPECT_NE(claim.claimed.note().find(noteOf(mistake)), std::string::npos) << claim.claimed.note();
}

const Case& caseOf(PrintedMistake mistake) {
  return *std::ranges::find(kCases, mistake, &Case::mistake);
}

/// Without a constant column the right objective is minimised, with its guarantee.
TEST(AsPrinted, AFreeInterceptChangesNothingWhereThereIsNone) {
  Study study = studyFor(caseOf(PrintedMistake::freeIntercept));
  study.asPrinted = {"free-intercept"};
  study.data.features = {{"age", "hours"}};  // without categories that nobody declares
  study.data.prepare = "unit-rows-plain";
  const AuditedClaim plain = auditOf(study, "objective");
  EXPECT_EQ(plain.verdict(), Verdict::holds);
  EXPECT_TRUE(plain.claimed.isPrivate());
  study.data.prepare = "unit-rows";
  study.privateClassifier.randomFeatures = 8;
  EXPECT_EQ(auditOf(study, "objective").verdict(), Verdict::holds);
  study.privateClassifier.randomFeatures = 0;
  study.privateClassifier.methods = {"objective-tight"};
  EXPECT_EQ(auditOf(study, "objective-tight").verdict(), Verdict::holds) << "it is about one method";
}

/// The logarithm is paid twice where once is enough, so that a tenth of its argument can be enough too: the
/// audit finds nothing, and nothing is proved.
TEST(AsPrinted, AnUnsquaredNormIsNotProvedWhereItIsNotBroken) {
  Study study = studyFor(caseOf(PrintedMistake::unsquaredNorm));
  study.asPrinted = {"unsquared-norm"};
  study.data.features = {{"age", "hours"}};
  study.epsilon = {20};
  study.privateClassifier.lambda = 1e-6;
  const AuditedClaim claim = auditOf(study, "objective");
  EXPECT_EQ(claim.verdict(), Verdict::unproved);
  EXPECT_EQ(claim.claimed.note(), noteOf(PrintedMistake::unsquaredNorm));
}

/// Two mistakes in one method are not made together.
TEST(AsPrinted, OfSeveralMistakesAboutAMethodTheFirstIsRepeated) {
  Study study = studyFor(caseOf(PrintedMistake::ignoredLambda));
  study.asPrinted = {"few-rows", "whole-budget", "unsquared-norm", "free-intercept", "ignored-lambda"};
  EXPECT_EQ(methodOf(study, "objective"), Perturbation::objectiveIgnoringLambda);
  study.asPrinted = {"unsquared-norm", "free-intercept"};
  EXPECT_EQ(methodOf(study, "objective"), Perturbation::objectiveFreeIntercept);
  study.privateClassifier.randomFeatures = 8;
  EXPECT_EQ(methodOf(study, "objective"), Perturbation::objectiveUnsquaredNorm);
  EXPECT_EQ(methodOf(study, "output"), Perturbation::output);
  study.asPrinted = {"few-rows", "whole-budget"};
  EXPECT_EQ(methodOf(study, "objective"), Perturbation::objectiveWholeBudget);
  study.asPrinted = {"few-rows"};
  EXPECT_EQ(methodOf(study, "objective"), Perturbation::objectiveFewRows);
  EXPECT_EQ(methodOf(study, "objective-halved"), Perturbation::objectiveHalved);
}

/// The mistake leaves the promise as it is, so no guarantee mentions it.
TEST(AsPrinted, FrequenciesAreNotedBesideTheRelease) {
  Study study = studyFor(caseOf(PrintedMistake::frequencies));
  const auto cache = buildCache(study, PreparedTable::of(study, loadData(study.data, {})));
  const auto noteOfPipeline = [&](const char* method) {
    return previewPipeline(study, *cache, method, 1).note;
  };
  const std::string note = noteOf(PrintedMistake::frequencies);
  for (const char* method : {"rp-with-prior", "rr-on-bins"})
    EXPECT_EQ(noteOfPipeline(method).find(note), std::string::npos) << method;
  study.asPrinted = {"frequencies"};
  for (const char* method : {"rp-with-prior", "rr-on-bins"})
    EXPECT_NE(noteOfPipeline(method).find(note), std::string::npos) << method;
  EXPECT_EQ(noteOfPipeline("laplace").find(note), std::string::npos) << "it has no prior";
  study.labelPrivacy.prior = PriorKind::noisyCounts;
  EXPECT_EQ(noteOfPipeline("rp-with-prior").find(note), std::string::npos);
}

/// The answers keep their promise; the interval is another one, and fewer of them lie near their labels.
/// Where both parts of epsilon are the same, nothing is wrong and nothing is said.
TEST(AsPrinted, AnIntervalForThePriorsEpsilonIsNotTheBestAndKeepsThePromise) {
  Study study = studyFor(caseOf(PrintedMistake::intervalEpsilon));
  study.labelPrivacy.zeta = 1.5;
  const auto cache = buildCache(study, PreparedTable::of(study, loadData(study.data, {})));
  Study wrong = study;
  wrong.asPrinted = {"interval-epsilon"};
  const auto pipelineOf = [&](const Study& of, const char* method) {
    return previewPipeline(of, *cache, method, 9);
  };
  const Pipeline right = pipelineOf(study, "rp-with-prior"), printed = pipelineOf(wrong, "rp-with-prior");
  EXPECT_EQ(printed.guarantee, right.guarantee);
  const auto intervalOf = [](const Pipeline& pipeline) {
    return dynamic_cast<const RpWithPrior&>(*pipeline.mechanism).interval();
  };
  const OptimalInterval ofPrior = optimalInterval(*right.prior, right.epsilonPrior, 1.5);
  EXPECT_EQ(intervalOf(printed).lower, ofPrior.lower);
  EXPECT_EQ(intervalOf(printed).upper, ofPrior.upper);
  EXPECT_LT(intervalOf(printed).upper - intervalOf(printed).lower,
            intervalOf(right).upper - intervalOf(right).lower);
  EXPECT_LT(intervalObjective(*right.prior, right.epsilonLabels, 1.5, ofPrior.lower, ofPrior.upper),
            intervalOf(right).objective);
  EXPECT_NE(printed.note.find(noteOf(PrintedMistake::intervalEpsilon)), std::string::npos);
  // The density still has the ratio of the answers' epsilon.
  const auto& mechanism = *printed.mechanism;
  double most = 0;
  for (const double output : mechanism.breakpoints(2))
    for (const double label : {0.0, 2.0, 5.0})
      most = std::max(most, mechanism.logDensity(output, label) - mechanism.logDensity(output, 3));
  EXPECT_NEAR(most, right.epsilonLabels, 1e-12);

  EXPECT_EQ(pipelineOf(wrong, "rp-with-prior-debiased").note,
            pipelineOf(study, "rp-with-prior-debiased").note);
  wrong.labelPrivacy.priorShare = 0.5;
  EXPECT_EQ(auditOf(wrong, "rp-with-prior").falsehood, "") << "both parts are the same";
}

/// The whole budget for the noise leaves nothing for the Hessian, and the printed condition on the rows too
/// little: against the exact plans.
TEST(AsPrinted, PlansOfTheFirstPhaseSpendMoreThanTheyHave) {
  const Loss loss{LossKind::huber, 0.5};
  const auto planOf = [&](Perturbation method, double nLambda, double epsilon) {
    return planPerturbation(method, loss, {.rows = 1000, .columns = 5}, nLambda / 1000, epsilon, true);
  };
  const double c = curvature(loss);
  for (const double epsilon : {0.1, 1.0, 4.0})
    for (const double share : {1.01, 8.0}) {
      const double nLambda = share * c / (4 * epsilon), log = std::log1p(c / nLambda);
      const PerturbationPlan whole = planOf(Perturbation::objectiveWholeBudget, nLambda, epsilon);
      EXPECT_DOUBLE_EQ(whole.noiseScale, 2 / epsilon);
      EXPECT_EQ(whole.extraRegularisation, 0);
      const PerturbationPlan few = planOf(Perturbation::objectiveFewRows, nLambda, epsilon);
      EXPECT_DOUBLE_EQ(few.noiseScale, 2 / std::max(epsilon / 2, epsilon - 2 * log));
      EXPECT_EQ(few.extraRegularisation, 0);
      EXPECT_GT(2 * log, epsilon / 2) << "more than is left for the curvature";
    }
  // From 4 c/epsilon on, which is needed, both parts fit, and the plan is the right one.
  for (const double epsilon : {0.1, 1.0, 4.0}) {
    const double nLambda = 4 * c / epsilon;
    EXPECT_LE(2 * std::log1p(c / nLambda), epsilon / 2);
    EXPECT_EQ(planOf(Perturbation::objectiveFewRows, nLambda, epsilon),
              planOf(Perturbation::objective, nLambda, epsilon));
  }
  // Below the printed condition the second phase is taken, as it should be.
  EXPECT_EQ(planOf(Perturbation::objectiveFewRows, 0.9 * c / 4, 1),
            planOf(Perturbation::objective, 0.9 * c / 4, 1));
}

/// Laplace noise of scale b has the standard deviation 1.41 b: half the variance is drawn, expected and said.
TEST(AsPrinted, AStandardDeviationForTheScaleHalvesTheVariance) {
  Study study = studyFor(caseOf(PrintedMistake::deviationForScale));
  const auto releaseOf = [&] {
    const auto cache = buildCache(study, PreparedTable::of(study, loadData(study.data, {})));
    return firstRelease(study, StatisticCache::of(*cache)).release;
  };
  const auto right = releaseOf();
  study.asPrinted = {"deviation-for-scale"};
  const auto wrong = releaseOf();
  const double scale = 200.0 / static_cast<double>(right->rows());  // of a mean at epsilon 1
  EXPECT_NEAR(right->noiseError(1), 2 * scale * scale, 1e-12 * scale * scale);
  EXPECT_NEAR(wrong->noiseError(1), scale * scale, 1e-12 * scale * scale);
  EXPECT_NEAR(wrong->halfWidth(1, 0.95), right->halfWidth(1, 0.95) / std::sqrt(2), 1e-12 * scale);
  EXPECT_NEAR(wrong->noisyLaw(1).deviation, scale, 1e-12 * scale);
  EXPECT_NEAR(wrong->mechanism(1)->variance(0), scale * scale, 1e-12 * scale * scale);
  for (const char* mechanism : {"gaussian", "discrete-laplace"}) {
    study.statistic.mechanism = mechanism;
    const AuditedClaim claim = auditOf(study, "mean(income)");
    EXPECT_EQ(claim.verdict(), Verdict::holds) << mechanism;
    EXPECT_TRUE(claim.claimed.isPrivate()) << mechanism;
  }
}

TEST(AsPrinted, OneNumberIsNotSaidToBeNoiseOfItsOwn) {
  Study study = studyFor(caseOf(PrintedMistake::oneNumber));
  EXPECT_EQ(predictionsNote(study).find("one number"), std::string::npos);
  study.asPrinted = {"one-number"};
  EXPECT_NE(predictionsNote(study).find("one number"), std::string::npos);
  study.kernelRelease.predictions = 1;
  EXPECT_EQ(predictionsNote(study).find("one number"), std::string::npos) << "of one it is its own";
}

TEST(AsPrinted, IsAProblemWhereNobodyKnowsItAndInReleaseMode) {
  Study study = test::builtInStudy("house-prices");
  study.asPrinted = {"half-noises"};
  const auto isAboutIt = [](const Problem& problem) { return problem.field == "as_printed"; };
  EXPECT_TRUE(std::ranges::any_of(problems(study), isAboutIt));
  study.asPrinted = {"half-noise"};
  EXPECT_FALSE(std::ranges::any_of(problems(study), isAboutIt));
  study.mode = Mode::release;
  EXPECT_TRUE(std::ranges::any_of(problems(study), isAboutIt));
}

TEST(AsPrinted, IsKeptInTheFileAndBelongsToItsTask) {
  Study study = test::builtInStudy("house-prices");
  study.asPrinted = {"staircase-weights", "half-noise"};
  EXPECT_EQ(parseStudy(toJson(study), "study.json").asPrinted, study.asPrinted);
  EXPECT_TRUE(repeats(study, PrintedMistake::staircaseWeights));
  EXPECT_FALSE(repeats(study, PrintedMistake::halfNoise));
  EXPECT_FALSE(repeats(Study{}, PrintedMistake::staircaseWeights));
}

/// No claimed epsilon holds but with a probability of nearly one half.
TEST(AsPrinted, TheStaircaseHasALargeDeltaWhereNoneIsClaimed) {
  for (const double epsilon : {0.05, 0.5, 1.0, 2.0, 4.0, 8.0}) {
    const StaircaseAsPrinted mechanism({0, 1}, epsilon);
    double worst = 0;
    for (int i = 1; i <= 40; ++i) worst = std::max(worst, HockeyStick(mechanism, 0, i / 40.0).at(epsilon));
    EXPECT_GT(worst, 0.46) << epsilon;
  }
}

TEST(AsPrinted, TheStaircaseDrawsFromItsDensity) {
  for (const double epsilon : {0.3, 2.0}) {
    const StaircaseAsPrinted mechanism({-1, 3}, epsilon);
    Rng rng(1);
    constexpr int kDraws = 200'000;
    double sum = 0, squares = 0;
    std::vector<double> outputs;
    for (int i = 0; i < kDraws; ++i) {
      outputs.push_back(mechanism.sample(1, rng) - 1);
      sum += outputs.back(), squares += outputs.back() * outputs.back();
    }
    const double variance = mechanism.variance(1);
    EXPECT_NEAR(sum / kDraws, 0, 5 * std::sqrt(variance / kDraws));
    EXPECT_NEAR(squares / kDraws, variance, 0.03 * variance);
    // Every output lies where the density says, and none in a gap.
    for (const double t : outputs) EXPECT_GT(mechanism.logDensity(1 + t, 1), -40);
    const std::vector<double> breaks = mechanism.breakpoints(1);
    for (std::size_t i = 0; i + 1 < breaks.size() && i < 60; ++i) {
      const double from = breaks[i], to = breaks[i + 1];
      const double mass = std::exp(mechanism.logDensity(from + (to - from) / 2, 1)) * (to - from);
      const auto inside =
          std::ranges::count_if(outputs, [&](double t) { return 1 + t >= from && 1 + t < to; });
      EXPECT_NEAR(static_cast<double>(inside) / kDraws, mass, 5 * std::sqrt(mass / kDraws) + 1e-9);
    }
  }
}

}  // namespace
}  // namespace epsiscope::as_printed_test
