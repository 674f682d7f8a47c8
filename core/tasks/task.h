#pragma once

#include <cstddef>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/audit/audit_effort.h"
#include "core/audit/audited_claim.h"
#include "core/base/go_on.h"
#include "core/prepare/prepare.h"
#include "core/privacy/guarantee.h"
#include "core/study/method_role.h"
#include "core/study/study.h"
#include "core/tasks/enough_rows.h"
#include "core/tasks/released.h"
#include "core/tasks/suggestions.h"
#include "core/tasks/undeclared.h"

namespace epsiscope {

class Classroom;
class Custodian;
class PreparedTable;
class ProblemList;
class TaskCache;
class TaskInputs;
class Trials;
struct AttackPreview;
struct Dataset;
struct NoisePreview;
struct TradeOffPreview;

/// The part of a table that may be replaced without a visible effect on what is released: one label, or one
/// row with its features.
enum class Neighbours { labels, rows };
/// The contents of a task's target: numbers, classes, or what the study's method asks for.
enum class TargetKind { numbers, classes, either };

/// The facts that always hold of a task.
struct TaskFacts {
  TaskId task;
  const char* id;     ///< "label-privacy", as in a study file
  const char* block;  ///< the study's key that holds the task's parameters: "label_privacy"
  Neighbours neighbours = Neighbours::rows;
  TargetKind target = TargetKind::numbers;
  std::vector<const char*> preparations;  ///< that it accepts (core/study/preparations.h), the default first
  const char* otherPreparation =
      nullptr;               ///< why it refuses the others, in context "Core"; null: it does not
  bool needsBounds = false;  ///< the target's bounds must be declared
  std::size_t fewestTrainRows = 1;
  bool learns = true;          ///< from features, on a part of the rows: the others are to test on
  bool hasNoise = false;       ///< what is released for two neighbouring tables can be looked at, see noise()
  bool hasMethods = true;      ///< the study lists the methods; else it names one
  bool hasLambdaSweep = true;  ///< the study may list more values of lambda
  std::vector<double> sensibleLambdas = {};  ///< for such a list
  bool hasTrainSizes = true;                 ///< errors over the number of rows are of interest
  bool hasLoss = false;                      ///< errors may be looked at as a mean loss
  bool hasAnswers = false;                   ///< errors may be looked at as those of the released labels
  bool hasExactCurves = true;                ///< no curve of a preview is sampled
  bool hasHalfWidth = false;                 ///< a half-width can be asked for, see halfWidthAt()
  /// Rows of planned tables at most, where every fit passes over all rows many times.
  std::size_t mostPlannedRows = std::numeric_limits<std::size_t>::max();
  const char* whyNotPlanned =
      nullptr;  ///< why errors over people are not planned, in context "Core"; or null
  std::vector<std::string> starters = {};  ///< three methods to begin with, where the study lists them
  const char* start = "house-prices";      ///< the built-in study that the task begins with
};

/// A method of a task.
struct Method {
  std::string id;
  std::string name;          ///< in context "Core"
  std::string summary = {};  ///< one sentence, in context "Core"; or empty
  MethodRole role = MethodRole::method;
};

/// All that is particular to one task, for who has inputs and caches of any. Stateless: there is one object
/// of each, see taskOf(). Tasks derive from TaskOf.
class Task {
public:
  Task() = default;
  Task(const Task&) = delete;
  Task& operator=(const Task&) = delete;
  virtual ~Task() = default;

  virtual const TaskFacts& facts() const = 0;
  bool isOf(const Study& study) const { return study.task == facts().task; }

  /// Returns whether data.prepare may say this.
  bool accepts(const std::string& preparation) const;

