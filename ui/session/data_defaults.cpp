#include "ui/session/data_defaults.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "core/builtin/planned_data.h"
#include "core/start/class_values.h"
#include "core/start/column_roles.h"
#include "core/start/data_start.h"
#include "core/study/data_match.h"
#include "core/study/plan.h"
#include "core/study/study_file.h"
#include "core/table/column_questions.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "ui/state/looks.h"
#include "ui/state/tasks.h"
#include "ui/theme/resources.h"

namespace epsiscope {

namespace {

const Column* numberColumn(const Dataset& dataset, const std::string& name) {
  const int index = dataset.find(name);
  if (index < 0) return nullptr;
  const Column& column = dataset.columns[static_cast<std::size_t>(index)];
  return column.kind == ColumnKind::number ? &column : nullptr;
}

/// The study's values of the task's own parameters, in the words of settingsBetween().
std::vector<std::string> settingsOf(const Study& study, TaskId task) {
  const std::string block = std::string(taskOf(task).facts().block) + '.';
  std::vector<std::string> settings = settingsBetween(Study{}, study);
  std::erase_if(settings, [&](const std::string& setting) { return !setting.starts_with(block); });
  return settings;
}

/// Whether nobody has chosen any of the task's own parameters.
bool isUnchosen(Study study, TaskId task) {
  Study silent;
  std::vector<std::string>* const methods = taskOf(task).methodsOf(study);
  if (methods != nullptr && *methods == taskOf(task).facts().starters)
    *methods = *taskOf(task).methodsOf(silent);
  return settingsOf(study, task).empty();
}

}  // namespace

bool isBuiltIn(const std::string& dataFile) {
  return dataFile.starts_with("builtin:");
}

bool leavesQuestions(const Study& study, const Dataset& dataset) {
  return !isSettled(dataset) || !mismatches(study.data, taskOf(study).holdsClasses(study), dataset).empty();
}

Study withChoice(const Study& study, const DataChoice& data) {
  Study next = study;
  next.data = data;
  return next;
}

Study withData(const Study& study, const std::string& file, const Dataset& dataset) {
  Study next = study;
  next.data = rematched(onFile(study.data, file), dataset, {});
  return withTargetIn(next, dataset);
}

Study withBuiltIn(const Study& study, const BuiltIn& builtIn, const Dataset& dataset) {
  Study next = withData(study, std::string("builtin:") + builtIn.id, dataset);
  const bool classes = taskOf(study).holdsClasses(study);
  if (classes ? builtIn.positive == nullptr : numberColumn(dataset, builtIn.target) == nullptr) return next;
  if (next.data.target != study.data.target) chooseTarget(next.data, builtIn.target);
  if (next.data.target != builtIn.target) return next;
  if (classes) {
    if (!next.data.positive) next.data.positive = builtIn.positive;
    return next;
  }
  if (!next.data.lower) next.data.lower = builtIn.lower;
  if (!next.data.upper) next.data.upper = builtIn.upper;
  if (!next.data.unit && builtIn.unit != nullptr) next.data.unit = builtIn.unit;
  return next;
}

Study studyOfResources(const QString& id) {
  const QByteArray json = fileContents(QStringLiteral(":/studies/%1.json").arg(id));
  return parseStudy(json.toStdString(), "the built-in study");
}

DataChoice startData(TaskId task) {
  return studyOfResources(QLatin1String(taskOf(task).facts().start)).data;
}

bool declareTheSame(const DataChoice& one, const DataChoice& other) {
  const auto declared = [](const DataChoice& data) {
    return std::tie(data.file, data.target, data.features, data.lower, data.upper, data.columnBounds,
                    data.columns);
  };
  return declared(one) == declared(other);
}

bool areOfAStart(const DataChoice& data) {
  return std::ranges::any_of(
      allTasks(), [&](const Task* task) { return declareTheSame(data, startData(task->facts().task)); });
}

Study withStart(const Study& study, TaskId task) {
  const Study start = studyOfResources(QLatin1String(taskOf(task).facts().start));
  Study next = withChoice(study, start.data);
  if (!isUnchosen(study, task)) return next;
  next.epsilon = start.epsilon;
  next.trials = start.trials;
  next.testFraction = start.testFraction;
  return withSettings(next, settingsOf(start, task));
}

Study withStarters(const Study& study, TaskId task) {
  Study next = study;
  std::vector<std::string>* const methods = taskOf(task).methodsOf(next);
  if (methods != nullptr && isUnchosen(study, task)) *methods = taskOf(task).facts().starters;
  return next;
}

QString builtInTitle(const DataChoice& data) {
  const QString file = QString::fromStdString(data.file);
  const BuiltIn* builtIn = findBuiltIn(file.mid(file.indexOf(QLatin1Char(':')) + 1).toStdString());
  return builtIn == nullptr ? file : QString::fromStdString(sentence("Core", builtIn->title));
}

bool suits(const Study& study, const std::shared_ptr<const Dataset>& dataset) {
  return std::ranges::none_of(problems(study, *PreparedTable::of(study, dataset)),
                              [](const Problem& problem) { return problem.field.starts_with("data."); });
}

Study withPlanFor(const Study& study) {
  Study next = study;
  DataPlan& plan = next.data.plan;
  const bool classes = taskOf(study).holdsClasses(study);
  if (!isPlan(study.data) || classes == (plan.shape == LabelShape::classes)) return next;
  plan.shape = classes ? LabelShape::classes : LabelShape::bell;
  next.data.positive = classes ? std::optional<std::string>(kPlannedPositive) : std::nullopt;
  return next;
}

Study suited(const Study& before, const Study& after, const Dataset& dataset) {
  Study next = after;
  const bool newTarget = after.data.target != before.data.target;
  if (newTarget) {
    next.view.label = next.view.otherLabel = std::nullopt;
    forgetPlaces(next);
    forgetClasses(next, before);
  }
  const DataChoice& data = next.data;
  if (data.lower && data.upper && (data.lower != before.data.lower || data.upper != before.data.upper))
    fitToWidth(next, *data.upper - *data.lower);
  choosePositive(next, dataset);
  choosePublicClasses(next, dataset);
  return next;
}

void takeBoundsFromData(Study& study, const Dataset& dataset) {
  if (study.data.lower && study.data.upper) return;
  const Column* target = numberColumn(dataset, study.data.target);
  if (target == nullptr) return;
  const ColumnSummary summary = summarise(*target);
  if (summary.count == 0 || !std::isfinite(summary.min) || !(summary.max > summary.min)) return;
  study.data.lower = summary.min;
  study.data.upper = summary.max;
  study.data.boundsFromData = true;
}

void fitToWidth(Study& study, double width) {
  if (!(width > 0) || !std::isfinite(width)) return;
  for (const Task* task : allTasks()) task->fitToWidth(study, width);
}

}  // namespace epsiscope
