#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

#include <cmath>
#include <limits>

#include "core/tasks/private_classifier/boundary_preview.h"
#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/ui/support/seen_picture.h"
#include "tests/ui/support/shown_window.h"
#include "ui/language/language.h"
#include "ui/session/data_defaults.h"
#include "ui/setup/setup_panel.h"
#include "ui/state/picture.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"
#include "ui/views/invitation.h"
#include "ui/views/view.h"
#include "ui/widgets/method_list.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/segmented.h"

namespace epsiscope::first_sight_test {
namespace {

/// The window as somebody sees it before they have done anything, or after only switching the task or the
/// view.
class FirstSight : public test::ShownWindow {
protected:
  /// Chooses the task as a click in Setup does.
  void chooseTask(TaskId task) {
    auto* box = window->findChild<QComboBox*>(QStringLiteral("task"));
    const auto place = std::ranges::find(allTasks(), &taskOf(task)) - allTasks().begin();
    box->setCurrentIndex(static_cast<int>(place));
    emit box->activated(static_cast<int>(place));
    rest();
  }
  /// Opens the task's start study, small enough to be opened again and again.
  void openSmall(TaskId task) {
    Study study = studyOfResources(QLatin1String(taskOf(task).facts().start));
    study.trials = 1;
    study.kernelRelease.mostRows = 200;
    window->session().open(OpenStudy{study});
    rest();
  }
  static bool isFinite(const std::vector<double>& values) {
    return std::ranges::any_of(values, [](double value) { return std::isfinite(value); });
  }
  /// The number of charts of the view in front that are in sight and hold something.
  int filledCharts() const {
    const View& view = *window->currentView();
    int filled = 0;
    for (const Chart* chart : view.charts()) {
      if (!chart->isVisible()) continue;
      const ChartModel& model = view.modelOf(chart);
      const bool hasPoints = std::ranges::any_of(
          model.series, [](const ChartSeries& series) { return isFinite(series.x) && isFinite(series.y); });
      filled += hasPoints || model.heat.has_value() ? 1 : 0;
    }
    return filled;
  }
  QPushButton* button(const char* name) const {
    for (auto* found : window->findChildren<QPushButton*>(QLatin1String(name)))
      if (found->isVisible()) return found;
    return nullptr;
  }
  void openUserTable(const char* rows, const char* target) {
    const QString file = folder.filePath(QStringLiteral("mine.csv"));
    QFile table(file);
    ASSERT_TRUE(table.open(QIODevice::WriteOnly));
    table.write(rows);
    table.close();
    Study study = state().study;
    study.data = {};
    study.data.file = file.toStdString();
    study.data.target = target;
    study.data.lower = 0;
    study.data.upper = 100;
    window->session().open(OpenStudy{study});
    rest();
  }
};

TEST_F(FirstSight, TheFourParametersStandInOneSightWithoutScrolling) {
  for (const char* language : {"en", "de"}) {
    const Preferences preferences{.language = QLatin1String(language)};
    window.reset();
    useLanguage(preferences);
    start(preferences, {1440, 900});
    const auto* area = window->findChild<SetupPanel*>();
    const QWidget& viewport = *area->viewport();
    for (const char* key :
         {"view.epsilon", "label_privacy.lambda", "label_privacy.zeta", "label_privacy.bin_width"}) {
      const auto* slider = area->findChild<ParameterSlider*>(QLatin1String(key));
      ASSERT_NE(slider, nullptr);
      const QRect place(slider->mapTo(&viewport, QPoint(0, 0)), slider->size());
      EXPECT_TRUE(slider->isVisible() && slider->isEnabled()) << key;
      EXPECT_TRUE(viewport.rect().contains(place))
          << language << ' ' << key << " ends at " << place.bottom() << " of " << viewport.height();
    }
  }
  useLanguage({.language = QStringLiteral("en")});
}

TEST_F(FirstSight, WhatIsSuggestedStandsBesideTheSlidersFromTheFirstPictureOn) {
  for (const char* key : {"label_privacy.lambda", "label_privacy.zeta", "label_privacy.bin_width"}) {
    const std::optional<double> suggested = state().suggestionFor(key);
    ASSERT_TRUE(suggested) << key;
    EXPECT_EQ(window->findChild<ParameterSlider*>(QLatin1String(key))->suggestion(), suggested) << key;
  }
}

TEST_F(FirstSight, EveryViewOfEveryTaskShowsSomethingOnTheDataThatItBeginsWith) {
  for (const TaskId task : test::everyTask()) {
    openSmall(task);
    for (const ViewKind* view : viewsOf(state().study)) {
      openTab(view->id);
      EXPECT_EQ(state().whatIsMissing(), QString()) << taskOf(task).facts().id << ' ' << view->id;
      EXPECT_GT(filledCharts(), 0) << taskOf(task).facts().id << ' ' << view->id;
      EXPECT_TRUE(actions().run->isEnabled()) << taskOf(task).facts().id << ' ' << view->id;
    }
  }
}

TEST_F(FirstSight, SwitchingBetweenAnyTwoTasksLeavesSomethingToLookAt) {
  for (const TaskId from : test::everyTask())
    for (const TaskId to : test::everyTask()) {
      if (from == to) continue;
      openSmall(from);
      const Study before = state().study;
      chooseTask(to);
      const std::string pair = std::string(taskOf(from).facts().id) + " to " + taskOf(to).facts().id;
      EXPECT_EQ(state().study.task, to) << pair;
      EXPECT_EQ(state().whatIsMissing(), QString()) << pair;
      EXPECT_GT(filledCharts(), 0) << pair;
      EXPECT_TRUE(actions().run->isEnabled()) << pair;
      window->session().undo();
      rest();
      EXPECT_EQ(state().study, before) << pair << ": one step brings all of it back";
      EXPECT_GT(filledCharts(), 0) << pair << " and back";
    }
}

TEST_F(FirstSight, DataThatAreReplacedAreNamedUntilTheSwitchIsUndone) {
  chooseTask(TaskId::privateClassifier);
  EXPECT_EQ(state().study.data.file, "builtin:exam-results");
  ASSERT_FALSE(state().notices.empty());
  EXPECT_TRUE(state().notices.front().sentence.contains(QStringLiteral("House prices")));
  EXPECT_TRUE(state().notices.front().sentence.contains(QStringLiteral("Exam results")));
  window->session().undo();
  rest();
  EXPECT_EQ(state().study.data.file, "builtin:house-prices");
  EXPECT_TRUE(state().notices.empty());
}

TEST_F(FirstSight, TheUsersDataStayAndOthersAreOffered) {
  openUserTable("age,wage\n20,11\n30,25\n40,31\n50,44\n60,58\n70,62\n", "wage");
  const std::string file = state().study.data.file;
  chooseTask(TaskId::privateClassifier);
  EXPECT_EQ(state().study.data.file, file);
  EXPECT_FALSE(actions().exportChart->isEnabled()) << "the chart of the task before is no chart of this one";
  EXPECT_FALSE(window->findChild<QPushButton*>(QStringLiteral("export"))->isEnabled());
  QPushButton* back = button("data-offer.back");
  ASSERT_NE(back, nullptr);
  back->click();
  rest();
  EXPECT_EQ(state().study.task, TaskId::labelPrivacy);
  EXPECT_EQ(state().whatIsMissing(), QString());
  EXPECT_TRUE(actions().exportChart->isEnabled());
  chooseTask(TaskId::privateClassifier);
  QPushButton* use = button("data-offer.use");
  ASSERT_NE(use, nullptr);
  EXPECT_TRUE(use->text().contains(QStringLiteral("Exam results")));
  use->click();
  rest();
  EXPECT_EQ(state().study.data.file, "builtin:exam-results");
  EXPECT_GT(filledCharts(), 0);
  window->session().undo();
  rest();
  EXPECT_EQ(state().study.data.file, file);
}

TEST_F(FirstSight, AColumnThatSuitsIsOfferedAsTheTarget) {
  openUserTable("age,member,wage\n20,yes,11\n30,no,25\n40,yes,31\n50,no,44\n60,yes,58\n70,no,62\n", "wage");
  chooseTask(TaskId::privateClassifier);
  QComboBox* target = nullptr;
  for (auto* box : window->findChildren<QComboBox*>(QStringLiteral("data-offer.target")))
    if (box->isVisible()) target = box;
  ASSERT_NE(target, nullptr);
  ASSERT_EQ(target->count(), 2) << "age has six values";
  target->setCurrentIndex(1);
  emit target->activated(1);
  rest();
  EXPECT_EQ(state().study.data.target, "member");
  EXPECT_EQ(state().whatIsMissing(), QString());
}

TEST_F(FirstSight, ALearningCurveBeginsWithAQuickLookThatSaysSo) {
  openTask(TaskId::privateClassifier);
  openTab(view_id::learningCurve);
  EXPECT_FALSE(state().result) << "nobody has run anything";
  ASSERT_EQ(filledCharts(), 1);
  const View& view = *window->currentView();
  EXPECT_TRUE(view.modelOf(view.charts().front()).notes.front().contains(QStringLiteral("quick look")));
  auto* measure = window->findChild<QToolButton*>(QStringLiteral("learning-curve.measure"));
  ASSERT_TRUE(measure->isVisible());
  measure->click();
  rest();
  EXPECT_EQ(state().study.trainSizes.size(), 6u);
  EXPECT_FALSE(measure->isVisible());
  EXPECT_EQ(filledCharts(), 1) << "until it is run";
}

TEST_F(FirstSight, LeavingAViewEndsWhatWasDrawnForIt) {
  openTask(TaskId::privateClassifier);
  Study study = state().study;
  study.privateClassifier.draws = 1000;  // a long look
  study.view.tab = view_id::learningCurve;
  window->session().setStudy(study);
  QCoreApplication::processEvents();
  study.view.tab = view_id::data;
  window->session().setStudy(study);
  rest();
  EXPECT_EQ(state().pictureOf(view_id::learningCurve), nullptr);
}

TEST_F(FirstSight, ThreeMethodsAllAndTheOwnOnesAreOneClickApart) {
  auto* set = window->findChild<SegmentedControl*>(QStringLiteral("methods.set"));
  const std::vector<std::string> three = taskOf(TaskId::labelPrivacy).facts().starters;
  EXPECT_EQ(state().study.labelPrivacy.methods, three);
  EXPECT_EQ(set->current(), 0);
  const auto press = [&](int index) {
    set->findChildren<QPushButton*>()[index]->click();
    rest();
  };
  press(1);
  EXPECT_EQ(set->current(), 1);
  EXPECT_GT(state().study.labelPrivacy.methods.size(), 10u);
  EXPECT_EQ(std::ranges::count(state().study.labelPrivacy.methods, "best"), 0) << "the second name of one";
  window->session().undo();
  rest();
  EXPECT_EQ(state().study.labelPrivacy.methods, three) << "one step";
  Study study = state().study;
  study.labelPrivacy.methods = {"laplace", "gaussian"};
  window->session().setStudy(study);
  rest();
  EXPECT_EQ(set->current(), 2);
  press(0);
  EXPECT_EQ(state().study.labelPrivacy.methods, three);
  press(2);
  EXPECT_EQ(state().study.labelPrivacy.methods, (std::vector<std::string>{"laplace", "gaussian"}));
}

TEST_F(FirstSight, EveryTaskThatListsMethodsBeginsWithThreeOfItsOwn) {
  for (const Task* task : allTasks()) {
    if (!task->facts().hasMethods) continue;
    EXPECT_EQ(task->facts().starters.size(), 3u) << task->facts().id;
    for (const std::string& starter : task->facts().starters)
      EXPECT_TRUE(std::ranges::any_of(task->methods(), [&](const Method& one) { return one.id == starter; }))
          << starter;
  }
}

/// More epsilon, less error: the first curve never climbs by more than a tenth, and each method is private.
TEST_F(FirstSight, EachTaskBeginsWithCurvesThatFall) {
  for (const Task* task : allTasks()) {
    chooseTask(task->facts().task);
    const auto* preview = previewOf<TradeOffPreview>(state());
    ASSERT_NE(preview, nullptr) << task->facts().id;
    for (const MethodCurve& curve : preview->curves) {
      if (!task->isMethod(curve.method)) continue;
      EXPECT_TRUE(curve.guarantee.isPrivate()) << curve.method;
      double least = std::numeric_limits<double>::infinity();
      for (const double error : curve.y) {
        EXPECT_LE(error, 1.1 * least + 0.01) << task->facts().id << ' ' << curve.method;
        least = std::min(least, error);
      }
      EXPECT_LT(least, 0.9 * curve.y.front()) << task->facts().id << ' ' << curve.method;
    }
  }
}

TEST_F(FirstSight, TheFirstBoundaryHasTheHeavyLineAmongTheRows) {
  chooseTask(TaskId::privateClassifier);
  openTab(view_id::boundary);
  const auto* preview = previewOf<BoundaryPreview>(state());
  ASSERT_NE(preview, nullptr);
  EXPECT_TRUE(isFinite(preview->withoutPrivacy.x) && isFinite(preview->withoutPrivacy.y));
}

/// The picture in front after a click on a task, with nothing else done.
TEST_F(FirstSight, EachTaskBeginsWithAPictureOfItsOwn) {
  QStringList pictures;
  for (const Task* task : allTasks()) {
    chooseTask(task->facts().task);
    pictures << QStringLiteral("%1: %2").arg(QLatin1String(task->facts().id),
                                             QString::fromStdString(window->session().state().study.view.tab))
             << test::seenIn(*window->currentView());
  }
  test::expectPictures("window/first_pictures.txt", pictures);
}

}  // namespace
}  // namespace epsiscope::first_sight_test
