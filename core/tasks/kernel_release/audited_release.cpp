#include "core/tasks/kernel_release/audited_release.h"

#include <algorithm>
#include <utility>

#include "core/study/preparations.h"
#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/kernel_release/rows.h"

namespace epsiscope {

namespace {

bool isInUnitBall(const Study& study) {
  return study.data.prepare == kPrepareUnitRows || study.data.prepare == kPrepareUnitRowsPlain;
}

}  // namespace

AuditedPredictions auditedRelease(const Study& study, double rows, const std::string& method,
                                  double epsilon) {
  const OutputPerturbation release = outputPerturbation(study, rows, study.kernelRelease.lambda, epsilon);
  return {.kernel = kernelOf(study.kernelRelease),
          .isSvm = isSvm(study),
          .isInUnitBall = isInUnitBall(study),
          .rows = rows,
          .lambda = release.lambda,
          .bound = isSvm(study) ? 1 : release.labelBound,
          .predictions = release.predictions,
          .scale = noiseScale(study, release, noiseBoundOf(method)).scale,
          .tolerance = svmGap(rows, release.lambda, release.kappa),
          .sharesNoise = sharesNoise(study, method) && release.predictions > 1};
}

SomeRows someRows(const Study& study, const KernelReleaseCache& cache) {
  constexpr std::size_t kMost = 150;
  const auto& inputs = valuesOf<KernelReleaseInputs>(cache.inputs());
  const KernelData data = kernelData(inputs, cache.table());
  KernelRows taken =
      kernelRows(inputs, data, {.rows = std::min(kMost, cache.trainRows()), .mostTestRows = 1}, 1);
  const LabelBounds bounds = releaseBounds(study);
  for (double& label : taken.labels) label = bounds.clamp(label) - bounds.middle();
  return {std::move(taken.rows), std::move(taken.labels)};
}

}  // namespace epsiscope
