#pragma once

#include <QString>

#include <memory>
#include <string>

#include "core/table/dataset.h"
#include "core/builtin/generators.h"
#include "core/study/data_choice.h"
#include "core/study/label_privacy.h"
#include "core/study/study_fwd.h"
#include "core/study/task_id.h"

namespace epsiscope {

bool isBuiltIn(const std::string& dataFile);
inline bool isBuiltIn(const DataChoice& data) {
  return isBuiltIn(data.file);
}

/// Whether the table lacks something that the study names, or leaves a question to the user that may not stay
/// open.
bool leavesQuestions(const Study& study, const Dataset& dataset);

/// Returns `study` with another block "data".
Study withChoice(const Study& study, const DataChoice& data);
/// Returns `study` on another table: every parameter stays, and all declarations about columns that fit. How
/// another file is read is no statement about this one (see onFile), and neither are the bounds of another
/// file's labels. The target is one that is there, see withTargetIn().
Study withData(const Study& study, const std::string& file, const Dataset& dataset);
/// Returns `study` on built-in data, whose target and public bounds are known.
Study withBuiltIn(const Study& study, const BuiltIn& builtIn, const Dataset& dataset);

/// Returns a built-in study.
Study studyOfResources(const QString& id);
/// Returns the data that a task begins with, and their declarations.
DataChoice startData(TaskId task);
/// Whether both are one table, of which the same is declared.
bool declareTheSame(const DataChoice& one, const DataChoice& other);
/// Whether these are the data of some task's start, and nothing else is declared about them.
bool areOfAStart(const DataChoice& data);
/// Returns `study` on the task's start: its data, and where the study says nothing of the task's own
/// parameters theirs, for they were chosen to be seen with these data.
Study withStart(const Study& study, TaskId task);
/// Returns `study` with the three methods that the task begins with, where it says nothing of the task's own
/// parameters. The meaning of a file that says nothing is decided by its reader.
Study withStarters(const Study& study, TaskId task);
/// Returns what built-in data are called; the file where they are none.
QString builtInTitle(const DataChoice& data);

/// Whether nothing in the data keeps the study from running.
bool suits(const Study& study, const std::shared_ptr<const Dataset>& dataset);

/// Returns the study with a plan whose labels suit its task: classes where it needs them, else numbers.
Study withPlanFor(const Study& study);

/// Returns `after` on a table that `before` was not made for: with another target places in charts are
/// forgotten, and with another width zeta and bin width may be suggested again, see fitToWidth().
Study suited(const Study& before, const Study& after, const Dataset& dataset);

/// Fills in missing bounds with the smallest and largest label, and writes down that they come from private
/// data.
void takeBoundsFromData(Study& study, const Dataset& dataset);

/// Numbers that are shares of such a width stay where they suit labels that spread over `width`; else they
/// are suggested again.
void fitToWidth(Study& study, double width);

}  // namespace epsiscope
