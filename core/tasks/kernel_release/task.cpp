#include "core/tasks/kernel_release/task.h"

#include "core/study/preparations.h"
#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/kernel_release/claims.h"
#include "core/tasks/kernel_release/inputs.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/kernel_release/cells.h"
#include "core/tasks/methods.h"
#include "core/tasks/task_of.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// A kernel machine learns from the true rows, and its predictions are released with noise.
class KernelReleaseTask final : public TaskOf<KernelReleaseInputs, KernelReleaseCache> {
public:
  const TaskFacts& facts() const override {
    static const TaskFacts facts{
        .task = TaskId::kernelRelease,
        .id = "kernel-release",
        .block = "kernel_release",
        .target = TargetKind::either,
        .preparations = {kPrepareStandardise, kPrepareUnitRows, kPrepareUnitRowsPlain, kPrepareNone},
        .hasMethods = false,
        .sensibleLambdas = {1e-4, 1e-3, 0.01, 0.1, 1},
        .whyNotPlanned =
            marked("Core",
                   "The number of people is not computed for released predictions, whose fits take too long "
                   "for so many tables; plan with several numbers of training rows and run the study."),
        .start = "kernel-release"};
    return facts;
  }
  std::span<const Method> methods() const override {
    static const std::vector<Method> methods = {
        {kMethodKernelRidge, marked("Core", "Ridge, paper's bound")},
        {kMethodKernelRidgeTight, marked("Core", "Ridge, tight bound")},
        {kMethodKernelSvm, marked("Core", "SVM, paper's bound")},
        {kMethodKernelSvmTight, marked("Core", "SVM, tight bound")},
        {kMethodKernel, marked("Core", "Kernel machine, paper's bound")},
        {kMethodKernelTight, marked("Core", "Kernel machine, tight bound")},
        {kMethodPredictMean, marked("Core", "Predict the mean"), {}, MethodRole::yardstick},
        {kMethodNone, marked("Core", "No privacy"), {}, MethodRole::yardstick}};
    return methods;
  }
  bool usesMethod(const Study& study, const std::string& method) const override {
    return perturbedMethods(study).front() == method;
  }
  bool hasClasses(const Study& study) const override { return learnsClasses(study); }
  std::string metricOf(const Study& study) const override { return epsiscope::metricOf(study); }
  /// Pinball losses at two quantiles are of two quantities.
  bool measuresTheSame(const Study& one, const Study& other) const override {
    return !learnsQuantile(one) || !learnsQuantile(other) ||
           one.kernelRelease.quantile == other.kernelRelease.quantile;
  }
  bool canRepeatMistakes(const Study& study) const override { return !releasesFunction(study); }
  double deltaOf(const Study& study) const override {
    return releasesFunction(study) ? study.kernelRelease.delta : 0;
  }
  std::optional<double> lambdaOf(const Study& study) const override { return study.kernelRelease.lambda; }
  void setLambda(Study& study, double lambda) const override { study.kernelRelease.lambda = lambda; }
  std::vector<double>* lambdaSweepOf(Study& study) const override { return &study.kernelRelease.lambdaSweep; }
  std::size_t mostTrainRows(const Study& study) const override {
    return static_cast<std::size_t>(study.kernelRelease.mostRows);
  }
  /// The kernel matrix of the training rows, its tridiagonalisation, and the test rows' share of it; more
  /// than that where making them takes long beside what they weigh.
  std::size_t cellsOfSplit(const Study& study, const PreparedData& data) const override {
    const auto all = static_cast<double>(data.rows.size());
    const double train =
        std::min(all * (1 - study.testFraction), static_cast<double>(study.kernelRelease.mostRows));
    constexpr double kQuick = 1000;  // rows, whose tridiagonalisation takes a tenth of a second
    return static_cast<std::size_t>(train * (2 * train + all * study.testFraction) *
                                    std::max(1.0, train / kQuick));
  }
  void check(const Study& study, const std::filesystem::path&, ProblemList& found) const override {
    checkKernelRelease(study, isOf(study), found);
  }
  void check(const Study& study, const PreparedTable& table, ProblemList& found) const override {
    checkKernelReleaseData(study, table, found);
  }
  Guarantee promise(const Study& study, const PreparedData& data, const std::string& method) const override {
    return kernelReleaseGuarantee(study, data, method, viewEpsilon(study));
  }
  std::vector<Undeclared> undeclared(const Study& study, const PreparedData& data) const override {
    return undeclaredOfRelease(study, data);
  }
  std::string whyItStays(const Study&, const std::string&, std::size_t, double,
                         const std::filesystem::path&) const override {
    return sentence("Core",
                    "Predictions are made for rows, and all rows here are private ones: there are no public "
                    "rows to predict for. It can be looked at, and not be released; weights can be "
                    "(private-regression, private-classifier).");
  }
  std::unique_ptr<const TaskInputs> inputs(const Study& study, const std::filesystem::path&) const override {
    return std::make_unique<const InputsOf<KernelReleaseInputs>>(kernelReleaseInputs(study));
  }
  /// The work grows with the cube of the rows.
  void quicken(Study& study) const override {
    constexpr int kQuickRows = 1000;
    study.kernelRelease.mostRows = std::min(study.kernelRelease.mostRows, kQuickRows);
  }
  void suggestUnchanged(Study& study, const Study& before, std::size_t rows) const override {
    if (study.kernelRelease != before.kernelRelease) return;
    const double train = std::min((1 - study.testFraction) * static_cast<double>(rows),
                                  static_cast<double>(study.kernelRelease.mostRows));
    if (train >= 1) study.kernelRelease.lambda = suggestedKernelLambda(study, train, viewEpsilon(study));
  }
  std::unique_ptr<Trials> trials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                 const std::filesystem::path&, unsigned threads) const override {
    return kernelReleaseTrials(study, std::move(table), threads);
  }
};

}  // namespace

const Task& kernelReleaseTask() {
  static const KernelReleaseTask task;
  return task;
}

}  // namespace epsiscope
