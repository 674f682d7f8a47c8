#include "core/tasks/private_classifier/task.h"

#include <algorithm>

#include "core/erm/perturbation.h"
#include "core/results/result.h"
#include "core/study/preparations.h"
#include "core/tasks/feature_inputs.h"
#include "core/tasks/private_classifier/cache.h"
#include "core/tasks/private_classifier/cells.h"
#include "core/tasks/private_classifier/claims.h"
#include "core/tasks/private_classifier/enough_rows.h"
#include "core/tasks/private_classifier/exact_release.h"
#include "core/tasks/private_classifier/inputs.h"
#include "core/tasks/task_of.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// The weights of a linear classifier are released, made noisy while or after they are learned.
class PrivateClassifierTask final : public TaskOf<PrivateClassifierInputs, PrivateClassifierCache> {
public:
  const TaskFacts& facts() const override {
    static const TaskFacts facts{
        .task = TaskId::privateClassifier,
        .id = "private-classifier",
        .block = "private_classifier",
        .target = TargetKind::classes,
        .preparations = {kPrepareUnitRows, kPrepareUnitRowsPlain, kPrepareNone},
        .sensibleLambdas = {1e-4, 3e-4, 1e-3, 3e-3, 0.01, 0.03, 0.1},
        .hasLoss = true,
        .hasExactCurves = false,
        .mostPlannedRows = 100'000,
        .starters = {idOf(Perturbation::output), idOf(Perturbation::objective), idOf(Perturbation::none)},
        .start = "private-classifier"};
    return facts;
  }
  std::span<const Method> methods() const override {
    static const std::vector<Method> methods = {
        {idOf(Perturbation::output), marked("Core", "Output perturbation"),
         marked("Core", "Learns as usual and makes the weights noisy.")},
        {idOf(Perturbation::objective), marked("Core", "Objective perturbation"),
         marked(
             "Core",
             "Adds a random slope to the objective: the noise shapes the weights while they are learned.")},
        {idOf(Perturbation::objectiveTight), marked("Core", "Objective, tight"),
         marked("Core", "The same with a smaller price for the loss's bend, proved here.")},
        {idOf(Perturbation::objectiveHalved), marked("Core", "Objective, halved"),
         marked("Core", "The same, but half of ε always pays for the loss's bend.")},
        {idOf(Perturbation::outputGaussian), marked("Core", "Output, Gaussian"),
         marked("Core",
                "Makes the weights noisy with bell-shaped noise, at the price of a δ: less of it for many "
                "features.")},
        {idOf(Perturbation::objectiveGaussian), marked("Core", "Objective perturbation, Gaussian"),
         marked("Core", "A bell-shaped random slope in the objective, at the price of a δ.")},
        {idOf(Perturbation::none), marked("Core", "No privacy"),
         marked("Core", "The same classifier without noise."), MethodRole::yardstick}};
    return methods;
  }
  std::vector<std::string>* methodsOf(Study& study) const override {
    return &study.privateClassifier.methods;
  }
  bool usesMethod(const Study& study, const std::string& method) const override {
    return std::ranges::count(study.privateClassifier.methods, method) > 0;
  }
  double deltaOf(const Study& study) const override {
    return std::ranges::any_of(study.privateClassifier.methods,
                               [](const std::string& id) {
                                 const auto method = perturbationOf(id);
                                 return method && isGaussian(*method);
                               })
               ? study.privateClassifier.delta
               : 0;
  }
  int* drawsOf(Study& study) const override { return &study.privateClassifier.draws; }
  bool hasClasses(const Study&) const override { return true; }
  std::string metricOf(const Study& study) const override {
    return study.view.metric == "loss" ? kTestLoss : kTestError;
  }
  std::optional<double> lambdaOf(const Study& study) const override { return study.privateClassifier.lambda; }
  void setLambda(Study& study, double lambda) const override { study.privateClassifier.lambda = lambda; }
  std::vector<double>* lambdaSweepOf(Study& study) const override {
    return &study.privateClassifier.lambdaSweep;
  }
  void check(const Study& study, const std::filesystem::path&, ProblemList& found) const override {
    checkPrivateClassifier(study, found);
  }
  void check(const Study& study, const PreparedTable& table, ProblemList& found) const override {
    checkPrivateClassifierData(study, table, found);
  }
  Guarantee promise(const Study& study, const PreparedData& data, const std::string& method) const override {
    const std::vector<Undeclared> missing = undeclared(study, data);
    return classifierGuarantee(study, data.counts, missing.empty() ? std::string() : missing.front().sentence,
                               methodOf(study, method), viewEpsilon(study));
  }
  std::vector<Undeclared> undeclared(const Study& study, const PreparedData& data) const override {
    std::vector<Undeclared> found;
    addUndeclaredFeatures(data, unitRowsOptions(featureInputs(study.data), data), found);
    return found;
  }
  std::unique_ptr<const TaskInputs> inputs(const Study& study, const std::filesystem::path&) const override {
    return std::make_unique<const InputsOf<PrivateClassifierInputs>>(privateClassifierInputs(study));
  }
  std::size_t cellsOfSplit(const Study& study, const PreparedData& data) const override {
    const auto columns = static_cast<std::size_t>(std::max(study.privateClassifier.randomFeatures, 0));
    return Task::cellsOfSplit(study, data) + data.rows.size() * columns;
  }
  std::string whyItStays(const Study& study, const std::string& method, std::size_t rows, double epsilon,
                         const std::filesystem::path&) const override {
    return whyClassifierStays(study, method, rows, epsilon);
  }
  Released release(const Study& study, const PreparedData& data, const std::string& method, double epsilon,
                   const std::filesystem::path&, const Custodian& custodian) const override {
    return releasedClassifier(study, data, method, epsilon, custodian);
  }
  std::unique_ptr<Trials> trials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                 const std::filesystem::path&, unsigned threads) const override {
    return privateClassifierTrials(study, std::move(table), threads);
  }
};

}  // namespace

const Task& privateClassifierTask() {
  static const PrivateClassifierTask task;
  return task;
}

}  // namespace epsiscope
