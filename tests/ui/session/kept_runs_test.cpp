#include "ui/session/kept_runs.h"

#include <gtest/gtest.h>

#include <QFile>

#include "core/base/store.h"
#include "core/results/kept_result.h"
#include "core/results/result_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/settled.h"
#include "ui/session/session.h"

namespace epsiscope::kept_runs_test {
namespace {

namespace fs = std::filesystem;
using test::settle;

std::string tableWith(int last) {
  std::string table = "x,y\n";
  for (int i = 0; i < 40; ++i) table += std::to_string(i % 7) + "," + std::to_string(i % 5) + "\n";
  return table + "1," + std::to_string(last) + "\n";
}

/// A small study on a table of its own, saved as project/studies/my study.json beside project/data.
class KeptRunsTest : public testing::Test {
protected:
  void SetUp() override {
    fs::create_directories(folder.path() / "project/studies");
    fs::create_directories(folder.path() / "project/data");
    folder.write("project/data/table.csv", tableWith(3));
    session.open(OpenDefault{});
    settle(session);
    session.open(OpenFile{path("project/data/table.csv")});
    settle(session);
    Study study = session.state().study;
    study.epsilon = {1};
    study.trials = 3;
    study.labelPrivacy.methods = {"laplace"};
    study.data.target = "y";
    study.data.lower = 0;
    study.data.upper = 4;
    study.data.reading.origin = ReadingOrigin::declared;
    session.setStudy(study);
    settle(session);
    ASSERT_TRUE(session.state().problems.empty()) << session.state().problems.front().sentence;
  }
  QString path(const std::string& name) const {
    return QString::fromStdString((folder.path() / name).string());
  }
  void run() {
    session.run();
    settle(session);
    ASSERT_TRUE(session.state().result);
  }
  void save() {
    ASSERT_TRUE(session.saveStudy(path("project/studies/my study.json")));
    settle(session);
  }
  void change() {
    Study study = session.state().study;
    study.trials = 4;
    session.setStudy(study);
    settle(session);
  }
  static std::unique_ptr<Session> opened(const QString& file) {
    auto other = std::make_unique<Session>();
    other->open(OpenFile{file});
    settle(*other);
    return other;
  }
  void expectNoRun(const Session& other, const char* said) const {
    EXPECT_EQ(other.state().result, nullptr);
    EXPECT_EQ(other.state().study.data.target, "y") << "the study opens all the same";
    ASSERT_EQ(other.state().notices.size(), 1U);
    EXPECT_TRUE(other.state().notices.front().sentence.contains(QLatin1String(said)))
        << other.state().notices.front().sentence.toStdString();
  }

