#include "core/tasks/task.h"

#include "core/study/preparations.h"
#include "core/tasks/all_tasks.h"
#include "core/tasks/kernel_release/kernel_release.h"
#include "core/tasks/kernel_release/trials.h"
#include "core/tasks/methods.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// A kernel machine learns from the true rows, and its predictions are released with noise.
class KernelReleaseTask final : public Task {
public:
  const TaskFacts& facts() const override {
    static const TaskFacts facts{
        .task = TaskId::kernelRelease,
        .id = "kernel-release",
        .block = "kernel_release",
        .released = Released::predictions,
        .target = TargetKind::either,
        .preparations = {kPrepareStandardise, kPrepareUnitRows, kPrepareUnitRowsPlain, kPrepareNone},
        .hasMethods = false};
    return facts;
  }
  std::span<const Method> methods() const override {
    static const std::vector<Method> methods = {
        {kMethodKernelRidge, marked("Core", "Ridge, paper's bound")},
        {kMethodKernelRidgeTight, marked("Core", "Ridge, tight bound")},
        {kMethodKernelSvm, marked("Core", "SVM, paper's bound")},
        {kMethodKernelSvmTight, marked("Core", "SVM, tight bound")},
        {kMethodPredictMean, marked("Core", "Predict the mean")},
        {kMethodNone, marked("Core", "No privacy")}};
    return methods;
  }
  bool usesMethod(const Study& study, const std::string& method) const override {
    return study.kernelRelease.method == method;
  }
  bool hasClasses(const Study& study) const override { return isSvm(study); }
  std::string metricOf(const Study& study) const override { return epsiscope::metricOf(study); }
  std::optional<double> lambdaOf(const Study& study) const override { return study.kernelRelease.lambda; }
  void setLambda(Study& study, double lambda) const override { study.kernelRelease.lambda = lambda; }
  std::vector<double>* lambdaSweepOf(Study& study) const override { return &study.kernelRelease.lambdaSweep; }
  std::size_t mostTrainRows(const Study& study) const override {
    return static_cast<std::size_t>(study.kernelRelease.mostRows);
  }
  std::unique_ptr<Trials> trials(const Study& study, const std::shared_ptr<const Dataset>& dataset,
                                 const std::filesystem::path&, unsigned threads) const override {
    return kernelReleaseTrials(study, dataset, threads);
  }
};

}  // namespace

const Task& kernelReleaseTask() {
  static const KernelReleaseTask task;
  return task;
}

}  // namespace epsiscope
