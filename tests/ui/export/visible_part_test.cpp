#include "ui/export/visible_part.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/ui/charts/sample_models.h"

namespace epsiscope {
namespace {

using Kind = ChartSeries::Kind;

/// One series of ten points at x = 0, ..., 9.
ChartModel modelOf(Kind kind) {
  ChartModel model;
  ChartSeries series{.id = QStringLiteral("s"), .kind = kind};
  for (int i = 0; i < 10; ++i) {
    series.x.push_back(i);
    series.y.push_back(10 * i);
    if (kind == Kind::band) series.upper.push_back(10 * i + 15);
  }
  if (kind == Kind::steps) series.x.push_back(10);
  model.series = {series};
  return model;
}

ChartLook zoomed(double x0, double x1, double y0, double y1) {
  return {.zoom = {x0, x1, y0, y1}};
}

TEST(VisiblePart, of_what_is_not_zoomed_is_everything_that_is_not_hidden) {
  const ChartModel model = test::tradeOffModel(20, lightTheme());
  EXPECT_EQ(visiblePart(model, {}).series.size(), model.series.size());
  const ChartModel part = visiblePart(model, {.hidden = {"laplace", "nobody"}});
  EXPECT_EQ(part.series.size(), model.series.size() - 2) << "the curve and its band";
}

TEST(VisiblePart, of_curves_and_dots_are_the_points_in_the_plot) {
  for (const Kind kind : {Kind::line, Kind::dots}) {
    const ChartModel part = visiblePart(modelOf(kind), zoomed(2.5, 8, 0, 60));
    EXPECT_EQ(part.series[0].x, (std::vector<double>{3, 4, 5, 6}));
    EXPECT_EQ(part.series[0].y, (std::vector<double>{30, 40, 50, 60}));
  }
}

TEST(VisiblePart, keeps_gaps) {
  ChartModel model = modelOf(Kind::line);
  model.series[0].y[4] = std::nan("");
  const ChartModel part = visiblePart(model, zoomed(3, 5, 0, 100));
  ASSERT_EQ(part.series[0].x, (std::vector<double>{3, 4, 5}));
  EXPECT_TRUE(std::isnan(part.series[0].y[1]));
}

TEST(VisiblePart, of_a_band_is_where_either_edge_or_what_is_between_shows) {
  const ChartModel part = visiblePart(modelOf(Kind::band), zoomed(0, 9, 32, 34));
  EXPECT_EQ(part.series[0].x, (std::vector<double>{2, 3}));
  EXPECT_EQ(part.series[0].upper, (std::vector<double>{35, 45}));
}

TEST(VisiblePart, of_a_histogram_are_whole_bars) {
  const ChartModel part = visiblePart(modelOf(Kind::steps), zoomed(2.5, 4.5, 0, 100));
  EXPECT_EQ(part.series[0].x, (std::vector<double>{2, 3, 4, 5}));
  EXPECT_EQ(part.series[0].y, (std::vector<double>{20, 30, 40}));
}

TEST(VisiblePart, of_a_heat_map_are_the_cells_in_the_plot) {
  const ChartModel model = test::heatModel();
  const ChartHeat part = visiblePart(model, zoomed(1, 2, 3, 5)).heat.value();
  EXPECT_EQ(part.columns, 8u);
  EXPECT_EQ(part.rows, 16u);
  EXPECT_DOUBLE_EQ(part.x0, 1);
  EXPECT_DOUBLE_EQ(part.y1, 5);
  ASSERT_EQ(part.values.size(), part.columns * part.rows);
  EXPECT_EQ(part.values[0], model.heat->values[24 * 40 + 8]);
}

TEST(VisiblePart, ignores_nonsense) {
  const ChartModel model = modelOf(Kind::line);
  for (const ChartLook& look : {zoomed(3, 2, 0, 1), ChartLook{.zoom = {1, 2}}, zoomed(0, std::nan(""), 0, 1)})
    EXPECT_EQ(visiblePart(model, look).series[0].x, model.series[0].x);
}

}  // namespace
}  // namespace epsiscope