  test::TemporaryFolder folder;
  const std::string kept = "project/studies/my study.results.json";
  Session session;
};

TEST_F(KeptRunsTest, ARunOpensAgainWithItsStudy) {
  run();
  EXPECT_FALSE(fs::exists(folder.path() / kept)) << "the study is in no file yet";
  save();
  const auto other = opened(path("project/studies/my study.json"));
  ASSERT_TRUE(other->state().result);
  EXPECT_EQ(other->state().result->series[0].values, session.state().result->series[0].values);
  EXPECT_FALSE(other->state().resultIsOutOfDate());
  EXPECT_FALSE(other->state().isModified());
  EXPECT_TRUE(other->state().notices.empty());
}

TEST_F(KeptRunsTest, ARunOfASavedStudyIsKeptAtOnce) {
  save();
  EXPECT_FALSE(fs::exists(folder.path() / kept));
  run();
  EXPECT_EQ(readResult(folder.path() / kept).series[0].values, session.state().result->series[0].values);
}

TEST_F(KeptRunsTest, ARunOfChangesThatAreNotSavedWaitsForTheStudy) {
  save();
  change();
  run();
  EXPECT_FALSE(fs::exists(folder.path() / kept));
  save();
  EXPECT_EQ(readResult(folder.path() / kept).study.trials, 4);
}

TEST_F(KeptRunsTest, AnEarlierRunOpensAsOutOfDate) {
  run();
  change();
  save();
  const auto other = opened(path("project/studies/my study.json"));
  ASSERT_TRUE(other->state().result);
  EXPECT_TRUE(other->state().resultIsOutOfDate());
  EXPECT_EQ(other->state().result->study.trials, 3);
}

TEST_F(KeptRunsTest, MoreTrialsGoOnFromARunThatWasKept) {
  run();
  save();
  const auto other = opened(path("project/studies/my study.json"));
  Study more = other->state().study;
  more.trials = 5;
  other->setStudy(more);
  other->run();
  settle(*other);
  const std::vector<double> values = other->state().result->series[0].values;
  ASSERT_EQ(values.size(), 5U);
  change();
  Study same = session.state().study;
  same.trials = 5;
  session.setStudy(same);
  run();
  EXPECT_EQ(values, session.state().result->series[0].values);
}

TEST_F(KeptRunsTest, AProjectThatWasMovedOpensWithItsRun) {
  run();
  save();
  session.open(OpenBuiltIn{QStringLiteral("house-prices")});
  settle(session);
  const std::string text = test::bytesOf(folder.path() / kept);
  EXPECT_EQ(text.find(folder.path().string()), std::string::npos);
  fs::rename(folder.path() / "project", folder.path() / "moved");
  const auto other = opened(path("moved/studies/my study.json"));
  EXPECT_EQ(other->state().study.data.file, (folder.path() / "moved/data/table.csv").string());
  ASSERT_TRUE(other->state().result);
  EXPECT_FALSE(other->state().resultIsOutOfDate());
  EXPECT_TRUE(other->state().notices.empty());
}

TEST_F(KeptRunsTest, ARunOfDataThatChangedIsNotShown) {
  run();
  save();
  folder.write("project/data/table.csv", tableWith(2));
  expectNoRun(*opened(path("project/studies/my study.json")), "The data have changed");
}

TEST_F(KeptRunsTest, ARunOfAnotherTableIsNotShown) {
  run();
  save();
  Result other = readResult(folder.path() / kept);
  other.dataSha256 = "of another one";
  writeFileAtomically(folder.path() / kept, toJson(other));
  expectNoRun(*opened(path("project/studies/my study.json")), "of another table");
}

TEST_F(KeptRunsTest, ARunThatIsCutOrDamagedOrNewerIsOneSentence) {
  run();
  save();
  const std::string text = test::bytesOf(folder.path() / kept);
  folder.write(kept, text.substr(0, text.size() / 2));
  expectNoRun(*opened(path("project/studies/my study.json")), "ends too early");
  std::string newer = text;
  newer.replace(newer.find("\"version\": 1"), 12, "\"version\": 2");
  folder.write(kept, newer);
  expectNoRun(*opened(path("project/studies/my study.json")), "newer Epsiscope");
  folder.write(kept, "{\"format\": \"epsiscope-results\"}");
  expectNoRun(*opened(path("project/studies/my study.json")), "missing or of the wrong kind");
  folder.write(kept, "a,b\n");
  expectNoRun(*opened(path("project/studies/my study.json")), "not valid JSON");
}

TEST_F(KeptRunsTest, ResultsOpenAsTheStudyThatTheyAreOf) {
  run();
  save();
  fs::rename(folder.path() / kept, folder.path() / "project/studies/results.json");
  const auto other = opened(path("project/studies/results.json"));
  ASSERT_TRUE(other->state().result);
  EXPECT_FALSE(other->state().resultIsOutOfDate());
  EXPECT_EQ(other->state().study.data.file, session.state().study.data.file);
  EXPECT_TRUE(other->state().studyFile.isEmpty()) << "saving must not replace the results";
  EXPECT_FALSE(other->state().isModified());
}

TEST_F(KeptRunsTest, ResultsWithoutTheirDataAskWhereTheseAre) {
  run();
  save();
  ASSERT_TRUE(QFile::rename(path("project/data/table.csv"), path("elsewhere.csv")));
  folder.write("other.csv", tableWith(2));
  const auto other = opened(path(kept));
  ASSERT_EQ(other->state().notices.size(), 1U);
  EXPECT_EQ(other->state().notices.front().actions, std::vector{NoticeAction::locate});
  other->open(Relocate{path("elsewhere.csv")});
  settle(*other);
  ASSERT_TRUE(other->state().result);
  EXPECT_FALSE(other->state().resultIsOutOfDate());

  const auto wrong = opened(path(kept));
  wrong->open(Relocate{path("other.csv")});
  settle(*wrong);
  expectNoRun(*wrong, "The data have changed");
}

TEST_F(KeptRunsTest, ResultsThatAreCutLeaveWhatWasOpen) {
  run();
  save();
  const std::string text = test::bytesOf(folder.path() / kept);
  folder.write("cut.json", text.substr(0, text.size() / 2));
  const auto before = session.state().dataset;
  session.open(OpenFile{path("cut.json")});
  settle(session);
  EXPECT_EQ(session.state().dataset, before);
  ASSERT_FALSE(session.state().notices.empty());
  EXPECT_EQ(session.state().notices.front().kind, Notice::Kind::error);
}

TEST_F(KeptRunsTest, ARunIsKeptThoughTheWindowClosesAtOnce) {
  run();
  auto other = opened(path("project/data/table.csv"));
  Study study = session.state().study;
  other->setStudy(study);
  settle(*other);
  other->run();
  settle(*other);
  ASSERT_TRUE(other->state().result);
  ASSERT_TRUE(other->saveStudy(path("project/studies/my study.json")));
  other.reset();
  EXPECT_NO_THROW(readResult(folder.path() / kept));
}

TEST_F(KeptRunsTest, AFileOfSomebodyElseIsNotReplaced) {
  run();
  folder.write(kept, "name,score\nme,3\n");
  save();
  EXPECT_EQ(test::bytesOf(folder.path() / kept), "name,score\nme,3\n");
  ASSERT_FALSE(session.state().notices.empty());
  EXPECT_TRUE(session.state().notices.front().sentence.contains(QStringLiteral("holds something else")));
}

TEST_F(KeptRunsTest, APlaceThatCannotBeWrittenIsSaid) {
  run();
  fs::create_directories(folder.path() / kept / "in the way");
  save();
  ASSERT_FALSE(session.state().notices.empty());
  EXPECT_TRUE(session.state().notices.front().sentence.contains(QStringLiteral("is not kept")))
      << session.state().notices.front().sentence.toStdString();
}

}  // namespace
}  // namespace epsiscope::kept_runs_test
