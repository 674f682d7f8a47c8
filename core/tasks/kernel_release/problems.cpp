#include "core/tasks/kernel_release/problems.h"

#include <array>

#include "core/tasks/kernel_release/release.h"
#include "core/study/preparations.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// kappa^2 of a polynomial is 2^degree.
constexpr int kMostDegree = 20;
/// A factorisation takes time proportional to the cube of the rows: a minute for this many.
constexpr int kMostKernelRows = 8000;
constexpr int kMostPredictions = 1'000'000'000;
/// Squares of what lies between stay far inside the doubles.
constexpr double kSmallestBound = 1e-100, kLargestBound = 1e100;

void checkTheory(const KernelRelease& task, ProblemList& found) {
  if (!(task.smoothness > 0 && task.smoothness <= 1))
    found.add("kernel_release.smoothness",
              filled(sentence("Core",
                              "The smoothness r is %1; it must be a number above 0 and at most 1, 1/2 if the "
                              "true function has a finite norm."),
                     task.smoothness));
  found.positive("kernel_release.approximation", sentence("Core", "The constant of the approximation error"),
                 task.approximation);
}

/// Where there are no bounds the labels lie in [-bound, bound].
void checkBound(const Study& study, bool isChosen, ProblemList& found) {
  const double bound = study.kernelRelease.bound;
  if (!(bound >= kSmallestBound && bound <= kLargestBound))
    found.add("kernel_release.bound",
              filled(sentence("Core", "The bound is %1; it must be a number from 1e-100 to 1e100."), bound));
  if (!isChosen || isSvm(study)) return;
  const DataChoice& data = study.data;
  if (data.lower.has_value() != data.upper.has_value())
    found.add(
        data.lower ? "data.upper" : "data.lower",
        sentence(
            "Core",
            "Only one bound of the target is declared; declare both, or none and kernel_release.bound."));
}

void checkSizes(const Study& study, bool isChosen, ProblemList& found) {
  const int most = study.kernelRelease.mostRows;
  found.between("kernel_release.most_rows", sentence("Core", "The number of rows to learn from"), 2,
                kMostKernelRows, most);
  if (!isChosen) return;
  for (const int size : study.trainSizes)
    if (size > most)
      found.add("train_sizes", filled(sentence("Core",
                                               "A kernel method would learn from %1 rows, more than "
                                               "kernel_release.most_rows allows (%2); take at most as many."),
                                      size, most));
}

}  // namespace

void checkKernelRelease(const Study& study, bool isChosen, ProblemList& found) {
  const KernelRelease& task = study.kernelRelease;
  static const std::array<std::string, 2> methods = {kMethodKernelRidge, kMethodKernelSvm};
  static const std::array<std::string, 4> kernels = {"gaussian", "laplacian", "polynomial", "linear"};
  found.oneOf("kernel_release.method", sentence("Core", "method"), methods, task.method);
  found.oneOf("kernel_release.kernel", sentence("Core", "kernel"), kernels, task.kernel);
  found.positive("kernel_release.gamma", sentence("Core", "The kernel's gamma"), task.gamma);
  found.between("kernel_release.degree", sentence("Core", "The kernel's degree"), 1, kMostDegree,
                task.degree);
  found.positive("kernel_release.lambda", sentence("Core", "Lambda"), task.lambda);
  const std::string sweep = "kernel_release.lambda_sweep";
  if (!task.lambdaSweep.empty()) found.list(sweep, sentence("Core", "values of lambda"), task.lambdaSweep);
  for (const double lambda : task.lambdaSweep)
    found.positive(sweep, sentence("Core", "A value of lambda"), lambda);
  found.between("kernel_release.predictions", sentence("Core", "The number of predictions"), 1,
                kMostPredictions, task.predictions);
  checkTheory(task, found);
  checkBound(study, isChosen, found);
  checkSizes(study, isChosen, found);
}

void checkKernelReleaseData(const Study& study, const PreparedTable& table, ProblemList& found) {
  if (isSvm(study)) found.add(table.classProblems(study.data.positive));
  if (study.data.prepare != kPrepareNone || !needsUnitBall(kernelOf(study.kernelRelease))) return;
  if (!table.longRow().empty()) found.add("data.prepare", table.longRow());
}

}  // namespace epsiscope
