#pragma once

#include <QString>

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/study/study_fwd.h"
#include "core/study/task_id.h"
#include "core/table/dataset.h"
#include "core/text/decimal.h"
#include "ui/state/key_words.h"

namespace epsiscope {

/// What a task estimates, as axes and sentences name it.
struct Quantity {
  QString name;  ///< "MedHouseVal"
  QString unit;  ///< empty: it has none
};

/// What a release by a method spends on one thing.
struct Spending {
  QString purpose;
  QString column;  ///< whose values are protected
  Decimal epsilon;
  double delta = 0;
  QString method = {};  ///< where it is not the release's own
};

/// What the window says about a task.
struct TaskWords {
  const char* task;  ///< its id, as in a study file
  // To be translated in the context "Tasks".
  const char* name;
  const char* tip;
  const char* neighbours;
  const char* hidden;  ///< what privacy hides: a sentence for who reads "neighbours"
  const char* guess;   ///< "Who guesses … at 50 % can reach at most %1."
  const char* lambda;  ///< the letter of its paper
  // In the context "QObject".
  const char* whoSeesWhat;
  const char* composition;  ///< how the epsilons of a release are added
  /// Why a method is worse than the best answer that ignores the features, and what helps.
  const char* (*noiseCosts)(const Study&);
  const char* mayFail;  ///< what delta is the probability of, %1 being delta; null: there is no delta
  const char* target;   ///< what the target's column is
  const char* (*bounds)(const Study&);  ///< what the declared bounds are for
  const char* lines;                    ///< what the exact curves of Trade-off are
  const char* error;                    ///< heading of errors: "test error"
  const char* withoutPrivacy;           ///< the baseline without noise: "No privacy"
  const char* withoutNoise;             ///< the same on its line, with its error: "no privacy: %1"
  const char* noise;                    ///< title of Noise
  const char* released;                 ///< axis of what is released: "Released value of %1"
  const char* runs;                     ///< what differs from run to run
  const char* learner;                  ///< what ResultRow::learner is, as a heading
  Quantity (*quantity)(const Study&);
  /// ResultRow::learner of the rows that curves show; absent: all.
  std::optional<std::string> (*rowsOf)(const Study&);
  /// What a method of the study would spend; nothing where it is drawn to compare with. Null: it depends on
  /// more than the study.
  std::vector<Spending> (*spends)(const Study&, const std::string& method);
  std::span<const KeyWords> keys;  ///< of its block
};
const TaskWords& wordsOf(TaskId task);

/// Whether the study's curves are exact, but for those that bands show to be means of draws: the expected
/// error of clipped predictions is not where labels are randomized.
bool hasExactCurves(const Study& study);
/// Returns what the curves of Trade-off without bands are: TaskWords::lines, or of clipped predictions.
QString linesText(const Study& study);
/// "Exact, of clipped predictions": what the method's expected error is; empty where linesText() says it all.
QString expectationText(const Study& study, const std::string& method);

/// The same study on another task: every parameter of every task stays. Only what the task would refuse
/// becomes what it accepts: the preparation, the view in front; and of a target with two values one becomes
/// the positive class.
Study withTask(const Study& study, TaskId task, const Dataset* dataset);

}  // namespace epsiscope
