#include "ui/explain/odd_conditions.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/tasks/kernel_release/theory_preview.h"
#include "core/tasks/private_classifier/boundary_preview.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/ui/support/drawn.h"
#include "tests/ui/support/previewed.h"
#include "ui/state/app_state.h"
#include "ui/state/view_kind.h"

namespace epsiscope::model_conditions_test {
namespace {

class ModelConditions : public testing::Test {
protected:
  void start(TaskId task, const char* tab) {
    const test::Previewed made = test::previewedTask(task);
    state.study = made.study;
    state.study.view.tab = tab;
    state.cache = made.cache;
    state.dataset = made.cache->data().dataset;
    for (const Column& column : state.dataset->columns) state.summaries.push_back(summarise(column));
  }
  void drawTradeOff() {
    test::setPicture(state, view_id::tradeOff, previewTradeOff(state.study, {state.cache}));
  }
  void drawTheory() { test::setPicture(state, view_id::theory, previewTheory(state.study, *state.cache)); }
  std::optional<OddCondition> condition(const char* id) const {
    const auto found = oddConditions(state);
    const auto it = std::ranges::find(found, QString::fromLatin1(id), &OddCondition::id);
    return it == found.end() ? std::nullopt : std::optional(*it);
  }
  bool has(const char* id) const { return condition(id).has_value(); }

