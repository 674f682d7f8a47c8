#include <gtest/gtest.h>

#include <algorithm>

#include "core/random/rng.h"
#include "core/study/data_match.h"
#include "core/study/study_file.h"
#include "tests/support/random_study.h"
#include "tests/support/sqlite_files.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/settled.h"
#include "ui/session/session.h"
#include "ui/state/view_kind.h"

namespace epsiscope::session_data_test {
namespace {

using test::settle;

std::string table(const std::string& names, int rows = 12, double scale = 1) {
  std::string text = names + "\n";
  for (int i = 0; i < rows; ++i)
    text += std::to_string(i % 5) + "," + std::to_string(i % 3) + "," + std::to_string(i * scale) + "\n";
  return text;
}

/// A session that works on a table of the user: columns a, b and y, the target.
class SessionDataTest : public testing::Test {
protected:
  void SetUp() override {
    session.open(OpenDefault{});
    settle(session);
    QObject::connect(&session, &Session::needsAnswers, &session,
                     [this](const Study& study, const std::shared_ptr<const Dataset>& dataset) {
                       ++asked;
                       askedData = study.data;
                       askedDataset = dataset;
                     });
  }
  const AppState& state() const { return session.state(); }
  QString write(const char* name, const std::string& text) const {
    return QString::fromStdString(folder.write(name, text).string());
  }
  void open(const QString& file) {
    session.open(OpenFile{file});
    settle(session);
  }
  void edit(const std::function<void(Study&)>& change) {
    Study study = state().study;
    change(study);
    session.setStudy(study);
  }
  void openMine() {
    open(write("mine.csv", table("a,b,y")));
    edit([](Study& study) {
      study.data.features = std::vector<std::string>{"b", "a"};
      study.data.lower = -1;
      study.data.upper = 20;
      study.data.unit = "EUR";
      study.data.columnBounds = {{.column = "a", .bound = 7}};
      study.data.missing = MissingRule::mean;
      study.data.reading.missingValues = std::vector<std::string>{"-99"};
      study.labelPrivacy.zeta = 0.137;
    });
    settle(session);
    ASSERT_EQ(state().whyNotRunnable().toStdString(), "");
    session.dismissNotices();
  }
  bool isSaid(const char* words) const {
    return std::ranges::any_of(state().notices, [&](const Notice& notice) {
      return notice.sentence.contains(QString::fromUtf8(words));
    });
  }

