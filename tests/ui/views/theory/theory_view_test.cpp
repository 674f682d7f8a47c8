#include "ui/views/theory/theory_view.h"

#include <gtest/gtest.h>

#include "core/tasks/curves.h"
#include "core/tasks/kernel_release/theory_preview.h"
#include "tests/ui/support/in_model.h"
#include "tests/ui/support/previewed.h"
#include "ui/theme/theme.h"

namespace epsiscope::theory_view_test {
namespace {

using test::guideOf;
using test::notesSay;
using test::seriesOf;

TheoryPreview theory() {
  TheoryPreview preview;
  preview.low = 0.05;
  preview.high = 8;
  preview.current = 1;
  preview.validHigh = 1.256;
  preview.validity = "needs epsilon up to 1.256";
  preview.terms = {{.method = "sample-error", .label = "Sample error S", .x = {0.05, 8}, .y = {2, 2}},
                   {.method = "sum", .label = "Sum", .x = {0.05, 8}, .y = {300, 500}}};
  preview.measured = {{.method = "ridge", .label = "Ridge", .x = {0.05, 8}, .y = {200, 1e-9}}};
  preview.marks = {{"recommended-epsilon", "Recommended epsilon", 0.068}};
  preview.lambdaStar = 0.0177;
  preview.epsilonStar = 0.068;
  preview.rate = 1.0 / 3;
  return preview;
}

TEST(TheoryChart, TermsAndMeasuredCurvesAreThoseOfThePreview) {
  const ChartModel model = theoryChart({}, theory(), lightTheme());
  ASSERT_NE(seriesOf(model, "sum"), nullptr);
  EXPECT_EQ(seriesOf(model, "sum")->y, (std::vector<double>{300, 500}));
  EXPECT_EQ(seriesOf(model, "ridge")->name, QStringLiteral("measured: Ridge"));
  EXPECT_TRUE(model.x.logarithmic && model.y.logarithmic);
}

/// The study of a loss that no theorem is about.
TEST(TheoryChart, WithoutABoundSaysWhyAndDrawsNothing) {
  TheoryPreview preview;
  preview.reason = "The theorems are about other losses.";
  const ChartModel model = theoryChart({}, preview, lightTheme());
  EXPECT_TRUE(model.series.empty() && model.guides.empty());
  EXPECT_TRUE(model.x.hidden && model.y.hidden) << "no empty axes that look like a result";
  EXPECT_TRUE(notesSay(model, "about other losses"));
}

TEST(TheoryChart, WhereTheBoundIsNotProvedIsShadedAndSaid) {
  ChartModel model = theoryChart({}, theory(), lightTheme());
  ASSERT_EQ(model.shades.size(), 1u);
  EXPECT_DOUBLE_EQ(model.shades[0].low, 1.256);
  EXPECT_DOUBLE_EQ(model.shades[0].high, 8);
  EXPECT_TRUE(notesSay(model, "needs ε up to 1.256"));
  TheoryPreview everywhere = theory();
  everywhere.validHigh = 8;
  EXPECT_TRUE(theoryChart({}, everywhere, lightTheme()).shades.empty());
  TheoryPreview nowhere = theory();
  nowhere.validHigh = 0;
  model = theoryChart({}, nowhere, lightTheme());
  ASSERT_EQ(model.shades.size(), 1u);
  EXPECT_DOUBLE_EQ(model.shades[0].low, 0.05);
  EXPECT_DOUBLE_EQ(model.shades[0].high, 8);
}

TEST(TheoryChart, TermsAsPrintedAreMarked) {
  TheoryPreview printed = theory();
  for (MethodCurve& term : printed.terms) term.guarantee = term.guarantee.unproved({});
  EXPECT_EQ(seriesOf(theoryChart({}, printed, lightTheme()), "sum")->name, QStringLiteral("Sum, not proved"));
  EXPECT_EQ(seriesOf(theoryChart({}, theory(), lightTheme()), "sum")->name, QStringLiteral("Sum"));
}

TEST(TheoryChart, ANoiseThatIsNotProvedSaysWhy) {
  TheoryPreview printed = theory();
  printed.scales = {{"ridge", "Corrected", 1, 1, 1, true, ""},
                    {"as-printed", "As printed", 1, 1, 0.5, false, "half"}};
  const ChartModel model = theoryChart({}, printed, lightTheme());
  EXPECT_TRUE(notesSay(model, "Privacy with \"As printed\": not proved. half"));
  EXPECT_FALSE(notesSay(model, "Corrected"));
}

TEST(TheoryChart, TheCurrentValueIsDraggedExceptTheRows) {
  TheoryPreview preview = theory();
  EXPECT_TRUE(guideOf(theoryChart({}, preview, lightTheme()), "epsilon")->draggable);
  preview.axis = "lambda";
  EXPECT_TRUE(guideOf(theoryChart({}, preview, lightTheme()), "lambda")->draggable);
  preview.axis = "rows";
  EXPECT_FALSE(guideOf(theoryChart({}, preview, lightTheme()), "rows")->draggable);
}

TEST(TheoryChart, TheBoundAtTheRecommendedEpsilonStandsBesideWhatIsMeasured) {
  TheoryPreview preview = theory();
  preview.epsilonStar = preview.terms[1].x[0];
  EXPECT_TRUE(notesSay(theoryChart({}, preview, lightTheme()),
                       "At ε* = 0.05 the bound is about 300; measured there: Ridge about 200."));
  preview.epsilonStar = 0.01;
  EXPECT_TRUE(notesSay(theoryChart({}, preview, lightTheme()), "ε* = 0.01 lies beyond this axis"));
  preview.axis = "rows";
  EXPECT_FALSE(notesSay(theoryChart({}, preview, lightTheme()), "lies beyond this axis"));
}

TEST(TheoryChart, TermsOfABoundThatHoldsNowhereAreNotProved) {
  TheoryPreview nowhere = theory();
  nowhere.validHigh = 0;
  EXPECT_EQ(seriesOf(theoryChart({}, nowhere, lightTheme()), "sum")->name, QStringLiteral("Sum, not proved"));
}

TEST(TheoryChart, ANoiseAsPrintedThatTheTightBoundCoversSaysSo) {
  TheoryPreview printed = theory();
  printed.scales = {{"as-printed", "As printed", 1, 1, 0.5, true, ""}};
  EXPECT_TRUE(notesSay(theoryChart({}, printed, lightTheme()), "proved here by the tight bound"));
}

TEST(TheoryChart, RecommendedValuesAreAGuideAndNumbers) {
  const ChartModel model = theoryChart({}, theory(), lightTheme());
  EXPECT_EQ(guideOf(model, "recommended-epsilon")->label, QStringLiteral("Recommended ε 0.068"));
  EXPECT_TRUE(notesSay(model, "λ* = 0.0177 at this ε, ε* = 0.068"));
}

TEST(TheoryChart, ItsAxisShowsTheBoundAndNotWhatVanishes) {
  const auto [low, high] = *theoryChart({}, theory(), lightTheme()).y.range;
  EXPECT_LT(low, 2);
  EXPECT_GT(low, 1e-9);
  EXPECT_GT(high, 500);
  EXPECT_LT(theoryChart({}, TheoryPreview{}, lightTheme()).y.range->first,
            theoryChart({}, TheoryPreview{}, lightTheme()).y.range->second);
}

TEST(TheoryChart, PathsOverRowsAreLinesAndSayWhatTheyBound) {
  TheoryPreview preview = theory();
  preview.axis = "rows";
  EXPECT_EQ(seriesOf(theoryChart({}, preview, lightTheme()), "recommended-path"), nullptr);
  preview.paths = {
      {.curve = {.method = "recommended-path", .label = "Along", .x = {0.05, 8}, .y = {9, 3}}},
      {.curve = {.method = "fixed-epsilon-path", .label = "Fixed", .x = {0.05, 8}, .y = {9, 1}}}};
  Study study;
  study.task = TaskId::kernelRelease;
  const ChartModel model = theoryChart(study, preview, lightTheme());
  ASSERT_NE(seriesOf(model, "recommended-path"), nullptr);
  EXPECT_EQ(seriesOf(model, "fixed-epsilon-path")->y, (std::vector<double>{9, 1}));
  EXPECT_TRUE(notesSay(model, "2ε E(f_ρ) may remain"));
  study.view.asPrinted = true;
  EXPECT_TRUE(notesSay(theoryChart(study, preview, lightTheme()), "D lacks the factor"));
}

TEST(TheoryChart, TheBoundLiesAboveWhatIsMeasuredWithThePapersNoise) {
  const test::Previewed made = test::previewedTask(TaskId::kernelRelease);
  const TheoryPreview preview = previewTheory(made.study, *made.cache);
  const ChartModel model = theoryChart(made.study, preview, lightTheme());
  const ChartSeries* sum = seriesOf(model, "sum");
  const ChartSeries* measured = seriesOf(model, "ridge");
  ASSERT_TRUE(sum && measured);
  ASSERT_EQ(sum->x, measured->x);
  for (std::size_t i = 0; i < sum->y.size(); ++i) EXPECT_GT(sum->y[i], measured->y[i]) << sum->x[i];
}

}  // namespace
}  // namespace epsiscope::theory_view_test
