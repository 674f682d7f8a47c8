#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>

#include <algorithm>

#include "core/builtin/planned_data.h"
#include "core/study/plan.h"
#include "tests/ui/events.h"
#include "tests/ui/support/shown_window.h"
#include "ui/charts/chart_csv.h"
#include "ui/charts/chart_summary.h"
#include "ui/export/export_header.h"
#include "ui/state/picture.h"
#include "ui/state/view_kind.h"
#include "ui/views/method_table.h"
#include "ui/views/people/people_view.h"
#include "ui/widgets/parameter_slider.h"

namespace epsiscope::plan_window_test {
namespace {

using test::settle;

const QString kMark = QStringLiteral("planned, not measured");

class PlanTest : public test::ShownWindow {
protected:
  const Study& study() const { return window->session().state().study; }
  void openPlan() {
    edit([](Study& changed) {
      changed.labelPrivacy.methods = {"laplace", "central-ridge"};
      changed.trials = 2;
    });
    actions().planData->trigger();
    settle(window->session());
  }
  template <class Change>
  void edit(const Change& change) {
    Study changed = study();
    change(changed);
    window->session().setStudy(changed);
    settle(window->session());
  }
  void look(const char* tab) {
    edit([&](Study& changed) { changed.view.tab = tab; });
  }
};

TEST_F(PlanTest, TheMenuOpensAPlanUnderTheStudyAndUndoGoesBack) {
  const Study before = study();
  openPlan();
  EXPECT_TRUE(isPlan(study().data));
  EXPECT_EQ(study().data.target, kPlannedTarget);
  EXPECT_EQ(state().dataset->rows(), 1000u);
  EXPECT_TRUE(state().problems.empty());
  EXPECT_TRUE(hasView(study(), view_id::people));
  EXPECT_FALSE(hasView(before, view_id::people));
  actions().undo->trigger();
  settle(window->session());
  EXPECT_EQ(study().data.file, before.data.file);
  EXPECT_EQ(study().data.target, before.data.target);
}

TEST_F(PlanTest, EveryChartSaysThatItIsPlanned) {
  openPlan();
  edit([](Study& changed) {
    changed.labelPrivacy.methods = {"central-ridge"};
    changed.view.errorTarget = 0.5;
  });
  for (const ViewKind* view : viewsOf(study())) {
    look(view->id);
    for (const Chart* chart : window->currentView()->charts()) {
      EXPECT_EQ(chart->model().mark, kMark) << view->id;
      EXPECT_TRUE(chartSummary(window->currentView()->modelOf(chart)).contains(kMark)) << view->id;
      EXPECT_TRUE(chartCsv(window->currentView()->modelOf(chart), {}).startsWith("# planned, not measured"))
          << view->id;
    }
  }
  EXPECT_TRUE(exportHeader(state()).lines.contains(kMark));
  window->session().open(OpenBuiltIn{QStringLiteral("house-prices")});
  settle(window->session());
  EXPECT_TRUE(window->currentView()->charts()[0]->model().mark.isEmpty());
  EXPECT_FALSE(exportHeader(state()).lines.contains(kMark));
}

TEST_F(PlanTest, ASliderMakesMorePeopleAndKeepsThePictureMeanwhile) {
  openPlan();
  auto* rows = window->findChild<ParameterSlider*>(QStringLiteral("data.plan.rows"));
  ASSERT_NE(rows, nullptr);
  EXPECT_TRUE(rows->isVisibleTo(window.get()));
  EXPECT_EQ(rows->value(), 1000);
  const auto picture = state().shownPicture();
  for (const double count : {1500.0, 2500.0, 3000.0}) emit rows->changed(count);
  EXPECT_EQ(state().shownPicture(), picture);
  EXPECT_TRUE(state().isOutOfDate());
  settle(window->session());
  EXPECT_EQ(state().dataset->rows(), 3000u);
  EXPECT_NE(state().shownPicture(), picture);
  EXPECT_FALSE(state().isOutOfDate());
  actions().undo->trigger();
  actions().undo->trigger();
  actions().undo->trigger();
  settle(window->session());
  EXPECT_EQ(state().dataset->rows(), 1000u);
}

TEST_F(PlanTest, WhatCannotBePlannedIsSaidAtItsFieldAndNothingIsMade) {
  openPlan();
  edit([](Study& changed) { changed.data.plan.r2 = 1; });
  ASSERT_FALSE(state().problems.empty());
  EXPECT_EQ(state().problems.front().field, "data.plan.r2");
  EXPECT_EQ(state().dataset->rows(), 1000u);
  edit([](Study& changed) {
    changed.data.plan.r2 = 0.2;
    changed.data.lower = 9;
  });
  ASSERT_FALSE(state().problems.empty());
  EXPECT_EQ(state().problems.front().field, "data.lower");
  edit([](Study& changed) { changed.data.lower = 1; });
  EXPECT_TRUE(state().problems.empty());
  EXPECT_GE(summarise(state().dataset->columns.back()).min, 1);
}

TEST_F(PlanTest, AnotherTaskGetsTheLabelsThatItNeeds) {
  openPlan();
  edit([](Study& changed) { changed.task = TaskId::privateClassifier; });
  EXPECT_EQ(study().data.plan.shape, LabelShape::classes);
  EXPECT_EQ(study().data.positive, kPlannedPositive);
  EXPECT_TRUE(state().problems.empty()) << state().problems.front().sentence;
  edit([](Study& changed) { changed.task = TaskId::labelPrivacy; });
  EXPECT_EQ(study().data.plan.shape, LabelShape::bell);
  EXPECT_TRUE(state().problems.empty()) << state().problems.front().sentence;
}

TEST_F(PlanTest, PeopleAnswersHowManyAndDragsWhatIsAsked) {
  openPlan();
  edit([](Study& changed) {
    changed.labelPrivacy.methods = {"central-ridge"};
    changed.view.errorTarget = 0.5;
    changed.view.tab = view_id::people;
  });
  const auto picture = state().shownPicture();
  const auto* preview = previewOf<PeoplePreview>(picture.get());
  ASSERT_NE(preview, nullptr);
  EXPECT_TRUE(preview->isFinished());
  ASSERT_EQ(preview->answers.size(), 1u);
  EXPECT_TRUE(preview->answers[0].fewest.rows);
  const auto charts = window->currentView()->charts();
  ASSERT_EQ(charts.size(), 2u);
  EXPECT_TRUE(charts[1]->model().heat);
  emit charts[0]->guideDragged(QStringLiteral("target"), 0.512345);
  EXPECT_EQ(study().view.errorTarget, 0.716 * 0.716) << "three digits of the root, which is what people read";
  emit charts[0]->guideDragged(QStringLiteral("rows"), 2345.6);
  EXPECT_EQ(study().data.plan.rows, 2350);
  emit charts[1]->guideDragged(QStringLiteral("epsilon"), 2.3456);
  EXPECT_EQ(study().view.epsilon, 2.35);
  settle(window->session());
  EXPECT_EQ(previewOf<PeoplePreview>(state().shownPicture().get())->epsilon, 2.35);
}

TEST_F(PlanTest, PeopleSaysOfClassifiersHowManyRowsAreEnoughByTheory) {
  openPlan();
  const auto isShown = [&] {
    const auto tables = window->currentView()->findChildren<MethodTable*>();
    const auto found = std::ranges::find(tables, QStringLiteral("Rows that are enough by theory"),
                                         &MethodTable::accessibleName);
    return found != tables.end() && (*found)->isVisibleTo(window->currentView()) ? (*found)->rowCount() : 0;
  };
  edit([](Study& changed) { changed.view.tab = view_id::people; });
  EXPECT_EQ(isShown(), 0);
  edit([](Study& changed) {
    changed.task = TaskId::privateClassifier;
    changed.privateClassifier.methods = {"none", "output", "objective-gaussian"};
    changed.data.plan.rows = 100;
    changed.view.tab = view_id::people;
  });
  EXPECT_EQ(isShown(), 2);
}

}  // namespace
}  // namespace epsiscope::plan_window_test
