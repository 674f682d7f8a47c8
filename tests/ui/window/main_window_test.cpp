#include "core/study/study_file.h"
#include "core/tasks/noise_preview.h"
#include "ui/state/picture.h"
#include "ui/window/main_window.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QDragEnterEvent>
#include <QTabWidget>
#include <QToolButton>
#include <QUrl>

#include "tests/support/temporary_folder.h"
#include "tests/ui/events.h"
#include "tests/ui/support/shown_window.h"
#include "ui/session/recovery_copy.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"

namespace epsiscope::main_window_test {
namespace {

using test::settle;

class MainWindowTest : public test::ShownWindow {
protected:
  Chart* chart(std::size_t index = 0) const { return window->currentView()->charts()[index]; }
  void openTab(const char* id) {
    const auto& views = allViews();
    const auto place = std::ranges::find(views, std::string_view(id), &ViewKind::id) - views.begin();
    window->actionsOfWindow().tabs[static_cast<std::size_t>(place)]->trigger();
    settle(window->session());
  }
};

TEST_F(MainWindowTest, StartsOnTheTradeOffWithCurves) {
  EXPECT_EQ(state().study.view.tab, view_id::tradeOff);
  EXPECT_GE(chart()->model().series.size(), 4u);
  EXPECT_TRUE(window->windowTitle().contains(QStringLiteral("House prices")));
  EXPECT_FALSE(window->isWindowModified());
}

TEST_F(MainWindowTest, DraggingEpsilonInTheChartMovesItEverywhere) {
  emit chart()->guideDragged(QStringLiteral("epsilon"), 0.5);
  settle(window->session());
  EXPECT_DOUBLE_EQ(state().study.view.epsilon, 0.5);
  EXPECT_DOUBLE_EQ(chart()->model().guides.back().value, 0.5);
  EXPECT_TRUE(window->isWindowModified());
  openTab(view_id::noise);
  EXPECT_DOUBLE_EQ(state().pictureOf(view_id::noise)->study.view.epsilon, 0.5);
  window->actionsOfWindow().undo->trigger();
  EXPECT_DOUBLE_EQ(state().study.view.epsilon, 1);
}

TEST_F(MainWindowTest, NewNoiseKeepsTheSplitsAndNewSplitKeepsTheNoise) {
  const Study before = state().study;
  window->actionsOfWindow().newNoise->trigger();
  const Study noisier = state().study;
  EXPECT_NE(noisier.seed, before.seed);
  EXPECT_EQ(splitSeedOf(noisier), splitSeedOf(before));
  auto* button = window->findChild<QPushButton*>(QStringLiteral("new-split"));
  ASSERT_NE(button, nullptr);
  EXPECT_TRUE(button->toolTip().contains(QString::number(splitSeedOf(before))));
  button->click();
  EXPECT_NE(splitSeedOf(state().study), splitSeedOf(before));
  EXPECT_EQ(state().study.seed, noisier.seed);
  EXPECT_TRUE(button->toolTip().contains(QString::number(splitSeedOf(state().study))));
}

TEST_F(MainWindowTest, DraggingALabelMovesItsDensity) {
  openTab(view_id::noise);
  emit chart()->guideDragged(QStringLiteral("y"), 3.25);
  settle(window->session());
  EXPECT_DOUBLE_EQ(previewOf<NoisePreview>(state())->label, 3.25);
  emit chart()->guideDragged(QStringLiteral("y-prime"), 99);
  settle(window->session());
  EXPECT_DOUBLE_EQ(previewOf<NoisePreview>(state())->otherLabel, *state().study.data.upper)
      << "labels stay in the bounds";
}

TEST_F(MainWindowTest, FitsAScreenOf640By480) {
  // As a window manager would, step by step: each step lets a panel make room for the next.
  for (const int width : {1200, 950, 640}) {
    window->resize(width, 480);
    rest();
  }
  EXPECT_LE(window->width(), 640);
  EXPECT_LE(window->height(), 480);
  EXPECT_FALSE(actions().setup->isChecked());
  EXPECT_TRUE(chart()->isVisible());
}

TEST_F(MainWindowTest, ADraggedLineNeverStandsWhereItsValueIsNot) {
  openTab(view_id::noise);
  const QPointF from = chart()->positionOf(previewOf<NoisePreview>(state())->otherLabel, 0.01);
  test::drag(*chart(), from, chart()->positionOf(*state().study.data.upper * 1.5, 0.01));
  settle(window->session());
  const auto& guides = chart()->model().guides;
  const auto line = std::ranges::find(guides, QStringLiteral("y-prime"), &ChartGuide::id);
  EXPECT_EQ(line->value, *state().study.data.upper);
  EXPECT_EQ(line->value, previewOf<NoisePreview>(state())->otherLabel);
}

TEST_F(MainWindowTest, TheLineAtTheEndOfTheOutputsStaysWithThePointer) {
  openTab(view_id::interval);
  const auto reach = [this] {
    const auto& guides = chart()->model().guides;
    return std::ranges::find(guides, QStringLiteral("reach"), &ChartGuide::id)->value;
  };
  for (const double place : {reach() + 0.4, reach() - 0.3}) {
    emit chart()->guideDragged(QStringLiteral("reach"), place);
    settle(window->session());
    EXPECT_NEAR(reach(), place, 0.1);
  }
}

TEST_F(MainWindowTest, DraggingTheHalfWidthAndTheShareChangesTheStudy) {
  openTab(view_id::interval);
  emit chart(2)->guideDragged(QStringLiteral("zeta"), 0.75);
  emit chart(3)->guideDragged(QStringLiteral("share"), 0.4);
  settle(window->session());
  EXPECT_DOUBLE_EQ(state().study.labelPrivacy.zeta.same.value(), 0.75);
  EXPECT_DOUBLE_EQ(state().study.labelPrivacy.priorShare.same.value(), 0.4);
  EXPECT_DOUBLE_EQ(state().pictureOf(view_id::interval)->study.labelPrivacy.priorShare.same.value(), 0.4);
}

TEST_F(MainWindowTest, ExportsKeepTheTitleAndTheMarkThatStandInTheHeader) {
  EXPECT_TRUE(chart()->model().title.isEmpty());
  EXPECT_FALSE(window->currentView()->modelOf(chart()).title.isEmpty());
  EXPECT_TRUE(window->currentView()->modelOf(chart()).showsTruth);
}

TEST_F(MainWindowTest, ADroppedFileIsOpenedAndRemembered) {
  const test::TemporaryFolder dropped;
  const auto file = dropped.write("drop.csv", "a,b\n1,2\n2,3\n3,5\n4,4\n5,9\n");
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(QString::fromStdString(file.string()))});
  QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(window.get(), &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent event(QPointF(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(window.get(), &event);
  settle(window->session());
  EXPECT_EQ(state().study.data.file, file.string());
  EXPECT_EQ(settings.value(QStringLiteral("recent")).toStringList().size(), 1);
}

TEST_F(MainWindowTest, ThemesSwitchWhileItRuns) {
  const QColor before = chart()->model().guides.back().color;
  window->setPreferences({.appearance = Appearance::dark});
  EXPECT_NE(chart()->model().guides.back().color, before);
  window->setPreferences({.appearance = Appearance::light});
  EXPECT_EQ(chart()->model().guides.back().color, before);
}

TEST_F(MainWindowTest, EveryActionHasATextAndShortcutsAreUnique) {
  QStringList keys;
  for (const QAction* action : window->actions()) {
    EXPECT_FALSE(action->text().isEmpty());
    if (!action->shortcut().isEmpty()) keys << action->shortcut().toString();
  }
  EXPECT_EQ(keys.removeDuplicates(), 0);
}

TEST_F(MainWindowTest, ExplanationsMakeRoomInANarrowWindow) {
  EXPECT_TRUE(window->actionsOfWindow().explain->isChecked());
  window->resize(1024, 600);
  QCoreApplication::processEvents();
  EXPECT_FALSE(window->actionsOfWindow().explain->isChecked());
  window->resize(1440, 900);
  QCoreApplication::processEvents();
  EXPECT_TRUE(window->actionsOfWindow().explain->isChecked());
}

TEST_F(MainWindowTest, TabsAndTheirKeysAreThoseOfTheTask) {
  const auto* tabs = window->findChild<QTabWidget*>();
  const auto shown = [&] {
    QStringList names;
    for (int i = 0; i < tabs->count(); ++i)
      if (tabs->isTabVisible(i)) names << tabs->tabText(i);
    return names;
  };
  const auto keys = [&] {
    QStringList names;
    for (const QAction* action : window->actionsOfWindow().tabs)
      if (action->isVisible()) names << action->shortcut().toString();
    return names;
  };
  const QStringList digits{QStringLiteral("Ctrl+1"), QStringLiteral("Ctrl+2"), QStringLiteral("Ctrl+3"),
                           QStringLiteral("Ctrl+4"), QStringLiteral("Ctrl+5"), QStringLiteral("Ctrl+6"),
                           QStringLiteral("Ctrl+7"), QStringLiteral("Ctrl+8")};
  EXPECT_EQ(shown(), (QStringList{"Data", "Glance", "Noise", "Interval", "Trade-off", "Attack", "Audit"}));
  EXPECT_EQ(keys(), digits.mid(0, 7));

  openTab(view_id::noise);
  Session& session = window->session();
  session.setStudy(withTask(state().study, TaskId::privateClassifier, state().dataset.get()));
  settle(session);
  EXPECT_EQ(shown(), (QStringList{"Data", "Glance", "Trade-off", "Learning curve", "Boundary", "Tuning",
                                  "Attack", "Audit"}));
  EXPECT_EQ(keys(), digits);
  EXPECT_EQ(tabs->tabText(tabs->currentIndex()), QStringLiteral("Trade-off"));
  window->actionsOfWindow().undo->trigger();
  settle(session);
  EXPECT_EQ(tabs->tabText(tabs->currentIndex()), QStringLiteral("Noise"));
  EXPECT_EQ(shown().size(), 7);
}

TEST_F(MainWindowTest, CanBeClosedWhileAStudyRuns) {
  Study study = state().study;
  study.trials = 5000;
  window->session().setStudy(study);
  settle(window->session());
  window->actionsOfWindow().run->trigger();
  EXPECT_TRUE(window->close());
  window.reset();
  EXPECT_TRUE(settings.contains(QStringLiteral("geometry")));
}

/// A shortcut leaves the focus in the field.
TEST_F(MainWindowTest, WhatIsBeingTypedIsPartOfWhatIsSaved) {
  const QString file = folder.filePath(QStringLiteral("typed.json"));
  ASSERT_TRUE(window->session().saveStudy(file));
  auto* field = window->findChild<QLineEdit*>(QStringLiteral("data.upper"));
  ASSERT_NE(field, nullptr);
  QApplication::setActiveWindow(window.get());
  field->setFocus();
  field->setText(QStringLiteral("7"));
  EXPECT_NE(state().study.data.upper, 7);
  actions().save->trigger();
  EXPECT_EQ(state().study.data.upper, 7);
  EXPECT_EQ(readStudy(file.toStdString()).data.upper, 7);
  field->setText(QStringLiteral("8"));
  window->close();
  EXPECT_EQ(state().study.data.upper, 8) << "before it is asked whether changes are saved";
}

TEST_F(MainWindowTest, TheSwitchPausesAndGoesOn) {
  actions().pauseUpdating->trigger();
  EXPECT_TRUE(state().paused);
  window->session().setPaused(false);
  EXPECT_FALSE(actions().pauseUpdating->isChecked());
}

class RecoveryInTheWindow : public MainWindowTest {
protected:
  void open(const QString& recoveryFolder) {
    window = std::make_unique<MainWindow>(
        settings, WindowStart{.file = {}, .asksBeforeClosing = false, .recoveryFolder = recoveryFolder});
    window->show();
    rest();
  }
  const QString recoveries = folder.filePath(QStringLiteral("recovery"));
};

TEST_F(RecoveryInTheWindow, ACrashIsOfferedAndRestoredWithAClick) {
  Study study = state().study;
  study.trials = 42;
  RecoveryCopy::make(recoveries)->write(study);
  open(recoveries);
  window->session().setQuestion([]() -> bool {
    ADD_FAILURE() << "nothing is lost that would have to be asked about";
    return false;
  });
  auto* restore = window->findChild<QToolButton*>(QStringLiteral("notice.restore"));
  ASSERT_TRUE(restore->isVisible());
  restore->click();
  rest();
  EXPECT_EQ(state().study.trials, 42);
  EXPECT_TRUE(window->isWindowModified());
  EXPECT_FALSE(restore->isVisible());
}

TEST_F(RecoveryInTheWindow, ACopyIsDiscardedWithAClick) {
  RecoveryCopy::make(recoveries)->write(state().study);
  open(recoveries);
  window->findChild<QToolButton*>(QStringLiteral("notice.discard"))->click();
  EXPECT_TRUE(state().notices.empty());
  window.reset();
  EXPECT_TRUE(RecoveryCopy::orphans(recoveries).empty());
}

}  // namespace
}  // namespace epsiscope::main_window_test
