#pragma once

#include <QStringList>

#include <map>
#include <memory>

#include "ui/lessons/lesson.h"

namespace epsiscope {

struct AppState;
struct Result;

/// The state when a step was entered: what "changed", and by how much, is compared with this.
struct StepEntry {
  Study study;
  std::shared_ptr<const Result> result;
  std::map<QString, double> values;  ///< of the quantities that the step names
};

/// Whether the condition holds now. One about a quantity that is not computed just now does not.
bool holds(const Condition& condition, const StepEntry& before, const AppState& now);

/// Whether every audit that the condition asks for is computed.
bool isAudited(const Condition& condition, const AppState& now);

/// Quantities that are compared or asked for.
QStringList quantitiesOf(const LessonStep& step);
QStringList quantitiesOf(const LessonQuestion& question);

}  // namespace epsiscope
