#include "core/tasks/kernel_release/inputs.h"

#include <array>
#include <cmath>
#include <limits>

#include "core/study/preparations.h"
#include "core/study/study.h"
#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/kernel_release/errors.h"
#include "core/tasks/kernel_release/release.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

Kernel usedPartOf(const Kernel& kernel) {
  Kernel used{.kind = kernel.kind};
  if (kernel.kind == KernelKind::gaussian || kernel.kind == KernelKind::laplacian) used.gamma = kernel.gamma;
  if (kernel.kind == KernelKind::polynomial) used.degree = kernel.degree;
  return used;
}

}  // namespace

KernelReleaseInputs kernelReleaseInputs(const Study& study) {
  KernelReleaseInputs inputs{.split = splitInputs(study),
                             .features = featureInputs(study.data),
                             .loss = lossOf(study),
                             .positive = {},
                             .kernel = usedPartOf(kernelOf(study.kernelRelease)),
                             .mostRows = study.kernelRelease.mostRows};
  if (isOfClasses(inputs.loss.kind)) inputs.positive = study.data.positive;
  inputs.ahead.bounds = releaseBounds(study);
  inputs.ahead.lambdas = lambdaAxis(study);
  return inputs;
}

namespace {

/// Checks the bound: without declared bounds the labels lie in [-bound, bound].
void checkBound(const Study& study, bool isChosen, ProblemList& found) {
  found.number(study, "kernel_release.bound");
  if (!isChosen || learnsClasses(study)) return;
  const DataChoice& data = study.data;
  if (data.lower.has_value() != data.upper.has_value())
    found.add(
        data.lower ? "data.upper" : "data.lower",
        sentence(
            "Core",
            "Only one bound of the target is declared; declare both, or none and the bound of labels M."));
}

/// Checks that the loss is one of the method: a number has no margin, and a class no residual.
void checkLoss(const Study& study, ProblemList& found) {
  const std::string key = "kernel_release.loss";
  found.number(study, "kernel_release.quantile");
  found.number(study, "kernel_release.threshold");
  const std::optional<std::string>& loss = study.kernelRelease.loss;
  if (!loss) return;
  found.oneOf(key, sentence("Core", "loss"), kernelLossNames(), *loss);
  const bool ofClasses = learnsClasses(study);
  const auto named = kernelLossNamed(*loss);
  if (!named || isOfClasses(*named) == ofClasses) return;
  const std::vector<std::string> fitting = kernelLossNames(ofClasses);
  found.add(
      key,
      filled(ofClasses ? sentence("Core",
                                  "The loss %1 is for numbers, but an SVM predicts one of two classes: "
                                  "choose %2, or the method ridge.")
                       : sentence("Core",
                                  "The loss %1 is for two classes, but ridge predicts numbers: choose %2, "
                                  "or the method svm."),
             *loss, listed(fitting)));
}

void checkSizes(const Study& study, bool isChosen, ProblemList& found) {
  const int most = study.kernelRelease.mostRows;
  found.number(study, "kernel_release.most_rows");
  if (!isChosen) return;
  for (const int size : study.trainSizes)
    if (size > most)
      found.add("train_sizes", filled(sentence("Core",
                                               "A kernel method would learn from %1 rows, more than the %2 "
                                               "that it may; take at most as many."),
                                      size, most));
}

}  // namespace

void checkKernelRelease(const Study& study, bool isChosen, ProblemList& found) {
  const KernelRelease& task = study.kernelRelease;
  static const std::array<std::string, 2> methods = {kMethodKernelRidge, kMethodKernelSvm};
  static const std::array<std::string, 4> kernels = {"gaussian", "laplacian", "polynomial", "linear"};
  found.oneOf("kernel_release.method", sentence("Core", "method"), methods, task.method);
  checkLoss(study, found);
  found.oneOf("kernel_release.kernel", sentence("Core", "kernel"), kernels, task.kernel);
  for (const char* key : {"kernel_release.gamma", "kernel_release.degree", "kernel_release.lambda"})
    found.number(study, key);
  const std::string sweep = "kernel_release.lambda_sweep";
  if (!task.lambdaSweep.empty()) found.list(sweep, sentence("Core", "values of lambda"), task.lambdaSweep);
  for (const double lambda : task.lambdaSweep)
    found.positive(sweep, sentence("Core", "A value of lambda"), lambda);
  static const std::array<std::string, 2> releases = {kReleasePredictions, kReleaseFunction};
  found.oneOf("kernel_release.release", sentence("Core", "release"), releases, task.release);
  for (const char* key : {"kernel_release.predictions", "kernel_release.delta", "kernel_release.smoothness",
                          "kernel_release.approximation"})
    found.number(study, key);
  checkBound(study, isChosen, found);
  checkSizes(study, isChosen, found);
}

void checkKernelReleaseData(const Study& study, const PreparedTable& table, ProblemList& found) {
  if (learnsClasses(study)) found.add(table.classProblems(study.data.positive));
  if (study.data.prepare != kPrepareNone || !needsUnitBall(kernelOf(study.kernelRelease))) return;
  if (!table.longRow().empty()) found.add("data.prepare", table.longRow());
}

double suggestedKernelLambda(const Study& study, double rows, double epsilon) {
  Study ridge = study;
  ridge.kernelRelease.method = kMethodKernelRidge;
  ridge.kernelRelease.loss.reset();
  ridge.data.lower = -1;
  ridge.data.upper = 1;
  double best = study.kernelRelease.lambda, lowest = std::numeric_limits<double>::infinity();
  // Two digits, the second 0 or 5, from 1e-6 to 10.
  for (int power = -6; power < 1; ++power)
    for (int digits = 10; digits < 100; digits += 5) {
      const double lambda = digits / std::pow(10.0, 1 - power);  // the number nearest to the decimal one
      const NoiseScale noise =
          noiseScale(ridge, outputPerturbation(ridge, rows, lambda, epsilon), NoiseBound::tight);
      const double pull = lambda / (1 + lambda) / 2;
      const double loss = noiseVariance(ridge, noise) + pull * pull;
      if (loss < lowest) {
        lowest = loss;
        best = lambda;
      }
    }
  return best;
}

Suggestions suggestionsOn(const Study& study, const KernelReleaseCache& cache) {
  if (lossOf(study).kind != KernelLossKind::square) return {};
  const auto rows = static_cast<double>(cache.trainRows());
  return {{"kernel_release.lambda", suggestedKernelLambda(study, rows, viewEpsilon(study))}};
}

}  // namespace epsiscope
