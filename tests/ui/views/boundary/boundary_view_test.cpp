#include "core/study/study.h"
#include "ui/views/boundary/boundary_view.h"

#include <gtest/gtest.h>

#include "tests/ui/support/in_model.h"
#include "ui/theme/theme.h"

namespace epsiscope::boundary_view_test {
namespace {

using test::notesSay;
using test::seriesOf;

BoundaryPreview boundary() {
  BoundaryPreview preview;
  preview.xName = "age";
  preview.yName = "hours";
  preview.xLow = 18;
  preview.xHigh = 70;
  preview.yLow = 10;
  preview.yHigh = 60;
  preview.positiveX = {50, 60};
  preview.positiveY = {40, 50};
  preview.negativeX = {20};
  preview.negativeY = {20};
  preview.withoutPrivacy = {{18, 70}, {30, 20}};
  preview.method = "output";
  preview.draws = {{{18, 70}, {35, 15}}, {{30, 40}, {10, 60}}};
  return preview;
}

TEST(BoundaryChart, RowsOfTheTwoClassesDifferInShapeAndColour) {
  Study study;
  study.data.target = "income";
  study.data.positive = ">50K";
  const ChartModel model = boundaryChart(study, boundary(), lightTheme());
  const ChartSeries* positive = seriesOf(model, "positive");
  const ChartSeries* negative = seriesOf(model, "negative");
  ASSERT_TRUE(positive && negative);
  EXPECT_EQ(positive->x, boundary().positiveX);
  EXPECT_EQ(negative->y, boundary().negativeY);
  EXPECT_NE(positive->style.marker, negative->style.marker);
  EXPECT_NE(positive->style.color, negative->style.color);
  EXPECT_EQ(positive->name, QStringLiteral("income is >50K"));
  EXPECT_TRUE(positive->notPrivate && negative->notPrivate);
  EXPECT_EQ(model.x.range, std::pair(18.0, 70.0));
}

TEST(BoundaryChart, DrawsAreThinAndHiddenTogetherBehindTheHeavyLine) {
  const ChartModel model = boundaryChart({}, boundary(), lightTheme());
  const ChartSeries* first = seriesOf(model, "draw-1");
  const ChartSeries* second = seriesOf(model, "draw-2");
  ASSERT_TRUE(first && second);
  EXPECT_TRUE(first->name.contains(QStringLiteral("2 possible results")));
  EXPECT_TRUE(second->name.isEmpty());
  EXPECT_EQ(second->group, first->id);
  EXPECT_LT(first->style.width, seriesOf(model, "none")->style.width);
  EXPECT_EQ(model.series.back().id, QStringLiteral("none")) << "on top";
  EXPECT_TRUE(notesSay(model, "one possible result"));
}

TEST(BoundaryChart, ABoundaryOutsideThePictureIsSaid) {
  BoundaryPreview outside = boundary();
  outside.withoutPrivacy = {};
  EXPECT_TRUE(notesSay(boundaryChart({}, outside, lightTheme()), "the same class"));
  EXPECT_FALSE(notesSay(boundaryChart({}, boundary(), lightTheme()), "the same class"));
}

TEST(BoundaryChart, AReasonIsAllThatIsSaid) {
  BoundaryPreview preview;
  preview.reason = "two features";
  const ChartModel model = boundaryChart({}, preview, lightTheme());
  EXPECT_TRUE(model.series.empty());
  EXPECT_EQ(model.notes, QStringList{QStringLiteral("two features")});
}

}  // namespace
}  // namespace epsiscope::boundary_view_test
