#include "core/tasks/kernel_release/kernel_release_problems.h"

#include <array>

#include "core/erm/classes.h"
#include "core/erm/unit_rows.h"
#include "core/tasks/kernel_release/kernel_release.h"
#include "core/tasks/prepare_study.h"
#include "core/study/preparations.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// Where there are no bounds the labels lie in [-bound, bound].
void checkBound(const Study& study, ProblemList& found) {
  found.number(study, "kernel_release.bound");
  if (study.task != TaskId::kernelRelease || hasClasses(study)) return;
  const DataChoice& data = study.data;
  if (data.lower.has_value() != data.upper.has_value())
    found.add(
        data.lower ? "data.upper" : "data.lower",
        sentence(
            "Core",
            "Only one bound of the target is declared; declare both, or none and kernel_release.bound."));
}

void checkSizes(const Study& study, ProblemList& found) {
  const int most = study.kernelRelease.mostRows;
  found.number(study, "kernel_release.most_rows");
  if (study.task != TaskId::kernelRelease) return;
  for (const int size : study.trainSizes)
    if (size > most)
      found.add("train_sizes", filled(sentence("Core",
                                               "A kernel method would learn from %1 rows, more than "
                                               "kernel_release.most_rows allows (%2); take at most as many."),
                                      size, most));
}

}  // namespace

void checkKernelRelease(const Study& study, ProblemList& found) {
  const KernelRelease& task = study.kernelRelease;
  static const std::array<std::string, 2> methods = {kMethodKernelRidge, kMethodKernelSvm};
  static const std::array<std::string, 4> kernels = {"gaussian", "laplacian", "polynomial", "linear"};
  found.oneOf("kernel_release.method", sentence("Core", "method"), methods, task.method);
  found.oneOf("kernel_release.kernel", sentence("Core", "kernel"), kernels, task.kernel);
  for (const char* key : {"kernel_release.gamma", "kernel_release.degree", "kernel_release.lambda"})
    found.number(study, key);
  const std::string sweep = "kernel_release.lambda_sweep";
  if (!task.lambdaSweep.empty()) found.list(sweep, sentence("Core", "values of lambda"), task.lambdaSweep);
  for (const double lambda : task.lambdaSweep)
    found.positive(sweep, sentence("Core", "A value of lambda"), lambda);
  for (const char* key :
       {"kernel_release.predictions", "kernel_release.smoothness", "kernel_release.approximation"})
    found.number(study, key);
  checkBound(study, found);
  checkSizes(study, found);
}

void checkKernelReleaseData(const Study& study, const PreparedData& data, ProblemList& found) {
  if (study.task != TaskId::kernelRelease) return;
  if (hasClasses(study)) {
    std::vector<Problem> ofClasses;
    classesOf(*data.targetColumn, data.rows, study.data.positive, ofClasses);
    found.add(ofClasses);
  }
  if (study.data.prepare != kPrepareNone || !needsUnitBall(kernelOf(study.kernelRelease))) return;
  const UnitRows rows = unitRows(data, {.how = UnitRowsOptions::How::none});
  if (rows.longRow) found.add("data.prepare", longRowSentence(rows));
}

}  // namespace epsiscope
