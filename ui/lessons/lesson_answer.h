#pragma once

#include <optional>

#include "ui/lessons/condition.h"

namespace epsiscope {

/// A learner's answer: one of the choices, or a number.
struct LessonAnswer {
  int choice = -1;
  double number = 0;
  bool isSpoken = false;  ///< it was said aloud in class, and nobody knows it here
};

/// Whether the answer is right as things stand; nothing while the number that is asked for is not computed.
bool isRight(const LessonQuestion& question, const LessonAnswer& answer, const StepEntry& before,
             const AppState& now);

/// Whether everything is computed that the question's answer depends on.
bool canJudge(const LessonQuestion& question, const AppState& now);

/// The number, or the first choice, that is right as things stand; nothing while it is not computed.
std::optional<LessonAnswer> rightAnswer(const LessonQuestion& question, const StepEntry& before,
                                        const AppState& now);
/// The words of a choice, or the number with its unit.
QString answerText(const LessonQuestion& question, const LessonAnswer& answer);

/// The number as it would be written here, if it is right but for a habit: a share where percent are asked
/// for, or the whole amount where the unit holds a factor ("× 1,000 $"). Empty: it is not.
QString otherHabit(const LessonQuestion& question, const LessonAnswer& answer, const AppState& now);

/// The result beside the prediction, and the explanation.
QString outcomeOf(const LessonQuestion& prediction, const LessonAnswer& answer, const StepEntry& before,
                  const AppState& now);

}  // namespace epsiscope
