#include <gtest/gtest.h>

#include <QDir>
#include <QFile>

#include <algorithm>

#include "core/builtin/generators.h"
#include "core/random/rng.h"
#include "core/study/study_file.h"
#include "core/tasks/task.h"
#include "tests/support/every_task.h"
#include "tests/support/random_study.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/settled.h"
#include "ui/session/session.h"
#include "ui/state/view_kind.h"
#include "ui/window/file_dialogs.h"

namespace epsiscope::session_files_test {
namespace {

using test::settle;

constexpr const char* kTable = "x,y\n1,5\n2,7\n3,9\n4,11\n5,8\n6,12\n";
constexpr const char* kOtherTable = "x,y\n1,5\n2,7\n3,9\n4,11\n5,8\n6,2\n";

class SessionFilesTest : public testing::Test {
protected:
  void SetUp() override {
    session.open(OpenDefault{});
    settle(session);
  }
  const AppState& state() const { return session.state(); }
  QString path(const char* name) const { return QString::fromStdString((folder.path() / name).string()); }
  void open(const QString& file) {
    session.open(OpenFile{file});
    settle(session);
  }
  /// Declares bounds in a study on kTable, saved beside it.
  void declareBounds() {
    Study study = state().study;
    study.data.lower = 0;
    study.data.upper = 20;
    study.data.reading.origin = ReadingOrigin::declared;
    session.setStudy(study);
    settle(session);
  }
  void saveStudyOnTable() {
    folder.write("table.csv", kTable);
    open(path("table.csv"));
    declareBounds();
    ASSERT_TRUE(session.saveStudy(path("study.json")));
  }
  void change() {
    Study study = state().study;
    ++study.trials;
    session.setStudy(study);
  }

