#include "ui/lessons/question_bank.h"

#include <QCheckBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QRegularExpression>

#include <cmath>

#include "core/audit/moved_noise.h"
#include "core/classes/class_response.h"
#include "core/erm/perturbation.h"
#include "core/mechanisms/gaussian.h"
#include "core/mechanisms/laplace.h"
#include "core/privacy/guarantee.h"
#include "core/privacy/guessing.h"
#include "core/statistics/statistic_row.h"
#include "tests/ui/lessons/example_lesson.h"
#include "tests/ui/lessons/lesson_window.h"
#include "tests/ui/support/speaking.h"
#include "ui/lessons/course.h"
#include "ui/lessons/lesson_shelf.h"

namespace epsiscope::question_bank_test {
namespace {

QJsonArray questionsIn(const std::string& folder) {
  const auto whole =
      QJsonDocument::fromJson(QByteArray::fromStdString(test::lessonSource(folder + "questions.json")));
  return whole.object()[QLatin1String("questions")].toArray();
}

double sdOfLaplace(double width, double epsilon) {
  return std::sqrt(Laplace({0, width}, epsilon).moments().variance(0));
}

double scaleOfLaplace(double width, double epsilon) {
  return sdOfLaplace(width, epsilon) / std::sqrt(2);
}

/// The answers that are numbers, computed by the program.
std::map<QString, double> computedAnswers() {
  const StatisticRow& mean = statisticRow(StatisticKind::mean);
  const double mean1000 = mean.sensitivity(1000, {0, 400});
  const Guarantee one = Guarantee::of({.epsilon = 0.2}), two = Guarantee::of({.epsilon = 0.3}),
                  three = Guarantee::of({.epsilon = 0.5});
  const Guarantee third = Guarantee::of({.epsilon = 0.4});
  const Guarantee lost = Guarantee::of({.epsilon = 0.35}), booked = Guarantee::of({.epsilon = 0.25});
  const double clipped = (LabelBounds{0, 5}.clamp(1) + LabelBounds{0, 5}.clamp(2) +
                          LabelBounds{0, 5}.clamp(3) + LabelBounds{0, 5}.clamp(8)) /
                         4;
  const auto classic = makeClassicGaussian({0, 1}, 0.5, 1e-5);
  const ClassResponse coin(2, std::log(3.0));
  // Everybody who answers has the same share of noise: the variance of their mean is that of one over n.
  const double noiseGrows = std::pow(sdOfLaplace(5, 0.5) / sdOfLaplace(5, 1), 2);
  double enough = 1;
  while (2 * std::pow(mean.sensitivity(enough, {0, 5}), 2) > 1 / enough + 1e-12) ++enough;
  const Loss loss{.kind = LossKind::huber, .h = 0.5};
  return {
      {QStringLiteral("mean-sensitivity"), mean1000},
      {QStringLiteral("mean-noise"), sdOfLaplace(mean1000, 1)},
      {QStringLiteral("two-means"), 20 * 40 - 19 * 39},
      {QStringLiteral("laplace-scale"), scaleOfLaplace(5, 0.5)},
      {QStringLiteral("laplace-sd"), sdOfLaplace(5, 2)},
      {QStringLiteral("posterior"), 100 * attackerPosterior(1)},
      {QStringLiteral("wider-bounds"), std::pow(sdOfLaplace(10, 1) / sdOfLaplace(5, 1), 2)},
      {QStringLiteral("clipped-mean"), 14.0 / 4 - clipped},
      {QStringLiteral("constant-noise"), scaleOfLaplace(mean.sensitivity(3200, {0, 5}), 0.1)},
      {QStringLiteral("half-epsilon-people"), 2000 * noiseGrows},
      {QStringLiteral("enough-rows"), enough},
      {QStringLiteral("delta-rows"), 10000 * 0.0001},
      {QStringLiteral("classic-gaussian"), std::sqrt(classic->moments().variance(0))},
      {QStringLiteral("randomized-response"), 100 * ClassResponse(4, 2).truth()},
      {QStringLiteral("coin"), std::log(0.75 / 0.25)},
      {QStringLiteral("unbiased-share"), 100 * (0.6 - coin.other()) / (coin.truth() - coin.other())},
      {QStringLiteral("left-for-labels"), 0.5 * (1 - 0.2)},
      {QStringLiteral("histogram-noise"),
       scaleOfLaplace(statisticRow(StatisticKind::histogram).sensitivity(1000, {0, 1}), 0.1)},
      {QStringLiteral("ten-predictions"), std::pow(sdOfLaplace(1, 0.1) / sdOfLaplace(1, 1), 2)},
      {QStringLiteral("composition"), composed(composed(one, two), three).epsilon()},
      {QStringLiteral("family"), 100 * attackerPosterior(4 * 0.5)},
      {QStringLiteral("output-scale"),
       planPerturbation(Perturbation::output, loss, {.rows = 1000, .columns = 3}, 0.01, 1, true).noiseScale},
      {QStringLiteral("best-guess"), 100 * laplaceGuess(1, 1)},
      {QStringLiteral("longer-rows"), epsilonOfMovedNorm(std::sqrt(2.0), 1)},
      {QStringLiteral("cells-of-a-picture"),
       100 * (100 * scaleOfLaplace(statisticRow(StatisticKind::histogram).sensitivity(4000, {0, 1}), 0.5) /
              8000)},
      {QStringLiteral("three-pictures"), composed(composed(third, third), third).epsilon()},
      {QStringLiteral("left-in-the-ledger"), 1 - composed(booked, lost).epsilon()},
      {QStringLiteral("half-width"),
       scaleOfLaplace(mean.sensitivity(500, {0, 10}), 0.2) * std::log(1 / (1 - 0.95))},
      {QStringLiteral("half-the-noise"), 5 / (scaleOfLaplace(5, 1) / 2)},
      {QStringLiteral("epsilon-eight"), 100 * attackerPosterior(8)}};
}

TEST(QuestionBankFile, HasThirtyNineQuestionsOnEveryLesson) {
  const test::Speaking english(QStringLiteral("en"));
  const std::vector<BankQuestion> questions = bankQuestions();
  EXPECT_EQ(questions.size(), 39u);
  QStringList ids, lessons;
  for (const BankQuestion& question : questions) {
    EXPECT_FALSE(question.text.isEmpty() || question.answer.isEmpty()) << question.id.toStdString();
    ids << question.id;
    lessons << question.lesson;
  }
  EXPECT_EQ(ids.removeDuplicates(), 0);
  lessons.removeDuplicates();
  EXPECT_EQ(lessons, courseIds());
}

TEST(QuestionBankFile, HasAnswersThatTheProgramComputes) {
  std::map<QString, double> computed = computedAnswers();
  // From the most certain guess back to epsilon.
  EXPECT_NEAR(attackerPosterior(0.405), 0.6, 0.0005);
  computed[QStringLiteral("epsilon-for-sixty")] = std::log(0.6 / 0.4);
  std::size_t numbers = 0;
  for (const QJsonValue one : questionsIn({})) {
    if (one[QLatin1String("number")].isUndefined()) continue;
    ++numbers;
    const QString id = one[QLatin1String("id")].toString();
    ASSERT_TRUE(computed.contains(id)) << id.toStdString();
    EXPECT_NEAR(one[QLatin1String("number")].toDouble(), computed.at(id),
                one[QLatin1String("tolerance")].toDouble() + 1e-12)
        << id.toStdString();
  }
  EXPECT_EQ(numbers, computed.size()) << "every answer that is computed is asked for";
}

/// The number in bold, with a decimal point.
double boldNumber(const QString& answer, QChar grouping) {
  static const QRegularExpression bold(QStringLiteral("\\*\\*([0-9.,]+)\\*\\*"));
  QString number = bold.match(answer).captured(1);
  number.remove(grouping).replace(QLatin1Char(','), QLatin1Char('.'));
  return number.toDouble();
}

TEST(QuestionBankFile, SaysEachNumberInBoldInEveryLanguage) {
  for (const std::string& folder : test::lessonFolders()) {
    const QJsonArray questions = questionsIn(folder);
    const QChar grouping = folder.empty() ? QLatin1Char(',') : QLatin1Char('.');
    for (const QJsonValue one : questions)
      if (!one[QLatin1String("number")].isUndefined()) {
        EXPECT_NEAR(boldNumber(one[QLatin1String("answer")].toString(), grouping),
                    one[QLatin1String("number")].toDouble(), 1e-12)
            << folder << one[QLatin1String("id")].toString().toStdString();
      }
  }
}

TEST(QuestionBankFile, IsTheSameInEveryLanguageButForItsWords) {
  const QJsonArray english = questionsIn({});
  for (const std::string& folder : test::lessonFolders()) {
    if (folder.empty()) continue;
    const QJsonArray other = questionsIn(folder);
    ASSERT_EQ(other.size(), english.size());
    for (qsizetype i = 0; i < english.size(); ++i) {
      QJsonObject one = english.at(i).toObject(), two = other.at(i).toObject();
      for (const QLatin1String words : {QLatin1String("text"), QLatin1String("answer")}) {
        EXPECT_NE(one.take(words).toString(), two.take(words).toString());
      }
      EXPECT_EQ(one, two);
    }
  }
}

class QuestionBankPage : public test::LessonWindow {
protected:
  Handout* show(const char* action) {
    emit window->actionsOfWindow().lessons->aboutToShow();
    window->actionsOfWindow().lessons->findChild<QAction*>(QLatin1String(action))->trigger();
    return window->findChild<Handout*>();
  }
};

TEST_F(QuestionBankPage, ShowsAnswersToTheTeacherAlone) {
  Handout* bank = show("lesson-questions");
  ASSERT_NE(bank, nullptr);
  EXPECT_FALSE(bank->html().contains(QStringLiteral("0.566")));
  part<QCheckBox>("bank-answers")->click();
  EXPECT_TRUE(bank->html().contains(QStringLiteral("0.566")));
  auto* lesson = part<QComboBox>("bank-lesson");
  lesson->setCurrentIndex(lesson->findData(QStringLiteral("three-noises")));
  EXPECT_FALSE(bank->html().contains(QStringLiteral("0.566")));
  EXPECT_TRUE(bank->html().contains(QStringLiteral("9.69")));
}

TEST_F(QuestionBankPage, IsWrittenAsItIsShown) {
  Handout* bank = show("lesson-questions");
  const std::filesystem::path file = folder.path() / "bank.html";
  EXPECT_TRUE(bank->save(QString::fromStdString(file.string())));
  EXPECT_NE(test::bytesOf(file.string()).find("income"), std::string::npos);
  EXPECT_FALSE(bank->save(QString::fromStdString((folder.path() / "missing" / "bank.html").string())));
  EXPECT_TRUE(part<QLabel>("handout-problem")->text().contains(QStringLiteral("does not exist")));
}

TEST_F(QuestionBankPage, TheCourseHasEveryLessonInOrderWithItsMinutes) {
  Handout* course = show("lesson-course");
  ASSERT_NE(course, nullptr);
  const QString html = course->html();
  qsizetype at = 0;
  int minutes = 0;
  for (const QString& id : courseIds()) {
    const LessonHead head = lessonHead(lessonFile(id, settings));
    const qsizetype next = html.indexOf(QStringLiteral("start:") + id);
    EXPECT_GT(next, at) << id.toStdString();
    EXPECT_TRUE(html.mid(next).contains(head.title.toHtmlEscaped()));
    at = next;
    minutes += head.minutes;
  }
  EXPECT_TRUE(html.contains(QStringLiteral("17 lessons, about %1 minutes.").arg(minutes)));
}

TEST_F(QuestionBankPage, TheCourseStartsTheNextLessonThatIsReady) {
  setLessonDone(settings, QStringLiteral("the-noisy-mean"));
  Handout* course = show("lesson-course");
  EXPECT_TRUE(course->html().contains(QStringLiteral("1 done")));
  auto* button = part<QAbstractButton>("course-start");
  EXPECT_TRUE(button->text().contains(QStringLiteral("Noise and epsilon")));
  button->click();
  test::settle(session());
  EXPECT_EQ(progress().lesson->id, QStringLiteral("noise-and-epsilon"));
}

TEST_F(QuestionBankPage, ATitleOfTheCourseStartsItsLesson) {
  Handout* course = show("lesson-course");
  emit course->followed(QStringLiteral("start:three-noises"));
  test::settle(session());
  EXPECT_EQ(progress().lesson->id, QStringLiteral("three-noises"));
}

TEST_F(QuestionBankPage, ACourseThatIsDoneSaysSo) {
  for (const QString& id : courseIds()) setLessonDone(settings, id);
  Handout* course = show("lesson-course");
  EXPECT_TRUE(course->html().contains(QStringLiteral("All of them are done.")));
  EXPECT_FALSE(part<QAbstractButton>("course-start")->isEnabled());
}

TEST_F(QuestionBankPage, NoLessonWaitsForOneThatComesLater) {
  const QStringList ids = courseIds();
  for (qsizetype i = 0; i < ids.size(); ++i)
    for (const QString& needed : lessonHead(lessonFile(ids[i], settings)).needs) {
      EXPECT_TRUE(ids.first(i).contains(needed)) << ids[i].toStdString();
    }
}

}  // namespace
}  // namespace epsiscope::question_bank_test
