#include "ui/lessons/lesson_runner.h"

#include <QMenu>

#include <random>

#include "tests/ui/lessons/example_lesson.h"
#include "tests/ui/lessons/lesson_window.h"
#include "ui/state/view_kind.h"

namespace epsiscope::lesson_runner_test {
namespace {

using test::settle;

class LessonRunnerTest : public test::LessonWindow {
protected:
  void startFirst() {
    type(QStringLiteral("view.epsilon"), QStringLiteral("0.77"));
    own = state().study;
    start(QStringLiteral("noise-and-epsilon"));
  }
  /// Goes past the first step and the prediction of the second.
  void goOn() {
    click("lesson-next");
    say("lesson-predict", {.choice = 2}, *progress().current().predict);
    type(QStringLiteral("view.epsilon"), QStringLiteral("0.1"));
    click("lesson-next");
  }
  QAction* action(const char* name) const {
    QMenu* menu = window->actionsOfWindow().lessons;
    emit menu->aboutToShow();
    return menu->findChild<QAction*>(QLatin1String(name));
  }
  Study own;
};

TEST_F(LessonRunnerTest, APredictionIsAskedBeforeTheControlCanBeUsed) {
  startFirst();
  click("lesson-next");
  auto* slider = part<ParameterSlider>("view.epsilon");
  EXPECT_FALSE(slider->isEnabled());
  EXPECT_FALSE(slider->toolTip().isEmpty()) << "a disabled control says why";
  EXPECT_FALSE(part("lesson-predict")->isEnabled()) << "nothing is chosen yet";
  say("lesson-predict", {.choice = 0}, *progress().current().predict);
  EXPECT_TRUE(slider->isEnabled());
  EXPECT_TRUE(part("lesson-highlight")->isVisible());
  type(QStringLiteral("view.epsilon"), QStringLiteral("0.3"));
  EXPECT_FALSE(progress().hasActed);
  type(QStringLiteral("view.epsilon"), QStringLiteral("0.1"));
  EXPECT_TRUE(progress().isDone());
  EXPECT_TRUE(text("lesson-outcome").contains(QStringLiteral("It came out differently: about ten times")));
  EXPECT_TRUE(part("lesson-highlight")->isHidden());
}

TEST_F(LessonRunnerTest, TheKeyboardIsOnTheWayOn) {
  window->activateWindow();
  startFirst();
  part("lesson-next")->setFocus();
  click("lesson-next");
  EXPECT_TRUE(part("lesson-predict-0")->hasFocus());
  say("lesson-predict", {.choice = 2}, *progress().current().predict);
  type(QStringLiteral("view.epsilon"), QStringLiteral("0.1"));
  EXPECT_TRUE(part("lesson-next")->isEnabled());
  part("lesson-next")->setFocus();
  click("lesson-next");
  EXPECT_TRUE(part("lesson-show-hint")->hasFocus());
}

TEST_F(LessonRunnerTest, WhatIsDoneStaysDone) {
  startFirst();
  goOn();
  EXPECT_EQ(progress().step, 2);
  click("lesson-back");
  EXPECT_EQ(progress().step, 1);
  EXPECT_TRUE(progress().isDone());
  EXPECT_TRUE(part("lesson-predict")->isHidden());
  click("lesson-next");
  EXPECT_EQ(progress().step, 2);
  EXPECT_FALSE(progress().isDone());
}

TEST_F(LessonRunnerTest, AHintLetsAStepBeSkipped) {
  startFirst();
  goOn();
  EXPECT_FALSE(part("lesson-next")->isEnabled());
  click("lesson-show-hint");
  EXPECT_TRUE(text("lesson-hint").contains(QStringLiteral("Type 4")));
  click("lesson-next");
  EXPECT_EQ(progress().step, 3);
}

TEST_F(LessonRunnerTest, LeavingGivesTheOwnStudyBackAndKeepsThePlace) {
  startFirst();
  goOn();
  const Study left = state().study;
  click("lesson-leave");
  EXPECT_FALSE(runner().isUnderWay());
  EXPECT_EQ(part("lesson-card"), nullptr);
  EXPECT_EQ(state().study, own);
  EXPECT_TRUE(session().history().canUndo());
  EXPECT_FALSE(state().isOutOfDate());

  ASSERT_TRUE(action("lesson-resume")->isEnabled());
  action("lesson-resume")->trigger();
  settle(session());
  EXPECT_EQ(progress().step, 2);
  EXPECT_EQ(state().study, left);
}

TEST_F(LessonRunnerTest, ALessonIsResumedByAnotherWindow) {
  startFirst();
  goOn();
  window->close();
  open();
  EXPECT_FALSE(runner().isUnderWay());
  action("lesson-resume")->trigger();
  settle(session());
  EXPECT_EQ(progress().step, 2);
  EXPECT_DOUBLE_EQ(state().study.view.epsilon, 0.1);
}

TEST_F(LessonRunnerTest, ReplayingStartsAnew) {
  startFirst();
  goOn();
  action("lesson-replay")->trigger();
  settle(session());
  EXPECT_EQ(progress().step, 0);
  EXPECT_DOUBLE_EQ(state().study.view.epsilon, 1);
  click("lesson-next");
  EXPECT_TRUE(progress().waitsForPrediction());
  click("lesson-leave");
  EXPECT_EQ(state().study, own);
}

TEST_F(LessonRunnerTest, OneLessonAfterAnotherKeepsTheOwnStudy) {
  startFirst();
  start(QStringLiteral("output-or-objective"));
  EXPECT_EQ(progress().lesson->id, QStringLiteral("output-or-objective"));
  EXPECT_EQ(state().study.task, TaskId::privateClassifier);
  click("lesson-leave");
  EXPECT_EQ(state().study, own);
}

TEST_F(LessonRunnerTest, ThePlaceIsSavedWithTheStudy) {
  startFirst();
  goOn();
  const QString file = QString::fromStdString((folder.path() / "mid-lesson.json").string());
  ASSERT_TRUE(session().saveStudy(file));
  open(file);
  ASSERT_TRUE(runner().isUnderWay());
  EXPECT_EQ(progress().step, 2);
  click("lesson-leave");
  EXPECT_FALSE(state().study.view.lesson) << "there is no other study to give back";
  EXPECT_DOUBLE_EQ(state().study.view.epsilon, 0.1);
}

TEST_F(LessonRunnerTest, AStudyWithAnUnknownLessonOrStepOpens) {
  Study study = state().study;
  study.view.lesson = "of-another-school";
  study.view.lessonStep = 3;
  session().setStudy(study);
  settle(session());
  EXPECT_FALSE(runner().isUnderWay());
  for (const int step : {-5, 99}) {
    study.view.lesson = "noise-and-epsilon";
    study.view.lessonStep = step;
    session().setStudy(study);
    settle(session());
    ASSERT_TRUE(runner().isUnderWay());
    EXPECT_TRUE(progress().step == 0 || progress().isLast());
  }
}

TEST_F(LessonRunnerTest, UndoMovesNoStep) {
  startFirst();
  goOn();
  window->actionsOfWindow().undo->trigger();
  settle(session());
  EXPECT_EQ(progress().step, 2);
  EXPECT_DOUBLE_EQ(state().study.view.epsilon, 1);
}

TEST_F(LessonRunnerTest, AnotherStudyEndsTheLesson) {
  startFirst();
  session().open(OpenExample{QStringLiteral("kernel-release")});
  settle(session());
  EXPECT_FALSE(runner().isUnderWay());
  EXPECT_EQ(part("lesson-card"), nullptr);
}

TEST_F(LessonRunnerTest, ALessonFileIsOpenedAndFoundAgain) {
  const auto file = folder.write("half.json", test::exampleLesson());
  runner().openFile(QString::fromStdString(file.string()));
  settle(session());
  ASSERT_TRUE(runner().isUnderWay());
  say("lesson-predict", {.choice = 1}, *progress().current().predict);
  fulfil(progress().current().advance);
  EXPECT_TRUE(text("lesson-outcome").contains(QStringLiteral("It came out as you said.")));
  click("lesson-next");
  window->close();
  open();
  action("lesson-resume")->trigger();
  settle(session());
  EXPECT_EQ(progress().step, 1);
}

TEST_F(LessonRunnerTest, ABadLessonFileSaysTheFirstProblemAndHowManyMore) {
  std::string json = test::exampleLesson();
  json.replace(json.find("\"hint\""), 6, "\"hunt\"");
  json.replace(json.find("\"summary\""), 9, "\"sumary\"");
  const auto file = folder.write("bad.json", json);
  const Study before = state().study;
  runner().openFile(QString::fromStdString(file.string()));
  settle(session());
  EXPECT_FALSE(runner().isUnderWay());
  EXPECT_EQ(state().study, before);
  ASSERT_FALSE(state().notices.empty());
  EXPECT_TRUE(state().notices.front().sentence.startsWith(QStringLiteral("bad.json, line 1, summary: ")))
      << state().notices.front().sentence.toStdString();
  EXPECT_TRUE(state().notices.front().sentence.contains(QStringLiteral("2 more")));
}

TEST_F(LessonRunnerTest, TheMenuListsTheLessonsAndTicksThoseThatAreDone) {
  setLessonDone(settings, QStringLiteral("three-noises"));
  for (const QString& id : test::shippedLessons()) {
    const QAction* entry = action(qPrintable(QStringLiteral("lesson:") + id));
    ASSERT_NE(entry, nullptr) << id.toStdString();
    EXPECT_FALSE(entry->text().isEmpty());
    EXPECT_EQ(entry->isChecked(), id == QLatin1String("three-noises"));
  }
  EXPECT_FALSE(action("lesson-leave")->isEnabled());
  action("lesson:three-noises")->trigger();
  settle(session());
  EXPECT_EQ(progress().lesson->id, QStringLiteral("three-noises"));
  EXPECT_TRUE(action("lesson-leave")->isEnabled());
}

TEST_F(LessonRunnerTest, TheCardIsSeenInANarrowWindow) {
  window->resize(1024, 600);
  QCoreApplication::processEvents();
  startFirst();
  EXPECT_TRUE(part("lesson-card")->isVisible());
  window->resize(1440, 900);
  QCoreApplication::processEvents();
  window->resize(1024, 600);
  QCoreApplication::processEvents();
  EXPECT_TRUE(part("lesson-card")->isVisible());
}

TEST_F(LessonRunnerTest, RandomActionsNeverBreakIt) {
  std::mt19937 random(7);
  const QStringList ids = test::shippedLessons();
  const std::vector<const char*> buttons{"lesson-next",   "lesson-back",    "lesson-show-hint",
                                         "lesson-answer", "lesson-predict", "lesson-predict-0",
                                         "lesson-leave",  "lesson-answer-1"};
  const auto any = [&](auto size) { return static_cast<int>(random() % static_cast<unsigned>(size)); };
  startFirst();
  for (int i = 0; i < 150; ++i) {
    switch (any(9)) {
      case 0:
        start(ids[any(ids.size())]);
        break;
      case 1:
        openTab(QLatin1String(allViews()[static_cast<std::size_t>(any(allViews().size()))].id));
        break;
      case 2:
        type(QStringLiteral("view.epsilon"), QString::number(0.1 + any(50) / 10.0));
        break;
      case 3:
        window->actionsOfWindow().undo->trigger();
        break;
      case 4:
        // A statistic has no methods, and the list is not in sight.
        if (window->findChild<MethodList*>()->isVisible()) choose(QStringLiteral("laplace"), any(2) == 0);
        break;
      case 5:
        runner().resume();
        settle(session());
        break;
      default:
        if (auto* button = part<QAbstractButton>(buttons[static_cast<std::size_t>(any(buttons.size()))]))
          button->click();
        settle(session());
    }
    ASSERT_EQ(runner().isUnderWay(), part("lesson-card") != nullptr);
    if (runner().isUnderWay()) {
      ASSERT_EQ(state().study.view.lesson, progress().lesson->id.toStdString());
      ASSERT_EQ(state().study.view.lessonStep, progress().step);
    }
  }
  if (runner().isUnderWay()) click("lesson-leave");
  EXPECT_FALSE(state().study.view.lesson);
}

}  // namespace
}  // namespace epsiscope::lesson_runner_test
