#include "ui/session/file_watch.h"

#include <gtest/gtest.h>

#include <QFile>

#include "core/study/study_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/settled.h"
#include "ui/session/session.h"
#include "ui/window/file_dialogs.h"
#include "ui/window/save_question.h"

// Two windows on one study, and other programs that change its files.

namespace epsiscope::shared_study_test {
namespace {

using test::settle;

class SharedStudy : public testing::Test {
protected:
  void SetUp() override {
    folder.write("table.csv", "x,y\n1,5\n2,7\n3,9\n4,11\n5,8\n6,12\n");
    open(session, "table.csv");
    Study study = session.state().study;
    study.data.target = "y";
    study.data.lower = 0;
    study.data.upper = 20;
    session.setStudy(study);
    settle(session);
    ASSERT_TRUE(session.saveStudy(path("study.json")));
    open(other, "study.json");
    ASSERT_EQ(other.state().studyFile, path("study.json"));
    session.dismissNotices();
  }
  QString path(const char* name) const { return QString::fromStdString((folder.path() / name).string()); }
  void open(Session& in, const char* name) const {
    in.open(OpenFile{path(name)});
    settle(in);
  }
  static void setTrials(Session& in, int trials) {
    Study study = in.state().study;
    study.trials = trials;
    in.setStudy(study);
    settle(in);
  }
  int trialsIn(const char* name) const { return readStudy(folder.path() / name).trials; }
  /// Dialogs that give these answers in turn, and remember the questions.
  SaveDialogs answering(std::vector<InTheWay> answers, const QString& name = {}) {
    return {.choose = [name](QWidget*) { return name; },
            .ask =
                [this, answers, next = std::size_t{0}](QWidget*, const Session&, const QString& file,
                                                       const FileStamp&) mutable {
                  asked << file;
                  return next < answers.size() ? answers[next++] : InTheWay::cancel;
                }};
  }
  void look(FileWatch& watch) const {
    watch.check();
    while (watch.isChecking()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }

  test::TemporaryFolder folder;
  Session session, other;
  QStringList asked;
};

TEST_F(SharedStudy, TheLaterSaveDoesNotWinInSilence) {
  setTrials(other, 7);
  ASSERT_TRUE(other.saveStudy(path("study.json")));
  setTrials(session, 5);
  EXPECT_FALSE(session.saveStudy(path("study.json")));
  EXPECT_EQ(trialsIn("study.json"), 7);
  EXPECT_TRUE(session.state().isModified());
  ASSERT_FALSE(session.state().notices.empty());
  EXPECT_EQ(session.state().notices.front().kind, Notice::Kind::error);
}

TEST_F(SharedStudy, WhatBecomesOfTheOtherOneIsAsked) {
  setTrials(other, 7);
  ASSERT_TRUE(other.saveStudy(path("study.json")));
  setTrials(session, 5);
  EXPECT_FALSE(saveStudyWithDialog(nullptr, session, answering({InTheWay::cancel})));
  EXPECT_EQ(trialsIn("study.json"), 7);
  EXPECT_TRUE(saveStudyWithDialog(nullptr, session, answering({InTheWay::otherName}, path("mine.json"))));
  EXPECT_EQ(trialsIn("study.json"), 7);
  EXPECT_EQ(trialsIn("mine.json"), 5);
  EXPECT_EQ(session.state().studyFile, path("mine.json"));
  asked.clear();
  EXPECT_TRUE(saveStudyAsWithDialog(nullptr, session, answering({InTheWay::replace}, path("study.json"))));
  EXPECT_EQ(asked, QStringList{path("study.json")});
  EXPECT_EQ(trialsIn("study.json"), 5);
  asked.clear();
  setTrials(session, 6);
  EXPECT_TRUE(saveStudyWithDialog(nullptr, session, answering({})));
  EXPECT_TRUE(asked.isEmpty()) << "it is its own file now";
}

/// Somebody saves again while the question is open: this makes a new question.
TEST_F(SharedStudy, AnAnswerIsAboutWhatWasSeen) {
  setTrials(other, 7);
  ASSERT_TRUE(other.saveStudy(path("study.json")));
  setTrials(session, 5);
  SaveDialogs dialogs;
  dialogs.ask = [this](QWidget*, const Session&, const QString& file, const FileStamp&) {
    asked << file;
    if (asked.size() > 1) return InTheWay::cancel;
    setTrials(other, 8);
    EXPECT_TRUE(other.saveStudy(path("study.json")));
    return InTheWay::replace;
  };
  EXPECT_FALSE(saveStudyWithDialog(nullptr, session, dialogs));
  EXPECT_EQ(asked.size(), 2);
  EXPECT_EQ(trialsIn("study.json"), 8);
}

TEST_F(SharedStudy, AFileThatAppearedMeanwhileIsAskedAboutWhateverItHolds) {
  for (const char* text : {"name,score\n", "{}", ""}) {
    folder.write("new.json", text);
    asked.clear();
    EXPECT_FALSE(saveStudyAsWithDialog(nullptr, session, answering({InTheWay::cancel}, path("new.json"))));
    EXPECT_EQ(asked.size(), 1);
    EXPECT_EQ(test::bytesOf(folder.path() / "new.json"), text);
  }
}

TEST_F(SharedStudy, TheSameStudyInBothIsNoQuestion) {
  setTrials(other, 5);
  ASSERT_TRUE(other.saveStudy(path("study.json")));
  setTrials(session, 5);
  EXPECT_TRUE(saveStudyWithDialog(nullptr, session, answering({})));
  EXPECT_TRUE(asked.isEmpty());
  ASSERT_TRUE(QFile::remove(path("study.json")));
  setTrials(session, 6);
  EXPECT_TRUE(saveStudyWithDialog(nullptr, session, answering({}))) << "nothing is lost where nothing is";
  EXPECT_TRUE(asked.isEmpty());
}

TEST_F(SharedStudy, DifferencesAreToldInWords) {
  setTrials(other, 7);
  ASSERT_TRUE(other.saveStudy(path("study.json")));
  setTrials(session, 5);
  const QString said = differencesOf(path("study.json"), session.state().study);
  EXPECT_TRUE(said.contains(QStringLiteral("7")) && said.contains(QStringLiteral("5"))) << said.toStdString();
  EXPECT_EQ(said.count(QLatin1Char('\n')), 0) << said.toStdString();
  EXPECT_TRUE(differencesOf(path("table.csv"), session.state().study).contains(QStringLiteral("no study")));
}

TEST_F(SharedStudy, AChangeOnDiskIsSaidOnceAndForgottenAfterSaving) {
  FileWatch watch(session);
  setTrials(session, 5);
  look(watch);
  EXPECT_TRUE(session.state().notices.empty());
  setTrials(other, 7);
  ASSERT_TRUE(other.saveStudy(path("study.json")));
  for (int time = 0; time < 2; ++time) {
    look(watch);
    ASSERT_EQ(session.state().notices.size(), 1U);
    EXPECT_EQ(session.state().notices.front().actions, std::vector{NoticeAction::reopen});
    EXPECT_EQ(session.state().notices.front().times, 1);
  }
  EXPECT_TRUE(saveStudyWithDialog(nullptr, session, answering({InTheWay::replace})));
  EXPECT_TRUE(session.state().notices.empty());
  look(watch);
  EXPECT_TRUE(session.state().notices.empty());
}

TEST_F(SharedStudy, ATableThatIsWrittenWhileOpenIsSaidOnce) {
  FileWatch watch(session);
  setTrials(session, 5);
  look(watch);
  EXPECT_TRUE(session.state().notices.empty());
  folder.write("table.csv", "x,y\n1,5\n2,7\n");
  for (int time = 0; time < 2; ++time) {
    look(watch);
    ASSERT_EQ(session.state().notices.size(), 1U);
    EXPECT_TRUE(session.state().notices.front().sentence.contains(path("table.csv")));
    EXPECT_EQ(session.state().notices.front().times, 1);
  }
  EXPECT_EQ(session.state().dataset->rows(), 6U) << "the rows that were read";
}

/// The system reports the change, and nobody has to look for it.
TEST_F(SharedStudy, AChangeIsNoticedWithoutALook) {
  FileWatch watch(session);
  setTrials(session, 5);
  setTrials(other, 7);
  ASSERT_TRUE(other.saveStudy(path("study.json")));
  while (session.state().notices.empty()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  EXPECT_EQ(session.state().notices.front().actions, std::vector{NoticeAction::reopen});
}

TEST_F(SharedStudy, ATableOrStudyThatVanishedIsSaid) {
  FileWatch watch(session);
  setTrials(session, 5);
  ASSERT_TRUE(QFile::remove(path("table.csv")));
  look(watch);
  ASSERT_EQ(session.state().notices.size(), 1U);
  EXPECT_TRUE(session.state().notices.front().sentence.contains(path("table.csv")));
  EXPECT_TRUE(session.state().dataset) << "the rows that were read are there";
  ASSERT_TRUE(QFile::remove(path("study.json")));
  look(watch);
  ASSERT_EQ(session.state().notices.size(), 2U);
  EXPECT_TRUE(session.state().notices.front().sentence.contains(path("study.json")));
  look(watch);
  EXPECT_EQ(session.state().notices.size(), 2U);
}

}  // namespace
}  // namespace epsiscope::shared_study_test
