#include <gtest/gtest.h>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>

#include "core/builtin/generators.h"
#include "core/results/result.h"
#include "core/tasks/statistic/budget_preview.h"
#include "core/tasks/task.h"
#include "tests/support/prepared.h"
#include "tests/ui/support/drawn.h"
#include "tests/ui/support/edits.h"
#include "tests/ui/support/in_model.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_summary.h"
#include "ui/state/picture.h"
#include "ui/state/view_kind.h"
#include "ui/tasks/statistic/divide_button.h"
#include "ui/views/method_table.h"
#include "ui/views/picture_view.h"
#include "ui/views/run_curve.h"
#include "ui/views/statistic/add_statistic_dialog.h"
#include "ui/views/statistic/bounds_view.h"
#include "ui/views/statistic/budget_view.h"
#include "ui/views/statistic/histogram_view.h"
#include "ui/views/statistic/rows_view.h"
#include "ui/views/study_charts.h"
#include "ui/widgets/number_text.h"

namespace epsiscope::statistic_views_test {
namespace {

using test::guideOf;
using test::notesSay;
using test::seriesOf;

class StatisticViews : public testing::Test {
protected:
  void start(StatisticKind kind, const char* data = "house-prices") {
    const BuiltIn& builtIn = *findBuiltIn(data);
    Study& study = state.study;
    study.task = statisticId();
    study.statistic.statistic = kind;
    study.data.file = std::string("builtin:") + data;
    study.data.target = builtIn.target;
    study.data.lower = builtIn.lower;
    study.data.upper = builtIn.upper;
    if (builtIn.positive != nullptr) study.data.positive = builtIn.positive;
    state.dataset = std::make_shared<const Dataset>(builtIn.make());
    draw();
  }
  void draw() {
    state.cache = buildCache(state.study, state.dataset);
    ASSERT_NE(state.cache, nullptr);
    state.pictures.clear();
    state = withAllPictures(state, {});
  }
  static TaskId statisticId() {
    for (const Task* task : allTasks())
      if (!task->facts().learns) return task->facts().task;
    return TaskId{};
  }
  void share(double first) {
    state.study.statistic.share = first;
    state.study.statistic.others = {{.column = "rooms",
                                     .statistic = StatisticKind::mean,
                                     .lower = 0.0,
                                     .upper = 10.0,
                                     .positive = {},
                                     .share = 1 - first}};
  }
  AppState state;
};

TEST_F(StatisticViews, AreOfferedWhereTheyHaveSomethingToShow) {
  const auto offered = [&](StatisticKind kind) {
    state.study.statistic.statistic = kind;
    std::map<std::string, bool> found;
    for (const ViewKind* view : viewsOf(state.study)) found[view->id] = true;
    return found;
  };
  start(StatisticKind::mean);
  for (const StatisticKind kind :
       {StatisticKind::sum, StatisticKind::mean, StatisticKind::variance, StatisticKind::quantile}) {
    auto views = offered(kind);
    EXPECT_TRUE(views["bounds"] && views["rows"] && views["budget"] && views["noise"] && views["trade-off"]);
    EXPECT_FALSE(views["histogram"] || views["learning-curve"] || views["interval"]);
  }
  auto views = offered(StatisticKind::histogram);
  EXPECT_TRUE(views["histogram"] && views["rows"]);
  EXPECT_FALSE(views["tables"]);
  state.study.statistic.by = {"rooms"};
  EXPECT_TRUE(offered(StatisticKind::histogram)["tables"]);
  EXPECT_FALSE(offered(StatisticKind::histogram)["histogram"]) << "that of groups is a table";
  state.study.statistic.by.clear();
  EXPECT_FALSE(views["bounds"]);
  EXPECT_FALSE(offered(StatisticKind::count)["bounds"]);
  state.study.task = TaskId{};
  for (const char* id : {view_id::bounds, view_id::histogram, view_id::rows, view_id::budget})
    EXPECT_FALSE(hasView(state.study, id)) << id;
}

TEST_F(StatisticViews, DraggingADeclaredBoundEditsTheStudy) {
  start(StatisticKind::mean);
  PictureView view(boundsView());
  view.present(state, lightTheme());
  const test::Edits edits(view);
  emit view.charts()[0]->guideDragged(QStringLiteral("declared"), 3.14159);
  emit view.charts()[1]->guideDragged(QStringLiteral("declared"), 0.5);
  ASSERT_EQ(edits.size(), 2u);
  EXPECT_EQ(edits[0].data.upper, 3.14);
  EXPECT_EQ(edits[0].data.lower, state.study.data.lower);
  EXPECT_EQ(edits[1].data.lower, 0.5);
  emit view.charts()[1]->guideDragged(QStringLiteral("declared"), 99);
  emit view.charts()[0]->guideDragged(QStringLiteral("best"), 2);
  EXPECT_EQ(edits.size(), 2u) << "bounds do not cross, and the best one is not declared by a drag";
}

TEST_F(StatisticViews, BoundsThatAreFoundAreNotCalledDeclaredAndCannotBeDragged) {
  start(StatisticKind::mean);
  state.study.statistic.boundsShare = 0.5;
  draw();
  const BoundsPreview& preview = *previewOf<BoundsPreview>(state);
  EXPECT_TRUE(preview.areFound);
  for (const BoundSide side : {BoundSide::upper, BoundSide::lower}) {
    const ChartModel model = boundsChart(state.study, preview, side, true, lightTheme());
    EXPECT_EQ(guideOf(model, "declared"), nullptr);
    ASSERT_NE(guideOf(model, "found"), nullptr);
    EXPECT_FALSE(guideOf(model, "found")->draggable);
    EXPECT_EQ(guideOf(model, "found")->value, curvesOf(preview, side).declared);
  }
  PictureView view(boundsView());
  view.present(state, lightTheme());
  const auto* table = view.findChild<MethodTable*>();
  EXPECT_FALSE(table->findItems(QStringLiteral("found most probably"), Qt::MatchContains).isEmpty());
  EXPECT_TRUE(table->findItems(QStringLiteral("declared"), Qt::MatchContains).isEmpty());
}

TEST_F(StatisticViews, TheValleyLiesWhereClippingAndNoiseMeet) {
  start(StatisticKind::mean);
  const BoundsPreview& preview = *previewOf<BoundsPreview>(state);
  for (const BoundSide side : {BoundSide::upper, BoundSide::lower}) {
    const ChartModel model = boundsChart(state.study, preview, side, true, lightTheme());
    const ChartSeries *clipping = seriesOf(model, "clipping"), *noise = seriesOf(model, "noise"),
                      *together = seriesOf(model, "together");
    ASSERT_TRUE(clipping && noise && together);
    for (std::size_t i = 0; i < together->x.size(); ++i)
      if (std::isfinite(clipping->y[i]) && std::isfinite(noise->y[i])) {
        EXPECT_NEAR(together->y[i], clipping->y[i] + noise->y[i], 1e-9 * together->y[i]);
      }
    EXPECT_EQ(guideOf(model, "declared")->value, curvesOf(preview, side).declared);
    EXPECT_TRUE(guideOf(model, "declared")->draggable);
    EXPECT_FALSE(guideOf(model, "best")->draggable);
    EXPECT_TRUE(guideOf(model, "best")->label.contains(QStringLiteral("not private")));
    EXPECT_TRUE(model.showsTruth);
  }
}

TEST_F(StatisticViews, CountsOfAHistogramStandBesideTheTrueOnes) {
  start(StatisticKind::histogram);
  const ChartModel model =
      privateHistogramChart(state.study, *previewOf<HistogramPreview>(state), lightTheme());
  double rows = 0;
  for (const double count : seriesOf(model, "truth")->y) rows += count;
  EXPECT_EQ(rows, static_cast<double>(state.dataset->rows()));
  EXPECT_TRUE(seriesOf(model, "truth")->notPrivate);
  EXPECT_FALSE(seriesOf(model, "released")->notPrivate);
  EXPECT_EQ(seriesOf(model, "released")->x.size(), 2 * seriesOf(model, "truth")->y.size());
}

TEST_F(StatisticViews, CategoriesOfTextAreNamedAlongTheAxis) {
  const BuiltIn& builtIn = *findBuiltIn("income-class");
  state.study.data.target = "education";
  state.study.task = statisticId();
  state.study.statistic.statistic = StatisticKind::histogram;
  state.dataset = std::make_shared<const Dataset>(builtIn.make());
  const Column& column = state.dataset->columns[static_cast<std::size_t>(state.dataset->find("education"))];
  state.study.data.columns = {{.column = "education", .kind = {}, .categories = column.categories}};
  draw();
  const ChartModel model =
      privateHistogramChart(state.study, *previewOf<HistogramPreview>(state), lightTheme());
  EXPECT_EQ(model.x.names.size(), static_cast<qsizetype>(column.categories.size()));
  EXPECT_TRUE(chartSummary(model).contains(model.x.names.front()));
}

TEST_F(StatisticViews, TheRowsThatItTakesFallWithEpsilon) {
  start(StatisticKind::mean);
  const RowsPreview& preview = *previewOf<RowsPreview>(state);
  const ChartModel model = rowsChart(state.study, preview, lightTheme());
  const ChartSeries* needed = seriesOf(model, "as-sampling");
  ASSERT_NE(needed, nullptr);
  EXPECT_GT(needed->y.front(), needed->y.back());
  EXPECT_EQ(guideOf(model, "rows")->value, static_cast<double>(state.dataset->rows()));
  EXPECT_EQ(seriesOf(model, "wanted"), nullptr);
  EXPECT_TRUE(notesSay(model, "wanted error"));

  PictureView view(rowsView());
  view.present(state, lightTheme());
  const test::Edits edits(view);
  emit view.charts()[0]->guideDragged(QStringLiteral("epsilon"), 0.3);
  ASSERT_EQ(edits.size(), 1u);
  EXPECT_EQ(edits[0].view.epsilon, 0.3);
}

TEST_F(StatisticViews, DraggingABorderKeepsTheSumOfTheShares) {
  start(StatisticKind::mean);
  share(0.4);
  draw();
  PictureView view(budgetView());
  view.present(state, lightTheme());
  const test::Edits edits(view);
  for (const double epsilon : {0.25, 0.9, 5.0, -1.0})
    emit view.charts()[0]->guideDragged(QStringLiteral("border-0"), epsilon * state.study.view.epsilon);
  ASSERT_EQ(edits.size(), 4u);
  EXPECT_NEAR(edits[0].statistic.share, 0.25, 1e-12);
  for (const Study& study : edits) {
    EXPECT_NEAR(study.statistic.share + study.statistic.others[0].share, 1, 1e-12);
    EXPECT_GE(study.statistic.share, kLeastShare);
    EXPECT_GE(study.statistic.others[0].share, kLeastShare - 1e-12);
  }
}

TEST_F(StatisticViews, CurvesShowTheRunsOfTheTargetAlone) {
  start(StatisticKind::sum);
  const auto rowsOf = [&] { return runSlice(state.study, Result(), RunAxis::epsilon, "mse").learner; };
  EXPECT_FALSE(rowsOf());
  share(0.5);
  EXPECT_EQ(rowsOf(), "sum(price)");
}

TEST_F(StatisticViews, TheBudgetIsToldAsASum) {
  start(StatisticKind::mean);
  state.study.view.epsilon = 1;
  share(0.4);
  draw();
  const BudgetPreview& preview = *previewOf<BudgetPreview>(state);
  EXPECT_EQ(compositionText(preview), QStringLiteral("ε = 0.4 + 0.6 = 1"));
  const ChartModel model = budgetChart(preview, lightTheme());
  EXPECT_TRUE(notesSay(model, "0.4 + 0.6 = 1"));
  EXPECT_EQ(seriesOf(model, "part-0")->x, (std::vector<double>{0, 0.4}));
  EXPECT_NEAR(seriesOf(model, "part-1")->x.back(), 1, 1e-12);
}

/// Beside the sum, which is promised, stands what the accounts say; nothing where they say no less.
TEST_F(StatisticViews, WhatAllStatisticsCostTogetherIsSaidWhereItIsLess) {
  start(StatisticKind::mean);
  state.study.view.epsilon = 1;
  share(0.5);
  draw();
  PictureView view(budgetView());
  view.present(state, lightTheme());
  const auto tables = view.findChildren<MethodTable*>();
  ASSERT_EQ(tables.size(), 2);
  EXPECT_TRUE(tables[1]->isHidden()) << "no delta";
  state.study.statistic.mechanism = state.study.statistic.others[0].mechanism = "gaussian";
  draw();
  view.present(state, lightTheme());
  const BudgetPreview& preview = *previewOf<BudgetPreview>(state);
  ASSERT_FALSE(tables[1]->isHidden());
  ASSERT_EQ(tables[1]->rowCount(), 3);
  EXPECT_EQ(tables[1]->item(0, 1)->text(), QStringLiteral("1"));
  const double zcdp = tables[1]->item(1, 1)->text().toDouble(),
               exact = tables[1]->item(2, 1)->text().toDouble();
  EXPECT_GE(zcdp, preview.accounts.zcdp) << "an upper bound is not rounded down";
  EXPECT_GE(exact, preview.accounts.exact);
  EXPECT_NEAR(zcdp, preview.accounts.zcdp, 1e-3);
  EXPECT_NEAR(exact, preview.accounts.exact, 1e-3);
  for (int row = 0; row < 3; ++row)
    EXPECT_EQ(tables[1]->item(row, 2)->text(), numberText(preview.accounts.delta));
}

TEST_F(StatisticViews, WhatNoStatisticHasIsShownUnspentAndOneStepMakesThePartsEqual) {
  start(StatisticKind::mean);
  state.study.view.epsilon = 1;
  share(0.4);
  state.study.statistic.others[0].share = 0.599;
  draw();
  const BudgetPreview& preview = *previewOf<BudgetPreview>(state);
  EXPECT_EQ(compositionText(preview), QStringLiteral("ε = 0.4 + 0.599 + 0.001 unspent = 1"));
  const ChartModel model = budgetChart(preview, lightTheme());
  EXPECT_EQ(seriesOf(model, "unspent")->name, QStringLiteral("unspent: 0.001"));
  EXPECT_EQ(seriesOf(model, "unspent")->x.back(), 1);
  PictureView view(budgetView());
  view.present(state, lightTheme());
  const test::Edits edits(view);
  auto* equal = view.findChild<QPushButton*>(QStringLiteral("budget.equal"));
  ASSERT_TRUE(equal->isEnabled());
  equal->click();
  ASSERT_EQ(edits.size(), 1u);
  EXPECT_EQ(edits[0].statistic.share, 0.5);
  EXPECT_EQ(edits[0].statistic.others[0].share, 0.5);
  state.study = edits[0];
  draw();
  view.present(state, lightTheme());
  EXPECT_FALSE(equal->isEnabled());
  EXPECT_FALSE(equal->toolTip().isEmpty()) << "a disabled control says why";
}

TEST_F(StatisticViews, AStatisticIsRemovedAndTheRestShareWhatItSpent) {
  start(StatisticKind::mean);
  PictureView view(budgetView());
  view.present(state, lightTheme());
  auto* remove = view.findChild<QToolButton*>(QStringLiteral("budget.remove"));
  EXPECT_FALSE(remove->isEnabled());
  EXPECT_FALSE(remove->toolTip().isEmpty()) << "a disabled control says why";
  share(0.4);
  draw();
  view.present(state, lightTheme());
  ASSERT_TRUE(remove->isEnabled());
  const test::Edits edits(view);
  remove->menu()->actions().at(0)->trigger();
  ASSERT_EQ(edits.size(), 1u);
  EXPECT_TRUE(edits[0].statistic.others.empty());
  EXPECT_EQ(edits[0].statistic.share, 1);
}

TEST_F(StatisticViews, AStatisticIsAddedWithDeclaredBounds) {
  start(StatisticKind::mean);
  AddStatisticDialog dialog(state.study, state.dataset);
  std::optional<FurtherStatistic> added;
  QObject::connect(&dialog, &AddStatisticDialog::chosen,
                   [&](const FurtherStatistic& one, const std::optional<ColumnChoice>&) { added = one; });
  auto* column = dialog.findChild<QComboBox*>(QStringLiteral("add-statistic.column"));
  auto* add = dialog.findChild<QPushButton*>(QStringLiteral("add-statistic.add"));
  column->setCurrentText(QStringLiteral("rooms"));
  EXPECT_FALSE(add->isEnabled()) << "its bounds are not declared";
  dialog.findChild<QLineEdit*>(QStringLiteral("add-statistic.lower"))->setText(QStringLiteral("0"));
  dialog.findChild<QLineEdit*>(QStringLiteral("add-statistic.upper"))->setText(QStringLiteral("-1"));
  EXPECT_FALSE(add->isEnabled());
  dialog.findChild<QLineEdit*>(QStringLiteral("add-statistic.upper"))->setText(QStringLiteral("12"));
  ASSERT_TRUE(add->isEnabled());
  add->click();
  ASSERT_TRUE(added);
  EXPECT_EQ(added->column, "rooms");
  EXPECT_EQ(added->statistic, StatisticKind::mean);
  EXPECT_EQ(added->upper, 12);
}

TEST_F(StatisticViews, OfTextOnlyACountAndAHistogramCanBeAdded) {
  start(StatisticKind::count, "income-class");
  state.dataset = std::make_shared<const Dataset>(findBuiltIn("income-class")->make());
  AddStatisticDialog dialog(state.study, state.dataset);
  std::optional<FurtherStatistic> added;
  std::optional<ColumnChoice> declared;
  QObject::connect(&dialog, &AddStatisticDialog::chosen,
                   [&](const FurtherStatistic& one, const std::optional<ColumnChoice>& choice) {
                     added = one;
                     declared = choice;
                   });
  dialog.findChild<QComboBox*>(QStringLiteral("add-statistic.column"))
      ->setCurrentText(QStringLiteral("education"));
  auto* statistic = dialog.findChild<QComboBox*>(QStringLiteral("add-statistic.statistic"));
  ASSERT_EQ(statistic->count(), 2);
  statistic->setCurrentIndex(1);
  auto* by = dialog.findChild<DivideButton*>(QStringLiteral("add-statistic.by"));
  emit by->menu()->aboutToShow();
  const QList<QAction*> columns = by->menu()->actions();
  ASSERT_TRUE(std::ranges::none_of(columns, [](const QAction* one) {
    return one->text() == QStringLiteral("education");
  })) << "a column does not divide itself";
  ASSERT_TRUE(columns.front()->isEnabled() && columns.front()->isCheckable());
  const std::string divides = columns.front()->data().toString().toStdString();
  columns.front()->trigger();
  dialog.findChild<QPushButton*>(QStringLiteral("add-statistic.add"))->click();
  ASSERT_TRUE(added && declared);
  EXPECT_EQ(added->statistic, StatisticKind::histogram);
  EXPECT_EQ(added->by, std::vector{divides});
  EXPECT_FALSE(declared->categories->empty()) << "a histogram of text needs its categories";
}

class EveryStatistic : public StatisticViews, public testing::WithParamInterface<StatisticKind> {};

TEST_P(EveryStatistic, HasNoNumberThatDoesNotExistInItsWords) {
  start(GetParam());
  for (const ViewKind* kind : viewsOf(state.study)) {
    const std::unique_ptr<View> view(kind->make(nullptr));
    view->present(state, lightTheme());
    view->resize(900, 700);
    for (const Chart* chart : view->charts()) {
      const ChartModel& model = view->modelOf(chart);
      const QString text = chartSummary(model);
      EXPECT_FALSE(text.contains(QStringLiteral("nan"), Qt::CaseInsensitive))
          << kind->id << text.toStdString();
      EXPECT_FALSE(text.contains(QStringLiteral("inf "))) << kind->id << text.toStdString();
      EXPECT_FALSE(text.contains(QLatin1Char('%') + QString::number(1))) << kind->id << text.toStdString();
      EXPECT_FALSE(chart->accessibleName().isEmpty()) << kind->id;
    }
    for (const MethodTable* table : view->findChildren<MethodTable*>())
      for (int row = 0; row < table->rowCount(); ++row)
        for (int column = 0; column < table->columnCount(); ++column)
          if (const auto* item = table->item(row, column)) {
            EXPECT_FALSE(item->text().contains(QStringLiteral("nan"), Qt::CaseInsensitive)) << kind->id;
          }
  }
}

INSTANTIATE_TEST_SUITE_P(OfNumbers, EveryStatistic,
                         testing::Values(StatisticKind::count, StatisticKind::sum, StatisticKind::mean,
                                         StatisticKind::variance, StatisticKind::quantile,
                                         StatisticKind::histogram),
                         [](const auto& one) { return nameOf(one.param); });

}  // namespace
}  // namespace epsiscope::statistic_views_test
