#include "tests/ui/events.h"
#include "tests/ui/lessons/lesson_window.h"
#include "ui/setup/setup_panel.h"
#include "ui/state/preferences.h"

namespace epsiscope::lesson_lock_test {
namespace {

using test::settle;

class LessonLock : public test::LessonWindow {
protected:
  void SetUp() override {
    LessonWindow::SetUp();
    start(QStringLiteral("noise-and-epsilon"));
    click("lesson-next");
    ASSERT_TRUE(progress().waitsForPrediction());
    before = state().study;
  }
  void expectSame(const std::string& what) {
    settle(session());
    EXPECT_EQ(state().study, before) << what;
    EXPECT_EQ(state().result, nullptr) << what;
  }
  void guess() { say("lesson-predict", {.choice = 2}, *progress().current().predict); }
  Study before;
};

TEST_F(LessonLock, NoSliderOrFieldOfSetupMovesAnything) {
  for (ParameterSlider* slider : window->findChild<SetupPanel*>()->sliders()) {
    if (!slider->isVisible()) continue;
    const std::string key = slider->objectName().toStdString();
    EXPECT_FALSE(slider->isEnabled()) << key;
    EXPECT_EQ(slider->toolTip(), state().locked) << key;
    // Whatever the way, it is the study that refuses.
    emit slider->changed(0.3);
    expectSame(key);
  }
  EXPECT_DOUBLE_EQ(part<ParameterSlider>("view.epsilon")->value().value_or(0), 1);
}

TEST_F(LessonLock, NoButtonOfSetupMovesAnything) {
  for (const char* name : {"epsilon.strict", "epsilon.moderate", "epsilon.weak"}) {
    auto* button = part<QAbstractButton>(name);
    ASSERT_NE(button, nullptr) << name;
    EXPECT_FALSE(button->isEnabled()) << name;
    EXPECT_EQ(button->toolTip(), state().locked);
    emit button->clicked();
    expectSame(name);
  }
  EXPECT_FALSE(window->findChild<MethodList*>()->isEnabled());
  choose(QStringLiteral("staircase"), true);
  expectSame("a method");
  for (QComboBox* box : window->findChild<SetupPanel*>()->findChildren<QComboBox*>()) {
    if (!box->isVisible()) continue;
    EXPECT_FALSE(box->isEnabled()) << box->objectName().toStdString();
    emit box->activated(box->count() - 1);
    expectSame(box->objectName().toStdString());
  }
}

TEST_F(LessonLock, NoLineOfAChartMoves) {
  Chart* chart = window->currentView()->charts().front();
  const auto [left, right, low, high] = chart->limits();
  // A refused value is shown anew: the model is another one then.
  const auto guides = chart->model().guides;
  for (const ChartGuide& guide : guides) {
    const QPointF from = chart->positionOf(guide.value, (low + high) / 2);
    test::drag(*chart, from, from + QPointF(80, 0));
    expectSame("dragged " + guide.id.toStdString());
    emit chart->guideDragged(guide.id, guide.value + 0.5);
    expectSame(guide.id.toStdString());
  }
  chart->setFocus();
  for (const int key : {Qt::Key_Tab, Qt::Key_Right, Qt::Key_Right, Qt::Key_Tab, Qt::Key_Left})
    test::press(*chart, key);
  settle(session());
  EXPECT_EQ(state().study.view.label, before.view.label);
  EXPECT_EQ(state().study.view.otherLabel, before.view.otherLabel);
  EXPECT_DOUBLE_EQ(state().study.view.epsilon, before.view.epsilon);
}

TEST_F(LessonLock, NoActionDoesAnything) {
  const WindowActions& actions = window->actionsOfWindow();
  for (QAction* action : {actions.undo, actions.redo, actions.run, actions.newNoise, actions.newSplit}) {
    EXPECT_FALSE(action->isEnabled()) << action->text().toStdString();
    action->trigger();
    emit action->triggered();
    expectSame(action->text().toStdString());
  }
  for (QAction* tab : actions.tabs) {
    tab->trigger();
    emit tab->triggered();
    expectSame(tab->text().toStdString());
  }
  for (const char* name : {"run", "new-noise", "new-split"}) {
    EXPECT_FALSE(part<QAbstractButton>(name)->isEnabled()) << name;
    EXPECT_EQ(part<QAbstractButton>(name)->toolTip(), state().locked) << name;
    emit part<QAbstractButton>(name)->clicked();
    expectSame(name);
  }
  session().open(OpenTable{state().study.data, state().dataset});
  expectSame("another reading of the table");
}

TEST_F(LessonLock, TheControlsOfTheViewAreClosed) {
  for (QAbstractButton* button : window->currentView()->findChildren<QAbstractButton*>())
    if (button->isVisible()) {
      EXPECT_FALSE(button->isEnabled()) << button->text().toStdString();
    }
}

TEST_F(LessonLock, ChartsCanBeLookedAt) {
  Chart* chart = window->currentView()->charts().front();
  const auto [left, right, low, high] = chart->limits();
  test::wheel(*chart, chart->positionOf((left + right) / 2, (low + high) / 2), 120);
  settle(session());
  EXPECT_NE(state().study.view.charts, before.view.charts);
  EXPECT_TRUE(progress().waitsForPrediction());
}

TEST_F(LessonLock, TheGuessOpensEverythingAsItWas) {
  EXPECT_FALSE(text("lesson-locked").isEmpty());
  guess();
  EXPECT_TRUE(state().locked.isEmpty());
  EXPECT_TRUE(text("lesson-locked").isEmpty());
  auto* slider = part<ParameterSlider>("view.epsilon");
  EXPECT_TRUE(slider->isEnabled());
  EXPECT_FALSE(slider->toolTip().contains(QStringLiteral("lesson")));
  EXPECT_TRUE(window->actionsOfWindow().run->isEnabled());
  type(QStringLiteral("view.epsilon"), QStringLiteral("0.1"));
  EXPECT_TRUE(progress().isDone());
}

TEST_F(LessonLock, LeavingOpensEverything) {
  click("lesson-leave");
  EXPECT_TRUE(state().locked.isEmpty());
  EXPECT_TRUE(part<ParameterSlider>("view.epsilon")->isEnabled());
  type(QStringLiteral("view.epsilon"), QStringLiteral("0.3"));
  EXPECT_DOUBLE_EQ(state().study.view.epsilon, 0.3);
}

TEST_F(LessonLock, AClassSaysItsGuessAloud) {
  runner().stepOn();
  EXPECT_TRUE(state().locked.isEmpty());
  type(QStringLiteral("view.epsilon"), QStringLiteral("0.1"));
  EXPECT_TRUE(text("lesson-outcome").contains(QStringLiteral("What came out: about ten times as wide.")));
}

class LessonPlace : public test::LessonWindow {
protected:
  QPoint placeOf(const char* name) const { return part(name)->mapTo(window.get(), QPoint(0, 0)); }
  /// Goes from step to step, and expects that the buttons stay where they are, whatever text appears on the
  /// way.
  void expectButtonsStay(const QString& id) {
    start(id);
    QCoreApplication::processEvents();
    const QPoint next = placeOf("lesson-next"), leave = placeOf("lesson-leave");
    const auto expectSame = [&](const char* when) {
      QCoreApplication::processEvents();
      EXPECT_EQ(placeOf("lesson-next"), next) << when << ", step " << progress().step;
      EXPECT_EQ(placeOf("lesson-leave"), leave) << when << ", step " << progress().step;
      EXPECT_TRUE(window->rect().contains(QRect(next, part("lesson-next")->size())));
    };
    while (runner().isUnderWay() && !progress().isLast()) {
      expectSame("entered");
      if (progress().waitsForPrediction()) {
        say("lesson-predict", {.choice = 0, .number = 1}, *progress().current().predict);
        expectSame("guessed");
      }
      if (!progress().isDone()) {
        runner().showHint();
        expectSame("hinted");
      }
      runner().next();
      settle(session());
    }
    expectSame("at the end");
  }
};

TEST_F(LessonPlace, TheButtonsStayWhereTheyAre) {
  expectButtonsStay(QStringLiteral("noise-and-epsilon"));
}

TEST_F(LessonPlace, TheButtonsStayInASmallWindow) {
  window->resize(1024, 600);
  QCoreApplication::processEvents();
  expectButtonsStay(QStringLiteral("noise-and-epsilon"));
}

TEST_F(LessonPlace, TheButtonsStayWithLargeText) {
  Preferences preferences = window->preferences();
  preferences.scalePercent = 200;
  window->setPreferences(preferences);
  QCoreApplication::processEvents();
  expectButtonsStay(QStringLiteral("noise-and-epsilon"));
}

class LessonAnswers : public test::LessonWindow {
protected:
  /// Goes to the step with this question, past everything before it.
  void goTo(const QString& id, int step) {
    start(id);
    Study study = state().study;
    study.view.lessonStep = step;
    session().setStudy(study);
    settle(session());
  }
  void answer(const QString& typed) {
    part<QLineEdit>("lesson-answer-number")->setText(typed);
    click("lesson-answer");
  }
};

TEST_F(LessonAnswers, AnotherHabitIsUnderstoodAndSaid) {
  goTo(QStringLiteral("noise-and-epsilon"), 2);
  fulfil(progress().current().advance);
  answer(QStringLiteral("1,25"));
  EXPECT_TRUE(progress().isAnswerRight);
  EXPECT_EQ(text("lesson-answer-remark"), QStringLiteral("Read as 1.25."));
}

TEST_F(LessonAnswers, TheWholeAmountIsToldKindly) {
  goTo(QStringLiteral("noise-and-epsilon"), 2);
  fulfil(progress().current().advance);
  answer(QStringLiteral("125000"));
  EXPECT_FALSE(progress().isAnswerRight);
  EXPECT_TRUE(text("lesson-reply").contains(QStringLiteral("Nearly.")));
  EXPECT_TRUE(text("lesson-reply").contains(QStringLiteral("write 1.25")));
}

TEST_F(LessonAnswers, AShareWherePercentAreAskedForIsToldKindly) {
  goTo(QStringLiteral("spending-on-a-prior"), 3);
  fulfil(progress().current().advance);
  answer(QStringLiteral("0.079"));
  EXPECT_TRUE(text("lesson-reply").contains(QStringLiteral("write 7.9")));
  answer(QStringLiteral("7.9 %"));
  EXPECT_TRUE(progress().isAnswerRight);
}

TEST_F(LessonAnswers, NotYetGoesWithTheNextAnswer) {
  goTo(QStringLiteral("noise-and-epsilon"), 2);
  fulfil(progress().current().advance);
  answer(QStringLiteral("3"));
  EXPECT_TRUE(text("lesson-reply").contains(QStringLiteral("Not yet.")));
  part<QLineEdit>("lesson-answer-number")->setText(QStringLiteral("1"));
  EXPECT_TRUE(text("lesson-reply").isEmpty());
  runner().showHint();
  EXPECT_TRUE(text("lesson-reply").isEmpty()) << "it does not come back by itself";
  answer(QStringLiteral("what?"));
  EXPECT_TRUE(text("lesson-reply").isEmpty());
  EXPECT_TRUE(text("lesson-answer-remark").contains(QStringLiteral("what?")));
}

class LessonAndOwnWork : public test::LessonWindow {};

TEST_F(LessonAndOwnWork, NothingIsAskedAndNothingIsChanged) {
  int asked = 0;
  session().setQuestion([&] { return ++asked > 0; });
  start(QStringLiteral("noise-and-epsilon"));
  type(QStringLiteral("view.epsilon"), QStringLiteral("0.3"));
  click("lesson-leave");
  EXPECT_FALSE(state().isModified()) << "it was not before";
  runner().resume();
  settle(session());
  start(QStringLiteral("the-noisy-mean"));
  click("lesson-leave");
  EXPECT_FALSE(state().isModified());
  EXPECT_EQ(asked, 0);
}

TEST_F(LessonAndOwnWork, WhatIsNotSavedIsAskedAboutBeforeSomethingElseIsOpened) {
  type(QStringLiteral("view.epsilon"), QStringLiteral("0.77"));
  Study changed = state().study;
  changed.trials = 7;
  session().setStudy(changed);
  settle(session());
  start(QStringLiteral("noise-and-epsilon"));
  int asked = 0;
  session().setQuestion([&] {
    ++asked;
    EXPECT_EQ(state().study, changed) << "the own study, not that of the lesson";
    return false;
  });
  session().open(OpenBuiltIn{QStringLiteral("census-sample")});
  settle(session());
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(state().study, changed);
  EXPECT_FALSE(runner().isUnderWay());
}

TEST_F(LessonAndOwnWork, ABadLessonFileChangesNothingOfALessonAndTheWindowCloses) {
  start(QStringLiteral("noise-and-epsilon"));
  click("lesson-next");
  const Study before = state().study;
  for (const char* json : {"", "{", "[]", "{\"format\": \"epsiscope-lesson\"}", "{\n\"format\": 7}"}) {
    runner().openFile(QString::fromStdString(folder.write("bad.json", json).string()));
    settle(session());
    EXPECT_EQ(state().study, before) << json;
    ASSERT_FALSE(state().notices.empty());
    EXPECT_TRUE(state().notices.front().sentence.startsWith(QStringLiteral("bad.json"))) << json;
  }
  EXPECT_TRUE(progress().waitsForPrediction());
  EXPECT_TRUE(window->close());
}

TEST_F(LessonAndOwnWork, ANameAloneOffersNoRecipe) {
  const auto file = folder.write("california_housing.csv", "x,y\n1,5\n2,7\n3,9\n4,11\n5,2\n6,1\n");
  const auto offers = [&] {
    return std::ranges::any_of(state().notices, [](const Notice& notice) {
      return std::ranges::count(notice.actions, NoticeAction::useRecipe) > 0;
    });
  };
  session().open(OpenFile{QString::fromStdString(file.string())});
  settle(session());
  EXPECT_FALSE(offers());
  start(QStringLiteral("noise-and-epsilon"));
  EXPECT_FALSE(offers());
  click("lesson-leave");
  EXPECT_FALSE(offers());
}

}  // namespace
}  // namespace epsiscope::lesson_lock_test
