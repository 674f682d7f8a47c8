// Whichever way data are opened, the same state is reached; and a drop accepts the files that the dialogs
// accept.

#include <gtest/gtest.h>

#include <QAction>
#include <QDir>
#include <QDirIterator>
#include <QDragEnterEvent>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QUrl>

#include "core/study/study_file.h"
#include "tests/support/shared_files.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/shown_window.h"
#include "ui/widgets/segmented.h"
#include "ui/window/file_kinds.h"
#include "ui/window/recent_files.h"

namespace epsiscope::open_ways_test {
namespace {

using test::settle;

/// The part of the state that a person sees.
std::string seen(const AppState& state) {
  std::string text = toJson(state.study) + toJson(state.savedStudy) + state.studyFile.toStdString();
  if (state.dataset) text += state.dataset->sha256 + std::to_string(state.dataset->columns.size());
  for (const Notice& notice : state.notices) text += notice.sentence.toStdString() + "\n";
  for (const Problem& problem : state.problems) text += problem.field + problem.sentence + "\n";
  return text;
}

TEST(OpenWays, AFileAtTheStartAndAFileLaterReachTheSameState) {
  NEEDS_FILE(test::dataFile("README.md"));
  QDirIterator files(QString::fromStdString(test::dataFile("").string()), QDir::Files,
                     QDirIterator::Subdirectories);
  while (files.hasNext()) {
    const QString file = files.next();
    Session atStart, later;
    // Only the opened data matter, not their pictures.
    atStart.setPaused(true);
    later.setPaused(true);
    atStart.open(OpenFile{file});
    settle(atStart);
    later.open(OpenDefault{});
    settle(later);
    later.open(OpenFile{file});
    settle(later);
    EXPECT_EQ(seen(atStart.state()), seen(later.state())) << file.toStdString();
  }
}

class OpenWaysTest : public test::ShownWindow {
protected:
  void drop(const QMimeData& data) {
    QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(window.get(), &enter);
    taken = enter.isAccepted();
    QDropEvent event(QPointF(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    if (taken) QCoreApplication::sendEvent(window.get(), &event);
    rest();
  }
  void dropFiles(const QList<QUrl>& urls) {
    QMimeData data;
    data.setUrls(urls);
    drop(data);
  }
  QUrl write(const char* name) const {
    return QUrl::fromLocalFile(QString::fromStdString(
        place.write(name, "x,y\n1,5\n2,7\n3,9\n4,11\n5,8\n6,12\n7,3\n8,5\n").string()));
  }
  QList<QAction*> recent() {
    emit actions().recent->aboutToShow();
    return actions().recent->actions();
  }

  test::TemporaryFolder place;
  bool taken = false;
};

TEST_F(OpenWaysTest, ADropTheListAndTheStartShowTheSame) {
  const QUrl file = write("table.csv");
  dropFiles({file});
  const std::string dropped = seen(state());
  EXPECT_EQ(state().study.data.target, "y");
  start({});
  ASSERT_EQ(recent().front()->data().toString(), file.toLocalFile());
  recent().front()->trigger();
  rest();
  EXPECT_EQ(seen(state()), dropped);
  window = std::make_unique<MainWindow>(settings,
                                        WindowStart{.file = file.toLocalFile(), .asksBeforeClosing = false});
  rest();
  EXPECT_EQ(seen(state()), dropped);
}

TEST_F(OpenWaysTest, ADropTakesWhatADialogOffers) {
  for (const ShownFileKind& kind : fileKinds())
    for (const QString& pattern : QString::fromLatin1(kind.patterns).split(QLatin1Char(' '))) {
      EXPECT_TRUE(fileFilter(FirstKind::tables).contains(pattern));
      const QUrl file = write(QString(pattern).replace(QLatin1Char('*'), QStringLiteral("any")).toLatin1());
      dropFiles({file});
      EXPECT_TRUE(taken) << pattern.toStdString();
    }
  dropFiles({QUrl::fromLocalFile(QString::fromStdString(place.path().string()))});
  EXPECT_FALSE(taken) << "a folder";
  dropFiles({QUrl(QStringLiteral("https://example.org/table.csv"))});
  EXPECT_FALSE(taken) << "not a file";
}

TEST_F(OpenWaysTest, OfSeveralFilesTheFirstIsOpenedAndThatIsSaid) {
  dropFiles({write("one.csv"), write("two.csv")});
  EXPECT_EQ(state().dataset->name, "one.csv");
  ASSERT_FALSE(state().notices.empty());
  EXPECT_TRUE(std::ranges::any_of(state().notices, [](const Notice& notice) {
    return notice.sentence.contains(QStringLiteral("Only one.csv of the 2 files is opened"));
  }));
}

TEST_F(OpenWaysTest, TextThatIsDroppedIsATable) {
  QMimeData data;
  data.setText(QStringLiteral("x\ty\n1\t5\n2\t7\n3\t9\n4\t11\n"));
  drop(data);
  EXPECT_TRUE(taken);
  EXPECT_EQ(state().dataset->rows(), 4u);
  data.setText(QStringLiteral("  \n"));
  drop(data);
  EXPECT_FALSE(taken);
}

TEST_F(OpenWaysTest, TheListTellsFilesApartGreysWhatIsGoneAndCanBeCleared) {
  const QUrl file = write("a&b.csv");
  QDir().mkdir(QString::fromStdString((place.path() / "other").string()));
  const QUrl other = write("other/a&b.csv");
  QMenu menu;
  RecentFiles files(menu, settings);
  files.add(file.toLocalFile());
  files.add(other.toLocalFile());
  EXPECT_EQ(recent()[0]->text(), QStringLiteral("a&&b.csv in other"));
  EXPECT_TRUE(recent()[1]->isEnabled());
  std::filesystem::remove(place.path() / "a&b.csv");
  EXPECT_FALSE(recent()[1]->isEnabled());
  EXPECT_TRUE(recent()[1]->text().endsWith(QStringLiteral("(not found)")));
  recent().back()->trigger();
  EXPECT_TRUE(files.files().isEmpty());
  EXPECT_FALSE(actions().recent->isEnabled());
}

TEST_F(OpenWaysTest, EachTaskBeginsOnATableOfTheUserWithItsThreeMethods) {
  std::string table = "age,income,bought\n";
  for (int row = 0; row < 60; ++row)
    table += std::to_string(20 + row % 37) + ',' + std::to_string(1000 + 37 * row) + ',' +
             (row % 3 == 0 ? "yes" : "no") + '\n';
  const QString file = QString::fromStdString(place.write("own.csv", table).string());
  int count = 0;
  for (const Task* task : allTasks()) {
    if (!task->facts().hasMethods) continue;
    SCOPED_TRACE(task->facts().id);
    ++count;
    start({});
    window->session().open(OpenFile{file});
    rest();
    ASSERT_EQ(state().study.data.file, file.toStdString());
    window->session().open(OpenTask{task->facts().task});
    rest();
    ASSERT_EQ(state().study.task, task->facts().task);
    ASSERT_EQ(state().study.data.file, file.toStdString());
    EXPECT_EQ(window->findChild<SegmentedControl*>(QStringLiteral("methods.set"))->current(), 0);
  }
  EXPECT_GE(count, 3);
}

TEST_F(OpenWaysTest, AStudyFileThatNamesNoMethodsKeepsThoseOfItsReader) {
  Study meant = parseStudy(R"({"task": "label-classes"})", "here");
  ASSERT_EQ(meant.labelClasses.methods, Study{}.labelClasses.methods);
  ASSERT_NE(meant.labelClasses.methods, taskOf(TaskId::labelClasses).facts().starters);
  std::string table = "age,bought\n";
  for (int row = 0; row < 60; ++row)
    table += std::to_string(20 + row % 37) + (row % 3 == 0 ? ",yes\n" : ",no\n");
  meant.data.file = place.write("own.csv", table).string();
  meant.data.target = "bought";
  window->session().open(OpenStudy{meant});
  rest();
  EXPECT_EQ(state().study.labelClasses.methods, meant.labelClasses.methods);
  window->session().open(OpenTask{TaskId::statistic});
  rest();
  window->session().open(OpenTask{TaskId::labelClasses});
  rest();
  EXPECT_EQ(state().study.labelClasses.methods, meant.labelClasses.methods) << "nor does coming back";
}

}  // namespace
}  // namespace epsiscope::open_ways_test
