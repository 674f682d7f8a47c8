#include "ui/charts/chart_ghost.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "core/tasks/noise_preview.h"
#include "tests/ui/support/drawn.h"
#include "tests/ui/support/in_model.h"
#include "tests/ui/support/previewed.h"
#include "ui/charts/axis_range.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_csv.h"
#include "ui/charts/chart_model.h"
#include "ui/state/looks.h"
#include "ui/state/view_kind.h"
#include "ui/theme/theme.h"
#include "ui/views/noise/noise_view.h"

namespace epsiscope::chart_ghost_test {
namespace {

using test::seriesOf;

ChartModel curve(double height, const char* epsilon) {
  ChartModel model;
  model.id = QStringLiteral("noise");
  model.subject = QStringLiteral("house prices");
  model.parameters = {{QStringLiteral("ε"), QString::fromUtf8(epsilon)},
                      {QStringLiteral("λ"), QStringLiteral("0.1")}};
  model.series = {{.id = QStringLiteral("a"),
                   .name = QStringLiteral("A"),
                   .x = {0, 1, 2},
                   .y = {0, height, std::numeric_limits<double>::quiet_NaN()},
                   .fill = 0.2}};
  return model;
}

TEST(ChartGhost, IsFainterBehindEverythingAndNamedByWhatWasDifferent) {
  ChartModel now = curve(2, "4");
  addGhost(now, curve(1, "1"));
  ASSERT_EQ(now.series.size(), 3u);
  EXPECT_EQ(now.series[0].y[1], 1) << "the curve of before";
  EXPECT_LT(now.series[0].opacity, now.series[2].opacity);
  EXPECT_EQ(now.series[0].fill, 0);
  EXPECT_TRUE(now.series[0].name.isEmpty()) << "the crosshair reads the curves of now";
  EXPECT_EQ(now.series[1].name, QStringLiteral("before: ε 1"));
  EXPECT_EQ(now.series[0].group, now.series[1].id) << "hidden and shown together";
  EXPECT_EQ(now.series[2].y[1], 2);
}

TEST(ChartGhost, IsOfWhatIsThereNowAndHidesWithIt) {
  ChartModel now = curve(2, "4"), before = curve(1, "1");
  before.series.push_back(before.series.front());
  before.series.back().id = QStringLiteral("b");
  ASSERT_TRUE(addGhost(now, before));
  EXPECT_EQ(seriesOf(now, "before/b"), nullptr) << "it is not there any more";
  const ChartSeries& ghost = *seriesOf(now, "before/a");
  EXPECT_EQ(ghost.style.meaning, LineMeaning::elsewhere);
  EXPECT_FALSE(isHidden(ghost, {}));
  EXPECT_TRUE(isHidden(ghost, {QStringLiteral("a")}));
  EXPECT_TRUE(isHidden(ghost, {QStringLiteral("before")}));
  now = curve(2, "4");
  EXPECT_FALSE(addGhost(now, before, {QStringLiteral("a")})) << "nothing is left beside what is hidden";
  EXPECT_EQ(now.series.size(), 1u);
}

TEST(ChartGhost, IsHiddenWithTheGroupOfItsCurve) {
  ChartModel now = curve(2, "4"), before = curve(1, "1");
  for (ChartModel* model : {&now, &before}) {
    model->series.push_back(model->series.front());
    model->series.back().id = QStringLiteral("a-prime");
    model->series.back().group = QStringLiteral("a");
  }
  ASSERT_TRUE(addGhost(now, before));
  EXPECT_TRUE(isHidden(*seriesOf(now, "before/a-prime"), {QStringLiteral("a")}));
}

TEST(ChartGhost, IsNotOfAnotherChartOrOfOtherData) {
  ChartModel now = curve(2, "4");
  addGhost(now, {});
  ChartModel other = curve(1, "1");
  other.subject = QStringLiteral("incomes");
  addGhost(now, other);
  other = curve(1, "1");
  other.y.title = QStringLiteral("something else");
  addGhost(now, other);
  EXPECT_EQ(now.series.size(), 1u);
}

TEST(ChartGhost, CurvesAreTheSameWithTheirGaps) {
  EXPECT_TRUE(hasSameCurves(curve(1, "1"), curve(1, "4")));
  EXPECT_FALSE(hasSameCurves(curve(1, "1"), curve(2, "1")));
}

/// Noise of a study whose epsilon moves.
class GhostInNoise : public testing::Test {
protected:
  void SetUp() override {
    const test::Previewed made = test::previewed();
    state.study = made.study;
    state.study.labelPrivacy.methods = {"laplace"};
    state.study.view.ghost = true;
    state.cache = made.cache;
    view.resize(900, 700);
  }
  void move(double epsilon, std::size_t step) {
    state.study.view.epsilon = epsilon;
    state.step = step;
    test::setPicture(state, view_id::noise, previewNoise(state.study, *state.cache));
    view.present(state, lightTheme());
  }
  /// The name of the ghost's entry; empty if there is no ghost.
  QString ghost() const {
    for (const ChartSeries& series : view.charts()[0]->model().series)
      if (series.id == QLatin1String("before")) return series.name;
    return {};
  }
  AppState state;
  NoiseView view;
};

TEST_F(GhostInNoise, IsWhereTheSliderRestedBeforeItWasTakenUpAgain) {
  move(1, 0);
  EXPECT_TRUE(ghost().isEmpty());
  for (const double epsilon : {1.2, 2.0, 4.0}) {
    move(epsilon, 1);
    EXPECT_EQ(ghost(), QStringLiteral("before: ε 1")) << epsilon;
  }
  for (const double epsilon : {3.0, 0.5}) {
    move(epsilon, 2);
    EXPECT_EQ(ghost(), QStringLiteral("before: ε 4")) << epsilon;
  }
  view.present(state, lightTheme());
  EXPECT_EQ(ghost(), QStringLiteral("before: ε 4")) << "looking at it again changes nothing";
}

TEST_F(GhostInNoise, IsThereWhenItIsWantedAndNeverInAFile) {
  move(1, 0);
  move(4, 1);
  const ChartModel& exported = view.modelOf(view.charts()[0]);
  EXPECT_FALSE(chartCsv(exported, {}).contains("before/"));
  EXPECT_TRUE(chartCsv(exported, {})
                  .contains("# The faint curves from before the last change are only on the screen"));
  EXPECT_TRUE(view.charts()[0]->accessibleDescription().contains(QStringLiteral("before: ε 1")));
  state.study.view.ghost = false;
  view.present(state, lightTheme());
  EXPECT_TRUE(ghost().isEmpty());
  state.study.view.ghost = true;
  view.present(state, lightTheme());
  EXPECT_EQ(ghost(), QStringLiteral("before: ε 1"));
}

TEST_F(GhostInNoise, NothingThatIsHiddenNowOrWasThenHasOne) {
  state.study.labelPrivacy.methods = {"laplace", "gaussian"};
  state.cache = buildCache(state.study, state.cache->data().dataset);
  const auto hide = [this](std::vector<std::string> ids) {
    state.study = withLook(state.study, {.chart = "noise", .hidden = std::move(ids)});
  };
  const auto drawn = [this](const char* id) {
    const Chart& chart = *view.charts()[0];
    const ChartSeries* series = seriesOf(chart.model(), id);
    return series != nullptr && !isHidden(*series, chart.seen().hidden);
  };
  hide({"gaussian/y"});
  move(1, 0);
  move(0.1, 1);
  EXPECT_TRUE(drawn("before/laplace/y"));
  EXPECT_FALSE(drawn("before/gaussian/y"));
  EXPECT_FALSE(drawn("before/gaussian/y-prime"));
  EXPECT_FALSE(view.charts()[0]->accessibleDescription().contains(QStringLiteral("Gaussian")));
  hide({});
  move(0.1, 1);
  EXPECT_TRUE(drawn("gaussian/y"));
  EXPECT_FALSE(drawn("before/gaussian/y")) << "it was hidden then";
  EXPECT_TRUE(view.charts()[0]->accessibleDescription().contains(QStringLiteral("Gaussian")));
  move(0.2, 2);
  EXPECT_TRUE(drawn("before/gaussian/y"));
  hide({"laplace/y", "gaussian/y"});
  move(0.2, 2);
  EXPECT_TRUE(ghost().isEmpty()) << "the legend names nothing that is not drawn";
}

TEST_F(GhostInNoise, OtherBoundsHaveNone) {
  move(1, 0);
  state.study.data.upper = 7;
  const auto dataset = state.cache->data().dataset;
  state.cache = buildCache(state.study, dataset);
  move(1, 1);
  EXPECT_TRUE(ghost().isEmpty());
}

}  // namespace
}  // namespace epsiscope::chart_ghost_test