  /// Returns every method that has a curve or rows of results, in the order of menus; "predict-mean" may be
  /// there beside them.
  virtual std::span<const Method> methods() const = 0;
  /// Null if the task has no such method.
  const Method* find(const std::string& method) const;
  /// Returns what the method's rows and curves stand for. What is not among methods() is a yardstick: nothing
  /// that the task does not name may be chosen.
  MethodRole roleOf(const std::string& method) const;
  bool isMethod(const std::string& method) const { return roleOf(method) == MethodRole::method; }
  /// Returns what the claim is about: one of the methods, or something else that is released like one.
  virtual MethodRole roleOfClaim(const AuditedClaim& claim) const { return roleOf(claim.method); }
  /// Returns the list of methods in the study; null if the study has none, see TaskFacts::hasMethods.
  virtual std::vector<std::string>* methodsOf(Study&) const { return nullptr; }
  /// Returns whether the study asks for the method.
  virtual bool usesMethod(const Study& study, const std::string& method) const = 0;

  /// Returns the list of learners in the study; null if the study has none.
  virtual std::vector<std::string>* learnersOf(Study&) const { return nullptr; }
  /// Returns those learners; of a study without a list one that has no name.
  std::vector<std::string> learners(Study study) const;
  /// Returns how often the study has noise drawn in each trial; null if that is once.
  virtual int* drawsOf(Study&) const { return nullptr; }
  bool isDrawnOften(Study study) const { return drawsOf(study) != nullptr; }
  /// Returns how often noise is drawn in each trial.
  std::size_t draws(Study study) const;
  /// Returns the public list of classes in the study; null if it declares none.
  virtual std::optional<std::vector<std::string>>* classesOf(Study&) const { return nullptr; }

  /// Returns whether the study makes a release that a published mistake of its task is about.
  virtual bool canRepeatMistakes(const Study&) const { return true; }
  /// Returns whether the target holds classes: data.positive is +1, all other values are -1.
  virtual bool hasClasses(const Study&) const { return false; }
  /// Returns whether it holds classes, those of data.positive or others.
  bool holdsClasses(const Study& study) const {
    return hasClasses(study) || facts().target == TargetKind::classes;
  }
  /// Returns whether the target may be a column of text.
  virtual bool takesText(const Study& study) const { return hasClasses(study); }
  /// Returns how the study has its table prepared.
  virtual PrepareOptions prepareOptions(const Study& study) const;
  /// Returns the metric of a result's rows that one looks at: test_mse, test_error, test_loss or mse.
  virtual std::string metricOf(const Study&) const = 0;
  /// Returns the unit of what is predicted or released: "euros", or "units of wage" where the study says
  /// none; "rows" where rows are counted; of a variance that unit squared.
  virtual std::string unitOf(const Study& study) const;
  /// Returns whether errors of the two studies, which are of this task and have the same target, are of the
  /// same quantity.
  virtual bool measuresTheSame(const Study&, const Study&) const { return true; }
  /// Returns the study's lambda where it is one number that can be moved along an axis.
  virtual std::optional<double> lambdaOf(const Study&) const { return std::nullopt; }
  virtual void setLambda(Study&, double) const {}
  /// Returns more values of lambda that a run looks at; null if the study has none.
  virtual std::vector<double>* lambdaSweepOf(Study&) const { return nullptr; }
  /// Returns how many rows the task learns from at most.
  virtual std::size_t mostTrainRows(const Study&) const { return std::numeric_limits<std::size_t>::max(); }
  /// Returns about how many numbers the cache of one split keeps.
  virtual std::size_t cellsOfSplit(const Study& study, const PreparedData& data) const;
  /// Whether predictions are clipped to declared bounds, so that expected errors of label randomizers are not
  /// exact but by the normal law.
  virtual bool clipsPredictions(const Study&) const { return false; }
  /// Whether what learns has no single answer from fewer rows than there are weights.
  virtual bool needsRowPerFeature(const Study&) const { return false; }
  /// Whether one of the study's methods has several stages: its curve is sampled where others have formulas.
  virtual bool hasStages(const Study&) const { return false; }
  /// Returns the delta of the methods of the study, of all that are released together; 0: they have none.
  virtual double deltaOf(const Study&) const { return 0; }

