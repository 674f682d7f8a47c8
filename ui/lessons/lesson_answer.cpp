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

QString withUnit(double number, const LessonQuestion& question) {
  const QString text = numberText(number, 3);
  return question.unit.isEmpty() ? text : QStringLiteral("%1 %2").arg(text, question.unit);
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

bool canJudge(const LessonQuestion& question, const AppState& now) {
  return std::ranges::all_of(quantitiesOf(question),
                             [&](const QString& name) { return quantity(name, now).has_value(); });
}

QString outcomeOf(const LessonQuestion& prediction, const LessonAnswer& answer, const StepEntry& before,
                  const AppState& now) {
  QString comparison;
  if (isRight(prediction, answer, before, now)) {
    comparison = QObject::tr("It came out as you said.");
  } else if (prediction.choices.empty()) {
    if (const auto number = rightNumber(prediction, now))
      comparison = QObject::tr("You said %1; it came out as %2.")
                       .arg(withUnit(answer.number, prediction), withUnit(*number, prediction));
  } else {
    for (const LessonChoice& choice : prediction.choices)
      if (comparison.isEmpty() && isRight(choice, before, now))
        comparison = QObject::tr("It came out differently: %1.").arg(choice.text);
  }
  return comparison.isEmpty() ? prediction.right : comparison + QLatin1Char(' ') + prediction.right;
}

}  // namespace epsiscope
