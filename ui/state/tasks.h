#pragma once

#include <QString>
#include <QtGlobal>

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

struct AppState;

/// The estimate of a task, as axes and sentences name it.
struct Quantity {
  QString name;  ///< "MedHouseVal"
  QString unit;  ///< empty: it has none
};

/// The budget that a release by a method spends on one thing.
struct Spending {
  QString purpose;
  QString column;  ///< whose values are protected
  Decimal epsilon;
  double delta = 0;
  QString method = {};  ///< where it is not the release's own
  QString kind = {};    ///< see protects(); empty: that of the whole release
};

/// One thing that takes all of view.epsilon and protects whole rows.
Spending wholeEpsilon(const Study& study, const QString& purpose);
/// Digits of a share of epsilon that is computed from public quantities and not chosen.
inline constexpr int kDigitsOfSuggestion = 4;

Quantity targetItself(const Study& study);
std::optional<std::string> everyRow(const Study& study);
const char* boundsOfLabels(const Study& study);

/// The window's words for a task. Members with a default fit most tasks.
struct TaskWords {
  const char* task;  ///< its id, as in a study file
  // To be translated in the context "Tasks".
  const char* name;
  const char* tip;
  const char* neighbours = QT_TRANSLATE_NOOP("Tasks", "neighbours: one row replaced");
  /// The hidden values: a sentence for readers of "neighbours".
  const char* hidden = QT_TRANSLATE_NOOP(
      "Tasks",
      "What privacy hides here: any one row may be replaced, its features and its label. Both are private.");
  /// "A guess at 50 % about … can reach at most %1."
  const char* guess = QT_TRANSLATE_NOOP(
      "Tasks", "A guess at 50 % about which of two rows is in the data can reach at most %1.");
  const char* lambda = "λ";  ///< the letter of its paper
  // In the context "QObject".
  const char* example;  ///< the study that the task begins with, in the menu of examples
  const char* whoSeesWhat;
  const char* composition;  ///< how the epsilons of a release are added
  /// Why a method is worse than the best answer that ignores the features, and the remedy.
  const char* (*noiseCosts)(const Study&);
  const char* mayFail =
      nullptr;  ///< what delta is the probability of, %1 being delta; null: there is no delta
  /// The role of the target's column.
  const char* target = QT_TRANSLATE_NOOP(
      "QObject", "The column that is predicted. It is private, and so are all other columns: the features.");
  const char* (*bounds)(const Study&) = boundsOfLabels;  ///< what the declared bounds are for
  /// The meaning of Trade-off's exact curves.
  const char* lines = QT_TRANSLATE_NOOP("QObject", "Lines: exact expected error on the test rows.");
  const char* error = QT_TRANSLATE_NOOP("QObject", "test error");           ///< heading of errors
  const char* withoutPrivacy = QT_TRANSLATE_NOOP("QObject", "No privacy");  ///< the baseline without noise
  /// The same on its line, with its error.
  const char* withoutNoise = QT_TRANSLATE_NOOP("QObject", "no privacy: %1");
  const char* noise = QT_TRANSLATE_NOOP("QObject", "What is released for one label");  ///< title of Noise
  const char* released = QT_TRANSLATE_NOOP("QObject", "Released value of %1");  ///< axis of the release
  /// The differences from run to run.
  const char* runs = QT_TRANSLATE_NOOP(
      "QObject",
      "Each run has its own split, prior and noise; with more runs than before, Run adds to those that are "
      "there.");
  /// The heading of ResultRow::learner.
  const char* learner = QT_TRANSLATE_NOOP("QObject", "Learner");
  Quantity (*quantity)(const Study&) = targetItself;
  /// ResultRow::learner of the rows that curves show; absent: all.
  std::optional<std::string> (*rowsOf)(const Study&) = everyRow;
  /// The spending of a release by the method at view.epsilon, in exact parts; empty where it is drawn to
  /// compare with. Precondition: the state has the study's cache.
  std::vector<Spending> (*spends)(const AppState& state, const std::string& method);
  std::span<const KeyWords> keys;           ///< of its block
  QString (*loss)(const Study&) = nullptr;  ///< "huber": the loss of TaskFacts::hasLoss
};
const TaskWords& wordsOf(TaskId task);
/// TaskWords::neighbours and hidden in the context "Tasks", or those of a study that protects people.
const char* neighboursOf(const Study& study);
const char* hiddenIn(const Study& study);

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
