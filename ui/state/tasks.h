#pragma once

#include <string>
#include <vector>

#include "core/study/study.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// What the window says about a task. The words are to be translated in the context "Tasks".
struct TaskWords {
  const char* task;  ///< its id, as in a study file
  const char* name;
  const char* tip;
  const char* neighbours;
  const char* hidden;  ///< what privacy hides: a sentence for who reads "neighbours"
  const char* lambda;  ///< the letter of its paper
  const char* guess;   ///< "Who guesses … at 50 % can reach at most %1."
};
const TaskWords& wordsOf(TaskId task);

/// The values of a column as a study names them, ascending; at most `most` + 1 of them.
std::vector<std::string> classValues(const Column& target, std::size_t most);

/// The same study on another task: every parameter of every task stays. Only what the task would refuse
/// becomes what it accepts: the preparation, the view in front; and of a target with two values one becomes
/// the positive class.
Study withTask(const Study& study, TaskId task, const Dataset* dataset);
/// One of two values of the target becomes the positive class, where the study needs one and has none.
void choosePositive(Study& study, const Dataset& dataset);

}  // namespace epsiscope
