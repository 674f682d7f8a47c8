#include "ui/explain/odd_conditions.h"
#include "ui/state/picture.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/tasks/label_privacy/interval_preview.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/ui/support/drawn.h"
#include "tests/ui/support/previewed.h"
#include "tests/support/prepared.h"
#include "ui/state/app_state.h"
#include "ui/state/view_kind.h"

namespace epsiscope::odd_conditions_test {
namespace {

class OddConditions : public testing::Test {
protected:
  void start(const char* tab, const char* data = "house-prices") {
    const test::Previewed made = test::previewed(data);
    state.study = made.study;
    state.study.view.tab = tab;
    state.cache = made.cache;
    state.dataset = made.cache->data().dataset;
    for (const Column& column : state.dataset->columns) state.summaries.push_back(summarise(column));
    state.study.labelPrivacy.methods = {"laplace", "rp-with-prior"};
  }
  void draw() {
    test::setPicture(state, view_id::tradeOff, previewTradeOff(state.study, {state.cache}));
    test::setPicture(state, view_id::noise, previewNoise(state.study, *state.cache));
    test::setPicture(state, view_id::interval, previewInterval(state.study, *state.cache));
  }
  bool has(const char* id) const {
    const auto found = oddConditions(state);
    return std::any_of(found.begin(), found.end(),
                       [&](const OddCondition& one) { return one.id == QLatin1String(id); });
  }
  QString answerTo(const char* id) const {
    for (const OddCondition& one : oddConditions(state))
      if (one.id == QLatin1String(id)) return one.answer;
    return {};
  }
  AppState state;
};

TEST_F(OddConditions, AMethodAboveTheDottedLineIsNamed) {
  start(view_id::tradeOff);
  state.study.view.epsilon = 0.1;
  draw();
  const auto found = oddConditions(state);
  const auto worse = std::find_if(found.begin(), found.end(),
                                  [](auto& one) { return one.id == QLatin1String("worse-than-mean"); });
  ASSERT_NE(worse, found.end());
  EXPECT_TRUE(worse->question.contains(QStringLiteral("Laplace")));
  state.study.view.epsilon = 8;
  draw();
  EXPECT_FALSE(has("worse-than-mean"));
}

TEST_F(OddConditions, APriorThatTakesMostOfEpsilonIsSaid) {
  start(view_id::tradeOff);
  state.study.labelPrivacy.priorShare = 0.9;
  draw();
  EXPECT_TRUE(has("prior-takes-most"));
  state.study.labelPrivacy.methods = {"laplace"};
  draw();
  EXPECT_FALSE(has("prior-takes-most")) << "no chosen method pays for a prior";
}

TEST_F(OddConditions, PublishedColumnsThatAreNotPrivateGiveTheirReason) {
  start(view_id::tradeOff);
  EXPECT_FALSE(has("published-not-private"));
  PublishedColumn column;
  column.label = "Ours";
  column.isPrivate = false;
  column.reason = "prior from raw labels";
  state.study.published = {column};
  draw();
  EXPECT_TRUE(has("published-not-private"));
}

TEST_F(OddConditions, AReasonIsThatOfTheEpsilonLookedAt) {
  start(view_id::tradeOff);
  state.study.labelPrivacy.methods = {"laplace", "gaussian-classic"};
  state.study.view.epsilon = 0.05;
  draw();
  EXPECT_TRUE(answerTo("not-proved").startsWith(QStringLiteral("At ε = 0.05 it is.")));
  state.study.view.epsilon = 2;
  draw();
  EXPECT_TRUE(answerTo("not-proved").startsWith(QStringLiteral("The classic calibration is proved")));
  PublishedColumn column;
  column.label = "Gaussian";
  column.method = "gaussian-classic";
  column.reason = "not proved from 1 on";
  column.isPrivate = false;
  column.privateBelow = 1;
  column.epsilon = {0.05, 2};
  column.error = {1, 1};
  state.study.published = {column};
  draw();
  EXPECT_TRUE(has("published-not-private"));
  state.study.view.epsilon = 0.05;
  draw();
  EXPECT_FALSE(has("published-not-private"));
}

TEST_F(OddConditions, ClippedLabelsAreSaidWithTheirShare) {
  start(view_id::data);
  EXPECT_FALSE(has("labels-clipped"));
  state.study.data.upper = 2;
  state.cache =
      buildCache(state.study, std::const_pointer_cast<Dataset>(std::make_shared<Dataset>(*state.dataset)));
  EXPECT_TRUE(has("labels-clipped"));
}

TEST_F(OddConditions, BoundsMuchWiderThanTheLabelsAreSaid) {
  start(view_id::data);
  EXPECT_FALSE(has("wide-bounds"));
  state.study.data.upper = 500;
  EXPECT_TRUE(has("wide-bounds"));
}

TEST_F(OddConditions, AnIntervalOfOneBarAndOneOfAllAreToldApart) {
  start(view_id::interval);
  state.study.labelPrivacy.prior = PriorKind::exact;
  state.study.labelPrivacy.zeta = 1e-5;
  state.study.view.epsilon = 0.05;
  draw();
  EXPECT_TRUE(has("one-bin"));
  EXPECT_FALSE(has("whole-range"));
  state.study.labelPrivacy.prior = PriorKind::uniform;
  state.study.labelPrivacy.zeta = 1.5;
  state.study.view.epsilon = 8;
  draw();
  EXPECT_FALSE(has("one-bin"));
  EXPECT_TRUE(has("whole-range"));
}

TEST_F(OddConditions, APriorDrownedInNoiseIsSaid) {
  start(view_id::interval);
  state.study.view.epsilon = 0.05;
  state.study.labelPrivacy.priorShare = 0.02;
  state.study.labelPrivacy.binWidth = 0.02;
  draw();
  EXPECT_TRUE(has("ragged-prior"));
  state.study.labelPrivacy.prior = PriorKind::uniform;
  draw();
  EXPECT_FALSE(has("ragged-prior"));
}

TEST_F(OddConditions, EqualLabelsAndFlatNoiseAreSaid) {
  start(view_id::noise);
  state.study.view.label = state.study.view.otherLabel = 2.0;
  draw();
  EXPECT_TRUE(has("same-labels"));
  EXPECT_FALSE(has("flat-noise"));
  state.study.view.otherLabel = 3.0;
  state.study.view.epsilon = 0.01;
  draw();
  EXPECT_FALSE(has("same-labels"));
  EXPECT_TRUE(has("flat-noise"));
}

TEST_F(OddConditions, AMethodThatIsNotPrivateIsSaid) {
  start(view_id::tradeOff);
  state.study.labelPrivacy.prior = PriorKind::exact;
  draw();
  EXPECT_TRUE(has("not-proved"));
  state.study.labelPrivacy.prior = PriorKind::noisyCounts;
  draw();
  EXPECT_FALSE(has("not-proved"));
}

TEST_F(OddConditions, NoiseWiderThanTheLabelsIsSaid) {
  start(view_id::noise);
  state.study.labelPrivacy.methods = {"laplace"};
  state.study.view.epsilon = 0.5;
  draw();
  EXPECT_TRUE(has("noise-beyond-labels"));
  EXPECT_FALSE(has("flat-noise"));
  state.study.view.epsilon = 8;
  draw();
  EXPECT_FALSE(has("noise-beyond-labels"));
}

TEST_F(OddConditions, UnbiasedAnswersThatReachFarOutAreSaidWithHowFar) {
  start(view_id::noise);
  state.study.labelPrivacy.prior = PriorKind::uniform;
  state.study.labelPrivacy.unbiasedValues = 4;
  state.study.labelPrivacy.methods = {"unbiased"};
  state.study.view.epsilon = 0.2;
  draw();
  EXPECT_TRUE(has("unbiased-far-out"));
  EXPECT_TRUE(answerTo("unbiased-far-out").contains(QStringLiteral("4.52"))) << "1/(e^0.2 - 1)";
  state.study.labelPrivacy.methods = {"laplace"};
  draw();
  EXPECT_FALSE(has("unbiased-far-out"));
  state.study.labelPrivacy.methods = {"unbiased"};
  state.study.view.epsilon = 1;
  draw();
  EXPECT_FALSE(has("unbiased-far-out"));
}

TEST_F(OddConditions, ALambdaTooSmallForTheNoiseIsSaid) {
  start(view_id::tradeOff);
  state.study.view.epsilon = 0.2;
  state.study.labelPrivacy.lambda = 1e-6;
  draw();
  EXPECT_TRUE(has("lambda-too-small"));
  state.study.labelPrivacy.lambda.reset();
  draw();
  EXPECT_FALSE(has("lambda-too-small")) << "matched";
  state.study.labelPrivacy.lambda = 1e-6;
  state.study.view.epsilon = 8;
  draw();
  EXPECT_FALSE(has("lambda-too-small")) << "there is hardly any noise";
}

MethodCurve curveOf(std::vector<double> errors) {
  return {.method = "laplace", .label = "Laplace", .x = {0.05, 0.1, 0.2, 0.5, 1}, .y = std::move(errors)};
}

TEST_F(OddConditions, AnErrorThatIsFlatBelowSomeEpsilonIsSaid) {
  start(view_id::tradeOff);
  draw();
  auto preview = *previewOf<TradeOffPreview>(state);
  const auto show = [&](std::vector<double> errors) {
    preview.curves = {curveOf(std::move(errors))};
    test::setPicture(state, view_id::tradeOff, preview);
  };
  show({1, 1, 0.99, 0.6, 0.3});
  EXPECT_TRUE(has("flat-below"));
  show({1, 0.9, 0.8, 0.6, 0.3});
  EXPECT_FALSE(has("flat-below")) << "it falls from the start";
  show({1, 1, 1, 0.99, 0.99});
  EXPECT_FALSE(has("flat-below")) << "it never falls: there is no below";
  preview.overLambda = true;
  show({1, 1, 0.99, 0.6, 0.3});
  EXPECT_FALSE(has("flat-below"));
}

TEST_F(OddConditions, AGapGivesItsReason) {
  start(view_id::tradeOff);
  draw();
  EXPECT_FALSE(has("gap"));
  MethodCurve curve = curveOf({std::nan(""), 1, 0.8, 0.6, 0.3});
  curve.notes = {"There is no such noise."};
  auto preview = *previewOf<TradeOffPreview>(state);
  preview.curves = {curve};
  test::setPicture(state, view_id::tradeOff, preview);
  EXPECT_EQ(answerTo("gap"), QStringLiteral("There is no such noise."));
}

TEST_F(OddConditions, GapsForOneReasonAreOneCard) {
  start(view_id::tradeOff);
  draw();
  auto preview = *previewOf<TradeOffPreview>(state);
  MethodCurve first = curveOf({std::nan(""), 1, 0.8, 0.6, 0.3}), second = first, third = first;
  first.notes = second.notes = {"There is no such noise."};
  third.notes = {"Another reason."};
  second.label = "Second";
  preview.curves = {first, second, third};
  test::setPicture(state, view_id::tradeOff, preview);
  const auto found = oddConditions(state);
  const auto isGap = [](const OddCondition& one) { return one.id == QLatin1String("gap"); };
  EXPECT_EQ(std::ranges::count_if(found, isGap), 2);
  EXPECT_TRUE(std::ranges::find_if(found, isGap)->question.contains(QStringLiteral("Second")));
}

TEST_F(OddConditions, FewRowsForManyFeaturesAreSaid) {
  start(view_id::tradeOff);
  draw();
  EXPECT_FALSE(has("few-rows"));
  Dataset few = *state.dataset;
  for (Column& column : few.columns) column.values.resize(60);
  state.cache = buildCache(state.study, std::make_shared<const Dataset>(few));
  draw();
  EXPECT_TRUE(has("few-rows"));
}

TEST_F(OddConditions, TheMostStrikingComeFirst) {
  start(view_id::tradeOff);
  state.study.view.epsilon = 0.1;
  state.study.labelPrivacy.prior = PriorKind::exact;
  draw();
  const auto found = oddConditions(state);
  ASSERT_GE(found.size(), 2u);
  EXPECT_EQ(found[0].id, QStringLiteral("not-proved")) << "what is not private at all";
  EXPECT_EQ(found[1].id, QStringLiteral("worse-than-mean"));
}

TEST_F(OddConditions, NothingIsSaidOfAViewThatIsNotDrawn) {
  start(view_id::interval);
  EXPECT_TRUE(oddConditions(state).empty());
}

TEST_F(OddConditions, ACurveBelowItsOwnLineWithoutPrivacyIsExplained) {
  start(view_id::tradeOff);
  TradeOffPreview preview;
  preview.curves = {{.method = "laplace",
                     .label = "Laplace",
                     .x = {0.5, 1, 2},
                     .y = {3, 0.9, 1},
                     .standardError = {0.1, 0.04, 0.1},
                     .withoutPrivacy = 1}};
  preview.none = 1;
  preview.predictMeanAtEpsilon = 2;
  preview.atEpsilon = {0.9};
  test::setPicture(state, view_id::tradeOff, preview);
  EXPECT_TRUE(answerTo("below-own-line").contains(QStringLiteral("regularisation")));
  EXPECT_TRUE(answerTo("below-own-line").contains(QStringLiteral("ε = 1 its error is 10 %")));
  preview.curves[0].standardError[1] = 0.06;
  test::setPicture(state, view_id::tradeOff, preview);
  EXPECT_TRUE(answerTo("below-own-line").contains(QStringLiteral("may be chance")));
  preview.curves[0].y[1] = 1.01;
  test::setPicture(state, view_id::tradeOff, preview);
  EXPECT_FALSE(has("below-own-line"));
}

TEST_F(OddConditions, AKinkSaysWhyAtItsEpsilon) {
  start(view_id::tradeOff);
  TradeOffPreview preview;
  preview.curves = {{.method = "central-ridge", .label = "Central ridge", .x = {0.05, 0.07}, .y = {1, 1.2}}};
  preview.none = 0.1;
  preview.predictMeanAtEpsilon = 2;
  preview.atEpsilon = {1};
  test::setPicture(state, view_id::tradeOff, preview);
  EXPECT_FALSE(has("kink"));
  preview.curves[0].kinks = {{.low = 0.05, .x = 0.06, .rise = 0.02, .why = "A small one."},
                             {.low = 0.05, .x = 0.07, .rise = 0.2, .why = "Another rule."}};
  test::setPicture(state, view_id::tradeOff, preview);
  EXPECT_TRUE(answerTo("kink").contains(QStringLiteral("Another rule.")));
  EXPECT_TRUE(answerTo("kink").contains(QStringLiteral("0.07")));
  EXPECT_FALSE(answerTo("kink").contains(QStringLiteral("A small one.")));
}

}  // namespace
}  // namespace epsiscope::odd_conditions_test
