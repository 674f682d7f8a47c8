#include "ui/session/recovery.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDir>
#include <QProcess>

#include "core/random/rng.h"
#include "core/study/study_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/crashed_session.h"
#include "tests/ui/support/save_forever.h"
#include "tests/ui/support/settled.h"

namespace epsiscope::recovery_test {
namespace {

using test::settle;

Study readCopy(const QString& file) {
  return readStudy(file.toStdU16String());
}

class RecoveryTest : public testing::Test {
protected:
  void SetUp() override {
    session.open(OpenDefault{});
    settle(session);
  }
  std::unique_ptr<Recovery> recovery() {
    return std::make_unique<Recovery>(session, folder, [this] { return wanted; });
  }
  void change(int trials) {
    Study study = session.state().study;
    study.trials = trials;
    session.setStudy(study);
  }
  static void finish(const Recovery& recovery) {
    while (recovery.isWriting()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  /// Leaves the copy that a crash would leave.
  void leaveCopy(int trials) const {
    Study study = session.state().study;
    study.trials = trials;
    const auto copy = RecoveryCopy::make(folder);
    copy->write(study);
  }
  int copies() const {
    return static_cast<int>(QDir(folder).entryList({QStringLiteral("*.json")}, QDir::Files).size());
  }

  test::TemporaryFolder temporary;
  QString folder = QString::fromStdString((temporary.path() / "recovery").string());
  bool wanted = true;
  Session session;
};

TEST_F(RecoveryTest, KeepsWhatIsNotSavedWithinAMinute) {
  static_assert(Recovery::kDelay <= std::chrono::seconds(60));
  const auto kept = recovery();
  EXPECT_FALSE(kept->isDue());
  change(17);
  EXPECT_TRUE(kept->isDue());
  kept->keepNow();
  finish(*kept);
  EXPECT_EQ(readCopy(kept->file()), session.state().study);
  EXPECT_FALSE(kept->isDue());
}

TEST_F(RecoveryTest, TheCopyGoesWhenTheStudyIsSaved) {
  const auto kept = recovery();
  change(17);
  kept->keepNow();
  ASSERT_TRUE(session.saveStudy(QString::fromStdString((temporary.path() / "mine.json").string())));
  finish(*kept);
  EXPECT_EQ(copies(), 0);
  EXPECT_FALSE(kept->isDue());
}

TEST_F(RecoveryTest, TheCopyGoesWhenTheWindowCloses) {
  auto kept = recovery();
  change(17);
  kept->keepNow();
  kept.reset();
  EXPECT_EQ(copies(), 0);
  EXPECT_TRUE(QDir(folder).isEmpty(QDir::Files)) << "no lock is left either";
}

TEST_F(RecoveryTest, WritesNothingWhereCopiesAreNotWanted) {
  wanted = false;
  const auto kept = recovery();
  change(17);
  EXPECT_FALSE(kept->isDue());
  kept->keepNow();
  finish(*kept);
  EXPECT_EQ(copies(), 0);
}

TEST_F(RecoveryTest, TwoWindowsLeaveEachOthersCopiesAlone) {
  const auto first = recovery();
  change(17);
  first->keepNow();
  finish(*first);
  Session other;
  Recovery second(other, folder, [] { return true; });
  second.offer();
  EXPECT_TRUE(other.state().notices.empty());
  EXPECT_NE(first->file(), second.file());
  EXPECT_EQ(readCopy(first->file()).trials, 17);
}

TEST_F(RecoveryTest, WhatACrashLeftIsOfferedAndRestoredAsNotSaved) {
  leaveCopy(23);
  const auto kept = recovery();
  kept->offer();
  ASSERT_EQ(session.state().notices.size(), 1u);
  EXPECT_EQ(session.state().notices.front().actions,
            (std::vector{NoticeAction::restore, NoticeAction::discard}));
  kept->restore();
  settle(session);
  EXPECT_EQ(session.state().study.trials, 23);
  EXPECT_TRUE(session.state().isModified());
  EXPECT_TRUE(session.state().studyFile.isEmpty());
  EXPECT_TRUE(session.state().notices.empty());
  finish(*kept);
  QCoreApplication::processEvents();
  EXPECT_EQ(copies(), 1) << "that of this window alone";
  EXPECT_EQ(readCopy(kept->file()).trials, 23);
}

TEST_F(RecoveryTest, ACopyThatNobodyAsksForWaitsForTheNextStart) {
  leaveCopy(23);
  recovery()->offer();
  EXPECT_EQ(copies(), 1);
  session.dismissNotices();
  recovery()->offer();
  EXPECT_EQ(session.state().notices.size(), 1u);
}

TEST_F(RecoveryTest, DiscardingOneOffersTheNext) {
  leaveCopy(23);
  leaveCopy(24);
  const auto kept = recovery();
  kept->offer();
  session.dismissNotices();
  kept->discard();
  EXPECT_EQ(session.state().notices.size(), 1u);
  kept->discard();
  EXPECT_EQ(copies(), 0);
}

TEST_F(RecoveryTest, OpeningAnotherFileDoesNotTakeTheOfferAway) {
  leaveCopy(23);
  const auto kept = recovery();
  kept->offer();
  session.open(OpenBuiltIn{QStringLiteral("income-class")});
  settle(session);
  EXPECT_EQ(session.state().notices.size(), 1u);
}

TEST_F(RecoveryTest, AFolderThatCannotBeMadeLeavesTheWindowWithoutCopies) {
  folder = QString::fromStdString((temporary.write("plain", "") / "recovery").string());
  const auto kept = recovery();
  change(17);
  kept->keepNow();
  EXPECT_TRUE(kept->file().isEmpty());
  EXPECT_FALSE(kept->isWriting());
}

TEST_F(RecoveryTest, WhatWasDoneBeforeAnotherTableWasOpenedIsKeptAsWell) {
  const auto kept = recovery();
  change(17);
  session.open(OpenBuiltIn{QStringLiteral("advertising-sales")});
  settle(session);
  EXPECT_TRUE(kept->isDue());
  kept->keepNow();
  finish(*kept);
  EXPECT_EQ(readCopy(kept->file()).trials, 17);
}

TEST_F(RecoveryTest, SaysWhereCopiesCannotBeKept) {
  folder = QString::fromStdString((temporary.write("plain", "") / "recovery").string());
  wanted = false;
  recovery()->offer();
  EXPECT_TRUE(session.state().notices.empty());
  wanted = true;
  recovery()->offer();
  ASSERT_EQ(session.state().notices.size(), 1u);
  EXPECT_TRUE(session.state().notices.front().sentence.contains(folder));
  session.open(OpenBuiltIn{QStringLiteral("income-class")});
  settle(session);
  EXPECT_EQ(session.state().notices.size(), 1u) << "it is about no data";
}

TEST_F(RecoveryTest, IsForItsOwnerAlone) {
  const auto kept = recovery();
  change(17);
  kept->keepNow();
  finish(*kept);
  const std::filesystem::path copy = kept->file().toStdString();
  EXPECT_EQ(std::filesystem::status(copy).permissions(),
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  EXPECT_EQ(std::filesystem::status(copy.parent_path()).permissions(), std::filesystem::perms::owner_all);
}

TEST_F(RecoveryTest, WhatIsNotSavedWhenTheProgramIsToldToEndIsOfferedAtTheNextStart) {
  change(17);
  auto kept = recovery();
  change(18);
  kept->leave();
  kept.reset();
  const auto orphans = RecoveryCopy::orphans(folder);
  ASSERT_EQ(orphans.size(), 1u);
  EXPECT_EQ(readCopy(orphans.front()->file()).trials, 18);
}

TEST_F(RecoveryTest, NothingIsLeftOfAStudyWithoutChangesWhenTheProgramIsToldToEnd) {
  auto kept = recovery();
  kept->leave();
  kept.reset();
  EXPECT_TRUE(QDir(folder).isEmpty(QDir::Files));
}

TEST_F(RecoveryTest, ATableOfTheClipboardOutlivesACrashWithTheCopyThatNeedsIt) {
  const test::OwnTemporaryFiles files;
  const QString table = test::tableOfACrashedSession(QStringLiteral("x\ty\n1\t5\n2\t7\n3\t9\n4\t11\n"));
  {
    Session next;
    Study study = session.state().study;
    study.data.file = table.toStdString();
    study.data.target = "y";
    study.data.features.reset();
    RecoveryCopy::make(folder)->write(study);
    Recovery kept(next, folder, [] { return true; });
    next.open(OpenDefault{});
    settle(next);
    kept.restore();
    settle(next);
    EXPECT_EQ(next.state().study.data.file, table.toStdString());
    EXPECT_TRUE(next.state().isModified());
    EXPECT_TRUE(QFile::exists(table));
  }
  EXPECT_TRUE(files.entries().isEmpty());
}

/// The child saves and keeps copies without end, counting up; it is killed at any moment.
TEST(Recovery, AKilledProgramLeavesWholeFiles) {
  Rng rng(29);
  for (int round = 0; round < 20; ++round) {
    const test::TemporaryFolder temporary;
    const QString folder = QString::fromStdString(temporary.path().string());
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QLatin1String(test::kSaveForever), folder});
    int lines = 0;
    for (const auto wanted = 1 + rng.below(30); static_cast<std::uint64_t>(lines) < wanted;) {
      ASSERT_TRUE(child.canReadLine() || child.waitForReadyRead(-1));
      while (child.canReadLine()) lines = child.readLine().toInt();
    }
    child.kill();
    ASSERT_TRUE(child.waitForFinished(-1));
    EXPECT_EQ(child.exitStatus(), QProcess::CrashExit);
    EXPECT_GE(readCopy(folder + QStringLiteral("/study.json")).trials, lines);
    const auto orphans = RecoveryCopy::orphans(folder + QStringLiteral("/recovery"));
    ASSERT_EQ(orphans.size(), 1u);
    EXPECT_GE(readCopy(orphans.front()->file()).trials, lines);
  }
}

}  // namespace
}  // namespace epsiscope::recovery_test
