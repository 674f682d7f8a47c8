#include "ui/session/opener.h"

#include <gtest/gtest.h>

#include <QCoreApplication>

#include <sys/stat.h>

#include <algorithm>

#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/table/database_address.h"
#include "tests/support/sqlite_files.h"
#include "tests/support/temporary_folder.h"
#include "ui/session/activities.h"
#include "ui/session/document.h"
#include "ui/session/notices.h"
#include "ui/session/pasted_tables.h"

namespace epsiscope::opener_test {
namespace {

constexpr const char* kTable = "x,y\n1,5\n2,7\n3,9\n4,11\n5,8\n6,12\n";
/// Marks that can be read in two ways.
constexpr const char* kQuestion = "x;y\n1.234;5\n2.345;7\n3.456;9\n4.567;11\n5.678;8\n6.789;2\n";

/// An opener without a window or a session.
class OpenerTest : public testing::Test {
protected:
  void SetUp() override {
    QObject::connect(&opener, &Opener::adopted, [this] { ++adopted; });
    QObject::connect(&opener, &Opener::fileOpened, [this](const QString& file) { files << file; });
    QObject::connect(&opener, &Opener::restored, [this] { ++restored; });
    QObject::connect(&opener, &Opener::needsAnswers,
                     [this](const Study& study, const std::shared_ptr<const Dataset>& dataset) {
                       ++asked;
                       askedData = study.data;
                       askedDataset = dataset;
                     });
  }
  void settle() const {
    while (activities.isAny()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  void open(const OpenRequest& request) {
    opener.open(request);
    settle();
  }
  QString write(const char* name, const std::string& text) const {
    return QString::fromStdString(folder.write(name, text).string());
  }
  /// A study on kTable, and its file.
  QString writeStudyOnTable(const char* name) const {
    Study study;
    study.data.file = write("table.csv", kTable).toStdString();
    study.data.target = "y";
    writeStudy(study, folder.path() / name);
    return QString::fromStdString((folder.path() / name).string());
  }
  /// A changed study, and a count of how often it is asked whether it may be replaced.
  void openAndChangeMine() {
    open(OpenFile{write("mine.csv", kTable)});
    change();
    opener.setQuestion([this] {
      ++permissions;
      return true;
    });
  }
  void change() {
    Study study = state.study;
    ++study.trials;
    document.setStudy(study);
  }

  AppState state;
  Notices notices{state};
  Activities activities{state};
  Document document{state, notices};
  Opener opener{state, document, notices, activities};
  test::TemporaryFolder folder;
  int adopted = 0, restored = 0, asked = 0, permissions = 0;
  QStringList files;
  DataChoice askedData;
  std::shared_ptr<const Dataset> askedDataset;
};

TEST_F(OpenerTest, ATableThatNamesPeopleWithSeveralRowsIsAskedAbout) {
  std::string visits = "patient,y\n", rooms = "room,y\n";
  for (int i = 0; i < 60; ++i) {
    visits += "P" + std::to_string(i % 12) + ',' + std::to_string(i * 7 % 90) + '\n';
    rooms += "R" + std::to_string(i % 3) + ',' + std::to_string(i * 7 % 90) + '\n';
  }
  open(OpenFile{write("rooms.csv", rooms)});
  EXPECT_EQ(asked, 0);
  open(OpenFile{write("visits.csv", visits)});
  EXPECT_EQ(asked, 1);
}

TEST_F(OpenerTest, ATableThatSeemsToBeWeightedIsAskedAboutAndTakenAsItIsAnswered) {
  std::string survey = "age,wgt,y\n", people = "age,kg,y\n";
  for (int i = 0; i < 60; ++i) {
    const std::string age = std::to_string(20 + i * 7 % 45), y = std::to_string(i * 7 % 90) + ".5\n";
    survey += age + (i % 2 == 0 ? ",0.5," : ",1.5,") + y;
    people += age + (i % 2 == 0 ? ",0.5," : ",1.5,") + y;
  }
  open(OpenFile{write("people.csv", people)});
  EXPECT_EQ(asked, 0);
  open(OpenFile{write("survey.csv", survey)});
  EXPECT_EQ(asked, 1);
  EXPECT_FALSE(askedData.weight) << "a proposal decides nothing";
  open(OpenTable{askedData, askedDataset});
  EXPECT_EQ(asked, 1) << "declined, it is asked no more";
}

TEST_F(OpenerTest, OnlyWhatCanBeOpenedAgainIsAFile) {
  const QString table = write("mine.csv", kTable), study = writeStudyOnTable("study.json");
  open(OpenDefault{});
  open(OpenBuiltIn{QStringLiteral("income-class")});
  open(OpenExample{QStringLiteral("kernel-release")});
  open(OpenStudy{state.study});
  open(Paste{QString::fromLatin1(kTable)});
  EXPECT_TRUE(files.isEmpty());
  EXPECT_EQ(adopted, 5);
  open(OpenFile{table});
  open(OpenFile{study});
  open(OpenTable{state.study.data, state.dataset});
  EXPECT_EQ(files,
            (QStringList{table, study, QString::fromStdString((folder.path() / "table.csv").string())}));
  EXPECT_EQ(adopted, 8);
}

TEST_F(OpenerTest, TheLatestRequestWins) {
  open(OpenDefault{});
  opener.open(OpenBuiltIn{QStringLiteral("income-class")});
  opener.open(OpenFile{write("mine.csv", kTable)});
  settle();
  EXPECT_EQ(adopted, 2);
  EXPECT_EQ(state.dataset->name, "mine.csv");
}

TEST_F(OpenerTest, WhatIsStoppedChangesNothing) {
  open(OpenDefault{});
  const auto before = state.dataset;
  opener.open(OpenFile{write("mine.csv", kTable)});
  activities.stop();
  settle();
  EXPECT_EQ(state.dataset, before);
  EXPECT_EQ(adopted, 1);
}

TEST_F(OpenerTest, ATableMayBeAskedAboutBeforeItIsRead) {
  open(OpenDefault{});
  const QString table = write("mine.csv", kTable);
  open(OpenAsking{table});
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(askedData.file, table.toStdString());
  EXPECT_EQ(askedDataset, nullptr);
  EXPECT_EQ(adopted, 1);
  open(OpenAsking{writeStudyOnTable("study.json")});
  EXPECT_EQ(asked, 1) << "of a study nothing is asked";
  EXPECT_EQ(adopted, 2);
  open(AskAgain{});
  EXPECT_EQ(asked, 2);
  EXPECT_EQ(askedData, state.study.data);
  EXPECT_EQ(askedDataset, state.dataset);
}

TEST_F(OpenerTest, ANewStudyOfTheSameTaskBeginsWithATableAndUndoBringsTheOldOneBack) {
  open(OpenFile{write("mine.csv", kTable)});
  Study own = state.study;
  own.trials = own.trials + 7;
  own.epsilon = {3};
  document.setStudy(own);
  const Study before = state.study;
  DataChoice other;
  other.file = write("other.csv", "a,rent\n1,5\n2,7\n3,9\n4,11\n").toStdString();
  other.target = "rent";
  open(OpenTable{other, loadData(other, {}), true});
  EXPECT_EQ(state.study.data.target, "rent");
  EXPECT_EQ(state.study.task, before.task);
  EXPECT_NE(state.study.trials, before.trials);
  EXPECT_NE(state.study.epsilon, before.epsilon);
  EXPECT_TRUE(state.studyFile.isEmpty());
  document.undo();
  EXPECT_EQ(state.study.trials, before.trials);
  EXPECT_EQ(state.study.epsilon, before.epsilon);
  EXPECT_EQ(state.study.data.target, "y");
}

TEST_F(OpenerTest, ColumnsOfCodesAreAskedAboutOnce) {
  std::string text = "mood,y\n";
  for (int i = 0; i < 40; ++i)
    text += (i % 10 == 3 ? "99" : std::to_string(1 + i % 5)) + ',' + std::to_string(i) + '\n';
  open(OpenFile{write("mine.csv", text)});
  ASSERT_EQ(asked, 1);
  open(OpenTable{askedData, askedDataset});
  EXPECT_EQ(state.dataset, askedDataset);
  for (const Notice& notice : state.notices)
    EXPECT_EQ(std::ranges::count(notice.actions, NoticeAction::match), 0) << notice.sentence.toStdString();
}

TEST_F(OpenerTest, AnAnswerNeedsNoSecondPermissionUnlessTheStudyWasChangedSince) {
  openAndChangeMine();
  const QString question = write("question.csv", kQuestion);
  open(OpenFile{question});
  ASSERT_EQ(asked, 1);
  EXPECT_EQ(permissions, 1);
  change();
  open(OpenTable{askedData, askedDataset});
  EXPECT_EQ(permissions, 2);
  EXPECT_EQ(state.dataset, askedDataset);

  change();
  const QString other = write("other.csv", kQuestion);
  open(OpenFile{other});
  EXPECT_EQ(permissions, 3);
  open(OpenTable{askedData, askedDataset});
  EXPECT_EQ(permissions, 3);
  EXPECT_EQ(state.study.data.file, other.toStdString());
}

TEST_F(OpenerTest, ASelectInTheDatabaseThatWasAskedAboutNeedsNoSecondPermission) {
  openAndChangeMine();
  const std::string file =
      test::makeSqlite(
          folder.path() / "two.db",
          "CREATE TABLE one (x, y); CREATE TABLE two (x, y);"
          "INSERT INTO one VALUES (1, 5), (2, 7), (3, 9), (4, 11); INSERT INTO two VALUES (1, 2)")
          .string();
  open(OpenFile{QString::fromStdString("sqlite:" + file)});
  ASSERT_EQ(asked, 1);
  EXPECT_EQ(askedData.file, "sqlite:" + file);
  EXPECT_EQ(askedDataset, nullptr);
  EXPECT_EQ(permissions, 1);
  DataChoice chosen = askedData;
  chosen.file = withQuery(askedData.file, "SELECT x, y FROM one");
  open(OpenTable{chosen, loadData(chosen, {})});
  EXPECT_EQ(permissions, 1);
  EXPECT_EQ(state.dataset->rows(), 4U);
  EXPECT_EQ(state.study.data.file, chosen.file);
  // A table of it is another way to read the same database.
  change();
  chosen.file = file;
  chosen.reading.sheet = "one";
  open(OpenTable{chosen, loadData(chosen, {})});
  EXPECT_EQ(permissions, 1);
  EXPECT_EQ(state.study.data.file, file);
}

TEST_F(OpenerTest, AFailureWithoutDataOpensTheBuiltInOnesAndIsStillSaid) {
  QObject::connect(&activities, &Activities::failed, &opener,
                   [this](const QString& why) { opener.fail(why); });
  open(OpenFile{write("empty.csv", "")});
  settle();
  ASSERT_NE(state.dataset, nullptr);
  ASSERT_EQ(state.notices.size(), 1u);
  EXPECT_TRUE(state.notices.front().sentence.contains(QStringLiteral("empty.csv")));
  EXPECT_TRUE(files.isEmpty());
}

/// A line that cannot be read may be read in another way: the form shows it, and says what is wrong.
TEST_F(OpenerTest, AFileWithALineThatCannotBeReadIsAskedAbout) {
  QObject::connect(&activities, &Activities::failed, &opener,
                   [this](const QString& why) { opener.fail(why); });
  const QString file = write("ragged.csv", "x,y\n1,2\n3,4\n5,6,7\n");
  open(OpenFile{file});
  ASSERT_NE(state.dataset, nullptr) << "the built-in data, meanwhile";
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(askedData.file, file.toStdString());
  EXPECT_EQ(askedDataset, nullptr);
  EXPECT_TRUE(state.notices.empty());
}

TEST_F(OpenerTest, APastedTableWithALineThatCannotBeReadIsAskedAbout) {
  open(OpenDefault{});
  open(Paste{QStringLiteral("x\ty\n1\t2\n3\t4\n5\t6\t7\n")});
  EXPECT_EQ(asked, 1);
  EXPECT_TRUE(isPastedTable(QString::fromStdString(askedData.file)));
  EXPECT_EQ(askedDataset, nullptr);
  EXPECT_TRUE(state.notices.empty());
}

/// A study whose table cannot be read any more is asked about before it is open, and opened with the answer.
TEST_F(OpenerTest, AStudyOnATableWithALineThatCannotBeReadIsOpenedAsAnswered) {
  QObject::connect(&activities, &Activities::failed, &opener,
                   [this](const QString& why) { opener.fail(why); });
  const QString study = writeStudyOnTable("study.json");
  write("table.csv", std::string(kTable) + "5,6,7\n");
  open(OpenDefault{});
  const std::string before = state.study.data.file;
  open(OpenFile{study});
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(askedData.target, "y");
  EXPECT_EQ(state.study.data.file, before) << "until it is answered";
  EXPECT_TRUE(state.notices.empty());
  DataChoice answer = askedData;
  answer.reading.skipBelow = 1;
  const auto dataset = loadData(answer, {});
  open(OpenTable{answer, dataset});
  EXPECT_EQ(state.study.data.target, "y");
  EXPECT_EQ(state.study.data.reading.skipBelow, 1);
  ASSERT_NE(state.dataset, nullptr);
  EXPECT_EQ(state.dataset->rows(), 6u);
  EXPECT_EQ(state.studyFile, study);
  EXPECT_TRUE(state.isModified()) << "its file does not leave the line out";
}

/// The question about the study is past once another table is asked about.
TEST_F(OpenerTest, ATableThatIsAskedAboutLaterIsNoAnswerToTheStudy) {
  const QString study = writeStudyOnTable("study.json");
  const QString table = write("table.csv", std::string(kTable) + "5,6,7\n");
  open(OpenDefault{});
  open(OpenFile{study});
  open(OpenFile{table});
  EXPECT_EQ(asked, 2);
  DataChoice answer = askedData;
  answer.reading.skipBelow = 1;
  open(OpenTable{answer, loadData(answer, {})});
  EXPECT_TRUE(state.studyFile.isEmpty());
}

/// Opening a pipe would wait for somebody to write into it, and a device never ends.
TEST_F(OpenerTest, WhatIsNoPlainFileIsRefusedWhateverItIsOpenedAs) {
  const QString pipe = QString::fromStdString((folder.path() / "pipe").string());
  ASSERT_EQ(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
  open(OpenDefault{});
  QObject::connect(&activities, &Activities::failed, &opener,
                   [this](const QString& why) { opener.fail(why); });
  for (const QString& file : {pipe, QStringLiteral("/dev/zero")})
    for (const OpenRequest& request : {OpenRequest(OpenFile{file}), OpenRequest(Restore{file})}) {
      state.notices.clear();
      open(request);
      ASSERT_EQ(state.notices.size(), 1u);
      EXPECT_TRUE(state.notices.front().sentence.contains(QStringLiteral("a device or a pipe")));
    }
}

/// The window keeps responding while the study is read, and a later request takes its place.
TEST_F(OpenerTest, AStudyIsReadOnTheOtherThread) {
  open(OpenDefault{});
  const QString study = writeStudyOnTable("study.json");
  opener.open(OpenFile{study});
  EXPECT_TRUE(activities.isAny());
  EXPECT_EQ(adopted, 1);
  settle();
  EXPECT_EQ(adopted, 2);
  opener.open(OpenFile{study});
  activities.stop();
  settle();
  EXPECT_EQ(adopted, 2);
}

TEST_F(OpenerTest, OnlyAStudyWhoseDataAreMissingCanBeRelocated) {
  open(OpenDefault{});
  const QString table = write("elsewhere.csv", kTable);
  open(Relocate{table});
  EXPECT_EQ(adopted, 1);
  const QString study = writeStudyOnTable("study.json");
  std::filesystem::remove(folder.path() / "table.csv");
  open(OpenFile{study});
  EXPECT_EQ(adopted, 1);
  ASSERT_EQ(state.notices.front().actions, std::vector{NoticeAction::locate});
  open(Relocate{table});
  EXPECT_EQ(adopted, 2);
  EXPECT_EQ(state.study.data.file, table.toStdString());
  EXPECT_EQ(state.studyFile, study);
  EXPECT_TRUE(state.isModified()) << "the file still names the old place";
  open(Relocate{table});
  EXPECT_EQ(adopted, 2) << "it is found";
}

TEST_F(OpenerTest, ACopyThatIsRestoredIsNotSavedAnywhere) {
  open(OpenDefault{});
  open(Restore{writeStudyOnTable("copy.json")});
  EXPECT_EQ(restored, 1);
  EXPECT_TRUE(files.isEmpty());
  EXPECT_TRUE(state.studyFile.isEmpty());
  EXPECT_TRUE(state.isModified());
}

TEST_F(OpenerTest, OtherDataAreAStepBackAndAnotherStudyIsNot) {
  open(OpenDefault{});
  EXPECT_FALSE(document.history().canUndo());
  open(OpenFile{write("mine.csv", kTable)});
  EXPECT_TRUE(document.history().canUndo());
  open(OpenExample{QStringLiteral("kernel-release")});
  EXPECT_FALSE(document.history().canUndo());
}

}  // namespace
}  // namespace epsiscope::opener_test
