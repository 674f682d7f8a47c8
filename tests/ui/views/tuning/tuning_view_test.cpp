#include "ui/views/tuning/tuning_view.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/study/study.h"
#include "tests/ui/support/in_model.h"
#include "ui/theme/theme.h"

namespace epsiscope::tuning_view_test {
namespace {

using test::guideOf;
using test::notesSay;
using test::seriesOf;

TuningPreview tuning() {
  TuningPreview preview;
  preview.candidates = {{0.001, 100, 40, 0.1, {}, 0, 0},
                        {0.01, 100, 30, 0.7, 0.4, 0.002, 0.4},
                        {0.1, 101, 36, 0.2, 0.5, 0.001, 0.6}};
  preview.testRows = 100;
  preview.byParts = {1, 0.26};
  preview.onAllRows = {2, 0.24};
  preview.ofChoice = 0.1;
  preview.epsilon = 0.5;
  preview.method = "objective";
  return preview;
}

TEST(TuningChart, EveryCandidateHasAStemAsHighAsItsProbability) {
  const ChartModel model = tuningChart({}, tuning(), lightTheme());
  const ChartSeries* dots = seriesOf(model, "by-parts");
  const ChartSeries* stems = seriesOf(model, "stems-of-by-parts");
  ASSERT_TRUE(dots && stems);
  EXPECT_EQ(dots->x, (std::vector<double>{0.001, 0.01, 0.1}));
  EXPECT_EQ(dots->y, (std::vector<double>{0.1, 0.7, 0.2}));
  ASSERT_EQ(stems->y.size(), 9u);
  EXPECT_DOUBLE_EQ(stems->y[3], 0);
  EXPECT_DOUBLE_EQ(stems->y[4], 0.7);
  EXPECT_TRUE(std::isnan(stems->y[5])) << "stems are not joined";
  EXPECT_LT(model.x.range->first, 0.001);
  EXPECT_GT(model.x.range->second, 0.1);
}

TEST(TuningChart, ThePickedOneIsMarkedAndCannotBeDragged) {
  const ChartModel model = tuningChart({}, tuning(), lightTheme());
  ASSERT_NE(guideOf(model, "picked"), nullptr);
  EXPECT_DOUBLE_EQ(guideOf(model, "picked")->value, 0.01);
  EXPECT_FALSE(guideOf(model, "picked")->draggable);
}

TEST(TuningChart, ItSaysWhatIsDisclosedWhatItCostsAndWhatIsNotPrivate) {
  const ChartModel model = tuningChart({}, tuning(), lightTheme());
  EXPECT_TRUE(notesSay(model, "ε = 0.5 in total"));
  TuningPreview normal = tuning();
  normal.delta = 1e-5;
  EXPECT_TRUE(notesSay(tuningChart({}, normal, lightTheme()), "ε = 0.5 and δ = 1e-5 in total"));
  EXPECT_TRUE(notesSay(model, "Not private: mistakes, scores"));
  EXPECT_TRUE(notesSay(model, "One possible result"));
  EXPECT_TRUE(seriesOf(model, "by-parts")->notPrivate);
  EXPECT_TRUE(seriesOf(model, "on-all-rows")->notPrivate);
}

TEST(TuningChart, TheOtherWayStandsBesideThatOfTheStudy) {
  TuningPreview preview = tuning();
  const ChartModel byParts = tuningChart({}, preview, lightTheme());
  EXPECT_EQ(seriesOf(byParts, "on-all-rows")->y, (std::vector<double>{0, 0.4, 0.6}));
  EXPECT_GT(seriesOf(byParts, "on-all-rows")->x[0], 0.001);
  EXPECT_TRUE(notesSay(byParts, "24 % mistakes on the test rows where Λ is chosen on all rows, 26 %"));
  preview.choosesOnAllRows = true;
  const ChartModel onAllRows = tuningChart({}, preview, lightTheme());
  EXPECT_EQ(seriesOf(onAllRows, "on-all-rows")->x, (std::vector<double>{0.001, 0.01, 0.1}));
  EXPECT_DOUBLE_EQ(guideOf(onAllRows, "picked")->value, 0.1);
  EXPECT_TRUE(notesSay(onAllRows, "ε = 0.1 for the choice"));
  EXPECT_FALSE(notesSay(onAllRows, "Theorem 9"));
  preview.byParts.reset();
  const ChartModel alone = tuningChart({}, preview, lightTheme());
  EXPECT_EQ(seriesOf(alone, "by-parts"), nullptr);
  EXPECT_FALSE(notesSay(alone, "test rows"));
}

}  // namespace
}  // namespace epsiscope::tuning_view_test
