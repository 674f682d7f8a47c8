#include "ui/lessons/guess_dialog.h"

#include <QMenu>
#include <QPlainTextEdit>

#include "core/page/class_code.h"
#include "tests/ui/lessons/lesson_window.h"
#include "ui/charts/chart_model.h"
#include "ui/lessons/lesson_runner.h"
#include "ui/window/presenter.h"

namespace epsiscope::guess_dialog_test {
namespace {

using test::settle;

constexpr const char* kLesson = "noise-and-epsilon";

/// The code of a phone, each with a chance of its own.
QString codeOf(int step, int value, const char* lesson = kLesson) {
  static std::uint32_t chance = 1;
  return QString::fromStdString(classCode(guessedAt(lesson, step), value, chance += 7));
}

class GuessDialogTest : public test::LessonWindow {
protected:
  void SetUp() override {
    LessonWindow::SetUp();
    start(QLatin1String(kLesson));
  }
  QAction* action() const {
    QMenu* menu = window->actionsOfWindow().lessons;
    emit menu->aboutToShow();
    return menu->findChild<QAction*>(QStringLiteral("lesson-guesses"));
  }
  GuessDialog& collect() {
    action()->trigger();
    return *part<GuessDialog>("guess-dialog");
  }
  QPlainTextEdit& codes() const { return *part<QPlainTextEdit>("guess-codes"); }
  /// Guesses, does what the step asks for, and stays there.
  void reveal(int choice) {
    say("lesson-predict", {.choice = choice}, *progress().current().predict);
    fulfil(progress().current().advance);
  }
};

TEST_F(GuessDialogTest, CountsCodesAndMarksWhatCameOutOnlyOnceItDid) {
  click("lesson-next");
  GuessDialog& dialog = collect();
  codes().setPlainText(codeOf(1, 2) + QLatin1Char('\n') + codeOf(1, 2).toLower() + QStringLiteral(", ") +
                       codeOf(1, 0).remove(QLatin1Char(' ')));
  EXPECT_EQ(dialog.guesses().guesses, (std::vector<double>{2, 2, 0}));
  EXPECT_EQ(text("guess-said"), QStringLiteral("3 guesses."));
  EXPECT_TRUE(part("guess-problems")->isHidden());
  const auto* chart = dialog.findChild<Chart*>();
  EXPECT_TRUE(chart->isVisible());
  EXPECT_TRUE(chart->model().guides.empty());
  EXPECT_FALSE(codes().accessibleName().isEmpty() || codes().accessibleDescription().isEmpty());
  EXPECT_FALSE(chart->accessibleName().isEmpty() || chart->accessibleDescription().isEmpty());
  say("lesson-predict", {.choice = 0}, *progress().current().predict);
  EXPECT_TRUE(chart->model().guides.empty()) << "a guess is no answer";
  fulfil(progress().current().advance);
  ASSERT_EQ(chart->model().guides.size(), 1u);
  EXPECT_EQ(chart->model().guides.front().value, 2);
  EXPECT_TRUE(
      text("guess-said").contains(QStringLiteral("What came out: about ten times as wide. 2 said so.")))
      << text("guess-said").toStdString();
}

TEST_F(GuessDialogTest, NamesEachCodeThatDoesNotCount) {
  click("lesson-next");
  GuessDialog& dialog = collect();
  const QString good = codeOf(1, 1), later = codeOf(3, 700), other = codeOf(1, 1, "attack");
  QString wrong = good;
  wrong[0] = wrong[0] == QLatin1Char('A') ? QLatin1Char('B') : QLatin1Char('A');
  const auto problemWith = [&](const QString& code) {
    codes().setPlainText(good + QLatin1Char('\n') + code + QLatin1Char('\n'));
    EXPECT_EQ(dialog.guesses().guesses, std::vector<double>{1}) << "what is right counts all the same";
    QString said = text("guess-problems");
    EXPECT_TRUE(said.startsWith(code.toUpper())) << said.toStdString();
    return said;
  };
  EXPECT_TRUE(problemWith(wrong).endsWith(QStringLiteral("has a wrong letter; compare it with the phone.")));
  EXPECT_TRUE(problemWith(later).endsWith(QStringLiteral("is a guess at step 4; type it there.")));
  EXPECT_TRUE(problemWith(other).contains(QStringLiteral("in another lesson")));
  EXPECT_TRUE(problemWith(good).contains(QStringLiteral("twice")));
  EXPECT_TRUE(problemWith(QStringLiteral("abcde")).contains(QStringLiteral("too few or too many")));
  EXPECT_TRUE(problemWith(QStringLiteral("A1CD EFGH")).contains(QStringLiteral("sign that no code has")));
  const QString answer = QString::fromStdString(classCode(askedOfClass("Why?"), 1, 3));
  EXPECT_TRUE(problemWith(answer).contains(QStringLiteral("page of the class")));
  const QString beyond = codeOf(1, 5);
  EXPECT_TRUE(problemWith(beyond).contains(QStringLiteral("in another lesson"))) << "there is no such choice";
  codes().setPlainText(QStringLiteral("A\nB\nC\nD\nE\nF\n"));
  EXPECT_TRUE(text("guess-problems").endsWith(QStringLiteral("2 more do not count either.")));
}

TEST_F(GuessDialogTest, SaysNothingOfACodeThatIsBeingTyped) {
  click("lesson-next");
  GuessDialog& dialog = collect();
  QApplication::setActiveWindow(&dialog);
  codes().setFocus();
  codes().setPlainText(codeOf(1, 1) + QStringLiteral("\nABC"));
  EXPECT_TRUE(part("guess-problems")->isHidden());
  codes().clearFocus();
  QCoreApplication::processEvents();
  EXPECT_TRUE(text("guess-problems").startsWith(QStringLiteral("ABC has too few")));
}

TEST_F(GuessDialogTest, FollowsTheLessonAndKeepsWhatWasTyped) {
  GuessDialog& dialog = collect();
  EXPECT_FALSE(codes().isEnabled()) << "the first step asks for no guess";
  EXPECT_TRUE(text("guess-question").contains(QStringLiteral("no guess yet")));
  click("lesson-next");
  EXPECT_TRUE(codes().isEnabled());
  const QString typed = codeOf(1, 2);
  codes().setPlainText(typed);
  reveal(0);
  click("lesson-next");
  EXPECT_EQ(progress().step, 2);
  EXPECT_EQ(codes().toPlainText(), typed) << "a step without a guess";
  EXPECT_TRUE(dialog.guesses().cameOut.has_value());
  dialog.close();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(collect().guesses().guesses, std::vector<double>{2}) << "the window was closed in between";
  runner().replay();
  settle(session());
  click("lesson-next");
  EXPECT_EQ(codes().toPlainText(), typed);
  EXPECT_FALSE(part<GuessDialog>("guess-dialog")->guesses().cameOut.has_value())
      << "the next class guesses before the answer";
}

TEST_F(GuessDialogTest, ShowsAHistogramOfNumbers) {
  Study study = state().study;
  study.view.lessonStep = 3;
  session().setStudy(study);
  settle(session());
  GuessDialog& dialog = collect();
  codes().setPlainText(codeOf(3, guessValue(0.5)) + QLatin1Char('\n') + codeOf(3, guessValue(2)) +
                       QLatin1Char('\n') + codeOf(3, guessValue(0.1)));
  EXPECT_EQ(dialog.guesses().guesses, (std::vector{0.5, 2.0, 0.1}));
  EXPECT_EQ(text("guess-said"), QStringLiteral("3 guesses. Median: 0.5."));
}

TEST_F(GuessDialogTest, IsThereOnlyWhileALessonIs) {
  EXPECT_TRUE(action()->isEnabled());
  collect();
  runner().leave();
  settle(session());
  EXPECT_FALSE(action()->isEnabled());
  EXPECT_NE(part<GuessDialog>("guess-dialog"), nullptr) << "what was collected stays to be looked at";
}

TEST_F(GuessDialogTest, StandsBeforeThePresenterInItsLetters) {
  click("lesson-next");
  collect();
  codes().setPlainText(codeOf(1, 2));
  window->actionsOfWindow().presenter->trigger();
  settle(session());
  auto* presenter = window->findChild<Presenter*>();
  presenter->resize(1920, 1080);
  test::press(*presenter, Qt::Key_G);
  auto* dialog = presenter->findChild<GuessDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->guesses().guesses, std::vector<double>{2});
  EXPECT_GE(dialog->findChild<QLabel*>(QStringLiteral("guess-said"))->font().pointSizeF(), 18);
  EXPECT_GE(dialog->findChild<Chart*>()->font().pointSizeF(), 18);
}

}  // namespace
}  // namespace epsiscope::guess_dialog_test
