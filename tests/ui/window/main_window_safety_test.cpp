#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QToolButton>
#include <QUrl>

#include "tests/support/temporary_folder.h"
#include "tests/ui/support/settled.h"
#include "ui/setup/setup_panel.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/slider_track.h"
#include "ui/window/main_window.h"
#include "ui/state/preferences.h"
#include "ui/session/recovery_copy.h"

namespace epsiscope {
namespace {

using test::settle;

class MainWindowSafetyTest : public testing::Test {
protected:
  void SetUp() override { open(); }
  void open(const QString& recoveryFolder = {}) {
    window = std::make_unique<MainWindow>(
        settings, WindowStart{.file = {}, .asksBeforeClosing = false, .recoveryFolder = recoveryFolder});
    window->show();
    settle(window->session());
  }
  const AppState& state() const { return window->session().state(); }
  const WindowActions& actions() const { return window->actionsOfWindow(); }
  static void send(QWidget* widget, QEvent::Type type, int key, bool repeats) {
    QKeyEvent event(type, key, Qt::NoModifier, {}, repeats);
    QCoreApplication::sendEvent(widget, &event);
  }
  QWidget* epsilonTrack() const {
    return window->findChild<ParameterSlider*>(QStringLiteral("view.epsilon"))->findChild<SliderTrack*>();
  }
  /// A key that is held: it repeats until it is let go.
  void hold(int key, int repeats) const {
    for (int i = 0; i <= repeats; ++i) send(epsilonTrack(), QEvent::KeyPress, key, i > 0);
    send(epsilonTrack(), QEvent::KeyRelease, key, false);
  }
  bool takesDrop(const QList<QUrl>& urls) const {
    QMimeData data;
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(window.get(), &enter);
    return enter.isAccepted();
  }

  test::TemporaryFolder folder;
  QSettings settings{QString::fromStdString((folder.path() / "settings.ini").string()), QSettings::IniFormat};
  std::unique_ptr<MainWindow> window;
};

TEST_F(MainWindowSafetyTest, a_key_that_is_held_is_one_step_and_pressed_again_another) {
  hold(Qt::Key_Right, 10);
  const double once = state().study.view.epsilon;
  hold(Qt::Key_Right, 5);
  EXPECT_GT(state().study.view.epsilon, once);
  actions().undo->trigger();
  EXPECT_EQ(state().study.view.epsilon, once);
  actions().undo->trigger();
  EXPECT_EQ(state().study.view.epsilon, 1);
  EXPECT_FALSE(actions().undo->isEnabled());
}

TEST_F(MainWindowSafetyTest, the_menu_names_what_would_be_undone) {
  const auto openMenu = [this] {
    for (QObject* place : actions().undo->associatedObjects())
      if (auto* menu = qobject_cast<QMenu*>(place)) emit menu->aboutToShow();
  };
  hold(Qt::Key_Right, 0);
  openMenu();
  EXPECT_TRUE(actions().undo->text().contains(QStringLiteral("ε"))) << actions().undo->text().toStdString();
  actions().undo->trigger();
  openMenu();
  EXPECT_EQ(actions().undo->text(), QStringLiteral("&Undo"));
  EXPECT_TRUE(actions().redo->text().contains(QStringLiteral("ε")));
}

TEST_F(MainWindowSafetyTest, the_switch_pauses_and_goes_on) {
  actions().pauseUpdating->trigger();
  EXPECT_TRUE(state().paused);
  window->session().setPaused(false);
  EXPECT_FALSE(actions().pauseUpdating->isChecked());
}

TEST_F(MainWindowSafetyTest, a_table_is_pasted_from_the_clipboard) {
  QApplication::clipboard()->setText(QStringLiteral("x\ty\n1\t5\n2\t7\n3\t9\n4\t11\n"));
  actions().pasteTable->trigger();
  settle(window->session());
  EXPECT_EQ(state().dataset->rows(), 4u);
  EXPECT_FALSE(settings.contains(QStringLiteral("recent")));
}

TEST_F(MainWindowSafetyTest, takes_plain_files_and_nothing_else) {
  const QUrl file = QUrl::fromLocalFile(QString::fromStdString(folder.write("a.xlsx", "PK").string()));
  EXPECT_TRUE(takesDrop({file}));
  EXPECT_TRUE(takesDrop({file, file}));
  EXPECT_FALSE(takesDrop({QUrl::fromLocalFile(QString::fromStdString(folder.path().string()))}));
  EXPECT_FALSE(takesDrop({QUrl(QStringLiteral("https://example.org/a.csv"))}));
  EXPECT_FALSE(takesDrop({}));
}

TEST_F(MainWindowSafetyTest, a_crash_is_offered_and_restored_with_a_click) {
  const QString recoveries = QString::fromStdString((folder.path() / "recovery").string());
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
  settle(window->session());
  EXPECT_EQ(state().study.trials, 42);
  EXPECT_TRUE(window->isWindowModified());
  EXPECT_FALSE(restore->isVisible());
}

TEST_F(MainWindowSafetyTest, a_copy_is_discarded_with_a_click) {
  const QString recoveries = QString::fromStdString((folder.path() / "recovery").string());
  RecoveryCopy::make(recoveries)->write(state().study);
  open(recoveries);
  window->findChild<QToolButton*>(QStringLiteral("notice.discard"))->click();
  EXPECT_TRUE(state().notices.empty());
  window.reset();
  EXPECT_TRUE(RecoveryCopy::orphans(recoveries).empty());
}

}  // namespace
}  // namespace epsiscope