  Session session;
  test::TemporaryFolder folder;
};

/// Every task on all built-in data: what is not declared there is not declared by opening the file.
TEST_F(SessionFilesTest, EveryTaskOnBuiltInDataComesBackFromItsFile) {
  for (const TaskId task : test::everyTask())
    for (const BuiltIn& data : builtIns()) {
      session.open(OpenExample{QString::fromLatin1(taskOf(task).facts().start)});
      settle(session);
      session.open(OpenBuiltIn{QString::fromLatin1(data.id)});
      settle(session);
      const Study left = state().study;
      const std::string file = std::string(taskOf(task).facts().id) + data.id + ".json";
      ASSERT_TRUE(session.saveStudy(path(file.c_str())));
      open(path(file.c_str()));
      EXPECT_EQ(toJson(state().study), toJson(left)) << taskOf(task).facts().id << " on " << data.id;
    }
}

TEST_F(SessionFilesTest, WhateverIsLookedAtComesBackFromItsFile) {
  Rng rng(31);
  for (int i = 0; i < 20; ++i) {
    Study study = state().study;
    study.trials = 1;  // opened many times
    study.view = test::randomView(rng);
    study.view.tab = view_id::tradeOff;
    session.setStudy(study);
    ASSERT_TRUE(session.saveStudy(path("study.json")));
    Session other;
    other.open(OpenFile{path("study.json")});
    settle(other);
    EXPECT_EQ(other.state().study, study);
    EXPECT_FALSE(other.state().isModified());
  }
}

TEST_F(SessionFilesTest, ATableWhoseReadingNobodyDeclaredLeadsToTheForm) {
  saveStudyOnTable();
  Study study = state().study;
  study.data.reading.origin = ReadingOrigin::detected;
  session.setStudy(study);
  settle(session);
  const auto leadsThere = [this] {
    return std::ranges::count(state().notices, std::vector{NoticeAction::declare}, &Notice::actions);
  };
  EXPECT_EQ(leadsThere(), 1);
  study.data.reading.origin = ReadingOrigin::declared;
  session.setStudy(study);
  settle(session);
  EXPECT_EQ(leadsThere(), 0);
}

TEST_F(SessionFilesTest, AStudyRemembersItsData) {
  saveStudyOnTable();
  EXPECT_EQ(readStudy(folder.path() / "study.json").data.sha256, state().dataset->sha256);
  open(path("study.json"));
  EXPECT_TRUE(state().notices.empty());
  EXPECT_FALSE(state().isModified());
}

TEST_F(SessionFilesTest, DataThatChangedAreANoticeAndSavingAcceptsThem) {
  saveStudyOnTable();
  folder.write("table.csv", kOtherTable);
  open(path("study.json"));
  ASSERT_EQ(state().notices.size(), 1u);
  EXPECT_TRUE(state().notices.front().sentence.contains(QStringLiteral("have changed")));
  EXPECT_TRUE(state().problems.empty()) << "it is no refusal";
  EXPECT_TRUE(state().isModified());
  ASSERT_TRUE(session.saveStudy(path("study.json")));
  open(path("study.json"));
  EXPECT_TRUE(state().notices.empty());
}

TEST_F(SessionFilesTest, AStudyWithoutItsDataWaitsUntilTheyAreLocated) {
  saveStudyOnTable();
  session.open(OpenBuiltIn{QStringLiteral("house-prices")});
  settle(session);
  session.dismissNotices();
  const auto before = state().dataset;
  QDir().mkdir(path("moved"));
  ASSERT_TRUE(QFile::rename(path("table.csv"), path("moved/table.csv")));
  open(path("study.json"));
  EXPECT_EQ(state().dataset, before);
  ASSERT_EQ(state().notices.size(), 1u);
  EXPECT_EQ(state().notices.front().actions, std::vector{NoticeAction::locate});
  EXPECT_TRUE(state().notices.front().sentence.contains(path("table.csv")));

  session.open(Relocate{path("no-such.csv")});
  settle(session);
  EXPECT_EQ(state().dataset, before) << "it can be tried again";
  session.open(Relocate{path("moved/table.csv")});
  settle(session);
  EXPECT_EQ(state().study.data.file, path("moved/table.csv").toStdString());
  EXPECT_EQ(state().study.data.target, "y");
  EXPECT_EQ(state().studyFile, path("study.json"));
  EXPECT_TRUE(state().notices.empty());
  EXPECT_TRUE(state().isModified()) << "the file still names the old place";
  ASSERT_TRUE(session.saveStudy(path("study.json")));
  EXPECT_EQ(readStudy(folder.path() / "study.json").data.file, "moved/table.csv");
}

TEST_F(SessionFilesTest, AStudyWithoutItsDataAtTheStartLeavesTheBuiltInDataAndTheOffer) {
  saveStudyOnTable();
  QFile::remove(path("table.csv"));
  Session other;
  other.open(OpenFile{path("study.json")});
  settle(other);
  EXPECT_NE(other.state().dataset, nullptr);
  ASSERT_EQ(other.state().notices.size(), 1u);
  folder.write("elsewhere.csv", kTable);
  other.open(Relocate{path("elsewhere.csv")});
  settle(other);
  EXPECT_EQ(other.state().study.data.target, "y");
}

TEST_F(SessionFilesTest, AStudyThatCannotBeReadAtTheStartLeavesTheBuiltInData) {
  Session other;
  other.open(OpenFile{QString::fromStdString(folder.write("broken.json", "{").string())});
  settle(other);
  EXPECT_NE(other.state().dataset, nullptr);
  EXPECT_EQ(other.state().notices.size(), 1u);
}

TEST_F(SessionFilesTest, WhateverReplacesAStudyAsksFirst) {
  saveStudyOnTable();
  const auto before = state().dataset;
  int asked = 0;
  bool answer = false;
  session.setQuestion([&] {
    ++asked;
    return answer;
  });
  change();
  const std::vector<std::function<void()>> ways = {
      [&] { session.open(OpenFile{path("table.csv")}); },
      [&] { session.open(OpenFile{path("study.json")}); },
      [&] { session.open(OpenBuiltIn{QStringLiteral("income-class")}); },
      [&] { session.open(OpenExample{QStringLiteral("kernel-release")}); },
      [&] {
        session.open(OpenPaper{QStringLiteral("paper-housing"), path("table.csv")});
      },
      [&] { session.open(Paste{QString::fromLatin1(kTable)}); },
      [&] { session.open(Restore{path("study.json")}); },
  };
  for (const auto& way : ways) {
    way();
    settle(session);
    EXPECT_EQ(state().dataset, before);
    EXPECT_TRUE(state().isModified());
  }
  EXPECT_EQ(asked, static_cast<int>(ways.size()));
  answer = true;
  ways.front()();
  settle(session);
  EXPECT_NE(state().dataset, before);
  ways.front()();
  settle(session);
  EXPECT_EQ(asked, static_cast<int>(ways.size()) + 1) << "nothing is lost, so nothing is asked";
}

TEST_F(SessionFilesTest, ChangesAreSavedOrDiscardedOrKeptAsOneAnswers) {
  saveStudyOnTable();
  const auto answering = [&](Unsaved answer) {
    return mayClose(nullptr, session, [=](QWidget*) { return answer; });
  };
  const auto never = [&] {
    return mayClose(nullptr, session, [](QWidget*) {
      ADD_FAILURE() << "asked about nothing";
      return Unsaved::cancel;
    });
  };
  EXPECT_TRUE(never());
  change();
  const int trials = state().study.trials;
  EXPECT_FALSE(answering(Unsaved::cancel));
  EXPECT_TRUE(answering(Unsaved::discard));
  EXPECT_NE(readStudy(folder.path() / "study.json").trials, trials);
  EXPECT_TRUE(answering(Unsaved::save));
  EXPECT_EQ(readStudy(folder.path() / "study.json").trials, trials);
  EXPECT_TRUE(never());
}

TEST_F(SessionFilesTest, APastedTableIsDataAndIsWrittenBesideItsStudy) {
  QStringList remembered;
  QObject::connect(&session, &Session::fileOpened, [&](const QString& file) { remembered << file; });
  session.open(Paste{QStringLiteral("x\ty\n1\t5\n2\t7\n3\t9\n4\t11\n")});
  settle(session);
  EXPECT_EQ(state().dataset->rows(), 4u);
  EXPECT_EQ(state().dataset->name, "clipboard.csv");
  EXPECT_TRUE(remembered.isEmpty()) << "there is no file to open again";
  declareBounds();

  folder.write("mine-clipboard.csv", "of somebody else");
  ASSERT_TRUE(session.saveStudy(path("mine.json")));
  EXPECT_EQ(readStudy(folder.path() / "mine.json").data.file, "mine-clipboard-2.csv");
  EXPECT_EQ(test::bytesOf(folder.path() / "mine-clipboard.csv"), "of somebody else");
  EXPECT_FALSE(state().isModified());
  settle(session);
  EXPECT_FALSE(state().isOutOfDate());
  Session other;
  other.open(OpenFile{path("mine.json")});
  settle(other);
  EXPECT_EQ(other.state().dataset->sha256, state().dataset->sha256);
  ASSERT_TRUE(session.saveStudy(path("mine.json")));
  EXPECT_FALSE(QFile::exists(path("mine-clipboard-3.csv"))) << "it is written once";
}

TEST_F(SessionFilesTest, WhatIsNoTableSaysSoAndChangesNothing) {
  const auto before = state().dataset;
  for (const QString& text : {QString(), QStringLiteral(" \n"), QStringLiteral("hello")}) {
    session.open(Paste{text});
    settle(session);
    EXPECT_EQ(state().dataset, before);
    ASSERT_FALSE(state().notices.empty());
    EXPECT_EQ(state().notices.front().kind, Notice::Kind::error);
    session.dismissNotices();
  }
}

TEST_F(SessionFilesTest, FilesOfOtherProgramsSayHowToBringThem) {
  for (const auto& [mark, way] : {std::pair("$FL2", "copy or download"), {"PAR1\x15\x04", "to_csv"}}) {
    open(QString::fromStdString(folder.write("table", std::string(mark) + " and more").string()));
    ASSERT_FALSE(state().notices.empty());
    EXPECT_TRUE(state().notices.front().sentence.contains(QLatin1String(way)));
    session.dismissNotices();
  }
}

}  // namespace
}  // namespace epsiscope::session_files_test
