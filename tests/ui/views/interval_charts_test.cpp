#include "ui/views/interval_charts.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/ui/support/previewed.h"

namespace epsiscope {
namespace {

class IntervalCharts : public testing::Test {
protected:
  void SetUp() override {
    made = test::previewed();
    made.study.labelPrivacy.zeta = 0.5;
    preview = previewInterval(made.study, *made.cache);
  }
  const ChartSeries& series(const ChartModel& model, const char* id) const {
    return *std::find_if(model.series.begin(), model.series.end(),
                         [&](auto& s) { return s.id == QLatin1String(id); });
  }
  const ChartGuide& guide(const ChartModel& model, const char* id) const {
    return *std::find_if(model.guides.begin(), model.guides.end(),
                         [&](auto& g) { return g.id == QLatin1String(id); });
  }
  test::Previewed made;
  IntervalPreview preview;
};

TEST_F(IntervalCharts, the_prior_is_drawn_as_a_density_of_area_one) {
  const ChartModel model = priorChart(made.study, preview, lightTheme());
  const ChartSeries& prior = series(model, "prior");
  ASSERT_EQ(prior.x.size(), prior.y.size() + 1);
  double area = 0;
  for (std::size_t i = 0; i < prior.y.size(); ++i) area += prior.y[i] * (prior.x[i + 1] - prior.x[i]);
  EXPECT_NEAR(area, 1, 1e-12);
  EXPECT_LE(*std::max_element(prior.y.begin(), prior.y.end()), model.y.range->second);
}

TEST_F(IntervalCharts, outputs_reach_zeta_beyond_the_interval) {
  const ChartModel model = priorChart(made.study, preview, lightTheme());
  EXPECT_DOUBLE_EQ(guide(model, "a1").value, preview.interval.lower);
  EXPECT_DOUBLE_EQ(guide(model, "a2").value, preview.interval.upper);
  EXPECT_DOUBLE_EQ(guide(model, "reach").value, preview.interval.upper + 0.5);
  EXPECT_EQ(series(model, "reach").x,
            (std::vector<double>{preview.interval.lower - 0.5, preview.interval.upper + 0.5}));
}

TEST_F(IntervalCharts, the_truth_is_marked_as_not_private) {
  const ChartModel model = priorChart(made.study, preview, lightTheme());
  EXPECT_TRUE(model.notPrivate);
  EXPECT_TRUE(series(model, "truth").notPrivate);
  EXPECT_FALSE(series(model, "prior").notPrivate);
  made.study.labelPrivacy.prior = PriorKind::exact;
  const IntervalPreview exact = previewInterval(made.study, *made.cache);
  EXPECT_TRUE(series(priorChart(made.study, exact, lightTheme()), "prior").notPrivate);
  EXPECT_TRUE(objectiveMapChart(made.study, exact, lightTheme()).notPrivate);
}

TEST_F(IntervalCharts, the_map_marks_the_optimum_and_nothing_on_it_is_better) {
  const ChartModel model = objectiveMapChart(made.study, preview, lightTheme());
  ASSERT_TRUE(model.heat);
  EXPECT_EQ(model.heat->values.size(), model.heat->rows * model.heat->columns);
  const ChartSeries& optimum = series(model, "optimum");
  EXPECT_EQ(optimum.x, std::vector<double>{preview.interval.lower});
  EXPECT_EQ(optimum.y, std::vector<double>{preview.interval.upper});
  for (const double value : model.heat->values) EXPECT_FALSE(value > preview.interval.objective * (1 + 1e-9));
}

TEST_F(IntervalCharts, chosen_half_width_and_share_can_be_dragged) {
  const ChartModel halfWidth = halfWidthChart(made.study, preview, lightTheme());
  const ChartGuide& zeta = guide(halfWidth, "zeta");
  EXPECT_TRUE(zeta.draggable);
  EXPECT_DOUBLE_EQ(zeta.value, 0.5);
  const ChartModel share = priorShareChart(made.study, preview, lightTheme());
  EXPECT_TRUE(guide(share, "share").draggable);
  EXPECT_DOUBLE_EQ(guide(share, "share").value, made.study.labelPrivacy.priorShare.value());
  EXPECT_TRUE(share.notPrivate) << "errors are computed from the true labels";
}

}  // namespace
}  // namespace epsiscope
