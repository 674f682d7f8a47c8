#include "core/tasks/label_classes/task.h"

#include <algorithm>

#include "core/mechanisms/registry.h"
#include "core/results/result.h"
#include "core/study/preparations.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/label_classes/cache.h"
#include "core/tasks/label_classes/claims.h"
#include "core/tasks/label_classes/exact_release.h"
#include "core/tasks/label_classes/inputs.h"
#include "core/tasks/label_classes/release.h"
#include "core/tasks/label_classes/cells.h"
#include "core/tasks/methods.h"
#include "core/tasks/task_of.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

std::vector<Method> methodsOfClasses() {
  std::vector<Method> methods;
  for (const RegistryRow& row : classMechanisms()) methods.push_back({row.id, row.label, row.summary});
  methods.insert(
      methods.begin() + 1,
      {kMethodRandomizedResponseUncorrected, marked("Core", "Randomized response, uncorrected"),
       marked("Core", "The same answers, learned from as if they were the true classes: for comparison.")});
  methods.push_back({kMethodPredictMajority, marked("Core", "Predict the majority"),
                     marked("Core", "Ignores the features: the most frequent class, chosen privately."),
                     MethodRole::yardstick});
  methods.push_back({kMethodNone, marked("Core", "No privacy"),
                     marked("Core", "The same classifier, learned from the true classes."),
                     MethodRole::yardstick});
  return methods;
}

/// Every class is made noisy before anything is learned; the features are public.
class LabelClassesTask final : public TaskOf<LabelClassesInputs, LabelClassesCache> {
public:
  const TaskFacts& facts() const override {
    static const TaskFacts facts{
        .task = TaskId::labelClasses,
        .id = "label-classes",
        .block = "label_classes",
        .neighbours = Neighbours::labels,
        .target = TargetKind::classes,
        .preparations = {kPrepareStandardise},
        .otherPreparation = marked(
            "Core", "Label privacy standardises the features, which are public; write \"standardise\"."),
        .hasLambdaSweep = false,
        .hasAnswers = true,
        .hasExactCurves = false,
        .starters = {kMethodRandomizedResponse, kMethodRandomizedResponseUncorrected, kMethodPredictMajority},
        .start = "label-classes"};
    return facts;
  }
  std::span<const Method> methods() const override {
    static const std::vector<Method> methods = methodsOfClasses();
    return methods;
  }
  std::vector<std::string>* methodsOf(Study& study) const override { return &study.labelClasses.methods; }
  bool usesMethod(const Study& study, const std::string& method) const override {
    return std::ranges::count(study.labelClasses.methods, method) > 0;
  }
  std::optional<std::vector<std::string>>* classesOf(Study& study) const override {
    return &study.labelClasses.classes;
  }
  bool takesText(const Study&) const override { return true; }
  PrepareOptions prepareOptions(const Study& study) const override {
    PrepareOptions options = Task::prepareOptions(study);
    options.classTarget = true;
    return options;
  }
  std::string metricOf(const Study& study) const override {
    return looksAtAnswers(study) ? kLabelError : kTestError;
  }
  std::size_t cellsOfSplit(const Study& study, const PreparedData& data) const override {
    // A curve of a split is some tens of fits that pass over its numbers again and again: of many rows fewer
    // splits stay live.
    constexpr std::size_t kPasses = 10;
    const auto columns = static_cast<std::size_t>(std::max(study.labelClasses.randomFeatures, 0));
    return kPasses * (Task::cellsOfSplit(study, data) + data.rows.size() * columns);
  }
  std::vector<std::string> warnings(const Study& study, std::size_t) const override {
    return classesWarnings(study);
  }
  void check(const Study& study, const std::filesystem::path&, ProblemList& found) const override {
    checkLabelClasses(study, found);
  }
  void check(const Study& study, const PreparedTable& table, ProblemList& found) const override {
    checkLabelClassesData(study, table, found);
  }
  Guarantee promise(const Study& study, const PreparedData& data, const std::string& method) const override {
    return promiseOfClasses(study, data.counts, method, viewEpsilon(study));
  }
  std::string sharedNoise(const Study& study) const override {
    return sharedNoiseNote(study.labelClasses.prior, usesMethod(study, kMethodRrWithPrior));
  }
  std::vector<Undeclared> undeclared(const Study& study, const PreparedData& data) const override {
    return undeclaredClasses(study, data.targetColumn->name);
  }
  std::string whyItStays(const Study& study, const std::string& method, std::size_t, double,
                         const std::filesystem::path&) const override {
    return whyClassesStay(study, method);
  }
  Released release(const Study& study, const PreparedData& data, const std::string& method, double epsilon,
                   const std::filesystem::path&, const Custodian& custodian) const override {
    return releasedClasses(study, data, method, epsilon, custodian);
  }
  std::unique_ptr<const TaskInputs> inputs(const Study& study, const std::filesystem::path&) const override {
    return std::make_unique<const InputsOf<LabelClassesInputs>>(labelClassesInputs(study));
  }
  std::unique_ptr<Trials> trials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                 const std::filesystem::path&, unsigned threads) const override {
    return labelClassesTrials(study, std::move(table), threads);
  }
};

}  // namespace

const Task& labelClassesTask() {
  static const LabelClassesTask task;
  return task;
}

}  // namespace epsiscope
