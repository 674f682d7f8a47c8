#include <gtest/gtest.h>

#include <QToolButton>

#include <memory>

#include "core/tasks/noise_preview.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/ui/events.h"
#include "tests/ui/support/drawn.h"
#include "tests/ui/support/edits.h"
#include "tests/ui/support/previewed.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_model.h"
#include "ui/state/looks.h"
#include "ui/state/view_kind.h"
#include "ui/theme/theme.h"
#include "ui/views/data/data_view.h"
#include "ui/views/noise/noise_view.h"
#include "ui/views/trade_off/trade_off_view.h"

namespace epsiscope::view_looks_test {
namespace {

/// Views of a study that changes by the studies they hand out, as in the window.
class ViewLooks : public testing::Test {
protected:
  void start(TaskId task = TaskId::labelPrivacy) {
    const test::Previewed made = task == TaskId::labelPrivacy ? test::previewed() : test::previewedTask(task);
    state.study = made.study;
    state.cache = made.cache;
    state.dataset = made.cache->data().dataset;
    drawTradeOff();
  }
  void drawTradeOff() {
    test::setPicture(state, view_id::tradeOff, previewTradeOff(state.study, {state.cache}));
  }
  template <class Shown>
  std::unique_ptr<Shown> shown() {
    auto view = std::make_unique<Shown>();
    view->resize(900, 700);
    QObject::connect(view.get(), &View::edited, view.get(), [this, made = view.get()](const Study& study) {
      ++edits;
      state.study = study;
      made->present(state, lightTheme());
    });
    view->present(state, lightTheme());
    return view;
  }
  const ChartLook keptLook(const char* name) const { return lookOf(state.study, name); }

