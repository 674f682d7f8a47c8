// Whichever way a study is made, one of its methods is private, or a sentence says why none is and what to
// declare.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <string>

#include "core/builtin/generators.h"
#include "core/start/column_roles.h"
#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "core/tasks/undeclared.h"
#include "tests/support/shared_files.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/settled.h"
#include "ui/session/data_defaults.h"
#include "ui/session/session.h"
#include "ui/state/tasks.h"

namespace epsiscope::private_start_test {
namespace {

using test::settle;

/// Whether any method of the study has a promise, as computed.
bool hasPrivateMethod(const Study& study, const std::shared_ptr<const PreparedTable>& table) {
  const TradeOffPreview preview = previewTradeOff(study, {buildCache(study, table)});
  return std::ranges::any_of(preview.curves, [&](const MethodCurve& curve) {
    return taskOf(study).isMethod(curve.method) && curve.guarantee.isPrivate();
  });
}

class PrivateStart : public testing::Test {
protected:
  void SetUp() override { session.setPaused(true); }
  const AppState& state() const { return session.state(); }
  bool isSaid(const std::string& sentence) const {
    return std::ranges::any_of(state().notices, [&](const Notice& notice) {
      return notice.sentence.toStdString().find(sentence.substr(0, 40)) != std::string::npos;
    });
  }
  /// Expects that the study runs, and is private or says why it is not; if it cannot run, its problems say
  /// what is missing.
  void expectSaid(const std::string& way) {
    SCOPED_TRACE(way + " by " + taskOf(state().study).facts().id);
    ASSERT_TRUE(state().dataset && state().table);
    if (!state().problems.empty()) return;
    const std::vector<std::string> why = state().whyNothingIsPrivate();
    EXPECT_EQ(hasPrivateMethod(state().study, state().table), why.empty())
        << (why.empty() ? "" : why.front());
    ++(why.empty() ? privateOnes : others);
    if (!state().study.asPrinted.empty()) return;
    for (const std::string& sentence : why) EXPECT_TRUE(isSaid(sentence)) << sentence;
  }
  void open(const OpenRequest& request) {
    session.open(request);
    settle(session);
  }
  void inEachTask(const std::string& way) {
    for (const Task* task : allTasks()) {
      session.setStudy(withTask(state().study, task->facts().task, state().dataset.get()));
      settle(session);
      expectSaid(way);
    }
  }

  Session session;
  test::TemporaryFolder folder;
  int privateOnes = 0, others = 0;
};

TEST_F(PrivateStart, ByBuiltInData) {
  for (const BuiltIn& builtIn : builtIns()) {
    open(OpenBuiltIn{QString::fromLatin1(builtIn.id)});
    inEachTask(builtIn.id);
  }
  EXPECT_GT(privateOnes, 3);
  EXPECT_GT(others, 0);
}

TEST_F(PrivateStart, ByATaskThatBringsItsData) {
  open(OpenDefault{});
  for (const Task* task : allTasks()) {
    open(OpenTask{task->facts().task});
    expectSaid("a switch");
    open(OpenStartData{});
    expectSaid("start data");
  }
  EXPECT_GT(privateOnes, 3);
}

TEST_F(PrivateStart, ByAPlan) {
  open(OpenDefault{});
  for (const Task* task : allTasks()) {
    session.setStudy(withTask(state().study, task->facts().task, state().dataset.get()));
    open(OpenPlan{});
    expectSaid("a plan");
  }
  EXPECT_GT(privateOnes, 0);
}

TEST_F(PrivateStart, ByAnExample) {
  for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(EPSISCOPE_SOURCE_DIR) /
                                                               "resources" / "studies")) {
    if (entry.path().extension() != ".json") continue;
    const Study study = readStudy(entry.path());
    if (!study.data.file.starts_with("builtin:")) continue;
    open(OpenExample{QString::fromStdString(entry.path().stem().string())});
    expectSaid(entry.path().stem().string());
  }
  EXPECT_GT(privateOnes, 0);
}

TEST_F(PrivateStart, ByARecipe) {
  const struct {
    const char* recipe;
    std::filesystem::path file;
  } files[] = {{"california-housing", test::dataFile("california_housing/cal_housing.tgz")},
               {"adult", test::dataFile("adult/adult.data")}};
  NEEDS_FILE(files[0].file);
  for (const auto& [recipe, file] : files) {
    open(OpenRecipe{QLatin1String(recipe), QString::fromStdString(file.string())});
    ASSERT_EQ(state().study.data.recipe, recipe);
    ASSERT_TRUE(state().table);
    EXPECT_TRUE(state().problems.empty());
    const std::vector<std::string> why = state().whyNothingIsPrivate();
    for (const std::string& sentence : why) EXPECT_TRUE(isSaid(sentence)) << sentence;
  }
}

TEST_F(PrivateStart, ByATableOfTheUser) {
  std::string text = "age,city,wage,rich\n";
  for (int i = 0; i < 120; ++i)
    text += std::to_string(20 + i * 7 % 45) + (i % 3 == 0 ? ",Bonn," : ",Kiel,") +
            std::to_string(900 + i * 37 % 800) + (i % 4 == 0 ? ",yes\n" : ",no\n");
  const QString file = QString::fromStdString(folder.write("mine.csv", text).string());
  open(OpenDefault{});
  open(OpenFile{file});
  Study study = state().study;
  study.data.lower = 0;
  study.data.upper = 2000;
  study.data.reading.origin = ReadingOrigin::declared;
  session.setStudy(study);
  settle(session);
  inEachTask("a table");
  study = withTarget(state().study, *state().dataset, "rich");
  session.setStudy(study);
  settle(session);
  inEachTask("a table with classes");
  EXPECT_GT(privateOnes, 0);
  EXPECT_GT(others, 1);

  // Once everything is declared, a method is private, and no sentence remains.
  study = withTask(state().study, TaskId::privateClassifier, state().dataset.get());
  session.setStudy(study);
  settle(session);
  ASSERT_TRUE(state().problems.empty());
  const std::vector<std::string> why = state().whyNothingIsPrivate();
  ASSERT_EQ(why.size(), 2U) << "a bound for numbers, categories for texts";
  study.data.columnBounds = {{.column = "age", .bound = 100}, {.column = "wage", .bound = 2000}};
  for (ColumnChoice& column : study.data.columns)
    if (column.column == "city") column = {.column = "city", .kind = {}, .categories = {{"Bonn", "Kiel"}}};
  session.setStudy(study);
  settle(session);
  EXPECT_TRUE(state().whyNothingIsPrivate().empty());
  EXPECT_TRUE(hasPrivateMethod(state().study, state().table));
  EXPECT_FALSE(isSaid(why.front()));
}

TEST_F(PrivateStart, OnlyMethodsWithoutNoiseAreSaidToo) {
  open(OpenDefault{});
  Study study = state().study;
  study.labelPrivacy.methods = {"none"};
  session.setStudy(study);
  settle(session);
  ASSERT_EQ(state().whyNothingIsPrivate().size(), 1U);
  EXPECT_TRUE(isSaid(state().whyNothingIsPrivate().front()));
  session.dismissNotices();
  ++study.trials;
  session.setStudy(study);
  EXPECT_TRUE(state().notices.empty()) << "it is said once";
}

}  // namespace
}  // namespace epsiscope::private_start_test
