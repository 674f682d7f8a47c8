#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "core/table/dataset.h"
#include "core/study/study.h"

namespace epsiscope {

/// Ids of the views as they are stored in a study.
namespace view_id {
inline constexpr const char* data = "data";
inline constexpr const char* noise = "noise";
inline constexpr const char* interval = "interval";
inline constexpr const char* tradeOff = "trade-off";
inline constexpr const char* theory = "theory";
inline constexpr const char* learningCurve = "learning-curve";
inline constexpr const char* boundary = "boundary";
inline constexpr const char* tuning = "tuning";
}  // namespace view_id

struct ViewWords {
  const char* id;
  const char* name;  ///< with the letter that chooses it in the menu
};
/// Every view of the window in the order of the tabs.
std::span<const ViewWords> allViews();

/// What the window says about a task. The words are to be translated in the context "Tasks".
struct TaskWords {
  const char* id;  ///< the task's, as in a study file
  const char* name;
  const char* tip;
  const char* neighbours;
  const char* hidden;  ///< what privacy hides: a sentence for who reads "neighbours"
  const char* guess;   ///< "Who guesses … at 50 % can reach at most %1."
  std::vector<const char*> views;
  const char* lambda;  ///< the letter for it
  // In the context "QObject".
  const char* whoSeesWhat;
  const char* composition;  ///< how the epsilons of a release are added
  const char* noiseCosts;   ///< why a method is worse than one answer for all
};
const TaskWords& wordsOf(TaskId task);
bool hasView(TaskId task, const std::string& view);

/// The values of a column as a study names them, ascending; at most `most` + 1 of them.
std::vector<std::string> classValues(const Column& target, std::size_t most);

/// The same study on another task: every parameter of every task stays. Only what the task would refuse
/// becomes what it accepts: the preparation, the view in front; and of a target with two values one becomes
/// the positive class.
Study withTask(const Study& study, TaskId task, const Dataset* dataset);
/// One of two values of the target becomes the positive class, where the study needs one and has none.
void choosePositive(Study& study, const Dataset& dataset);

}  // namespace epsiscope