  AppState state;
  int edits = 0;
};

TEST_F(ViewLooks, WhatIsZoomedIsKeptInTheStudyOnce) {
  start();
  const auto view = shown<TradeOffView>();
  EXPECT_EQ(edits, 0) << "showing is no wish";
  test::press(*view->charts()[0], Qt::Key_Plus);
  EXPECT_EQ(edits, 1);
  EXPECT_EQ(keptLook("trade-off").zoom, view->charts()[0]->look().zoom);
  EXPECT_TRUE(view->charts()[0]->canZoomBack()) << "its history goes on";
  view->charts()[0]->resetZoom();
  EXPECT_TRUE(state.study.view.charts.empty()) << "everything again is no look";
}

TEST_F(ViewLooks, OfAnOpenedStudyIsShown) {
  start();
  const std::vector<double> part = {0.5, 2, 0.2, 0.6};
  state.study.view.charts = {
      {.chart = "trade-off", .zoom = part, .hidden = {"laplace/exact"}, .logX = false}};
  const auto view = shown<TradeOffView>();
  const ChartLook look = view->charts()[0]->look();
  EXPECT_EQ(look.zoom, part);
  EXPECT_EQ(look.hidden, std::vector<std::string>{"laplace/exact"});
  EXPECT_FALSE(view->charts()[0]->model().x.logarithmic);
  EXPECT_FALSE(view->findChild<QToolButton*>("trade-off.log-x")->isChecked());
  EXPECT_EQ(edits, 0);
}

TEST_F(ViewLooks, APictureOfAnEarlierStudyIsLookedAtAsTheStudyAsks) {
  start();
  state.study.view.charts = {{.chart = "trade-off", .zoom = {0.5, 2, 0.2, 0.6}}};
  state.study.view.epsilon = 3;
  const auto view = shown<TradeOffView>();
  EXPECT_EQ(view->charts()[0]->look().zoom, keptLook("trade-off").zoom);
  drawTradeOff();
  view->present(state, lightTheme());
  EXPECT_EQ(view->charts()[0]->look().zoom, keptLook("trade-off").zoom);
  EXPECT_EQ(edits, 0);
}

TEST_F(ViewLooks, AxesOfLambdaAndEpsilonAreZoomedApart) {
  start(TaskId::kernelRelease);
  const auto view = shown<TradeOffView>();
  Chart& chart = *view->charts()[0];
  test::press(chart, Qt::Key_Plus);
  const std::vector<double> overEpsilon = chart.look().zoom;
  state.study.view.tradeOffAxis = "lambda";
  drawTradeOff();
  view->present(state, lightTheme());
  EXPECT_FALSE(chart.isZoomed());
  test::press(chart, Qt::Key_Plus);
  EXPECT_EQ(keptLook("trade-off/lambda/kernel-release").zoom, chart.look().zoom);
  state.study.view.tradeOffAxis = "epsilon";
  drawTradeOff();
  view->present(state, lightTheme());
  EXPECT_EQ(chart.look().zoom, overEpsilon);
}

TEST_F(ViewLooks, ALogPillSwitchesItsAxisAndLeavesThePartThatWasZoomed) {
  start();
  const auto view = shown<TradeOffView>();
  test::press(*view->charts()[0], Qt::Key_Plus);
  auto* pill = view->findChild<QToolButton*>("trade-off.log-y");
  ASSERT_TRUE(pill->isChecked());
  pill->click();
  const ChartLook linear{.chart = "trade-off", .logY = false};
  EXPECT_EQ(state.study.view.charts, std::vector<ChartLook>{linear});
  EXPECT_FALSE(pill->isChecked());
  EXPECT_DOUBLE_EQ(view->charts()[0]->model().y.range->first, 0);
  pill->click();
  EXPECT_TRUE(view->charts()[0]->model().y.logarithmic);
  EXPECT_GT(view->charts()[0]->model().y.range->first, 0);
}

TEST_F(ViewLooks, DensityIsLogarithmicWhereTheStudySaysSo) {
  start();
  state.study.view.charts = {{.chart = "noise", .logY = true}};
  test::setPicture(state, view_id::noise, previewNoise(state.study, *state.cache));
  const auto view = shown<NoiseView>();
  EXPECT_TRUE(view->charts()[0]->model().y.logarithmic);
  EXPECT_TRUE(view->findChild<QToolButton*>("noise.log-y")->isChecked());
}

TEST_F(ViewLooks, AScatterOfAnotherFeatureIsNotZoomed) {
  start();
  const auto view = shown<DataView>();
  Chart& scatter = *view->charts()[1];
  test::press(scatter, Qt::Key_Plus);
  ASSERT_EQ(state.study.view.charts.size(), 1u);
  const std::vector<double> part = scatter.look().zoom;
  state.study.view.charts[0].chart = "scatter/of another feature";
  view->present(state, lightTheme());
  EXPECT_FALSE(scatter.isZoomed());
  state.study.view.charts[0] = {.chart = "scatter/income", .zoom = part};
  EXPECT_EQ(view->modelOf(&scatter).x.title.left(6), QStringLiteral("income"));
  view->present(state, lightTheme());
  EXPECT_EQ(scatter.look().zoom, part);
}

TEST_F(ViewLooks, AChosenPointHandsOutItsNoiseAndUndoCanBringItBack) {
  start();
  TradeOffView view;
  view.present(state, lightTheme());
  test::Edits edited(view);
  emit view.charts()[0]->pointClicked(QStringLiteral("laplace/exact"), 0.25, 1);
  ASSERT_EQ(edited.size(), 1u);
  const Study next = edited.at(0);
  EXPECT_EQ(next.view.tab, "noise");
  EXPECT_EQ(next.view.method, "laplace");
  EXPECT_DOUBLE_EQ(next.view.epsilon, 0.25);
  EXPECT_FALSE(sameButForLook(next, state.study)) << "a step of the history";
}

TEST_F(ViewLooks, TheTipStaysUntilEpsilonMoves) {
  start();
  TradeOffView view;
  view.showTip(true);
  int taken = 0;
  QObject::connect(&view, &TradeOffView::tipTaken, [&] { ++taken; });
  view.present(state, lightTheme());
  state.study.trials = 7;
  state.study.view.epsilon = 0.3;
  view.present(state, lightTheme());
  EXPECT_EQ(taken, 0) << "another study has been opened";
  state.study.view.epsilon = 0.4;
  view.present(state, lightTheme());
  state.study.view.epsilon = 0.5;
  view.present(state, lightTheme());
  EXPECT_EQ(taken, 1);
}

TEST_F(ViewLooks, TheTipCanBeDismissed) {
  start();
  TradeOffView view;
  view.showTip(true);
  view.present(state, lightTheme());
  int taken = 0;
  QObject::connect(&view, &TradeOffView::tipTaken, [&] { ++taken; });
  view.findChild<QToolButton*>("dismiss-tip")->click();
  EXPECT_EQ(taken, 1);
}

}  // namespace
}  // namespace epsiscope::view_looks_test
