#include "ui/lessons/lesson_answer.h"

#include <QObject>

#include <algorithm>
#include <cmath>

#include "ui/lessons/quantity.h"
#include "ui/state/app_state.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

bool isRight(const LessonChoice& choice, const StepEntry& before, const AppState& now) {
  return choice.right || (choice.when && holds(*choice.when, before, now));
}

std::optional<double> rightNumber(const LessonQuestion& question, const AppState& now) {
  return question.quantity.isEmpty() ? std::optional(question.number) : quantity(question.quantity, now);
}

/// The number in a unit such as "× 100 000 $"; 1 where there is none.
double factorOf(const QString& unit) {
  QString digits;
  for (const QChar sign : unit)
    if (sign.isDigit()) digits += sign;
  return digits.isEmpty() ? 1 : digits.toDouble();
}

}  // namespace

bool isRight(const LessonQuestion& question, const LessonAnswer& answer, const StepEntry& before,
             const AppState& now) {
  if (!question.choices.empty())
    return answer.choice >= 0 && answer.choice < static_cast<int>(question.choices.size()) &&
           isRight(question.choices[static_cast<std::size_t>(answer.choice)], before, now);
  const std::optional<double> right = rightNumber(question, now);
  return right && std::abs(answer.number - *right) <= question.tolerance;
}

std::optional<LessonAnswer> rightAnswer(const LessonQuestion& question, const StepEntry& before,
                                        const AppState& now) {
  if (question.choices.empty()) {
    const std::optional<double> number = rightNumber(question, now);
    return number ? std::optional(LessonAnswer{.number = *number}) : std::nullopt;
  }
  const auto right = std::ranges::find_if(
      question.choices, [&](const LessonChoice& choice) { return isRight(choice, before, now); });
  if (right == question.choices.end()) return {};
  return LessonAnswer{.choice = static_cast<int>(right - question.choices.begin())};
}

QString answerText(const LessonQuestion& question, const LessonAnswer& answer) {
  if (!question.choices.empty()) return question.choices[static_cast<std::size_t>(answer.choice)].text;
  const QString text = numberText(answer.number, 3);
  return question.unit.isEmpty() ? text : QStringLiteral("%1 %2").arg(text, question.unit);
}

QString otherHabit(const LessonQuestion& question, const LessonAnswer& answer, const AppState& now) {
  const std::optional<double> right = rightNumber(question, now);
  if (!question.choices.empty() || !right || *right == 0) return {};
  const auto isRightTimes = [&](double factor) {
    return std::abs(answer.number / factor - *right) <= question.tolerance;
  };
  const QString here = numberText(answer.number);
  if (const double factor = factorOf(question.unit); factor > 1 && isRightTimes(factor))
    return QObject::tr("Your %1 is right as a whole amount. The field counts in %2: write %3.")
        .arg(here, question.unit, numberText(answer.number / factor));
  if (question.unit == QLatin1String("%") && isRightTimes(0.01))
    return QObject::tr("Your %1 is right as a share. The field counts in percent: write %2.")
        .arg(here, numberText(answer.number * 100));
  if (question.unit.isEmpty() && isRightTimes(100))
    return QObject::tr("Your %1 is right in percent. The field takes a share: write %2.")
        .arg(here, numberText(answer.number / 100));
  return {};
}

bool canJudge(const LessonQuestion& question, const AppState& now) {
  return std::ranges::all_of(quantitiesOf(question),
                             [&](const QString& name) { return quantity(name, now).has_value(); }) &&
         std::ranges::all_of(question.choices, [&](const LessonChoice& choice) {
           return !choice.when || isAudited(*choice.when, now);
         });
}

QString outcomeOf(const LessonQuestion& prediction, const LessonAnswer& answer, const StepEntry& before,
                  const AppState& now) {
  const std::optional<LessonAnswer> right = rightAnswer(prediction, before, now);
  QString comparison;
  if (!answer.isSpoken && isRight(prediction, answer, before, now))
    comparison = QObject::tr("It came out as you said.");
  else if (right && answer.isSpoken)
    comparison = QObject::tr("What came out: %1.").arg(answerText(prediction, *right));
  else if (right && prediction.choices.empty())
    comparison = QObject::tr("You said %1; it came out as %2.")
                     .arg(answerText(prediction, answer), answerText(prediction, *right));
  else if (right)
    comparison = QObject::tr("It came out differently: %1.").arg(answerText(prediction, *right));
  return comparison.isEmpty() ? prediction.right : comparison + QLatin1Char(' ') + prediction.right;
}

}  // namespace epsiscope