  /// Checks the keys of the task's block, even if the study is of another task. `folder`: where the study's
  /// relative paths start.
  virtual void check(const Study& study, const std::filesystem::path& folder, ProblemList& found) const = 0;
  /// Says what the task cannot do with these data. Precondition: the study is of this task, and the table has
  /// no problem.
  virtual void check(const Study&, const PreparedTable&, ProblemList&) const {}
  /// Returns what the method promises at view.epsilon, as far as that is known before anything is learned or
  /// drawn. Preconditions: the study is of this task, and it has no problem with the table of these data.
  virtual Guarantee promise(const Study& study, const PreparedData& data,
                            const std::string& method) const = 0;
  /// Returns a sentence on noise that the study's methods and epsilons share; empty if they share none.
  virtual std::string sharedNoise(const Study&) const { return {}; }
  /// Returns what is missing for any method to promise something, with the same preconditions.
  virtual std::vector<Undeclared> undeclared(const Study& study, const PreparedData& data) const = 0;
  /// Says what a person should know about the parameters and so many rows although the study can run.
  /// Precondition: there are rows.
  virtual std::vector<std::string> warnings(const Study&, std::size_t /*rows*/) const { return {}; }

  /// Returns all that a cache depends on beside its table, for the split of trial 1.
  virtual std::unique_ptr<const TaskInputs> inputs(const Study& study,
                                                   const std::filesystem::path& folder = {}) const = 0;
  /// Work for another thread. It sees no study, so that no key can be forgotten in the inputs. Null
  /// once cancelled. Preconditions: the inputs are this task's, and problems() is empty. Throws FileError.
  virtual std::shared_ptr<const TaskCache> build(const TaskInputs& inputs,
                                                 const std::shared_ptr<const PreparedTable>& table,
                                                 const Classroom& classroom, const GoOn& goOn) const = 0;
  /// Returns the error of the methods at view.epsilon on one split; previewTradeOff() takes the mean.
  /// `drawn`: of the same cache, and of a study with the same curves, which are then taken from it.
  /// Precondition: the cache is this task's.
  virtual TradeOffPreview tradeOff(const Study& study, const TaskCache& cache, const TradeOffPreview* drawn,
                                   const GoOn& goOn) const = 0;
  /// Returns what a run finds for the method at this epsilon on the cache's split, whatever is looked at: the
  /// expected error or, where only draws are known, the mean of the run's. Nothing where that takes a long
  /// run, or for a method without epsilon. NaN where the error does not exist. Precondition: the cache is
  /// this task's.
  virtual std::optional<double> errorAt(const Study& study, const TaskCache& cache, const std::string& method,
                                        double epsilon, const GoOn& goOn) const = 0;
  /// Returns the half-width of what the method releases at this epsilon: with probability `level` the
  /// released number is at most so far from what it is of the clipped values without noise; of several cells
  /// that holds for each of them by itself. Nothing where the task releases no such number. Preconditions:
  /// the cache is this task's, 0 < level < 1.
  virtual std::optional<double> halfWidthAt(const Study& study, const TaskCache& cache,
                                            const std::string& method, double epsilon,
                                            double level) const = 0;
  /// Returns the level of the half-width that stands beside the error of what the study releases. Nothing
  /// where it releases no single number, or cells that have half-widths of their own.
  virtual std::optional<double> levelBesideError(const Study&) const { return std::nullopt; }
  /// Says why the method's error is larger at `after` than at `before`, which is smaller; empty if nothing is
  /// known.
  virtual std::string whyItRises(const Study& study, const TaskCache& cache, const std::string& method,
                                 double before, double after) const = 0;
  /// Makes a run of the study quick, where that takes more than fewer trials and numbers of rows.
  virtual void quicken(Study&) const {}
  /// Gives the study numbers that suit so many rows wherever it has those of `before`: "suggested", or the
  /// number that a suggestion would be.
  virtual void suggestUnchanged(Study&, const Study& /*before*/, std::size_t /*rows*/) const {}
  /// Suggests numbers again that are no share of such a width of the target's bounds.
  virtual void fitToWidth(Study&, double /*width*/) const {}
  /// Returns the numbers that "suggested" and "matched" stand for at view.epsilon on the cache's split, also
  /// where the study says others. Precondition: the cache is this task's.
  virtual Suggestions suggestions(const Study& study, const TaskCache& cache) const = 0;
  /// Returns for each private method how many rows are enough by theory, at view.epsilon, for an expected
  /// loss at most `excess` > 0 above the best; empty where no theory says so. Precondition: the cache is this
  /// task's.
  virtual std::vector<EnoughRows> enoughRows(const Study& study, const TaskCache& cache,
                                             double excess) const = 0;
  /// Returns what is released for two neighbouring tables, at view.epsilon. Preconditions: the facts say
  /// hasNoise, and the cache is this task's.
  virtual NoisePreview noise(const Study& study, const TaskCache& cache) const = 0;
  /// Returns what the study's methods promise at this epsilon, each audited: what has been done so far once
  /// cancelled. Precondition: the cache is this task's.
  virtual std::vector<AuditedClaim> claims(const Study& study, const TaskCache& cache, double epsilon,
                                           const AuditEffort& effort, const GoOn& goOn) const = 0;
  /// Returns what an attacker makes of the study's methods at view.epsilon, each drawn from so often: what
  /// has been done so far once cancelled. Precondition: the cache is this task's.
  virtual AttackPreview attacks(const Study& study, const TaskCache& cache, std::size_t draws,
                                const GoOn& goOn) const = 0;
  /// Returns false where a preview takes longer than a slider can wait: then it belongs on the worker thread.
  virtual bool isInstant(const Study& study, const TaskCache& cache) const = 0;
  /// Returns about how many seconds of one processor tradeOff() takes with what the cache remembers of
  /// earlier calls; infinity where nothing is known but that a slider cannot wait.
  virtual double tradeOffSeconds(const Study& study, const TaskCache& cache) const = 0;

