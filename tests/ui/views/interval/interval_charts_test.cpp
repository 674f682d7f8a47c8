#include "ui/views/interval/interval_charts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/label_privacy/interval_preview.h"
#include "core/tasks/methods.h"
#include "tests/ui/support/previewed.h"
#include "ui/theme/theme.h"

namespace epsiscope::interval_charts_test {
namespace {

class IntervalCharts : public testing::Test {
protected:
  void SetUp() override {
    made = test::previewed();
    made.study.labelPrivacy.zeta = 0.5;
    made.study.labelPrivacy.priorShare = 0.2;
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

TEST_F(IntervalCharts, ThePriorIsDrawnAsADensityOfAreaOne) {
  const ChartModel model = priorChart(made.study, preview, lightTheme());
  const ChartSeries& prior = series(model, "prior");
  ASSERT_EQ(prior.x.size(), prior.y.size() + 1);
  double area = 0;
  for (std::size_t i = 0; i < prior.y.size(); ++i) area += prior.y[i] * (prior.x[i + 1] - prior.x[i]);
  EXPECT_NEAR(area, 1, 1e-12);
  EXPECT_LE(*std::max_element(prior.y.begin(), prior.y.end()), model.y.range->second);
}

TEST_F(IntervalCharts, OutputsReachZetaBeyondTheInterval) {
  const ChartModel model = priorChart(made.study, preview, lightTheme());
  EXPECT_DOUBLE_EQ(guide(model, "a1").value, preview.interval.lower);
  EXPECT_DOUBLE_EQ(guide(model, "a2").value, preview.interval.upper);
  EXPECT_DOUBLE_EQ(guide(model, "reach").value, preview.interval.upper + 0.5);
  EXPECT_EQ(series(model, "reach").x,
            (std::vector<double>{preview.interval.lower - 0.5, preview.interval.upper + 0.5}));
}

TEST_F(IntervalCharts, TheTruthIsMarkedAsNotPrivate) {
  const ChartModel model = priorChart(made.study, preview, lightTheme());
  EXPECT_TRUE(model.showsTruth);
  EXPECT_TRUE(series(model, "truth").notPrivate);
  EXPECT_FALSE(series(model, "prior").notPrivate);
  made.study.labelPrivacy.prior = PriorKind::exact;
  const IntervalPreview exact = previewInterval(made.study, *made.cache);
  EXPECT_TRUE(series(priorChart(made.study, exact, lightTheme()), "prior").notPrivate);
  EXPECT_TRUE(objectiveMapChart(made.study, exact, lightTheme()).showsTruth);
}

TEST_F(IntervalCharts, TheMapMarksTheOptimumAndNothingOnItIsBetter) {
  const ChartModel model = objectiveMapChart(made.study, preview, lightTheme());
  ASSERT_TRUE(model.heat);
  EXPECT_EQ(model.heat->values.size(), model.heat->rows * model.heat->columns);
  const ChartSeries& optimum = series(model, "optimum");
  EXPECT_EQ(optimum.x, std::vector<double>{preview.interval.lower});
  EXPECT_EQ(optimum.y, std::vector<double>{preview.interval.upper});
  for (const double value : model.heat->values) EXPECT_FALSE(value > preview.interval.objective * (1 + 1e-9));
}

TEST_F(IntervalCharts, ChosenHalfWidthAndShareCanBeDragged) {
  const ChartModel halfWidth = halfWidthChart(made.study, preview, lightTheme());
  const ChartGuide& zeta = guide(halfWidth, "zeta");
  EXPECT_TRUE(zeta.draggable);
  EXPECT_DOUBLE_EQ(zeta.value, 0.5);
  const ChartModel share = priorShareChart(made.study, preview, lightTheme());
  EXPECT_TRUE(guide(share, "share").draggable);
  EXPECT_DOUBLE_EQ(guide(share, "share").value, made.study.labelPrivacy.priorShare.same.value());
  EXPECT_TRUE(share.showsTruth) << "errors are computed from the true labels";
}

TEST_F(IntervalCharts, TheSuggestedHalfWidthIsTheValleyOfItsCurve) {
  const ChartModel model = halfWidthErrorChart(made.study, preview, lightTheme());
  const double suggested = guide(model, "suggested-zeta").value;
  EXPECT_DOUBLE_EQ(suggested, preview.suggestedZeta);
  EXPECT_TRUE(guide(model, "zeta").draggable);
  const ChartSeries& curve = series(model, "rp-with-prior-debiased");
  const auto lowest = std::min_element(curve.y.begin(), curve.y.end());
  const double step = curve.x[1] / curve.x[0];
  const double place = curve.x[static_cast<std::size_t>(lowest - curve.y.begin())];
  // Where the valley is wide, the grid's lowest point may lie some steps away, and is no lower.
  const double error =
      errorOverZeta(preview.prior, preview.epsilonLabels, bounds(made.study.data),
                    zetaCriterion(kMethodRpWithPriorDebiased, LabelPrivacyCache::of(*made.cache).ridge()),
                    std::vector{suggested})
          .front();
  EXPECT_LE(error, *lowest * (1 + 1e-9));
  EXPECT_LT(std::abs(std::log(place / suggested)), 6 * std::log(step));
  EXPECT_FALSE(model.showsTruth) << "it is made from the private prior";
}

TEST_F(IntervalCharts, BinsAreDrawnWhereLabelsChangeTheirs) {
  EXPECT_FALSE(preview.bins) << "RR-on-Bins is not chosen";
  made.study.labelPrivacy.methods = {"rr-on-bins"};
  made.study.labelPrivacy.rrValues = 30;
  made.study.view.epsilon = 4;
  preview = previewInterval(made.study, *made.cache);
  ASSERT_TRUE(preview.bins);
  const std::vector<double>& outputs = preview.bins->outputs;
  const std::vector<double>& edges = preview.bins->edges;
  ASSERT_EQ(edges.size(), outputs.size() + 1);
  EXPECT_GT(outputs.size(), 2u);
  EXPECT_TRUE(std::is_sorted(edges.begin(), edges.end()));
  EXPECT_DOUBLE_EQ(edges.front(), *made.study.data.lower);
  EXPECT_DOUBLE_EQ(edges.back(), *made.study.data.upper);
  const ChartModel model = priorChart(made.study, preview, lightTheme());
  EXPECT_EQ(series(model, "bin-outputs").x, outputs);
  for (std::size_t i = 1; i + 1 < edges.size(); ++i)
    EXPECT_DOUBLE_EQ(guide(model, ("bin-" + std::to_string(i)).c_str()).value, edges[i]);
}

TEST_F(IntervalCharts, EveryMethodWithAPriorHasItsShareCurve) {
  made.study.labelPrivacy.methods = {"laplace", "rp-with-prior", "rr-on-bins"};
  made.study.labelPrivacy.rrValues = 30;
  preview = previewInterval(made.study, *made.cache);
  const ChartModel model = priorShareChart(made.study, preview, lightTheme());
  ASSERT_EQ(model.series.size(), 2u);
  EXPECT_EQ(model.series[0].id, QStringLiteral("rp-with-prior"));
  EXPECT_EQ(model.series[1].id, QStringLiteral("rr-on-bins"));
  EXPECT_DOUBLE_EQ(guide(model, "suggested-share").value, preview.suggestedShare);
  made.study.labelPrivacy.priorShare.reset();
  preview = previewInterval(made.study, *made.cache);
  EXPECT_DOUBLE_EQ(preview.share, preview.suggestedShare);
  const ChartModel followed = priorShareChart(made.study, preview, lightTheme());
  ASSERT_EQ(followed.guides.size(), 1u) << "one line where the suggestion is taken";
  EXPECT_EQ(followed.guides.front().id, QStringLiteral("share"));
}

TEST_F(IntervalCharts, AnExplodingShareCurveDoesNotFlattenTheValleys) {
  preview.errorOverShare = {{.method = "unbiased",
                             .label = "Optimal unbiased",
                             .x = {0.1, 0.5, 0.9},
                             .y = {2, 1, 1e6},
                             .notes = {}}};
  const ChartModel model = priorShareChart(made.study, preview, lightTheme());
  ASSERT_TRUE(model.y.softMaximum);
  EXPECT_DOUBLE_EQ(*model.y.softMaximum, 5);
}

}  // namespace
}  // namespace epsiscope::interval_charts_test
