#include "ui/window/mode_desk.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QPointer>
#include <QSettings>

#include <filesystem>
#include <string>

#include "core/release/looks.h"
#include "core/table/dataset.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/settled.h"
#include "ui/release/release_window.h"
#include "ui/widgets/segmented.h"

namespace epsiscope::mode_desk_test {
namespace {

class ModeDeskTest : public testing::Test {
protected:
  ModeDeskTest() {
    std::string rows = "age,income\n";
    for (int i = 0; i < 50; ++i) rows += std::to_string(20 + i % 40) + ',' + std::to_string(i * 90) + '\n';
    m_folder.write("people.csv", rows);
  }
  QString at(const char* name) const { return QString::fromStdString((m_folder.path() / name).string()); }
  void begin(const QString& file) {
    desk = std::make_unique<ModeDesk>(
        settings,
        WindowStart{.file = file, .asksBeforeClosing = false, .looksFolder = m_folder.path() / "looks"});
    test::settle(desk->classroom()->session());
  }
  /// As a click on the segment does.
  template <class Window>
  static void choose(const Window& window, int mode) {
    auto* control = window.template findChild<SegmentedControl*>(QStringLiteral("mode"));
    ASSERT_NE(control, nullptr);
    emit control->chosen(mode);
    for (int round = 0; round < 3; ++round) QCoreApplication::processEvents();
  }

  test::TemporaryFolder m_folder;
  QSettings settings{at("settings.ini"), QSettings::IniFormat};
  std::unique_ptr<ModeDesk> desk;
};

TEST_F(ModeDeskTest, NothingOfClassroomIsLeftInRelease) {
  begin({});
  const QPointer<MainWindow> before = desk->classroom();
  QGuiApplication::clipboard()->setText(QStringLiteral("a true value"));
  // Not every platform says whose the clipboard is.
  const bool isOurs = QGuiApplication::clipboard()->ownsClipboard();
  choose(*before, 1);
  EXPECT_TRUE(before.isNull());
  EXPECT_EQ(QGuiApplication::clipboard()->text().isEmpty(), isOurs);
  ASSERT_NE(desk->release(), nullptr);
  EXPECT_TRUE(desk->release()->isVisible());
  for (const QWidget* widget : QApplication::topLevelWidgets())
    EXPECT_FALSE(widget->isVisible() && widget != desk->release()) << widget->metaObject()->className();
}

TEST_F(ModeDeskTest, TheStudyComesBackWithWhatWasDeclared) {
  begin({});
  const Study before = desk->classroom()->session().state().study;
  choose(*desk->classroom(), 1);
  ASSERT_NE(desk->release(), nullptr);
  Study declared = before;
  declared.epsilon = {0.25};
  declared.data.columnBounds = {{.column = "MedInc", .bound = 15}};
  emit desk->release()->classroomRequested(declared);
  for (int round = 0; round < 3; ++round) QCoreApplication::processEvents();
  ASSERT_NE(desk->classroom(), nullptr);
  EXPECT_EQ(desk->release(), nullptr);
  test::settle(desk->classroom()->session());
  const Study after = desk->classroom()->session().state().study;
  EXPECT_EQ(after.data.columnBounds, declared.data.columnBounds);
  EXPECT_EQ(after.epsilon, before.epsilon) << "what was chosen for the release is not the study's";
}

TEST_F(ModeDeskTest, AStudyFromAFileComesBackFromIt) {
  begin({});
  Session& session = desk->classroom()->session();
  ASSERT_TRUE(session.saveStudy(at("study.json")));
  test::settle(session);
  choose(*desk->classroom(), 1);
  choose(*desk->release(), 0);
  ASSERT_NE(desk->classroom(), nullptr);
  test::settle(desk->classroom()->session());
  EXPECT_EQ(desk->classroom()->session().state().studyFile, at("study.json"));
  EXPECT_FALSE(desk->classroom()->session().state().isModified());
}

TEST_F(ModeDeskTest, APlanIsNobodysAndStays) {
  begin({});
  Session& session = desk->classroom()->session();
  session.open(OpenPlan{});
  test::settle(session);
  choose(*desk->classroom(), 1);
  EXPECT_EQ(desk->release(), nullptr);
  ASSERT_FALSE(session.state().notices.empty());
  EXPECT_TRUE(session.state().notices.front().sentence.contains(QStringLiteral("plan")));
}

TEST_F(ModeDeskTest, ATableOfPeopleThatWasOpenIsNoted) {
  begin({});
  EXPECT_FALSE(std::filesystem::exists(m_folder.path() / "looks")) << "built-in data are everybody's";
  begin(at("people.csv"));
  const auto& dataset = desk->classroom()->session().state().dataset;
  ASSERT_NE(dataset, nullptr);
  const auto noted = [&] { return wasLookedAt(m_folder.path() / "looks", dataset->sha256); };
  while (!noted()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  EXPECT_TRUE(noted());
  EXPECT_FALSE(wasLookedAt(m_folder.path() / "looks", std::string(64, '0')));
  EXPECT_FALSE(wasLookedAt(m_folder.path() / "looks", ""));
}

}  // namespace
}  // namespace epsiscope::mode_desk_test
