#include "core/tasks/private_regression/task.h"

#include <algorithm>

#include "core/study/preparations.h"
#include "core/tasks/methods.h"
#include "core/tasks/private_regression/cache.h"
#include "core/tasks/private_regression/claims.h"
#include "core/tasks/private_regression/exact_release.h"
#include "core/tasks/private_regression/inputs.h"
#include "core/tasks/private_regression/release.h"
#include "core/tasks/private_regression/cells.h"
#include "core/tasks/task_of.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// Noisy sums of whole rows are released, and a linear regression is learned from them.
class PrivateRegressionTask final : public TaskOf<PrivateRegressionInputs, PrivateRegressionCache> {
public:
  const TaskFacts& facts() const override {
    static const TaskFacts facts{.task = TaskId::privateRegression,
                                 .id = "private-regression",
                                 .block = "private_regression",
                                 .preparations = {kPrepareUnitRows, kPrepareUnitRowsPlain, kPrepareNone},
                                 .needsBounds = true,
                                 .hasLambdaSweep = false,
                                 .hasExactCurves = false,
                                 .starters = {kMethodNoisySums, kMethodNoisySumsGaussian, kMethodPredictMean},
                                 .start = "private-regression"};
    return facts;
  }
  std::span<const Method> methods() const override {
    static const std::vector<Method> methods = {
        {kMethodNoisySums, marked("Core", "Noisy sums"),
         marked("Core",
                "Adds noise to the sums of all products of columns, and solves least squares with them.")},
        {kMethodNoisySumsGaussian, marked("Core", "Noisy sums, Gaussian"),
         marked(
             "Core",
             "The same with normal noise: less of it, but with a small probability delta more is revealed.")},
        {kMethodObjectiveGaussian, marked("Core", "Objective perturbation, Gaussian"),
         marked(
             "Core",
             "Adds a random slope to the objective: no sums are released, but every new fit costs again.")},
        {kMethodPredictMean, marked("Core", "Predict the mean"),
         marked("Core", "Ignores the features: the mean of the labels, made noisy."), MethodRole::yardstick},
        {kMethodNone, marked("Core", "No privacy"), marked("Core", "The same regression from the true sums."),
         MethodRole::yardstick}};
    return methods;
  }
  std::vector<std::string>* methodsOf(Study& study) const override {
    return &study.privateRegression.methods;
  }
  bool usesMethod(const Study& study, const std::string& method) const override {
    return std::ranges::count(study.privateRegression.methods, method) > 0;
  }
  std::string metricOf(const Study&) const override { return "test_mse"; }
  double deltaOf(const Study& study) const override {
    double largest = 0;
    for (const std::string& method : study.privateRegression.methods)
      largest = std::max(largest, regressionDelta(study, method));
    return largest;
  }
  std::size_t cellsOfSplit(const Study& study, const PreparedData& data) const override {
    const auto columns = static_cast<std::size_t>(std::max(study.privateRegression.randomFeatures, 0));
    return Task::cellsOfSplit(study, data) + data.rows.size() * columns;
  }
  void check(const Study& study, const std::filesystem::path&, ProblemList& found) const override {
    checkPrivateRegression(study, found);
  }
  void check(const Study& study, const PreparedTable& table, ProblemList& found) const override {
    checkPrivateRegressionData(study, table, found);
  }
  Guarantee promise(const Study& study, const PreparedData& data, const std::string& method) const override {
    return regressionGuarantee(study, data, method, viewEpsilon(study));
  }
  std::vector<Undeclared> undeclared(const Study& study, const PreparedData& data) const override {
    return undeclaredOfRegression(study, data);
  }
  std::string whyItStays(const Study& study, const std::string& method, std::size_t rows, double epsilon,
                         const std::filesystem::path&) const override {
    return whyWeightsStay(study, method, rows, epsilon);
  }
  Released release(const Study& study, const PreparedData& data, const std::string& method, double epsilon,
                   const std::filesystem::path&, const Custodian& custodian) const override {
    return releasedWeights(study, data, method, epsilon, custodian);
  }
  std::unique_ptr<const TaskInputs> inputs(const Study& study, const std::filesystem::path&) const override {
    return std::make_unique<const InputsOf<PrivateRegressionInputs>>(privateRegressionInputs(study));
  }
  std::unique_ptr<Trials> trials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                 const std::filesystem::path&, unsigned threads) const override {
    return privateRegressionTrials(study, std::move(table), threads);
  }
};

}  // namespace

const Task& privateRegressionTask() {
  static const PrivateRegressionTask task;
  return task;
}

}  // namespace epsiscope