  AppState state;
};

TEST_F(ModelConditions, ALambdaAboveOneEndsThePapersBound) {
  start(TaskId::kernelRelease, view_id::theory);
  drawTheory();
  EXPECT_FALSE(has("lambda-beyond-paper"));
  state.study.kernelRelease.lambda = 2;
  drawTheory();
  EXPECT_TRUE(has("lambda-beyond-paper"));
}

TEST_F(ModelConditions, AnEpsilonBeyondTheFirstTermsProofIsSaid) {
  start(TaskId::kernelRelease, view_id::theory);
  state.study.view.epsilon = 1.25;
  drawTheory();
  EXPECT_FALSE(has("epsilon-beyond-bound"));
  state.study.view.epsilon = 1.26;
  EXPECT_TRUE(has("epsilon-beyond-bound"));
}

TEST_F(ModelConditions, ManyPredictionsShareTheBudget) {
  start(TaskId::kernelRelease, view_id::tradeOff);
  drawTradeOff();
  EXPECT_FALSE(has("predictions-share"));
  state.study.kernelRelease.predictions = 50;
  drawTradeOff();
  ASSERT_TRUE(has("predictions-share"));
  EXPECT_TRUE(condition("predictions-share")->answer.contains(QStringLiteral("50 times as wide")));
}

TEST_F(ModelConditions, NoiseForTheWholeWidthIsSaid) {
  start(TaskId::kernelRelease, view_id::tradeOff);
  state.study.kernelRelease.lambda = 0.1;
  drawTradeOff();
  EXPECT_FALSE(has("noise-capped"));
  state.study.kernelRelease.lambda = 1e-6;
  drawTradeOff();
  ASSERT_TRUE(has("noise-capped"));
  EXPECT_TRUE(condition("noise-capped")->answer.contains(QStringLiteral("bounds, 5:")));
}

TEST_F(ModelConditions, ABoundThatCostsMoreThanTheFeaturesBringIsSaidOfPredictions) {
  start(TaskId::kernelRelease, view_id::tradeOff);
  state.study.view.epsilon = 0.05;
  drawTradeOff();
  ASSERT_TRUE(has("worse-than-mean"));
  EXPECT_TRUE(condition("worse-than-mean")->answer.contains(QStringLiteral("fewer predictions")));
}

TEST_F(ModelConditions, ARaisedRegularisationIsSaidWithItsAmount) {
  start(TaskId::privateClassifier, view_id::boundary);
  test::setPicture(state, view_id::boundary, BoundaryPreview{});
  state.study.view.epsilon = 0.1;
  state.study.privateClassifier.lambda = 1e-4;
  ASSERT_TRUE(has("budget-on-bend"));
  EXPECT_TRUE(condition("budget-on-bend")->answer.contains(QStringLiteral("ε = 0.1 and Λ = 0.0001")));
  state.study.privateClassifier.lambda = 0.1;
  EXPECT_FALSE(has("budget-on-bend"));
  state.study.privateClassifier.lambda = 1e-4;
  state.study.privateClassifier.methods = {"none", "output"};
  EXPECT_FALSE(has("budget-on-bend")) << "only objective perturbation pays for the bend";
}

TradeOffPreview classifierErrors(double output, double objective) {
  TradeOffPreview preview;
  preview.metric = "test_error";
  const Guarantee kept = Guarantee::of({.epsilon = 1, .neighbours = Booking::Neighbours::row});
  preview.curves = {
      {.method = "output", .label = "Output", .x = {0.1, 1}, .y = {output, output}, .guarantee = kept},
      {.method = "objective",
       .label = "Objective",
       .x = {0.1, 1},
       .y = {objective, objective},
       .guarantee = kept}};
  preview.atEpsilon = {output, objective};
  preview.atEpsilonOfSplits = {{output, output - 0.001, output + 0.001},
                               {objective, objective - 0.002, objective + 0.002}};
  preview.trainRows = 80;
  preview.testRows = 20;
  preview.predictMean.y = {0.3, 0.3};
  preview.predictMeanAtEpsilon = 0.3;
  return preview;
}

TEST_F(ModelConditions, MoreMistakesThanTheConstantGuessAreSaid) {
  start(TaskId::privateClassifier, view_id::tradeOff);
  test::setPicture(state, view_id::tradeOff, classifierErrors(0.4, 0.2));
  ASSERT_TRUE(has("worse-than-mean"));
  EXPECT_TRUE(condition("worse-than-mean")->question.contains(QStringLiteral("Output")));
  EXPECT_TRUE(condition("worse-than-mean")->answer.contains(QStringLiteral("more frequent class")));
  test::setPicture(state, view_id::tradeOff, classifierErrors(0.25, 0.2));
  EXPECT_FALSE(has("worse-than-mean"));
}

TEST_F(ModelConditions, ALearnerThatLearnsNothingIsSaid) {
  start(TaskId::privateClassifier, view_id::tradeOff);
  TradeOffPreview preview = classifierErrors(0.3, 0.3);
  preview.none = 0.3;
  test::setPicture(state, view_id::tradeOff, preview);
  EXPECT_TRUE(has("learns-nothing"));
  EXPECT_FALSE(has("worse-than-mean")) << "equal is not worse";
  preview.none = 0.2;
  test::setPicture(state, view_id::tradeOff, preview);
  EXPECT_FALSE(has("learns-nothing"));
}

TEST_F(ModelConditions, OutputAheadOfObjectiveIsSaid) {
  start(TaskId::privateClassifier, view_id::tradeOff);
  test::setPicture(state, view_id::tradeOff, classifierErrors(0.2, 0.25));
  EXPECT_TRUE(has("output-ahead"));
  test::setPicture(state, view_id::tradeOff, classifierErrors(0.25, 0.2));
  EXPECT_FALSE(has("output-ahead"));
  test::setPicture(state, view_id::tradeOff, classifierErrors(0.2, 0.2001));
  EXPECT_FALSE(has("output-ahead")) << "the splits scatter by more";
}

TEST_F(ModelConditions, AnErrorThatGrowsWithEpsilonIsSaidWithItsCause) {
  start(TaskId::privateClassifier, view_id::tradeOff);
  TradeOffPreview preview = classifierErrors(0.25, 0.25);
  preview.curves[1].y = {0.25, 0.26};
  test::setPicture(state, view_id::tradeOff, preview);
  EXPECT_FALSE(has("grows-again")) << "so little is chance";
  preview.curves[1].y = {0.25, 0.4};
  test::setPicture(state, view_id::tradeOff, preview);
  EXPECT_TRUE(has("grows-again"));
  preview.marks = {{"raised-objective", "raised below", 0.5}};
  test::setPicture(state, view_id::tradeOff, preview);
  EXPECT_TRUE(has("phase-switch"));
  EXPECT_FALSE(has("grows-again"));
}

TEST_F(ModelConditions, ScalesFromTheRowsMakeAClassifierNotPrivate) {
  start(TaskId::privateClassifier, view_id::tradeOff);
  TradeOffPreview preview = classifierErrors(0.25, 0.25);
  test::setPicture(state, view_id::tradeOff, preview);
  EXPECT_FALSE(has("not-proved"));
  const std::string reason = "The scales of columns are taken from the rows.";
  for (MethodCurve& curve : preview.curves)
    curve.guarantee = Guarantee::none(Guarantee::Neighbours::row, reason);
  test::setPicture(state, view_id::tradeOff, preview);
  ASSERT_TRUE(has("not-proved"));
  EXPECT_EQ(condition("not-proved")->answer, QString::fromStdString(reason));
}

}  // namespace
}  // namespace epsiscope::model_conditions_test
