// Every published mistake that a study can repeat is found by the audit, is not called private, and is gone
// where it is not repeated.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/audit/hockey_stick.h"
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
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "tests/core/tasks/kernel_release/kernel_study.h"
#include "tests/core/tasks/private_classifier/classifier_study.h"
#include "tests/core/tasks/small_study.h"

namespace epsiscope::as_printed_test {
namespace {

using Verdict = AuditedClaim::Verdict;

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
                                  {PrintedMistake::unsquaredNorm, "objective", 1.3, 1, 5e-4}};

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
    if (one.mistake == PrintedMistake::unsquaredNorm) study.data.prepare = "unit-rows-plain";
    study.privateClassifier.randomFeatures = one.mistake == PrintedMistake::featureNorm ? 8 : 0;
  } else {
    study = test::builtInStudy("house-prices");
    study.labelPrivacy.prior = PriorKind::noisyLabels;
    study.labelPrivacy.methods = {one.method};
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
    const bool isAboutAccuracy = one.mistake == PrintedMistake::frequencies;
    EXPECT_TRUE(isAboutAccuracy || !wrong.claimed.isPrivate());
    EXPECT_TRUE(isAboutAccuracy || !wrong.claimed.note().empty());
    EXPECT_FALSE(right.proof.empty());
    EXPECT_EQ(wrong.proof.empty(), !isAboutAccuracy) << "what is cited proves the right one";
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
  if (task == "label-privacy") {
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
  study.asPrinted = {"unsquared-norm", "free-intercept", "ignored-lambda"};
  EXPECT_EQ(methodOf(study, "objective"), Perturbation::objectiveIgnoringLambda);
  study.asPrinted = {"unsquared-norm", "free-intercept"};
  EXPECT_EQ(methodOf(study, "objective"), Perturbation::objectiveFreeIntercept);
  study.privateClassifier.randomFeatures = 8;
  EXPECT_EQ(methodOf(study, "objective"), Perturbation::objectiveUnsquaredNorm);
  EXPECT_EQ(methodOf(study, "output"), Perturbation::output);
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
