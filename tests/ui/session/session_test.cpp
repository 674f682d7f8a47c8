#include "tests/support/every_task.h"
#include "ui/session/session.h"
#include "ui/state/picture.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFileInfo>

#include "core/tasks/task_cache.h"
#include "core/tasks/task.h"
#include "core/results/result.h"
#include "core/study/study_file.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/support/shared_files.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/settled.h"
#include "ui/session/data_defaults.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"

namespace epsiscope::session_test {
namespace {

using test::settle;

QString text(const std::filesystem::path& path) {
  return QString::fromStdString(path.string());
}

class SessionTest : public testing::Test {
protected:
  void SetUp() override {
    session.open(OpenDefault{});
    settle(session);
  }
  const AppState& state() const { return session.state(); }
  template <class Change>
  void edit(const Change& change, quint64 step = 0) {
    Study study = state().study;
    change(study);
    session.setStudy(study, step);
  }

  Session session;
  test::TemporaryFolder folder;
};

TEST_F(SessionTest, StartsOnBuiltInDataWithCurvesAndAsksNothing) {
  ASSERT_NE(state().dataset, nullptr);
  EXPECT_TRUE(state().problems.empty());
  ASSERT_TRUE(state().pictureOf(view_id::tradeOff));
  EXPECT_GE(previewOf<TradeOffPreview>(state())->curves.size(), 3u);
  EXPECT_FALSE(state().isOutOfDate());
  EXPECT_FALSE(state().isModified());
}

TEST_F(SessionTest, ManySliderEventsBecomeOnePicture) {
  int pictures = 0;
  QObject::connect(&session, &Session::changed,
                   [&](Aspects what) { pictures += what.testFlag(Aspect::picture); });
  for (int i = 1; i <= 100; ++i) edit([&](Study& study) { study.view.epsilon = 0.01 * i + 0.1; }, 7);
  EXPECT_TRUE(state().isOutOfDate());
  settle(session);
  EXPECT_EQ(pictures, 1);
  EXPECT_DOUBLE_EQ(state().pictureOf(view_id::tradeOff)->study.view.epsilon, 1.1);
}

TEST_F(SessionTest, ASlowPictureIsFinishedWhileEpsilonIsDragged) {
  std::vector<double> pictures;
  QObject::connect(&session, &Session::changed, [&](Aspects what) {
    if (what.testFlag(Aspect::picture))
      pictures.push_back(state().pictureOf(view_id::tradeOff)->study.view.epsilon);
  });
  edit([](Study& study) {
    study.labelPrivacy.methods = {"unbiased"};
    study.labelPrivacy.unbiasedValues = 8;
    study.view.epsilon = 1;
  });
  QCoreApplication::processEvents();
  for (const double epsilon : {2.0, 3.0}) edit([=](Study& study) { study.view.epsilon = epsilon; }, 7);
  settle(session);
  EXPECT_EQ(pictures, (std::vector<double>{1, 3}));
  EXPECT_FALSE(state().isOutOfDate());
}

TEST_F(SessionTest, ASlowPictureThatIsNoLongerWantedGivesWay) {
  edit([](Study& study) { study.labelPrivacy.methods = {"unbiased"}; });
  QCoreApplication::processEvents();
  edit([](Study& study) { study.labelPrivacy.methods = {"laplace"}; });
  edit([](Study& study) { study.labelPrivacy.unbiasedValues = 3; });
  QCoreApplication::processEvents();
  edit([](Study& study) { study.labelPrivacy.methods = {"unbiased"}; });
  settle(session);
  EXPECT_FALSE(state().isOutOfDate());
  EXPECT_EQ(state().pictureOf(view_id::tradeOff)->study.labelPrivacy.methods,
            std::vector<std::string>{"unbiased"});
}

TEST_F(SessionTest, AnInvalidStudyKeepsTheLastPictureAndSaysSo) {
  const Study before = state().pictureOf(view_id::tradeOff)->study;
  edit([](Study& study) { study.labelPrivacy.zeta = -1; });
  settle(session);
  EXPECT_FALSE(state().problemOf("label_privacy.zeta").isEmpty());
  EXPECT_TRUE(state().isOutOfDate());
  EXPECT_EQ(state().pictureOf(view_id::tradeOff)->study, before);
  session.run();
  EXPECT_EQ(state().activity.kind, Activity::Kind::none);
  edit([](Study& study) { study.labelPrivacy.zeta = 0.9; });
  settle(session);
  EXPECT_FALSE(state().isOutOfDate());
}

TEST_F(SessionTest, UntickingTheLastLearnerKeepsTheLastPictureAndSaysSo) {
  ASSERT_EQ(state().study.view.tab, view_id::tradeOff);
  const Study before = state().pictureOf(view_id::tradeOff)->study;
  edit([](Study& study) { study.labelPrivacy.learners.clear(); });
  settle(session);
  EXPECT_FALSE(state().problemOf("label_privacy.learner").isEmpty());
  EXPECT_TRUE(state().isOutOfDate());
  EXPECT_EQ(state().pictureOf(view_id::tradeOff)->study, before);
}

TEST_F(SessionTest, TextThatIsNoValueMakesThePictureOutOfDate) {
  session.setBadText(QStringLiteral("label_privacy.zeta"), true);
  EXPECT_TRUE(state().isOutOfDate());
  EXPECT_FALSE(state().whyNotRunnable().isEmpty());
  session.setBadText(QStringLiteral("label_privacy.zeta"), false);
  EXPECT_FALSE(state().isOutOfDate());
}

TEST_F(SessionTest, ComputesThePictureInFrontOnly) {
  EXPECT_FALSE(state().pictureOf(view_id::noise));
  edit([](Study& study) { study.view.tab = view_id::noise; });
  settle(session);
  EXPECT_TRUE(state().pictureOf(view_id::noise));
  EXPECT_FALSE(state().pictureOf(view_id::interval));
  EXPECT_FALSE(session.history().canUndo()) << "looking elsewhere is no change";
}

TEST_F(SessionTest, NothingOfOneTaskIsShownForAnother) {
  edit([](Study& study) { study.trials = 1; });
  session.run();
  settle(session);
  ASSERT_NE(state().result, nullptr);
  const auto result = state().result;
  session.setStudy(withTask(state().study, TaskId::kernelRelease, state().dataset.get()));
  EXPECT_FALSE(state().pictureOf(view_id::tradeOff));
  EXPECT_EQ(state().cache, nullptr);
  EXPECT_EQ(state().result, nullptr);
  settle(session);
  ASSERT_TRUE(state().cache);
  EXPECT_TRUE(isCacheOf(*state().cache, state().study, state().dataset.get())) << "not that of label privacy";
  session.undo();
  EXPECT_EQ(state().study.task, TaskId::labelPrivacy);
  EXPECT_EQ(state().result, result) << "a run is not lost by looking at another task";
  settle(session);
  EXPECT_FALSE(state().isOutOfDate());
  session.redo();
  EXPECT_EQ(state().study.task, TaskId::kernelRelease);
}

TEST_F(SessionTest, ARunThatEndsAfterTheTaskWasSwitchedWaitsForItsTask) {
  edit([](Study& study) { study.trials = 2; });
  const Study labels = state().study;
  session.run();
  session.setStudy(withTask(labels, TaskId::kernelRelease, state().dataset.get()));
  settle(session);
  EXPECT_EQ(state().result, nullptr);
  session.setStudy(labels);
  ASSERT_NE(state().result, nullptr);
  EXPECT_EQ(state().result->study, labels);
}

TEST_F(SessionTest, AStoredViewThatTheTaskLacksBecomesTheTradeOff) {
  Study study = state().study;
  study.task = TaskId::kernelRelease;
  study.view.tab = view_id::noise;
  const auto file = folder.path() / "study.json";
  writeStudy(study, file);
  session.open(OpenFile{text(file)});
  settle(session);
  EXPECT_EQ(state().study.task, TaskId::kernelRelease);
  EXPECT_EQ(state().study.view.tab, view_id::tradeOff);
  EXPECT_FALSE(state().isModified());
}

TEST_F(SessionTest, AViewOfAnotherTaskBecomesTheTradeOffWhereverItComesFrom) {
  const auto file = folder.path() / "study.json";
  for (const char* id : test::everyStart()) {
    session.open(OpenExample{QString::fromLatin1(id)});
    settle(session);
    for (const ViewKind& view : allViews()) {
      Study study = state().study;
      study.trials = 1;  // opened many times
      study.view.tab = view.id;
      const char* expected = isOffered(view, study) ? view.id : view_id::tradeOff;
      session.setStudy(study);
      EXPECT_EQ(state().study.view.tab, expected) << id << view.id;
      writeStudy(study, file);
      session.open(OpenFile{text(file)});
      settle(session);
      EXPECT_EQ(state().study.view.tab, expected) << id << view.id;
      EXPECT_TRUE(state().problems.empty());
    }
  }
}

TEST_F(SessionTest, EveryExampleIsAStudyOfItsTaskThatCanRun) {
  std::vector<std::pair<const char*, TaskId>> examples = {{"as-printed", TaskId::labelPrivacy}};
  for (const Task* task : allTasks()) examples.emplace_back(task->facts().start, task->facts().task);
  for (const auto& [id, task] : examples) {
    session.open(OpenExample{QString::fromLatin1(id)});
    settle(session);
    EXPECT_EQ(state().study.task, task);
    EXPECT_EQ(state().whyNotRunnable().toStdString(), "") << id;
    EXPECT_FALSE(state().isModified());
  }
}

TEST_F(SessionTest, ADragIsUndoneInOneStep) {
  const Study before = state().study;
  for (int i = 1; i <= 5; ++i) edit([&](Study& study) { study.view.epsilon = i; }, 3);
  edit([](Study& study) { study.labelPrivacy.zeta = 0.7; });
  session.undo();
  EXPECT_DOUBLE_EQ(state().study.view.epsilon, 5);
  session.undo();
  EXPECT_EQ(state().study, before);
  EXPECT_FALSE(session.history().canUndo());
  session.redo();
  session.redo();
  EXPECT_DOUBLE_EQ(state().study.labelPrivacy.zeta.same.value(), 0.7);
}

TEST_F(SessionTest, BoundsMoveOnlyTheCacheThatDependsOnThem) {
  const auto cache = state().cache;
  edit([](Study& study) { study.labelPrivacy.zeta = 0.8; });
  settle(session);
  EXPECT_EQ(state().cache, cache);
  edit([](Study& study) { study.data.upper = 6; });
  settle(session);
  EXPECT_NE(state().cache, cache);
  EXPECT_FALSE(state().isOutOfDate());
}

TEST_F(SessionTest, ARunDeliversRowsForEveryMethod) {
  edit([](Study& study) {
    study.trials = 2;
    study.epsilon = {1, 2};
  });
  settle(session);
  session.run();
  settle(session);
  ASSERT_NE(state().result, nullptr);
  EXPECT_TRUE(state().result->complete);
  EXPECT_FALSE(state().resultIsOutOfDate());
  EXPECT_EQ(state().activity.kind, Activity::Kind::none);
  edit([](Study& study) { study.view.epsilon = 2; });
  EXPECT_FALSE(state().resultIsOutOfDate()) << "only looked at";
  edit([](Study& study) { study.labelPrivacy.zeta = 0.6; });
  EXPECT_TRUE(state().resultIsOutOfDate());
}

TEST_F(SessionTest, AStoppedRunEndsAndLeavesNoCompleteResult) {
  edit([](Study& study) { study.trials = 5000; });
  settle(session);
  session.run();
  EXPECT_EQ(state().activity.kind, Activity::Kind::running);
  session.stop();
  settle(session);
  EXPECT_EQ(state().activity.kind, Activity::Kind::none);
  if (state().result) {
    EXPECT_FALSE(state().result->complete);
  }
}

TEST_F(SessionTest, CanBeClosedWhileItRuns) {
  auto other = std::make_unique<Session>();
  other->open(OpenDefault{});
  settle(*other);
  Study study = other->state().study;
  study.trials = 5000;
  other->setStudy(study);
  settle(*other);
  other->run();
  other.reset();
  QCoreApplication::processEvents();
}

TEST_F(SessionTest, NewNoiseIsAnotherSeed) {
  const auto seed = state().study.seed;
  session.newNoise();
  EXPECT_NE(state().study.seed, seed);
  settle(session);
  EXPECT_FALSE(state().isOutOfDate());
}

TEST_F(SessionTest, AFileThatCannotBeReadChangesNothingButTheNotice) {
  const auto dataset = state().dataset;
  const Study study = state().study;
  const QString file = text(folder.write("empty.csv", ""));
  session.open(OpenFile{file});
  settle(session);
  EXPECT_EQ(state().dataset, dataset);
  EXPECT_EQ(state().study, study);
  ASSERT_EQ(state().notices.size(), 1u);
  EXPECT_TRUE(state().notices.front().sentence.contains(QStringLiteral("empty.csv")));
  EXPECT_EQ(state().notices.front().kind, Notice::Kind::error);
  session.open(OpenFile{file});
  settle(session);
  EXPECT_EQ(state().notices.front().times, 2) << "the same sentence counts up";
}

TEST_F(SessionTest, EveryDefectiveFileLeavesTheProgramUsable) {
  const auto bad = test::dataFile("bad");
  NEEDS_FILE(bad);
  bool asked = false;
  QObject::connect(&session, &Session::needsAnswers, &session, [&] { asked = true; });
  for (const auto& entry : std::filesystem::directory_iterator(bad)) {
    if (entry.path().extension() != ".csv") continue;
    SCOPED_TRACE(entry.path().filename().string());
    asked = false;
    session.open(OpenFile{text(entry.path())});
    settle(session);
    ASSERT_NE(state().dataset, nullptr);
    const std::filesystem::path file = state().study.data.file;
    const bool opened = std::filesystem::exists(file) && std::filesystem::equivalent(file, entry.path());
    EXPECT_TRUE(opened || asked || !state().notices.empty());
    EXPECT_TRUE(!state().problems.empty() || state().cache != nullptr);
  }
}

TEST_F(SessionTest, NewDataKeepParametersAndAskForBounds) {
  edit([](Study& study) { study.labelPrivacy.priorShare = 0.35; });
  std::string table = "size,colour,price\n";
  for (int i = 0; i < 40; ++i)
    table += std::to_string(i) + (i % 2 ? ",red," : ",blue,") + std::to_string(10 + i * 7 % 13) + "\n";
  session.open(OpenFile{text(folder.write("shop.csv", table))});
  settle(session);
  EXPECT_EQ(state().study.data.target, "price") << "a numeric column of the same name";
  EXPECT_DOUBLE_EQ(state().study.labelPrivacy.priorShare.same.value(), 0.35);
  EXPECT_FALSE(state().study.data.lower) << "those of another file's labels, even of the same name";

  session.open(OpenDefault{});
  settle(session);
  session.open(OpenFile{text(folder.write("other.csv", "a,b\n1,5\n2,7\n3,9\n4,11\n"))});
  settle(session);
  EXPECT_EQ(state().study.data.target, "b");
  EXPECT_FALSE(state().study.data.lower);
  EXPECT_FALSE(state().problems.empty());
  edit([this](Study& study) { takeBoundsFromData(study, *state().dataset); });
  EXPECT_EQ(state().study.data.lower, 5);
  EXPECT_EQ(state().study.data.upper, 11);
  EXPECT_TRUE(state().study.data.boundsFromData) << "stored with the study, so that exports and files say it";
  edit([](Study& study) { study.data.upper = 20; });
  EXPECT_FALSE(state().study.data.boundsFromData);
}

TEST_F(SessionTest, ASavedStudyOpensAsItWas) {
  std::string table = "x,y\n";
  for (int i = 0; i < 30; ++i) table += std::to_string(i) + "," + std::to_string(i % 7) + "\n";
  folder.write("table.csv", table);
  session.open(OpenFile{text(folder.path() / "table.csv")});
  settle(session);
  edit([](Study& study) {
    study.data.lower = 0;
    study.data.upper = 10;
    study.view.epsilon = 0.137;
    study.view.compareEpsilon = 3;
    study.view.draws = 100;
    study.view.tab = view_id::noise;
    study.view.charts = {{.chart = "trade-off",
                          .zoom = {0.1, 2, 1, 5},
                          .hidden = {"laplace"},
                          .markers = {0.5},
                          .logY = true}};
    study.view.lesson = "noise";
    study.view.lessonStep = 3;
    study.labelPrivacy.zeta = 1.7;
  });
  EXPECT_TRUE(state().isModified());
  const Study saved = state().study;
  const QString file = text(folder.path() / "mine.json");
  ASSERT_TRUE(session.saveStudy(file));
  EXPECT_FALSE(state().isModified());
  EXPECT_EQ(readStudy((folder.path() / "mine.json")).data.file, "table.csv") << "relative to the study";

  Session other;
  other.open(OpenFile{file});
  settle(other);
  EXPECT_EQ(other.state().study, saved);
  EXPECT_EQ(other.state().studyFile, file);
  EXPECT_FALSE(other.state().isModified());
}

TEST_F(SessionTest, AStudyThatCannotBeReadOrWrittenSaysWhy) {
  session.open(OpenFile{text(folder.write("newer.json", R"({"format": "epsiscope-study", "version": 99})"))});
  settle(session);
  EXPECT_FALSE(state().notices.empty());
  session.dismissNotices();
  EXPECT_FALSE(session.saveStudy(text(folder.path() / "no-such-folder" / "mine.json")));
  EXPECT_FALSE(state().notices.empty());
}

TEST(Session, DataWithoutFeaturesSayWhatIsMissingInsteadOfAnEmptyChart) {
  const test::TemporaryFolder folder;
  Session session;
  session.open(OpenFile{text(folder.write("one.csv", "y\n1\n2\n3\n4\n"))});
  settle(session);
  EXPECT_FALSE(session.state().problems.empty());
  EXPECT_EQ(session.state().whatIsMissing(), session.state().whyNotRunnable());
  EXPECT_FALSE(session.state().study.labelPrivacy.methods.empty());
}

TEST(Session, FallsBackToBuiltInDataWhenTheFirstFileIsBad) {
  const test::TemporaryFolder folder;
  Session session;
  session.open(OpenFile{text(folder.write("empty.csv", ""))});
  settle(session);
  EXPECT_NE(session.state().dataset, nullptr);
  EXPECT_FALSE(session.state().notices.empty());
}

}  // namespace
}  // namespace epsiscope::session_test
