#include "ui/release/release_window.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableWidget>

#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include "core/release/looks.h"
#include "core/release/release_folder.h"
#include "core/start/data_start.h"
#include "core/study/load.h"
#include "core/tasks/task.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/shown_texts.h"
#include "ui/release/own_places.h"
#include "ui/session/data_defaults.h"

namespace epsiscope::release_window_test {
namespace {

namespace fs = std::filesystem;

/// Lets the window work until it waits for somebody.
void settle(const ReleaseWindow& window) {
  const auto rests = [&] { return !window.desk().isBusy() && !window.desk().sight().isLooking; };
  do {
    while (!rests()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
  } while (!rests());
}

class ReleaseWindowTest : public testing::Test {
protected:
  ReleaseWindowTest() { write("71,2500"); }

  /// The table, with that last row.
  void write(const std::string& last) {
    std::string rows = "age,income\n";
    for (int i = 0; i < 200; ++i)
      rows += std::to_string(18 + i * 7 % 60) + ',' + std::to_string(900 + i * 31 % 4000) + '\n';
    m_folder.write("people.csv", rows + last + '\n');
  }
  QString at(const char* name) const { return QString::fromStdString((m_folder.path() / name).string()); }
  /// A study of the mean income, with everything declared.
  Study mean() const {
    Study study;
    study.task = TaskId::statistic;
    study.data = {};
    study.data.file = at("people.csv").toStdString();
    study.data.target = "income";
    study.data.lower = 0;
    study.data.upper = 5000;
    study.data.prepare = taskOf(study).facts().preparations.front();
    study.data = withReadingDeclared(study.data, *loadData(study.data, {}));
    study.view.epsilon = 0.5;
    return study;
  }
  void open(const Study& study) {
    m_window = std::make_unique<ReleaseWindow>(study);
    m_window->resize(1000, 800);
    m_window->show();
    settle(*m_window);
  }
  template <class Widget>
  Widget* part(const char* name) const {
    auto* found = m_window->findChild<Widget*>(QLatin1String(name));
    EXPECT_NE(found, nullptr) << name;
    return found;
  }
  QString said(const char* name) const { return part<QLabel>(name)->text(); }
  void click(const char* name) const {
    part<QPushButton>(name)->click();
    settle(*m_window);
  }
  void makeLedger(const QString& epsilon, const QString& delta = QStringLiteral("0")) const {
    part<QLineEdit>("ledger-epsilon")->setText(epsilon);
    part<QLineEdit>("ledger-delta")->setText(delta);
    click("ledger-make");
  }
  void releaseInto(const char* folder) const {
    part<QPushButton>("release")->click();
    auto* dialog = m_window->findChild<QFileDialog*>();
    ASSERT_NE(dialog, nullptr);
    emit dialog->fileSelected(at(folder));
    delete dialog;
    settle(*m_window);
  }
  void typeEpsilon(const QString& text) const {
    auto* field = part<QLineEdit>("release-epsilon");
    field->setText(text);
    emit field->returnPressed();
    emit field->editingFinished();
    settle(*m_window);
  }

  test::TemporaryFolder m_folder;
  std::unique_ptr<ReleaseWindow> m_window;
};

TEST_F(ReleaseWindowTest, GoesFromAStudyToAFolder) {
  open(mean());
  EXPECT_FALSE(part<QPushButton>("release")->isEnabled());
  EXPECT_TRUE(said("release-status").contains(QStringLiteral("ledger")))
      << said("release-status").toStdString();
  EXPECT_TRUE(said("declared-facts").contains(QStringLiteral("income is from 0 to 5000")));
  EXPECT_TRUE(said("promise").contains(QStringLiteral("Epsilon is 0.5")));
  EXPECT_TRUE(said("planned").contains(QStringLiteral("95 %"))) << said("planned").toStdString();
  EXPECT_TRUE(part<QWidget>("missing")->isHidden());
  makeLedger(QStringLiteral("1"));
  EXPECT_TRUE(fs::exists(m_folder.path() / "people.csv.ledger"));
  ASSERT_TRUE(part<QPushButton>("release")->isEnabled()) << said("release-status").toStdString();
  releaseInto("out");
  ASSERT_TRUE(m_window->desk().sight().made) << m_window->desk().sight().failure.toStdString();
  EXPECT_EQ(whatIsWrongIn(m_folder.path() / "out", ledgerPlaceOf(at("people.csv.ledger"))), "");
  EXPECT_TRUE(said("made-words").contains(QString::fromStdString(signerOf(m_folder.path() / "out"))));
  EXPECT_TRUE(said("ledger-account").contains(QStringLiteral("0.5 is used")))
      << said("ledger-account").toStdString();
  EXPECT_EQ(part<QTableWidget>("ledger-entries")->rowCount(), 1);
}

TEST_F(ReleaseWindowTest, RefusesWhatIsBeyondTheBudgetAndOffersTheRest) {
  open(mean());
  makeLedger(QStringLiteral("0.3"));
  EXPECT_FALSE(part<QPushButton>("release")->isEnabled());
  EXPECT_TRUE(said("release-status").contains(QStringLiteral("at most 0.3")))
      << said("release-status").toStdString();
  click("ledger-fit");
  EXPECT_EQ(m_window->desk().study().epsilon, std::vector<double>{0.3});
  EXPECT_TRUE(part<QPushButton>("release")->isEnabled());
  releaseInto("out");
  EXPECT_TRUE(m_window->desk().sight().made);
  EXPECT_FALSE(part<QPushButton>("release")->isEnabled()) << "nothing is left";
}

/// Where an account of all together says less than the sum, that stands beside it.
TEST_F(ReleaseWindowTest, SaysWhatManyReleasesTellTogether) {
  const Study study = mean();
  LedgerHead head;
  head.epsilon = *Decimal::fromText("9");
  head.delta = *Decimal::fromText("1e-6");
  head.subject = {.dataName = "people.csv", .dataSha256 = loadData(study.data, {})->sha256};
  const LedgerPlace place = ledgerPlaceOf(at("people.csv.ledger"));
  createLedger(place, head);
  for (int i = 0; i < 60; ++i)
    bookInLedger(place, head.subject,
                 {.epsilon = *Decimal::fromText("0.1"),
                  .neighbours = Booking::Neighbours::row,
                  .trust = Booking::Trust::central});
  open(study);
  EXPECT_TRUE(said("ledger-account").contains(QStringLiteral("6 is used")))
      << said("ledger-account").toStdString();
  EXPECT_TRUE(said("ledger-account").contains(QStringLiteral("Together these releases tell no more than ε ")))
      << said("ledger-account").toStdString();
  EXPECT_TRUE(part<QPushButton>("release")->isEnabled()) << said("release-status").toStdString();
}

TEST_F(ReleaseWindowTest, ABudgetThatIsNoneMakesNoLedger) {
  open(mean());
  for (const char* text : {"", "0", "-1", "much", "1e400x", "nan"}) makeLedger(QLatin1String(text));
  makeLedger(QStringLiteral("1"), QStringLiteral("1"));
  EXPECT_FALSE(fs::exists(m_folder.path() / "people.csv.ledger"));
  makeLedger(QStringLiteral("0.12345678901234567891"));
  EXPECT_TRUE(said("ledger-account").contains(QStringLiteral("0.12345678901234567891")));
  click("ledger-fit");
  EXPECT_TRUE(part<QPushButton>("release")->isEnabled()) << "what is offered fits to the last digit";
}

TEST_F(ReleaseWindowTest, AsksForWhatIsNotDeclaredAndShowsNoProposal) {
  Study study = mean();
  study.task = TaskId::privateRegression;
  study.privateRegression.methods = {"noisy-sums"};
  study.data.prepare = taskOf(study).facts().preparations.front();
  study.data.lower = study.data.upper = std::nullopt;
  open(study);
  EXPECT_FALSE(part<QPushButton>("release")->isEnabled());
  const auto fields = [&] { return part<QWidget>("declarations")->findChildren<QLineEdit*>(); };
  ASSERT_EQ(fields().size(), 2) << "the bounds of the income";
  for (const QLineEdit* field : fields()) EXPECT_EQ(field->text(), QString());
  fields()[0]->setText(QStringLiteral("5000"));
  fields()[1]->setText(QStringLiteral("0"));
  click("declare");
  EXPECT_FALSE(m_window->desk().study().data.lower) << "the smaller one is not first";
  fields()[0]->setText(QStringLiteral("0"));
  fields()[1]->setText(QStringLiteral("5000"));
  click("declare");
  ASSERT_EQ(fields().size(), 2) << "the bounds of the age";
  fields()[0]->setText(QStringLiteral("0"));
  fields()[1]->setText(QStringLiteral("120"));
  click("declare");
  EXPECT_TRUE(part<QWidget>("declarations")->isHidden());
  EXPECT_TRUE(said("declared-facts").contains(QStringLiteral("age is from 0 to 120")));
  EXPECT_TRUE(said("planned").contains(QStringLiteral("Expected error"))) << said("planned").toStdString();
  makeLedger(QStringLiteral("1"));
  releaseInto("out");
  EXPECT_TRUE(m_window->desk().sight().made) << m_window->desk().sight().failure.toStdString();
}

TEST_F(ReleaseWindowTest, ADetectedReadingIsDeclaredInClassroom) {
  Study study = mean();
  study.data.reading.origin = ReadingOrigin::detected;
  open(study);
  EXPECT_FALSE(part<QPushButton>("release")->isEnabled());
  bool asked = false;
  QObject::connect(m_window.get(), &ReleaseWindow::classroomRequested, [&](const Study&) { asked = true; });
  click("declare-reading");
  EXPECT_TRUE(asked);
}

/// A row that stands against the study is not shown.
TEST_F(ReleaseWindowTest, WhatIsInTheRowsIsNotSaid) {
  write("71,no number");
  open(mean());
  EXPECT_FALSE(part<QPushButton>("release")->isEnabled());
  test::forEachText(*m_window, [](const std::string& where, const QString& text) {
    EXPECT_FALSE(text.contains(QStringLiteral("no number"))) << where;
    EXPECT_FALSE(text.contains(QStringLiteral("202"))) << where << ": " << text.toStdString();
  });
}

/// What the window says and would say, in its order.
std::string wordsOf(ReleaseWindow& window) {
  std::string all;
  test::forEachText(window, [&](const std::string& where, const QString& text) {
    all += where + ": " + text.toStdString() + '\n';
  });
  static const QRegularExpression hash(QStringLiteral("[0-9a-f]{32,}")),
      time(QStringLiteral("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}Z"));
  return QString::fromStdString(all)
      .replace(hash, QStringLiteral("HASH"))
      .replace(time, QStringLiteral("TIME"))
      .toStdString();
}

/// Two tables that differ in one row as far as a row can: before and after a release the window shows, and
/// would read out, the same.
TEST_F(ReleaseWindowTest, NeighboursLookTheSame) {
  std::map<std::string, std::string> before, after;
  for (const char* last : {"20,0", "71,9999999"}) {
    write(last);
    fs::remove(m_folder.path() / "people.csv.ledger");
    fs::remove_all(m_folder.path() / "people.csv.ledger.draws");
    fs::remove_all(m_folder.path() / "out");
    Study study = mean();
    study.data.sha256.reset();
    open(study);
    makeLedger(QStringLiteral("1"));
    before[last] = wordsOf(*m_window);
    releaseInto("out");
    ASSERT_TRUE(m_window->desk().sight().made);
    after[last] = wordsOf(*m_window);
  }
  EXPECT_GT(before.begin()->second.size(), 2000u);
  EXPECT_EQ(before.begin()->second, before.rbegin()->second);
  EXPECT_EQ(after.begin()->second, after.rbegin()->second);
}

TEST_F(ReleaseWindowTest, SaysThatTheTableWasLookedAt) {
  const Study study = mean();
  fs::remove(looksFolder() / loadData(study.data, {})->sha256);
  for (const bool looked : {false, true}) {
    if (looked) noteLook(looksFolder(), loadData(study.data, {})->sha256);
    open(study);
    if (!looked) makeLedger(QStringLiteral("2"));
    const char* folder = looked ? "second" : "first";
    releaseInto(folder);
    const std::string statement = test::bytesOf(m_folder.path() / folder / "statement.json");
    EXPECT_NE(
        statement.find(looked ? "\"looked_at_in_classroom\": true" : "\"looked_at_in_classroom\": false"),
        std::string::npos)
        << statement;
  }
}

TEST_F(ReleaseWindowTest, AnUnreadableLedgerIsOneSentence) {
  m_folder.write("people.csv.ledger", "nonsense\n");
  open(mean());
  EXPECT_FALSE(part<QPushButton>("release")->isEnabled());
  EXPECT_FALSE(said("ledger-problem").isEmpty());
  EXPECT_EQ(said("release-status"), said("ledger-problem"));
}

TEST_F(ReleaseWindowTest, ATableThatIsGoneIsOneSentence) {
  const Study study = mean();
  fs::remove(m_folder.path() / "people.csv");
  open(study);
  EXPECT_FALSE(part<QPushButton>("release")->isEnabled());
  EXPECT_TRUE(said("missing").contains(QStringLiteral("people.csv"))) << said("missing").toStdString();
}

/// Every method of every task can be released, or says why not.
TEST_F(ReleaseWindowTest, EveryMethodIsReleasedOrSaysWhyNot) {
  for (const Task* task : allTasks()) {
    SCOPED_TRACE(task->facts().id);
    open(studyOfResources(QString::fromLatin1(task->facts().start)));
    auto* methods = part<QComboBox>("release-method");
    for (int i = 0; i < std::max(1, methods->count()); ++i) {
      if (methods->count() > 0) {
        methods->setCurrentIndex(i);
        emit methods->activated(i);
        settle(*m_window);
      }
      const ReleaseSight& sight = m_window->desk().sight();
      EXPECT_EQ(sight.proposal.problems.empty(), sight.proposal.statement.has_value());
      EXPECT_NE(sight.whyNot(), QString()) << "there is no ledger";
      if (sight.proposal.statement) {
        // Planned people need to know what columns of text can say.
        EXPECT_EQ(sight.proposal.noise.empty(), task->facts().task == TaskId::labelClasses)
            << methods->currentText().toStdString();
        EXPECT_EQ(sight.proposal.noise.empty(), !sight.proposal.whyNotPlanned.empty());
        EXPECT_FALSE(said("planned").contains(QStringLiteral("label:")))
            << "that is the planned column's name";
      }
    }
  }
}

TEST_F(ReleaseWindowTest, TheEpsilonIsANumberAboveZero) {
  open(mean());
  typeEpsilon(QStringLiteral("0.25"));
  EXPECT_EQ(m_window->desk().study().epsilon, std::vector<double>{0.25});
  EXPECT_TRUE(said("promise").contains(QStringLiteral("Epsilon is 0.25")));
  for (const char* text : {"0", "-1", "nan", "much"}) typeEpsilon(QLatin1String(text));
  EXPECT_EQ(m_window->desk().study().epsilon, std::vector<double>{0.25});
}

}  // namespace
}  // namespace epsiscope::release_window_test