  /// Says why what the study asks of so many rows cannot leave the house by this method at this epsilon,
  /// though it can be looked at; empty if it can. A study without methods has an empty one.
  virtual std::string whyItStays(const Study& study, const std::string& method, std::size_t rows,
                                 double epsilon, const std::filesystem::path& folder = {}) const;
  /// Draws what leaves the house, of all rows in use, by laws of whole numbers alone: nothing here is a
  /// function of private values but by the custodian's answers. Preconditions: whyItStays() is empty, and
  /// nothing is undeclared. Throws SaidError and FileError.
  virtual Released release(const Study& study, const PreparedData& data, const std::string& method,
                           double epsilon, const std::filesystem::path& folder,
                           const Custodian& custodian) const;

  /// Returns what run() walks through. Precondition: problems() is empty. `threads`: as many as beginning a
  /// trial may use. The study outlives the trials.
  virtual std::unique_ptr<Trials> trials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                         const std::filesystem::path& folder, unsigned threads) const = 0;
};

/// Returns the one object of a task.
const Task& taskOf(TaskId task);
inline const Task& taskOf(const Study& study) {
  return taskOf(study.task);
}
/// Returns every task, in the order in which they are offered.
std::span<const Task* const> allTasks();
/// Returns the first task whose target always holds this. Precondition: it is not TargetKind::either.
const Task& firstTaskFor(TargetKind target);

/// Builds the cache that `study`, which is of Classroom, has of this table.
std::shared_ptr<const TaskCache> buildCache(const Study& study,
                                            const std::shared_ptr<const PreparedTable>& table,
                                            const GoOn& goOn = {}, const std::filesystem::path& folder = {});
/// Returns whether it is the cache that `study` has of this data set.
bool isCacheOf(const TaskCache& cache, const Study& study, const Dataset* dataset);

}  // namespace epsiscope
