
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/tasks/curves.h"
#include "core/tasks/private_classifier/boundary_preview.h"
#include "core/tasks/private_classifier/cache.h"
#include "core/tasks/private_classifier/tuning_preview.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/erm/private_fit.h"
#include "core/run/run.h"
#include "core/tasks/private_classifier/cells.h"
#include "core/tasks/streams.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/core/tasks/private_classifier/classifier_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::preview_classifier_test {
namespace {

/// A study small enough for a preview in milliseconds.
Study smallStudy() {
  Study study = test::twoFeatureStudy();
  study.testFraction = 0.8;
  study.privateClassifier.methods = {"none", "output", "objective", "objective-tight"};
  study.privateClassifier.lambda = 0.001;
  return study;
}

std::shared_ptr<const TaskCache> cacheOf(const Study& study) {
  return buildCache(study, test::incomeClass());
}

const MethodCurve& curveOf(const TradeOffPreview& preview, const std::string& method) {
  return *std::find_if(preview.curves.begin(), preview.curves.end(),
                       [&](const MethodCurve& curve) { return curve.method == method; });
}

TEST(ClassifierCache, DependsOnWhatRowsAreMadeOf) {
  const Study study = smallStudy();
  const auto changed = [&](auto change) {
    Study other = study;
    change(other);
    return !test::shareCache(other, study);
  };
  EXPECT_TRUE(changed([](Study& s) { s.data.columnBounds[0].bound = 90; }));
  EXPECT_TRUE(changed([](Study& s) { s.data.prepare = "unit-rows-plain"; }));
  EXPECT_TRUE(changed([](Study& s) { s.data.positive = "<=50K"; }));
  EXPECT_TRUE(changed([](Study& s) { s.privateClassifier.randomFeatures = 10; }));
  EXPECT_TRUE(changed([](Study& s) { s.task = TaskId::labelPrivacy; }));
  EXPECT_FALSE(changed([](Study& s) { s.privateClassifier.lambda = 1; }));
  EXPECT_FALSE(changed([](Study& s) { s.privateClassifier.gamma = 7; }));
  EXPECT_FALSE(changed([](Study& s) { s.view.epsilon = 7; }));
}

TEST(ClassifierTradeOff, OutputAndNoneAreThoseOfARunsFirstTrial) {
  Study study = smallStudy();
  study.trials = 1;
  study.view.epsilon = study.epsilon.front();
  const TradeOffPreview preview = previewTradeOff(study, {cacheOf(study)});
  EXPECT_EQ(preview.metric, "test_error");
  ASSERT_EQ(preview.curves.size(), 3U);
  const Result result = run(study, test::incomeClass(), {}, {}).value();
  for (const ResultRow& row : result.series) {
    if (row.metric != "test_error" || row.kind != "exact" || row.epsilon != study.view.epsilon) continue;
    EXPECT_EQ(row.method == "none" ? preview.none : preview.atEpsilon.at(0), row.mean) << row.method;
  }
}

/// b/n is so large at the smallest epsilon that rounding keeps the gradient above the bound that the
/// guarantee needs.
TEST(ClassifierTradeOff, ADrawWhoseMinimumIsNotReachedIsNotPrivate) {
  Study study = smallStudy();
  EXPECT_TRUE(curveOf(previewTradeOff(study, {cacheOf(study)}), "objective").guarantee.isPrivate());
  study.epsilon = {1e-9};
  const TradeOffPreview preview = previewTradeOff(study, {cacheOf(study)});
  EXPECT_FALSE(curveOf(preview, "objective").guarantee.isPrivate());
  EXPECT_TRUE(curveOf(preview, "output").guarantee.isPrivate());
}

TEST(ClassifierTradeOff, CurvesOfDrawsHaveQuantilesAndSaySo) {
  const Study study = smallStudy();
  const TradeOffPreview preview = previewTradeOff(study, {cacheOf(study)});
  EXPECT_TRUE(curveOf(preview, "output").q05.empty());
  const MethodCurve& curve = curveOf(preview, "objective");
  ASSERT_EQ(curve.q95.size(), curve.x.size());
  for (std::size_t i = 0; i < curve.x.size(); ++i) {
    EXPECT_LE(curve.q05[i], curve.q25[i]);
    EXPECT_LE(curve.q25[i], curve.q75[i]);
    EXPECT_GE(curve.y[i], *std::ranges::min_element(curve.draws[i]) - 1e-12) << "their mean";
    EXPECT_LE(curve.y[i], *std::ranges::max_element(curve.draws[i]) + 1e-12);
    EXPECT_LE(curve.q75[i], curve.q95[i]);
  }
  ASSERT_EQ(curve.notes.size(), 1U);
  EXPECT_NE(curve.notes[0].find("draws"), std::string::npos);
}

/// The medians of a preview are those of fits made one by one.
TEST(ClassifierTradeOff, SampledPointsAreMediansOfPrivateFits) {
  const Study study = smallStudy();
  const auto cache = cacheOf(study);
  const ClassifierSplit& split = PrivateClassifierCache::of(*cache).split();
  const std::size_t draws = curveEffort(study, split).draws;
  const TradeOffPreview preview = previewTradeOff(study, {cache});
  const Loss loss = lossOf(study.privateClassifier);
  std::vector<double> errors;
  for (std::size_t draw = 0; draw < draws; ++draw) {
    Rng rng = classifierStream(study.seed, 1, "preview", 0, 0, 0, draw);
    const PrivateFit fit = fitPrivately({split.train(), rng}, loss, study.privateClassifier.lambda,
                                        Perturbation::objective, viewEpsilon(study), {});
    errors.push_back(split.errors(fit.weights, loss).error);
  }
  std::sort(errors.begin(), errors.end());
  // Other starts reach other points within 1e-10: a row on the boundary may be classified otherwise.
  EXPECT_NEAR(preview.atEpsilon.at(1), quantile(errors, 0.5), 2.0 / 4000);
}

TEST(ClassifierTradeOff, DrawnCurvesAreKept) {
  Study study = smallStudy();
  const auto cache = cacheOf(study);
  const TradeOffPreview first = previewTradeOff(study, {cache});
  study.view.epsilon = 3;
  const TradeOffPreview second = previewTradeOff(study, {cache}, &first);
  EXPECT_EQ(second.curves[1].y, first.curves[1].y);
  EXPECT_NE(second.atEpsilon, first.atEpsilon);
}

TEST(ClassifierTradeOff, CurvesAreOthersForAnotherMetricOrAxis) {
  const Study study = smallStudy();
  Study other = study;
  other.view.epsilon = 7;
  EXPECT_TRUE(haveSameCurves(study, other));
  other.view.metric = "loss";
  EXPECT_FALSE(haveSameCurves(study, other));
  other.view = study.view;
  other.view.tradeOffAxis = "lambda";
  EXPECT_FALSE(haveSameCurves(study, other));
  // Over lambda the curves are those at one epsilon.
  Study moved = other;
  moved.view.epsilon = 7;
  EXPECT_FALSE(haveSameCurves(other, moved));
  moved = other;
  moved.view.errorTarget = 0.2;
  EXPECT_TRUE(haveSameCurves(other, moved));
}

TEST(ClassifierTradeOff, MarksTheEpsilonFromWhichNothingIsRaised) {
  const Study study = smallStudy();
  const TradeOffPreview preview = previewTradeOff(study, {cacheOf(study)});
  ASSERT_EQ(preview.marks.size(), 2U);
  // epsilon (1 - 1/1000) = 2 log(1 + c/(n Lambda)), c = 1, n = 1000, Lambda = 0.001. Tight: a quarter of
  // epsilon pays the log once.
  const double log = std::log(2) / 0.999;
  EXPECT_EQ(preview.marks[0].id, "raised-objective");
  EXPECT_NEAR(preview.marks[0].x, 2 * log, 1e-8);
  EXPECT_EQ(preview.marks[1].id, "raised-objective-tight");
  EXPECT_NEAR(preview.marks[1].x, 4 * log, 1e-8);
}

TEST(ClassifierTradeOff, OverLambdaHasNoneAsACurveAndTheSwitch) {
  Study study = smallStudy();
  study.view.tradeOffAxis = "lambda";
  study.view.epsilon = 0.5;
  study.privateClassifier.lambdaSweep = {1e-7, 2};
  const TradeOffPreview preview = previewTradeOff(study, {cacheOf(study)});
  EXPECT_TRUE(preview.overLambda);
  EXPECT_EQ(preview.low, 1e-7);
  EXPECT_EQ(preview.high, 2);
  ASSERT_EQ(preview.curves.size(), 4U);
  EXPECT_FALSE(curveOf(preview, "none").guarantee.isPrivate());
  EXPECT_TRUE(preview.smallestEpsilon.empty());
  ASSERT_EQ(preview.marks.size(), 2U);
  // Published: epsilon = 2 log(1 + c/(n Lambda)); tight: epsilon/4 = log(1 + c/(n Lambda)).
  EXPECT_NEAR(preview.marks[0].x, 1e-3 / std::expm1(0.999 * 0.25), 1e-10);
  EXPECT_NEAR(preview.marks[1].x, 1e-3 / std::expm1(0.999 * 0.125), 1e-10);
}

TEST(ClassifierTradeOff, OfTheLossIsSampledForEveryMethod) {
  Study study = smallStudy();
  study.view.metric = "loss";
  const TradeOffPreview preview = previewTradeOff(study, {cacheOf(study)});
  EXPECT_EQ(preview.metric, "test_loss");
  for (const MethodCurve& curve : preview.curves) EXPECT_EQ(curve.q05.size(), curve.x.size()) << curve.method;
  // The loss of the minimum is the smallest only on the training rows; much noise is worse on any rows.
  for (const MethodCurve& curve : preview.curves) EXPECT_GT(curve.y.front(), preview.none);
  EXPECT_TRUE(std::isnan(preview.predictMean.y.front()));
}

TEST(ClassifierTradeOff, ConstantGuessIsNoMethod) {
  const Study study = smallStudy();
  const auto cache = cacheOf(study);
  const TradeOffPreview preview = previewTradeOff(study, {cache});
  EXPECT_EQ(preview.predictMeanAtEpsilon, PrivateClassifierCache::of(*cache).split().errorOfConstantGuess());
  EXPECT_EQ(preview.predictMean.y.back(), preview.predictMeanAtEpsilon);
  EXPECT_FALSE(preview.predictMean.guarantee.isPrivate());
}

TEST(ClassifierTradeOff, BoundsFromTheDataAreNotPrivate) {
  Study study = smallStudy();
  EXPECT_TRUE(curveOf(previewTradeOff(study, {cacheOf(study)}), "output").guarantee.isPrivate());
  study.data.columnBounds.clear();
  EXPECT_FALSE(curveOf(previewTradeOff(study, {cacheOf(study)}), "output").guarantee.isPrivate());
}

TEST(ClassifierTradeOff, FindsTheSmallestEpsilonOfAWantedError) {
  Study study = smallStudy();
  const auto cache = cacheOf(study);
  const TradeOffPreview open = previewTradeOff(study, {cache});
  const MethodCurve& output = curveOf(open, "output");
  study.view.errorTarget = (output.y.front() + output.y.back()) / 2;
  const TradeOffPreview preview = previewTradeOff(study, {cache});
  ASSERT_EQ(preview.smallestEpsilon.size(), 3U);
  ASSERT_TRUE(preview.smallestEpsilon[0]->epsilon);
  study.view.epsilon = *preview.smallestEpsilon[0]->epsilon;
  EXPECT_LE(previewTradeOff(study, {cache}, &preview).atEpsilon[0], *study.view.errorTarget);
  study.view.epsilon = roundedDown(study.view.epsilon * (1 - 1e-9));
  EXPECT_GT(previewTradeOff(study, {cache}, &preview).atEpsilon[0], *study.view.errorTarget);
}

TEST(ClassifierTradeOff, EndsWhenItIsStopped) {
  const Study study = smallStudy();
  const auto cache = cacheOf(study);
  int asked = 0;
  previewTradeOff(study, {cache}, nullptr, [&] { return ++asked > 3; });
  EXPECT_LT(asked, 60);
}

TEST(ClassifierPreview, IsInstantForSmallDataOnly) {
  Study study = smallStudy();
  study.testFraction = 0.99;
  study.privateClassifier.methods = {"none", "output"};
  EXPECT_TRUE(taskOf(study).isInstant(study, *cacheOf(study)));
  study.privateClassifier.methods = {"objective"};
  study.testFraction = 0.2;
  EXPECT_FALSE(taskOf(study).isInstant(study, *cacheOf(study)));
}

/// A study with bounds so wide that no row is shortened, which would leave little of the two features.
Study boundaryStudy() {
  Study study = smallStudy();
  study.data.columnBounds = {{"age", 140}, {"hours", 120}};
  study.privateClassifier.methods = {"none", "output", "objective"};
  study.privateClassifier.lambda = 1e-5;
  study.view.method = "objective";
  study.view.epsilon = 100;
  return study;
}

TEST(Boundary, IsWhereTheScoreChangesSign) {
  const Study study = boundaryStudy();
  const auto cache = cacheOf(study);
  const BoundaryPreview preview = previewBoundary(study, *cache);
  EXPECT_EQ(preview.reason, "");
  EXPECT_EQ(preview.xName, "age");
  EXPECT_EQ(preview.method, "objective");
  EXPECT_EQ(preview.draws.size(), 50U);
  ASSERT_FALSE(preview.withoutPrivacy.x.empty());
  EXPECT_EQ(preview.positiveX.size() + preview.negativeX.size(), 1000U);
  const ClassifierSplit& split = PrivateClassifierCache::of(*cache).split();
  const Minimum minimum =
      minimise(*split.train().x, split.train().y, {.loss = lossOf(study.privateClassifier), .lambda = 1e-5});
  // The score of a row (age/140, hours/120, 1)/sqrt(2), which is linear: lines on a grid are exact.
  for (std::size_t i = 0; i < preview.withoutPrivacy.x.size(); ++i) {
    const double age = preview.withoutPrivacy.x[i] / 140, hours = preview.withoutPrivacy.y[i] / 120;
    if (std::isnan(age)) continue;
    EXPECT_NEAR(minimum.weights.dot(Eigen::Vector3d(age, hours, 1)), 0, 1e-9 * minimum.weights.norm());
  }
}

TEST(Boundary, ChangesOnlyInItsNoiseAlongEpsilon) {
  Study study = boundaryStudy();
  const auto cache = cacheOf(study);
  const BoundaryPreview first = previewBoundary(study, *cache);
  study.view.epsilon = 50;
  const BoundaryPreview second = previewBoundary(study, *cache);
  EXPECT_EQ(first.withoutPrivacy.x, second.withoutPrivacy.x);
  for (std::size_t d = 0; d < first.draws.size(); ++d) EXPECT_NE(first.draws[d].x, second.draws[d].x);
}

TEST(Boundary, ShowsTheFirstPrivateMethodUnlessAsked) {
  Study study = boundaryStudy();
  const auto cache = cacheOf(study);
  study.view.method = "none";
  EXPECT_EQ(previewBoundary(study, *cache).method, "output");
  study.privateClassifier.methods = {"none"};
  const BoundaryPreview preview = previewBoundary(study, *cache);
  EXPECT_EQ(preview.method, "");
  EXPECT_TRUE(preview.draws.empty());
  EXPECT_FALSE(preview.withoutPrivacy.x.empty());
}

TEST(Boundary, BeginsWithTheFirstTwoFeaturesThatHoldNumbers) {
  Study study = boundaryStudy();
  study.data.features.reset();
  const auto cache = cacheOf(study);
  const std::vector<std::string> names = firstTwoFeatures(*cache);
  ASSERT_EQ(names, (std::vector<std::string>{"age", "hours"}));
  const BoundaryPreview start = previewBoundary(study, *cache);
  EXPECT_EQ(start.reason, "");
  EXPECT_NE(start.notes.back().find("age and hours alone"), std::string::npos);
  study.data.features = names;
  const BoundaryPreview told = previewBoundary(study, *cacheOf(study));
  EXPECT_EQ(start.withoutPrivacy.x, told.withoutPrivacy.x) << "as if the study had these two features";
  EXPECT_EQ(start.draws.front().y, told.draws.front().y);
  EXPECT_FALSE(told.plane);
}

TEST(Boundary, LearnsFromTheFirstTwoOnceForAllEpsilons) {
  Study study = boundaryStudy();
  study.data.features.reset();
  const auto cache = cacheOf(study);
  const BoundaryPreview first = previewBoundary(study, *cache);
  study.view.epsilon = 50;
  const BoundaryPreview second = previewBoundary(study, *cache, {}, &first);
  EXPECT_EQ(first.plane, second.plane);
  study.testFraction = 0.5;
  EXPECT_NE(previewBoundary(study, *cacheOf(study), {}, &second).plane, second.plane)
      << "other rows are learned from";
}

TEST(Boundary, NeedsTwoFeaturesOfNumbers) {
  Study study = boundaryStudy();
  study.data.features = {"age", "education"};
  study.data.columnBounds = {{"age", 140}};
  const BoundaryPreview preview = previewBoundary(study, *cacheOf(study));
  EXPECT_NE(preview.reason, "");
  EXPECT_TRUE(preview.draws.empty());
}

TEST(Boundary, OfMappedRowsIsDrawnToo) {
  Study study = smallStudy();
  study.privateClassifier.randomFeatures = 20;
  study.privateClassifier.lambda = 1e-5;
  EXPECT_FALSE(previewBoundary(study, *cacheOf(study)).withoutPrivacy.x.empty());
}

/// A boundary that is noise on the grid has hundreds of pieces, and there are 50 such boundaries.
TEST(Boundary, InVeryManyPiecesIsShownOfFewDraws) {
  Study study = smallStudy();
  study.privateClassifier.randomFeatures = 20;
  study.privateClassifier.lambda = 1e-5;
  study.privateClassifier.gamma = 1e6;
  const BoundaryPreview preview = previewBoundary(study, *cacheOf(study));
  std::size_t pieces = 0;
  for (const BoundaryPreview::Line& draw : preview.draws)
    pieces += 1 + static_cast<std::size_t>(
                      std::count_if(draw.x.begin(), draw.x.end(), [](double x) { return std::isnan(x); }));
  EXPECT_LT(preview.draws.size(), 50U);
  EXPECT_LE(pieces, 1000U);
  ASSERT_FALSE(preview.notes.empty());
  EXPECT_EQ(preview.notes.back().find(std::to_string(preview.draws.size()) + " of 50 private"), 0U);
}

TEST(TuningPreviewOfAStudy, IsTheFirstChoiceOfARun) {
  Study study = smallStudy();
  study.privateClassifier.tune = {1e-3, 1e-2, 1e-1};
  study.view.method = "objective";
  study.view.epsilon = 2;
  const auto cache = cacheOf(study);
  const TuningPreview preview = previewTuning(study, *cache);
  EXPECT_EQ(preview.reason, "");
  ASSERT_EQ(preview.candidates.size(), 3U);
  std::size_t rows = preview.testRows;
  double sum = 0;
  for (const auto& candidate : preview.candidates) {
    rows += candidate.rows;
    sum += candidate.probability;
    EXPECT_LE(candidate.mistakes, preview.testRows);
  }
  EXPECT_EQ(rows, PrivateClassifierCache::of(*cache).split().trainRows());
  EXPECT_NEAR(sum, 1, 1e-12);
  ASSERT_TRUE(preview.byParts);
  EXPECT_LT(preview.byParts->picked, 3U);
  // Exactly e^(-epsilon/2) for each additional mistake.
  const auto& a = preview.candidates[0];
  const auto& b = preview.candidates[1];
  EXPECT_NEAR(std::log(a.probability / b.probability),
              static_cast<double>(b.mistakes) - static_cast<double>(a.mistakes), 1e-9);
}

TEST(TuningPreviewOfAStudy, OnAllRowsToo) {
  Study study = smallStudy();
  study.privateClassifier.tune = {1e-3, 1e-2, 1e-1};
  study.privateClassifier.methods = {"objective"};
  study.privateClassifier.tuning = "all-rows";
  study.view.epsilon = 2;
  study.epsilon = {2};
  study.trials = 1;
  study.privateClassifier.draws = 1;
  const TuningPreview preview = previewTuning(study, *cacheOf(study));
  ASSERT_TRUE(preview.byParts && preview.onAllRows && preview.choosesOnAllRows);
  double sum = 0;
  for (const auto& candidate : preview.candidates) sum += candidate.probabilityOnAllRows;
  EXPECT_NEAR(sum, 1, 1e-12);
  EXPECT_NEAR(preview.ofChoice, 0.4, 1e-15);
  const auto errorOf = [&](const char* tuning) {
    study.privateClassifier.tuning = tuning;
    const Result result = run(study, test::incomeClass(), {}, {}).value();
    return std::ranges::find(result.series, "test_error", &ResultRow::metric)->values.front();
  };
  EXPECT_EQ(preview.onAllRows->error, errorOf("all-rows")) << "the first draw of a run";
  EXPECT_EQ(preview.byParts->error, errorOf("parts"));
  // More candidates than rows: there are no parts, and none are needed.
  study.privateClassifier.tuning = "all-rows";
  study.privateClassifier.tune = std::vector<double>(1000, 1.0);
  const TuningPreview many = previewTuning(study, *cacheOf(study));
  EXPECT_EQ(many.reason, "");
  EXPECT_FALSE(many.byParts);
  EXPECT_TRUE(many.onAllRows);
}

TEST(TuningPreviewOfAStudy, HasTheDeltaOfNormalNoiseAlone) {
  Study study = smallStudy();
  study.privateClassifier.delta = 1e-6;
  for (const auto& [method, delta] : {std::pair("objective", 0.0), std::pair("objective-gaussian", 1e-6)}) {
    study.privateClassifier.methods = {method};
    EXPECT_EQ(previewTuning(study, *cacheOf(study)).delta, delta) << method;
  }
}

TEST(TuningPreviewOfAStudy, BeginsWithCandidatesOfItsOwn) {
  Study study = smallStudy();
  const auto cache = cacheOf(study);
  const TuningPreview start = previewTuning(study, *cache);
  EXPECT_EQ(start.reason, "");
  EXPECT_FALSE(start.isOfStudy);
  study.privateClassifier.tune = startCandidates();
  const TuningPreview told = previewTuning(study, *cache);
  EXPECT_TRUE(told.isOfStudy);
  ASSERT_EQ(start.candidates.size(), startCandidates().size());
  EXPECT_EQ(start.byParts->picked, told.byParts->picked);
  for (std::size_t i = 0; i < start.candidates.size(); ++i)
    EXPECT_EQ(start.candidates[i].mistakes, told.candidates[i].mistakes) << "as if the study named them";
}

TEST(TuningPreviewOfAStudy, SaysWhatIsMissing) {
  Study study = smallStudy();
  const auto cache = cacheOf(study);
  study.privateClassifier.tune = std::vector<double>(1000, 1.0);
  EXPECT_NE(previewTuning(study, *cache).reason.find("1000 candidates"), std::string::npos);
  study.privateClassifier.methods = {"none"};
  EXPECT_NE(previewTuning(study, *cache).reason, "");
}

}  // namespace
}  // namespace epsiscope::preview_classifier_test
