#include "ui/session/document.h"

#include <gtest/gtest.h>

#include "core/study/study_file.h"
#include "tests/support/temporary_folder.h"
#include "ui/session/notices.h"

namespace epsiscope::document_test {
namespace {

class DocumentTest : public testing::Test {
protected:
  void SetUp() override {
    auto dataset = std::make_shared<Dataset>();
    dataset->columns = {{.name = "x", .values = {1, 2, 3}}, {.name = "y", .values = {4, 5, 6}}};
    table = summarised(dataset);
    Study study;
    study.data.file = "/nowhere/table.csv";
    study.data.target = "y";
    document.open(study, study, {.file = QStringLiteral("/nowhere/study.json")}, study.data, table);
    QObject::connect(&document, &Document::edited, [this](Aspects what) { edited = what; });
    QObject::connect(&document, &Document::taskChanged, [this] { ++tasks; });
    QObject::connect(&document, &Document::tableReplaced, [this] { ++tables; });
  }
  template <class Change>
  void edit(const Change& change, quint64 step = 0) {
    Study study = state.study;
    change(study);
    document.setStudy(study, step);
  }

  AppState state;
  Notices notices{state};
  Document document{state, notices};
  SummarisedTable table;
  Aspects edited;
  int tasks = 0, tables = 0;
};

TEST_F(DocumentTest, CountsWhatTheUserChangesAndNotWhatIsUndone) {
  edit([](Study& study) { study.trials = 7; });
  edit([](Study& study) { study.trials = 7; });
  EXPECT_EQ(document.changes(), 1u);
  document.undo();
  EXPECT_EQ(document.changes(), 1u);
  EXPECT_FALSE(state.isModified());
}

TEST_F(DocumentTest, AnotherTaskSaysSoBeforeItIsLookedAtAgain) {
  EXPECT_EQ(tasks, 0);
  bool wasFirst = false;
  QObject::connect(&document, &Document::edited, [&] { wasFirst = tasks == 1; });
  edit([](Study& study) { study.task = TaskId::kernelRelease; });
  EXPECT_TRUE(wasFirst);
  EXPECT_TRUE(edited.testFlag(Aspect::picture));
}

TEST_F(DocumentTest, OneOfTwoValuesOfATargetBecomesItsClass) {
  auto dataset = std::make_shared<Dataset>();
  dataset->columns = {{.name = "three", .values = {1, 2, 3}}, {.name = "two", .values = {4, 5, 5}}};
  Study next = state.study;
  next.data.target = "three";
  next.task = TaskId::privateClassifier;
  document.moveTo(next, next.data, summarised(dataset));
  for (const int trials : {7, 8}) {
    edit([trials](Study& study) { study.trials = trials; });
    EXPECT_FALSE(state.study.data.positive);
  }
  edit([](Study& study) { study.data.target = "two"; });
  EXPECT_EQ(state.study.data.positive, "5");
}

TEST_F(DocumentTest, ATargetOfClassesOffersTheTasksThatLearnThem) {
  auto dataset = std::make_shared<Dataset>();
  dataset->columns = {{.name = "three", .values = {1, 2, 3}}, {.name = "two", .values = {4, 5, 5}}};
  Column words{.name = "words", .kind = ColumnKind::text};
  words.codes = {0, 1, 0};
  words.categories = {"yes", "no"};
  dataset->columns.push_back(words);
  Study next = state.study;
  next.data.target = "three";
  document.moveTo(next, next.data, summarised(dataset));
  const auto offers = [&] {
    return std::ranges::count_if(state.notices, [](const Notice& notice) {
      return notice.actions == std::vector{NoticeAction::learnClasses};
    });
  };
  EXPECT_EQ(offers(), 0);
  edit([](Study& study) { study.data.target = "two"; });
  EXPECT_EQ(offers(), 1);
  EXPECT_TRUE(edited.testFlag(Aspect::notice));
  edit([](Study& study) { study.data.target = "words"; });
  ASSERT_EQ(offers(), 1);
  EXPECT_TRUE(state.notices.front().sentence.contains(QStringLiteral("is text")));
  edit([](Study& study) { study.task = TaskId::privateClassifier; });
  EXPECT_EQ(offers(), 0);
  document.undo();
  EXPECT_EQ(offers(), 1);
}

TEST_F(DocumentTest, WhatIsSaidOfAStepGoesWithIt) {
  edit([](Study& study) { study.data.lower = 0; });
  notices.say(QStringLiteral("of no step"));
  edit([](Study& study) { study.data.target = "x"; });
  ASSERT_EQ(state.notices.size(), 2u);
  EXPECT_GT(state.notices.front().step, 0u);
  document.undo();
  ASSERT_EQ(state.notices.size(), 1u);
  EXPECT_EQ(state.notices.front().sentence, QStringLiteral("of no step"));
  document.undo();
  EXPECT_EQ(state.notices.size(), 1u);
}

TEST_F(DocumentTest, IsInNoFileOnceItHasOtherData) {
  Study next = state.study;
  next.data.file = "/nowhere/other.csv";
  document.moveTo(next, next.data, table);
  EXPECT_EQ(tables, 1);
  EXPECT_TRUE(state.studyFile.isEmpty());
  EXPECT_FALSE(state.isModified());
  EXPECT_TRUE(document.history().canUndo());
  EXPECT_TRUE(document.isReadAsWanted());
  document.undo();
  EXPECT_FALSE(document.isReadAsWanted()) << "the earlier data are to be read";
  EXPECT_EQ(tables, 1);
}

TEST_F(DocumentTest, TheSameDataInAnotherWayAreAChangeOfIt) {
  Study next = state.study;
  next.data.reading.header = false;
  document.change(next, next.data, table);
  EXPECT_FALSE(state.studyFile.isEmpty());
  EXPECT_TRUE(state.isModified());
  EXPECT_TRUE(document.history().canUndo());
}

TEST_F(DocumentTest, WhatWasPutAsideComesBackWhole) {
  edit([](Study& study) { study.trials = 7; });
  const Document::Work work = document.work();
  Study other;
  other.data.file = "/nowhere/other.csv";
  document.open(other, other, {}, other.data, {.dataset = std::make_shared<Dataset>(), .summaries = {}});
  document.takeBack(work);
  EXPECT_EQ(state.study, work.study);
  EXPECT_EQ(state.dataset, table.dataset);
  EXPECT_EQ(state.summaries.size(), 2u);
  EXPECT_TRUE(document.history().canUndo());
  EXPECT_TRUE(state.isModified());
}

TEST_F(DocumentTest, IsSavedWithPathsThatStartAtItsFolder) {
  const test::TemporaryFolder folder;
  edit([&](Study& study) { study.data.file = (folder.path() / "table.csv").string(); });
  QString saved;
  QObject::connect(&document, &Document::saved, [&](const QString& file) { saved = file; });
  const QString file = QString::fromStdString((folder.path() / "mine.json").string());
  ASSERT_TRUE(document.save(file));
  EXPECT_EQ(saved, file);
  EXPECT_EQ(readStudy(folder.path() / "mine.json").data.file, "table.csv");
  EXPECT_FALSE(state.isModified());
}

}  // namespace
}  // namespace epsiscope::document_test
