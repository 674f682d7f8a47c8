#include "ui/state/tasks.h"

#include <QObject>
#include <QString>

#include "core/mechanisms/registry.h"
#include "core/start/class_values.h"
#include "core/study/preparations.h"
#include "core/tasks/label_privacy/label_release.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "ui/state/task_ui.h"
#include "ui/state/view_kind.h"

namespace epsiscope {

Quantity targetItself(const Study& study) {
  return {QString::fromStdString(study.data.target),
          QString::fromStdString(study.data.unit.value_or(std::string()))};
}

Spending wholeEpsilon(const Study& study, const QString& purpose) {
  return {
      .purpose = purpose, .column = QObject::tr("all columns"), .epsilon = Decimal::of(viewEpsilon(study))};
}

std::optional<std::string> everyRow(const Study&) {
  return {};
}

const char* boundsOfLabels(const Study&) {
  return QT_TRANSLATE_NOOP(
      "QObject",
      "Declared, public bounds: what is known of the labels without looking at them. Training labels are "
      "clipped to them.");
}

const TaskWords& wordsOf(TaskId task) {
  return uiOf(task).words;
}

const char* neighboursOf(const Study& study) {
  if (!protectedUnit(study.data).isPerson()) return wordsOf(study.task).neighbours;
  return taskOf(study).facts().neighbours == Neighbours::labels
             ? QT_TRANSLATE_NOOP("Tasks", "neighbours: all labels of a person replaced")
             : QT_TRANSLATE_NOOP("Tasks", "neighbours: all rows of a person replaced");
}

const char* hiddenIn(const Study& study) {
  if (!protectedUnit(study.data).isPerson()) return wordsOf(study.task).hidden;
  return taskOf(study).facts().neighbours == Neighbours::labels
             ? QT_TRANSLATE_NOOP("Tasks",
                                 "What privacy hides here: all labels of any one person may be replaced. The "
                                 "other columns are public, and so is how many rows a person has.")
             : QT_TRANSLATE_NOOP("Tasks",
                                 "What privacy hides here: all rows of any one person may be replaced by as "
                                 "many others. How many they are is public.");
}

namespace {

/// The errors of the task's other methods.
QString linesWithFormula(const Study& study) {
  if (!taskOf(study).clipsPredictions(study)) return QObject::tr(wordsOf(study.task).lines);
  return QObject::tr(
      "Lines: expected error on the test rows of predictions clipped to the bounds: exact for central ridge, "
      "the private mean and without noise, by the normal law for label randomizers.");
}

}  // namespace

bool hasExactCurves(const Study& study) {
  return taskOf(study).facts().hasExactCurves && !taskOf(study).clipsPredictions(study) &&
         !taskOf(study).hasStages(study);
}

QString linesText(const Study& study) {
  const QString lines = linesWithFormula(study);
  if (!taskOf(study).hasStages(study)) return lines;
  return lines + QLatin1Char(' ') +
         QObject::tr("Methods with several stages are sampled: the mean of %1 fits on each split.")
             .arg(kSampledFits);
}

QString expectationText(const Study& study, const std::string& method) {
  if (stagedMethod(method))
    return QObject::tr("Sampled: the mean of %1 fits on each split.").arg(kSampledFits);
  if (!taskOf(study).clipsPredictions(study)) return {};
  if (findMechanism(method) != nullptr)
    return QObject::tr("Expected error of clipped predictions, by the normal law.");
  const bool isExact = !taskOf(study).isMethod(method) || isCentralRidge(method);
  return isExact ? QObject::tr("Expected error of clipped predictions, exact.") : QString();
}

Study withTask(const Study& study, TaskId task, const Dataset* dataset) {
  Study next = study;
  next.task = task;
  // Where Setup has no choice of it, a task begins with its own.
  const bool hasChoice = taskOf(task).accepts(kPrepareUnitRows);
  if (!taskOf(task).accepts(next.data.prepare) || (task != study.task && !hasChoice))
    next.data.prepare = taskOf(task).facts().preparations.front();
  chooseOfferedView(next);
  if (dataset != nullptr) choosePositive(next, *dataset);
  if (dataset != nullptr) choosePublicClasses(next, *dataset);
  return next;
}

}  // namespace epsiscope