  Session session;
  test::TemporaryFolder folder;
  int asked = 0;
  DataChoice askedData;
  std::shared_ptr<const Dataset> askedDataset;
};

TEST_F(SessionDataTest, ADatabaseIsOpenedOrAskedAbout) {
  const auto file = [&](const char* name, const char* sql) {
    return QString::fromStdString(test::makeSqlite(folder.path() / name, sql).string());
  };
  const QString two = file("two.db",
                           "CREATE TABLE one (a INTEGER, y REAL); CREATE TABLE two (b INTEGER, y REAL);"
                           "INSERT INTO one VALUES (1, 2), (2, 3), (3, 5)");
  open(two);
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(askedData.file, two.toStdString());
  EXPECT_EQ(askedDataset, nullptr);
  open(file("one.db", "CREATE TABLE one (a INTEGER, y REAL); INSERT INTO one VALUES (1, 2), (2, 3), (3, 5)"));
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(state().dataset->name, "one.db: one");
  open(QStringLiteral("sqlite:") + two + QStringLiteral("?table=one"));
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(state().dataset->name, "two.db: one");
  // The study finds the file from where it lies itself.
  const QString study = QString::fromStdString((folder.path() / "study.json").string());
  EXPECT_TRUE(session.saveStudy(study));
  EXPECT_NE(test::bytesOf(study.toStdString()).find("\"sqlite:two.db?table=one\""), std::string::npos);
  open(study);
  EXPECT_EQ(state().dataset->rows(), 3U);
  EXPECT_EQ(state().study.data.file, "sqlite:" + two.toStdString() + "?table=one");
}

TEST_F(SessionDataTest, AnotherTableWithTheSameColumnsKeepsEveryParameter) {
  openMine();
  Rng rng(5);
  for (int i = 0; i < 10; ++i) {
    Study study = test::randomStudy(rng);
    study.task = TaskId::labelPrivacy;
    study.mode = Mode::classroom;
    study.data = state().study.data;
    study.view.tab = view_id::tradeOff;
    study.view.charts.clear();
    session.setPaused(true);
    session.setStudy(study);
    const Study before = state().study;
    open(write(i % 2 == 0 ? "next.csv" : "after.csv", table("b,y,a", 15)));
    Study expected = before;
    expected.data.file = state().study.data.file;
    expected.data.sha256 = state().dataset->sha256;
    expected.data.lower = expected.data.upper = std::nullopt;  // of another file's labels
    EXPECT_EQ(toJson(state().study), toJson(expected));
    EXPECT_EQ(state().dataset->rows(), 15u);
    EXPECT_EQ(state().notices.empty(), i > 0) << "bounds that went are said once";
    session.dismissNotices();
    EXPECT_EQ(asked, 0);
  }
}

TEST_F(SessionDataTest, ATableWithoutTheColumnsOfTheStudyWaitsForAnswers) {
  openMine();
  const Study before = state().study;
  const auto dataset = state().dataset;
  open(write("renamed.csv", table("A,b,income")));
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(state().study, before);
  EXPECT_EQ(state().dataset, dataset);
  EXPECT_TRUE(state().notices.empty());
  EXPECT_FALSE(state().isOutOfDate());
  EXPECT_EQ(askedData.target, "y") << "nothing is given up before it is answered";
  const std::vector<Mismatch> open = mismatches(askedData, false, *askedDataset);
  ASSERT_EQ(open.size(), 3u);
  EXPECT_EQ(open[0].name, "y");
  EXPECT_EQ(open[1].candidates.front(), "A");

  session.open(OpenTable{rematched(askedData, *askedDataset, {{"y", "income"}, {"a", "A"}}), askedDataset});
  settle(session);
  EXPECT_EQ(state().dataset, askedDataset);
  EXPECT_EQ(state().study.data.target, "income");
  EXPECT_EQ(state().study.data.features, (std::vector<std::string>{"b", "A"}));
  EXPECT_FALSE(state().study.data.upper) << "the bounds of another file's labels";
  EXPECT_EQ(state().study.data.columnBounds.front().column, "A");
  EXPECT_EQ(state().study.labelPrivacy, before.labelPrivacy);
  EXPECT_TRUE(isSaid("Target was y and is income"));
}

TEST_F(SessionDataTest, TheFirstTableAsksNothingAboutTheBuiltInColumns) {
  open(write("first.csv", table("a,b,y", 12, 1000)));
  EXPECT_EQ(asked, 0);
  EXPECT_EQ(state().study.data.target, "y");
  EXPECT_FALSE(state().study.data.lower) << "asked for, not taken from the labels";
  EXPECT_FALSE(state().study.data.upper);
  EXPECT_FALSE(state().study.labelPrivacy.zeta) << "suggested for another scale";
  EXPECT_FALSE(state().study.labelPrivacy.binWidth);
  EXPECT_FALSE(isSaid("Target was")) << "nobody chose it";
  EXPECT_TRUE(isSaid("Half-width ζ was 1.5 and is suggested")) << "but nothing is reset in silence";
  EXPECT_TRUE(isSaid("Histogram width was 0.25 and is suggested"));
}

TEST_F(SessionDataTest, AQuestionOfTheFileWaitsEvenInTheFirstTable) {
  const auto before = state().dataset;
  const QString file = write("marks.csv", "x;y\n1.234;5\n2.345;7\n3.456;9\n4.567;11\n5.678;8\n6.789;2\n");
  open(file);
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(state().dataset, before);
  ASSERT_FALSE(askedDataset->questions.empty());
  EXPECT_EQ(askedData.target, "y") << "what nobody chose is no question";
  EXPECT_TRUE(mismatches(askedData, false, *askedDataset).empty());

  // The same at the start, where the built-in data stand in until the question is answered.
  Session other;
  int otherAsked = 0;
  QObject::connect(&other, &Session::needsAnswers, &other, [&] { ++otherAsked; });
  other.open(OpenFile{file});
  settle(other);
  EXPECT_EQ(otherAsked, 1);
  EXPECT_EQ(toJson(other.state().study), toJson(state().study));
}

TEST_F(SessionDataTest, WhatWasChosenOnBuiltInDataIsAskedAbout) {
  edit([](Study& study) { study.data.upper = 4; });
  open(write("first.csv", table("a,b,y")));
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(askedData.target, "price");
}

TEST_F(SessionDataTest, BuiltInDataBringTheirTargetAndSayWhatTheyGiveUp) {
  openMine();
  const Study before = state().study;
  session.open(OpenBuiltIn{QStringLiteral("house-prices")});
  settle(session);
  EXPECT_EQ(asked, 0);
  EXPECT_EQ(state().study.data.target, "price");
  EXPECT_EQ(state().study.labelPrivacy, before.labelPrivacy);
  EXPECT_TRUE(isSaid("Target was y and is price"));
  EXPECT_TRUE(isSaid("Declared bounds of columns was a 7 and is not set"));
}

TEST_F(SessionDataTest, ReplacingTheDataIsAStepThatUndoTakesBack) {
  openMine();
  const Study mine = state().study;
  open(write("other.csv", table("b,a,y", 20)));
  ASSERT_EQ(state().dataset->rows(), 20u);
  const Study other = state().study;
  session.undo();
  EXPECT_EQ(state().dataset->rows(), 20u) << "it stays until the earlier one is read";
  EXPECT_FALSE(state().problems.empty()) << "nothing is computed meanwhile";
  settle(session);
  EXPECT_EQ(state().dataset->rows(), 12u);
  EXPECT_EQ(state().study, mine);
  EXPECT_EQ(state().whyNotRunnable().toStdString(), "");
  session.redo();
  settle(session);
  EXPECT_EQ(state().study, other);
  EXPECT_EQ(state().dataset->rows(), 20u);
}

TEST_F(SessionDataTest, UndoToAFileThatIsGoneStaysWhereOneIs) {
  openMine();
  open(write("other.csv", table("b,a,y", 20)));
  const Study other = state().study;
  std::filesystem::remove(folder.path() / "mine.csv");
  session.undo();
  settle(session);
  EXPECT_EQ(state().study, other);
  EXPECT_EQ(state().dataset->rows(), 20u);
  EXPECT_TRUE(isSaid("mine.csv"));
  EXPECT_NE(state().whyNotRunnable().toStdString().find("bound"), std::string::npos);
  EXPECT_FALSE(session.history().canRedo());
}

TEST_F(SessionDataTest, AnotherWayOfReadingReadsTheFileAgainInOneStep) {
  openMine();
  const Study before = state().study;
  const auto dataset = state().dataset;
  edit([](Study& study) { study.data.columns = {{.column = "b", .kind = ColumnKind::text}}; });
  EXPECT_EQ(state().dataset, dataset);
  settle(session);
  ASSERT_NE(state().dataset, dataset);
  session.undo();
  settle(session);
  EXPECT_EQ(state().study, before);
  EXPECT_EQ(state().dataset->columns[1].kind, ColumnKind::number);
  edit([](Study& study) { study.data.reading.header = false; });
  settle(session);
  EXPECT_EQ(state().dataset->columns.front().name, "column1");
  EXPECT_EQ(state().study.data.target, "y") << "it is a problem, and an offer";
  EXPECT_FALSE(state().problems.empty());
  ASSERT_FALSE(state().notices.empty());
  EXPECT_EQ(state().notices.front().actions, std::vector{NoticeAction::match});
  session.open(AskAgain{});
  EXPECT_EQ(askedDataset, state().dataset);
}

TEST_F(SessionDataTest, AReadingThatIsStoppedOrFailsIsTakenBack) {
  openMine();
  const Study before = state().study;
  const auto dataset = state().dataset;
  edit([](Study& study) { study.data.reading.header = false; });
  session.stop();
  settle(session);
  EXPECT_EQ(state().study, before);
  EXPECT_EQ(state().dataset, dataset);
  const auto undoKey = session.history().undoKey(state().study);
  EXPECT_EQ(undoKey, "data.features") << "the step is gone";

  edit([](Study& study) { study.data.reading.decimal = "x"; });
  edit([](Study& study) { study.trials = 77; });
  settle(session);
  EXPECT_EQ(state().dataset, dataset);
  EXPECT_EQ(state().study.data.reading, before.data.reading);
  EXPECT_EQ(state().study.trials, 77) << "what was changed since stays";
  EXPECT_FALSE(state().notices.empty());
  EXPECT_EQ(state().whyNotRunnable().toStdString(), "");
}

TEST_F(SessionDataTest, ChangesWhileTheFileIsReadAgainAllCount) {
  openMine();
  edit([](Study& study) { study.data.columns = {{.column = "b", .kind = ColumnKind::text}}; });
  edit([](Study& study) { study.labelPrivacy.zeta = 0.7; });
  edit([](Study& study) { study.data.columns.push_back({.column = "a", .kind = ColumnKind::text}); });
  settle(session);
  EXPECT_EQ(state().study.data.columns.size(), 2u);
  EXPECT_EQ(state().study.labelPrivacy.zeta.same, 0.7);
}

TEST_F(SessionDataTest, WheneverItIsStoppedTheEarlierDataAreUntouched) {
  openMine();
  const Study before = state().study;
  const auto dataset = state().dataset;
  const QString other = write("other.csv", table("b,a,y", 3000));
  bool adopted = false;
  for (int turns = 0; !adopted; ++turns) {
    session.open(OpenFile{other});
    for (int turn = 0; turn < turns; ++turn) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    adopted = state().dataset != dataset;
    session.stop();
    settle(session);
    if (adopted) break;
    EXPECT_EQ(state().dataset, dataset);
    EXPECT_EQ(state().study, before);
    EXPECT_TRUE(state().notices.empty());
  }
  EXPECT_EQ(state().study.data.file, other.toStdString());
}

TEST_F(SessionDataTest, TheTableOfTheOpenFileIsImportedAsAChange) {
  openMine();
  ASSERT_TRUE(session.saveStudy(QString::fromStdString((folder.path() / "mine.json").string())));
  session.setQuestion([] {
    ADD_FAILURE() << "nothing gives way";
    return false;
  });
  DataChoice data = state().study.data;
  data.upper = 30;
  auto dataset = std::make_shared<const Dataset>(*state().dataset);
  edit([](Study& study) { ++study.trials; });
  session.open(OpenTable{data, dataset});
  settle(session);
  EXPECT_EQ(state().dataset, dataset);
  EXPECT_EQ(state().study.data.upper, 30);
  EXPECT_FALSE(state().studyFile.isEmpty());
  EXPECT_TRUE(state().isModified());
  session.undo();
  EXPECT_EQ(state().study.data.upper, 20);
}

/// Whether a change brings others along: another target has its own bounds, another task its own class.
bool bringsOthers(const std::string& key) {
  return key == "data.target" || key == "task" || key == "mode" || key == "data.lower" ||
         key == "data.upper" || key == "data.bounds_from_data";
}

/// Whether the key makes the program read the file again: see above.
bool isReading(const std::string& key) {
  for (const char* name : {"file", "recipe", "columns", "separator", "decimal", "thousands", "quote",
                           "comment", "encoding", "header", "names", "missing_values", "sha256"})
    if (key == std::string("data.") + name) return true;
  return key == "data";
}

TEST_F(SessionDataTest, InWhateverOrderParametersAreChangedNoneResetsAnother) {
  openMine();
  session.setPaused(true);
  Rng rng(23);
  int changed = 0;
  for (int round = 0; round < 300; ++round) {
    Study wanted = test::randomStudy(rng);
    wanted.view = state().study.view;
    std::vector<std::string> settings = settingsBetween(state().study, wanted);
    const std::string setting = settings[static_cast<std::size_t>(rng.uniform() * double(settings.size()))];
    const std::string key = setting.substr(0, setting.find('='));
    if (isReading(key) || bringsOthers(key)) continue;
    const Study next = withSettings(state().study, std::vector{setting});
    session.setStudy(next);
    EXPECT_EQ(settingsBetween(next, state().study), std::vector<std::string>()) << setting;
    ++changed;
  }
  EXPECT_GT(changed, 100);
}

}  // namespace
}  // namespace epsiscope::session_data_test
