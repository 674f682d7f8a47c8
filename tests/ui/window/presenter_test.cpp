#include "ui/window/presenter.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>

#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "tests/ui/events.h"
#include "tests/ui/support/shown_window.h"
#include "ui/lessons/lesson_desk.h"
#include "ui/state/view_kind.h"
#include "ui/widgets/parameter_slider.h"

namespace epsiscope::presenter_test {
namespace {

class PresenterTest : public test::ShownWindow {
protected:
  Presenter* enter() {
    actions().presenter->trigger();
    rest();
    auto* presenter = window->findChild<Presenter*>();
    presenter->resize(1920, 1080);
    rest();
    return presenter;
  }
  void press(Presenter& presenter, int key) {
    test::press(presenter, key);
    rest();
  }
  QStringList shownSliders(const Presenter& presenter) const {
    QStringList keys;
    for (const ParameterSlider* slider : presenter.findChildren<ParameterSlider*>())
      if (slider->isVisible()) keys << slider->objectName();
    return keys;
  }
};

TEST_F(PresenterTest, EpsilonViewsAndLeavingWorkWithTheKeysOfAClicker) {
  const QByteArray geometry = window->saveGeometry();
  Presenter& presenter = *enter();
  EXPECT_EQ(shownSliders(presenter),
            (QStringList{QStringLiteral("view.epsilon"), QStringLiteral("label_privacy.lambda"),
                         QStringLiteral("label_privacy.zeta"), QStringLiteral("label_privacy.bin_width")}));
  press(presenter, Qt::Key_Up);
  const double epsilon = state().study.view.epsilon;
  EXPECT_GT(epsilon, 1);
  EXPECT_DOUBLE_EQ(presenter.chart()->model().guides.back().value, epsilon);

  press(presenter, Qt::Key_PageUp);
  EXPECT_EQ(state().study.view.tab, view_id::interval);
  EXPECT_FALSE(presenter.chart()->model().series.empty());
  press(presenter, Qt::Key_1);
  EXPECT_EQ(state().study.view.tab, view_id::data);
  press(presenter, Qt::Key_3);
  EXPECT_EQ(state().study.view.tab, view_id::noise);
  const Chart* density = presenter.chart();
  press(presenter, Qt::Key_PageDown);
  EXPECT_EQ(state().study.view.tab, view_id::noise) << "the second chart of the view";
  EXPECT_NE(presenter.chart(), density);
  press(presenter, Qt::Key_Space);
  EXPECT_EQ(state().study.view.tab, view_id::interval);

  const Study study = state().study;
  press(presenter, Qt::Key_Escape);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(window->findChild<Presenter*>(), nullptr);
  EXPECT_FALSE(actions().presenter->isChecked());
  EXPECT_EQ(state().study, study);
  EXPECT_EQ(window->saveGeometry(), geometry);
  EXPECT_TRUE(window->isVisible());
  EXPECT_FALSE(window->currentView()->charts().front()->model().series.empty());
}

TEST_F(PresenterTest, TheKeyThatOpensItClosesIt) {
  press(*enter(), Qt::Key_F11);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(window->findChild<Presenter*>(), nullptr);
}

TEST_F(PresenterTest, SaysWhatTheWindowSaysInLettersForTheLastRow) {
  const Presenter& presenter = *enter();
  EXPECT_GE(presenter.chart()->font().pointSizeF(), 18);
  EXPECT_GE(presenter.findChild<QLineEdit*>()->font().pointSizeF(), 18);
  const auto* mode = presenter.findChild<QLabel*>(QStringLiteral("mode"));
  EXPECT_TRUE(mode->isVisible());
  EXPECT_TRUE(mode->text().contains(QStringLiteral("not private")));
  EXPECT_EQ(presenter.chart()->model().series.size(),
            window->currentView()->charts().front()->model().series.size());
}

/// Every chart of every task, and Trade-off with as many methods as possible.
TEST_F(PresenterTest, ThePlotHasMostOfTheScreen) {
  for (const TaskId task : test::everyTask()) {
    openTask(task);
    if (task == TaskId::labelPrivacy) {
      Study study = state().study;
      study.labelPrivacy.methods.clear();
      for (const Method& method : taskOf(study).methods())
        if (method.role == MethodRole::method) study.labelPrivacy.methods.push_back(method.id);
      ASSERT_GE(study.labelPrivacy.methods.size(), 13u);
      window->session().setStudy(study);
      rest();
    }
    Presenter& presenter = *enter();
    for (const QSize size : {QSize(1920, 1080), QSize(1280, 720)}) {
      presenter.resize(size);
      for (const ViewKind* view : viewsOf(state().study)) {
        openTab(view->id);
        if (!presenter.chart()->isVisible() || presenter.chart()->model().series.empty()) continue;
        const QSizeF plot = presenter.chart()->plotArea().size();
        EXPECT_GE(plot.width() * plot.height(), 0.69 * size.width() * size.height())
            << view->id << " of task " << static_cast<int>(task) << " at " << size.width();
      }
    }
    presenter.close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
}

TEST_F(PresenterTest, ASliderThatWasMovedKeepsTheClickerWorking) {
  Presenter& presenter = *enter();
  QWidget* field = presenter.findChild<QLineEdit*>();
  field->setFocus();
  test::press(*field, Qt::Key_PageUp);
  rest();
  EXPECT_EQ(state().study.view.tab, view_id::interval);
  EXPECT_DOUBLE_EQ(state().study.view.epsilon, 1);
}

TEST_F(PresenterTest, DraggingInItsChartChangesTheStudy) {
  emit enter()->chart()->guideDragged(QStringLiteral("epsilon"), 0.5);
  rest();
  EXPECT_DOUBLE_EQ(state().study.view.epsilon, 0.5);
}

TEST_F(PresenterTest, BlackComesAndGoes) {
  Presenter& presenter = *enter();
  press(presenter, Qt::Key_B);
  EXPECT_TRUE(presenter.isBlank());
  press(presenter, Qt::Key_Period);
  EXPECT_FALSE(presenter.isBlank());
  press(presenter, Qt::Key_Period);
  press(presenter, Qt::Key_PageUp);
  EXPECT_FALSE(presenter.isBlank());
}

TEST_F(PresenterTest, ChosenSlidersAreRememberedAndShownWhereTheTaskHasThem) {
  for (QAction* action : actions().presenterSliders->actions())
    if (action->isChecked() != (action->data() == QStringLiteral("label_privacy.zeta") ||
                                action->data() == QStringLiteral("kernel_release.lambda")))
      action->trigger();
  start({});
  Presenter& presenter = *enter();
  EXPECT_EQ(shownSliders(presenter),
            (QStringList{QStringLiteral("view.epsilon"), QStringLiteral("label_privacy.zeta")}));
  openTask(TaskId::kernelRelease);
  EXPECT_EQ(shownSliders(presenter),
            (QStringList{QStringLiteral("view.epsilon"), QStringLiteral("kernel_release.lambda")}));
}

TEST_F(PresenterTest, ThePageKeysGoThroughALessonAndItsStepsAreReadBelowTheChart) {
  LessonRunner& runner = window->findChild<LessonDesk*>()->runner();
  runner.start(QStringLiteral("noise-and-epsilon"));
  rest();
  const Lesson lesson = *runner.progress().lesson;
  Presenter& presenter = *enter();
  const auto* text = presenter.findChild<QLabel*>(QStringLiteral("presenter-lesson"));
  EXPECT_TRUE(text->isVisible());
  EXPECT_TRUE(text->text().contains(QStringLiteral("Step 1 of %1").arg(lesson.steps.size())));
  EXPECT_GE(text->font().pointSizeF(), 18);
  for (int presses = 0; runner.progress().step < 1 && presses < 2; ++presses)
    press(presenter, Qt::Key_PageDown);
  EXPECT_EQ(state().study.view.lessonStep, 1);
  press(presenter, Qt::Key_Left);
  EXPECT_EQ(state().study.view.lessonStep, 0);
  press(presenter, Qt::Key_3);
  EXPECT_EQ(state().study.view.tab, view_id::noise) << "digits choose a view as ever";
  for (std::size_t presses = 0; runner.isUnderWay() && presses < 3 * lesson.steps.size(); ++presses)
    press(presenter, Qt::Key_Space);
  EXPECT_FALSE(runner.isUnderWay()) << "after the last step it is finished";
  EXPECT_FALSE(text->isVisible());
  const Chart* chart = presenter.chart();
  press(presenter, Qt::Key_PageUp);
  EXPECT_NE(presenter.chart(), chart);
}

TEST_F(PresenterTest, AStepThatIsNotDoneGetsItsHintBeforeAClickerSkipsIt) {
  LessonRunner& runner = window->findChild<LessonDesk*>()->runner();
  runner.start(QStringLiteral("noise-and-epsilon"));
  rest();
  Presenter& presenter = *enter();
  const auto isOpen = [&] {
    const LessonProgress& at = runner.progress();
    return !at.isDone() && !at.waitsForPrediction() && !at.current().hint.isEmpty();
  };
  while (runner.isUnderWay() && !isOpen()) press(presenter, Qt::Key_PageDown);
  ASSERT_TRUE(runner.isUnderWay());
  const int step = runner.progress().step;
  press(presenter, Qt::Key_PageDown);
  EXPECT_EQ(runner.progress().step, step);
  EXPECT_TRUE(runner.progress().isHintShown);
  press(presenter, Qt::Key_PageDown);
  EXPECT_EQ(runner.progress().step, step + 1);
}

TEST_F(PresenterTest, ClosingTheWindowClosesIt) {
  enter();
  EXPECT_TRUE(window->close());
  window.reset();
}

}  // namespace
}  // namespace epsiscope::presenter_test
