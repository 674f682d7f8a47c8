#include <gtest/gtest.h>

#include <QDir>
#include <QThread>

#include <algorithm>

#include "core/random/rng.h"
#include "core/results/result.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/settled.h"
#include "ui/session/session.h"
#include "ui/state/picture.h"
#include "ui/state/view_kind.h"

namespace epsiscope::session_updating_test {
namespace {

using test::settle;
using test::settleWithPeople;

class SessionUpdatingTest : public testing::Test {
protected:
  void SetUp() override {
    session.open(OpenDefault{});
    settle(session);
    QObject::connect(&session, &Session::changed,
                     [this](Aspects what) { pictures += what.testFlag(Aspect::picture); });
  }
  const AppState& state() const { return session.state(); }
  template <class Change>
  void edit(const Change& change) {
    Study study = state().study;
    change(study);
    session.setStudy(study);
  }
  void lookAt(double epsilon) {
    edit([=](Study& study) { study.view.epsilon = epsilon; });
  }
  /// Chooses methods whose curves the GUI thread must not compute.
  void chooseSlowMethods() {
    edit([](Study& study) {
      study.labelPrivacy.methods = {"unbiased"};
      study.labelPrivacy.unbiasedValues = 8;
    });
  }

  Session session;
  int pictures = 0;  ///< drawn since the start
};

TEST_F(SessionUpdatingTest, AHundredChangesOfASlowPictureFinishAtMostTwo) {
  chooseSlowMethods();
  settle(session);
  pictures = 0;
  for (int i = 0; i < 100; ++i)
    edit([i](Study& study) {
      study.labelPrivacy.zeta = 0.5 + 0.01 * i;
      study.view.epsilon = 0.5 + 0.01 * i;
    });
  settle(session);
  EXPECT_GE(pictures, 1);
  EXPECT_LE(pictures, 2);
  EXPECT_EQ(state().pictureOf(view_id::tradeOff)->study, state().study);
}

TEST_F(SessionUpdatingTest, WhatIsTakenBackIsDrawnThoughItsPictureWasBeingDrawn) {
  // With few rows preparation ends before a drawing of many programmes notices that it was stopped.
  const test::TemporaryFolder folder;
  std::string table = "x,y\n";
  for (int i = 0; i < 12; ++i) table += std::to_string(i % 5) + "," + std::to_string(i) + ".5\n";
  session.open(OpenFile{QString::fromStdString(folder.write("few.csv", table).string())});
  settle(session);
  edit([](Study& study) {
    study.data.lower = 0;
    study.data.upper = 12;
    study.labelPrivacy.methods = {"unbiased"};
    study.labelPrivacy.unbiasedValues = 16;
  });
  ASSERT_EQ(state().whyNotRunnable().toStdString(), "");
  while (state().activity.kind != Activity::Kind::previewing)
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  session.takeBack(session.work());
  settle(session);
  EXPECT_FALSE(state().isOutOfDate());
}

TEST_F(SessionUpdatingTest, NoPictureIsOlderThanTheOneBefore) {
  std::vector<double> drawn;
  QObject::connect(&session, &Session::changed, [&](Aspects what) {
    if (what.testFlag(Aspect::picture) && state().pictureOf(view_id::tradeOff))
      drawn.push_back(state().pictureOf(view_id::tradeOff)->study.view.epsilon);
  });
  chooseSlowMethods();
  for (int i = 1; i <= 100; ++i) {
    edit([i](Study& study) {
      study.view.epsilon = 0.01 * i;
      study.labelPrivacy.methods = {i % 7 == 0 ? "laplace" : "unbiased"};
    });
    QCoreApplication::processEvents();
  }
  settle(session);
  EXPECT_TRUE(std::ranges::is_sorted(drawn));
  EXPECT_EQ(state().pictureOf(view_id::tradeOff)->study, state().study);
}

TEST_F(SessionUpdatingTest, ManyChangesWhilePausedAreOnePictureAfterwards) {
  session.setPaused(true);
  for (int i = 1; i <= 10; ++i) {
    edit([i](Study& study) { study.data.upper = 5 + 0.1 * i; });
    settle(session);
  }
  EXPECT_EQ(pictures, 0);
  EXPECT_TRUE(state().isOutOfDate());
  session.setPaused(false);
  settleWithPeople(session);
  EXPECT_EQ(pictures, 3) << "of the first split, of all, and of what other people would change";
  EXPECT_FALSE(state().isOutOfDate());
}

TEST_F(SessionUpdatingTest, APauseDoesNotKeepFromRunning) {
  session.setPaused(true);
  edit([](Study& study) {
    study.trials = 1;
    study.epsilon = {1};
  });
  session.run();
  settle(session);
  ASSERT_NE(state().result, nullptr);
  EXPECT_EQ(state().result->study.trials, 1);
  EXPECT_EQ(pictures, 0);
}

TEST_F(SessionUpdatingTest, DataOpenedInAPauseWaitAndSaySo) {
  session.setPaused(true);
  session.open(OpenBuiltIn{QStringLiteral("advertising-sales")});
  settle(session);
  EXPECT_FALSE(state().pictureOf(view_id::tradeOff));
  EXPECT_TRUE(state().whatIsMissing().contains(QStringLiteral("paused")));
  session.setPaused(false);
  settle(session);
  EXPECT_TRUE(state().whatIsMissing().isEmpty());
}

TEST_F(SessionUpdatingTest, WhatIsStoppedStaysOutOfDateUntilTheNextChange) {
  chooseSlowMethods();
  QCoreApplication::processEvents();
  session.stop();
  settle(session);
  EXPECT_TRUE(state().isOutOfDate());
  EXPECT_EQ(pictures, 0);
  lookAt(2);
  settle(session);
  EXPECT_FALSE(state().isOutOfDate());
}

TEST_F(SessionUpdatingTest, PreparingCanBeStopped) {
  const auto cache = state().cache;
  edit([](Study& study) { study.data.upper = 7; });
  session.stop();
  settle(session);
  EXPECT_EQ(state().cache, cache);
  EXPECT_TRUE(state().isOutOfDate());
  lookAt(2);
  settle(session);
  EXPECT_NE(state().cache, cache);
}

TEST_F(SessionUpdatingTest, AViewWhoseFirstPictureWasStoppedSaysSo) {
  QObject::connect(&session, &Session::changed, [&](Aspects what) {
    if (what.testFlag(Aspect::data) && !state().cache) session.stop();
  });
  session.open(OpenBuiltIn{QStringLiteral("advertising-sales")});
  settle(session);
  EXPECT_TRUE(state().whatIsMissing().contains(QStringLiteral("stopped")));
}

TEST_F(SessionUpdatingTest, ReadingCanBeStoppedAndChangesNothing) {
  const test::TemporaryFolder folder;
  const auto dataset = state().dataset;
  session.open(OpenFile{QString::fromStdString(folder.write("table.csv", "x,y\n1,2\n3,4\n5,6\n").string())});
  session.stop();
  settle(session);
  EXPECT_EQ(state().dataset, dataset);
  EXPECT_TRUE(state().notices.empty());
}

/// What other people would change is computed once for all epsilons, beside the pictures.
TEST_F(SessionUpdatingTest, OtherPeopleAreLookedAtOnceForAllEpsilons) {
  const auto shown = [&] { return state().pictureOf(view_id::tradeOff); };
  const auto knows = [&] {
    return previewOf<TradeOffPreview>(shown().get())->atEpsilonOfPeople[0].isKnown();
  };
  edit([](Study& study) {
    study.view.tab = view_id::tradeOff;
    study.labelPrivacy.methods = {"laplace", "central-ridge"};
  });
  settleWithPeople(session);
  ASSERT_TRUE(knows());
  const auto people = state().people;
  for (const double epsilon : {0.3, 2.0}) {
    lookAt(epsilon);
    settleWithPeople(session);
    EXPECT_EQ(state().people, people);
    EXPECT_EQ(shown()->people, people);
    EXPECT_TRUE(knows());
  }
  edit([](Study& study) { study.labelPrivacy.methods = {"laplace"}; });
  EXPECT_EQ(state().splits().people(), nullptr) << "those are of other curves";
  settleWithPeople(session);
  EXPECT_NE(state().people, people);
  EXPECT_TRUE(knows());
}

/// A picture that is not instant is only requested in this thread: nothing is there until the event loop has
/// run.
TEST_F(SessionUpdatingTest, NothingLongIsComputedInTheThreadOfTheWindow) {
  const auto dataset = state().dataset;
  session.open(OpenBuiltIn{QStringLiteral("house-prices")});
  EXPECT_EQ(state().dataset, dataset);
  settle(session);
  const auto cache = state().cache;
  edit([](Study& study) { study.data.upper = 7; });
  EXPECT_EQ(state().cache, cache);
  EXPECT_FALSE(session.isSettled());
  settle(session);
  session.run();
  EXPECT_EQ(state().result, nullptr);
  session.stop();
  settle(session);
}

#ifdef Q_OS_LINUX
qsizetype threads() {
  return QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
}

TEST(Session, ClosingWhileEverythingIsUnderWayLeavesNoThread) {
  const qsizetype before = threads();
  {
    Session session;
    session.open(OpenDefault{});
    settle(session);
    Study study = session.state().study;
    study.trials = 5000;
    study.data.upper = 7;
    study.labelPrivacy.methods = {"unbiased", "laplace"};
    session.setStudy(study);
    session.run();
    QCoreApplication::processEvents();
    session.open(OpenBuiltIn{QStringLiteral("income-class")});
  }
  // The system's list still has a joined thread for a moment.
  for (int i = 0; i < 100000 && threads() > before; ++i) QThread::yieldCurrentThread();
  EXPECT_LE(threads(), before);
}
#endif

/// Each change is of another parameter, and none depends on the others.
const std::vector<std::function<void(Study&)>>& independentChanges() {
  static const std::vector<std::function<void(Study&)>> all = {
      [](Study& s) { s.view.epsilon = 0.137; },
      [](Study& s) { s.view.compareEpsilon = 3; },
      [](Study& s) { s.view.draws = 33; },
      [](Study& s) { s.view.tab = view_id::noise; },
      [](Study& s) {
        s.epsilon = {0.3, 3};
      },
      [](Study& s) { s.trials = 7; },
      [](Study& s) { s.testFraction = 0.3; },
      [](Study& s) { s.seed = 99; },
      [](Study& s) { s.data.lower = -1; },
      [](Study& s) { s.data.upper = 9; },
      [](Study& s) { s.data.missing = MissingRule::dropRows; },
      [](Study& s) {
        s.labelPrivacy.methods = {"laplace", "unbiased"};
      },
      [](Study& s) {
        s.labelPrivacy.learners = {"ridge", "perceptron"};
      },
      [](Study& s) { s.labelPrivacy.lambda = 0.2; },
      [](Study& s) { s.labelPrivacy.zeta = 0.77; },
      [](Study& s) { s.labelPrivacy.priorShare = 0.35; },
      [](Study& s) { s.labelPrivacy.binWidth = 0.1; },
      [](Study& s) { s.labelPrivacy.delta = 1e-6; },
      [](Study& s) { s.kernelRelease.gamma = 0.4; },
      [](Study& s) { s.kernelRelease.kernel = "linear"; },
      [](Study& s) { s.privateClassifier.loss = "logistic"; },
      [](Study& s) { s.privateClassifier.lambda = 0.01; },
  };
  return all;
}

TEST_F(SessionUpdatingTest, ChangingOneParameterResetsNoOtherInAnyOrder) {
  session.setPaused(true);
  Study expected = state().study;
  for (const auto& change : independentChanges()) change(expected);
  const Study start = state().study;
  Rng rng(37);
  for (int round = 0; round < 50; ++round) {
    auto changes = independentChanges();
    for (std::size_t i = changes.size(); i > 1; --i) std::swap(changes[i - 1], changes[rng.below(i)]);
    for (const auto& change : changes) edit(change);
    EXPECT_EQ(state().study, expected);
    session.setStudy(start);
  }
}

TEST_F(SessionUpdatingTest, TakingEverythingBackAndDoingItAgainEndsWhereItWas) {
  session.setPaused(true);
  const Study start = state().study;
  for (int round = 0; round < 5; ++round)
    for (const auto& change : independentChanges()) {
      edit(change);
      edit([round](Study& study) { study.trials = 20 + round; });
    }
  const Study end = state().study;
  while (session.history().canUndo()) session.undo();
  EXPECT_EQ(state().study, start);
  while (session.history().canRedo()) session.redo();
  EXPECT_TRUE(sameButForLook(state().study, end));
}

/// Otherwise every step would pass over all rows.
TEST_F(SessionUpdatingTest, TheTableIsPreparedOnceForAllStepsOfASlider) {
  const auto before = state().table;
  ASSERT_NE(before, nullptr);
  lookAt(2);
  edit([](Study& study) { study.labelPrivacy.zeta = 0.7; });
  edit([](Study& study) { study.trials = 7; });
  edit([](Study& study) { study.data.upper = 7; });
  settle(session);
  EXPECT_EQ(state().table, before);
  EXPECT_EQ(state().cache->table(), before);
  edit([](Study& study) { study.data.features = std::vector<std::string>{"area"}; });
  EXPECT_NE(state().table, before);
}

TEST_F(SessionUpdatingTest, SavingDoesNotForgetWhatCanBeUndone) {
  const test::TemporaryFolder folder;
  const Study start = state().study;
  lookAt(2);
  ASSERT_TRUE(session.saveStudy(QString::fromStdString((folder.path() / "mine.json").string())));
  session.undo();
  EXPECT_EQ(state().study, start);
  EXPECT_TRUE(state().isModified());
}

}  // namespace
}  // namespace epsiscope::session_updating_test
