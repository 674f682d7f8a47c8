#pragma once

#include <cstddef>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/study/study.h"
#include "core/table/dataset.h"

namespace epsiscope {

class Trials;

/// What may be replaced in a table without what is released telling: one label, or one row with its features.
enum class Neighbours { labels, rows };
/// What leaves the hands of who holds the data.
enum class Released { labels, predictions, weights };
/// What a task's target holds: numbers, classes, or what the study's method asks for.
enum class TargetKind { numbers, classes, either };

/// What is always true of a task.
struct TaskFacts {
  TaskId task;
  const char* id;     ///< "label-privacy", as in a study file
  const char* block;  ///< the study's key that holds the task's parameters: "label_privacy"
  Released released = Released::labels;
  Neighbours neighbours = Neighbours::rows;
  TargetKind target = TargetKind::numbers;
  std::vector<const char*> preparations;  ///< that it accepts (core/study/preparations.h), the default first
  const char* otherPreparation =
      nullptr;                      ///< why it refuses the others, in context "Core"; null: it does not
  bool needsBounds = false;         ///< the target's bounds must be declared
  bool needsRowPerFeature = false;  ///< what learns is not regularised enough for fewer rows
  bool hasMethods = true;           ///< the study lists the methods; else it names one
  bool hasLearners = false;         ///< the study lists learners
  bool hasLambdaSweep = true;       ///< the study may list more values of lambda
  bool hasTrainSizes = true;        ///< errors over the number of rows are of interest
  bool hasDraws = false;            ///< noise is drawn several times in each trial
  bool hasLoss = false;             ///< errors may be looked at as a mean loss
  bool hasExactCurves = true;       ///< no curve of a preview is sampled
};

/// A method of a task.
struct Method {
  std::string id;
  std::string name;          ///< in context "Core"
  std::string summary = {};  ///< one sentence, in context "Core"; or empty
};

/// All that is particular to one task. Stateless: there is one object of each, see taskOf().
class Task {
public:
  Task() = default;
  Task(const Task&) = delete;
  Task& operator=(const Task&) = delete;
  virtual ~Task() = default;

  virtual const TaskFacts& facts() const = 0;
  bool isOf(const Study& study) const { return study.task == facts().task; }

  /// Returns every method that has a curve or rows of results, in the order of menus; "predict-mean" may be
  /// there beside them.
  virtual std::span<const Method> methods() const = 0;
  /// Returns the list of methods in the study; null if the study has none, see TaskFacts::hasMethods.
  virtual std::vector<std::string>* methodsOf(Study&) const { return nullptr; }
  /// Returns whether the study asks for the method.
  virtual bool usesMethod(const Study& study, const std::string& method) const = 0;

  /// Returns whether the target holds classes: data.positive is +1, all other values are -1.
  virtual bool hasClasses(const Study&) const { return false; }
  /// Returns the metric of a result's rows that one looks at: test_mse, test_error or test_loss.
  virtual std::string metricOf(const Study&) const = 0;
  /// Returns the study's lambda where it is one number that can be moved along an axis.
  virtual std::optional<double> lambdaOf(const Study&) const { return std::nullopt; }
  virtual void setLambda(Study&, double) const {}
  /// Returns more values of lambda that a run looks at; null if the study has none.
  virtual std::vector<double>* lambdaSweepOf(Study&) const { return nullptr; }
  /// Returns how many rows the task learns from at most.
  virtual std::size_t mostTrainRows(const Study&) const { return std::numeric_limits<std::size_t>::max(); }
  /// Returns whether a longer run may begin with the trials of a shorter one.
  virtual bool trialsAreIndependent(const Study&) const { return true; }

  /// Precondition: problems() is empty. `folder`: where the study's relative paths start; `threads`: as many
  /// as beginning a trial may use.
  virtual std::unique_ptr<Trials> trials(const Study& study, const std::shared_ptr<const Dataset>& dataset,
                                         const std::filesystem::path& folder, unsigned threads) const = 0;
};

/// The only places that know which tasks there are are behind these, in all_tasks.cpp.
const Task& taskOf(TaskId task);
inline const Task& taskOf(const Study& study) {
  return taskOf(study.task);
}
/// Returns every task, in the order in which they are offered.
std::span<const Task* const> allTasks();

}  // namespace epsiscope
