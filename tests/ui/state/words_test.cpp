#include "ui/state/words.h"

#include <gtest/gtest.h>

#include <QRegularExpression>

#include "core/study/study.h"
#include "core/tasks/task.h"
#include "tests/ui/support/speaking.h"
#include "ui/charts/axis_steps.h"
#include "ui/setup/privacy_section.h"
#include "ui/widgets/counted_text.h"
#include "ui/views/chart_parts.h"

namespace epsiscope::words_test {
namespace {

TEST(Words, CountsAreGroupedAndPlural) {
  EXPECT_EQ(countText(4000), QStringLiteral("4000"));
  EXPECT_EQ(countText(1300000), QStringLiteral("1\u2009300\u2009000"));
  EXPECT_EQ(countedText("QObject", "%1 rows", "%1 row", 1), QStringLiteral("1 row"));
  EXPECT_EQ(countedText("QObject", "%1 rows", "%1 row", 20640), QStringLiteral("20\u2009640 rows"));
}

TEST(Words, SentencesOfTheCoreGetTheirSymbols) {
  EXPECT_EQ(inSymbols("needs e^epsilon - 1 <= 2 epsilon, lambda up to 1"),
            QStringLiteral("needs e^ε − 1 ≤ 2 ε, λ up to 1"));
  EXPECT_EQ(inSymbols("lambdas stay"), QStringLiteral("lambdas stay"));
}

TEST(Words, NumbersStayWithTheirSignWhereATextWraps) {
  EXPECT_EQ(unbroken(QStringLiteral("at 50 %, with δ = 1")),
            QStringLiteral("at 50\u00a0%, with δ\u00a0=\u00a01"));
}

TEST(Words, DecimalsLineUpAndNothingIsMinusZero) {
  EXPECT_EQ(decimalText(0.5, 3), QStringLiteral("0.500"));
  EXPECT_EQ(decimalText(-0.3971, 3), QStringLiteral("−0.397"));
  EXPECT_EQ(decimalText(-1e-5, 3), QStringLiteral("0.000"));
}

/// The value of "62.2 %".
double percentOf(const QString& text) {
  EXPECT_TRUE(text.endsWith(QStringLiteral(" %"))) << text.toStdString();
  return text.chopped(2).toDouble();
}

TEST(Words, WhatIsNearlyCertainIsANumberBelow100OrWordsThatAtMostCanStandBefore) {
  EXPECT_EQ(certaintyText(0.6222), QStringLiteral("62.2 %"));
  EXPECT_EQ(certaintyText(1 - 4.2e-5), QStringLiteral("99.996 %"));
  EXPECT_EQ(certaintyText(1), QStringLiteral("just under 100 %"));
  for (double missing = 1e-3; missing > 2e-9; missing *= 0.83) {
    const double shown = percentOf(certaintyText(1 - missing));
    EXPECT_LT(shown, 100) << missing;
    EXPECT_NEAR(100 - shown, 100 * missing, 100 * missing) << missing;
  }
}

/// The sentences with "at most" and the words that may stand in their gap.
TEST(Words, NoSentenceAboutGuessingSaysABoundOfABound) {
  static const QRegularExpression twice(QStringLiteral(
      "(at most|at least|more than|less than|höchstens|mindestens|mehr als|weniger als) "
      "(at most|at least|more than|less than|over|höchstens|mindestens|mehr als|weniger als)"));
  for (const char* language : {"en", "de"}) {
    const test::Speaking speaking(QString::fromLatin1(language));
    for (const Task* task : allTasks())
      for (double epsilon = 1e-4; epsilon < 2000; epsilon *= 1.7) {
        const QString sentence = guessSentence(task->facts().task, epsilon);
        EXPECT_FALSE(sentence.contains(twice)) << sentence.toStdString();
        Study study;
        study.task = task->facts().task;
        study.view.epsilon = epsilon;
        EXPECT_FALSE(meaningOf(study).contains(twice)) << meaningOf(study).toStdString();
      }
  }
}

TEST(AxisSteps, AreTheNextRoundNumberAbove) {
  EXPECT_DOUBLE_EQ(stepAbove(0.3), 0.5);
  EXPECT_DOUBLE_EQ(stepAbove(5), 5);
  EXPECT_DOUBLE_EQ(stepAbove(5.1), 10);
  EXPECT_DOUBLE_EQ(stepAbove(5.1, Steps::fine), 6);
  EXPECT_DOUBLE_EQ(stepAbove(0), 1);
  EXPECT_DOUBLE_EQ(stepAbove(1.0 / 0.0), 1);
}

}  // namespace
}  // namespace epsiscope::words_test
