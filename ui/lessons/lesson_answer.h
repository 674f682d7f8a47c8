#pragma once

#include "ui/lessons/condition.h"

namespace epsiscope {

/// What a learner said: one of the choices, or a number.
struct LessonAnswer {
  int choice = -1;
  double number = 0;
};

/// Whether the answer is right as things stand; nothing while the number that is asked for is not computed.
bool isRight(const LessonQuestion& question, const LessonAnswer& answer, const StepEntry& before,
             const AppState& now);

/// Whether everything is computed that the question's answer depends on.
bool canJudge(const LessonQuestion& question, const AppState& now);

/// What came out beside what was predicted, and the explanation.
QString outcomeOf(const LessonQuestion& prediction, const LessonAnswer& answer, const StepEntry& before,
                  const AppState& now);

}  // namespace epsiscope
