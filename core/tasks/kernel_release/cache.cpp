#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/kernel_release/errors.h"

#include "core/tasks/kernel_release/release.h"
#include "core/tasks/preview_axis.h"
#include "core/text/wording.h"

namespace epsiscope {

/// With ridge the fits of the whole axis of lambda are cheap beside the factorisation; those of later trials
/// are made when they are needed.
std::shared_ptr<const KernelReleaseCache> KernelReleaseCache::build(
    const KernelReleaseInputs& inputs, const std::shared_ptr<const PreparedTable>& table,
    const Classroom& classroom, const GoOn& goOn) {
  constexpr double kShareOfSplit = 0.95;
  std::shared_ptr<KernelReleaseCache> made(new KernelReleaseCache(
      std::make_shared<const InputsOf<KernelReleaseInputs>>(inputs), table, classroom));
  const KernelData data = kernelData(inputs, table);
  const LabelBounds& bounds = inputs.ahead.bounds;
  made->m_split = KernelSplit::buildForPreview(inputs, data, bounds, 0, goOn.part(0, kShareOfSplit));
  if (!made->m_split) return nullptr;
  for (const std::string& note : data.notes) addOnce(made->notes, note);
  for (const std::string& note : made->m_split->notes()) addOnce(made->notes, note);
  if (inputs.loss.kind != KernelLossKind::square || inputs.split.trial > 1) return made;
  for (const double lambda : inputs.ahead.lambdas) {
    made->m_split->predictions(lambda, bounds);
    if (!goOn(kShareOfSplit)) return nullptr;
  }
  return made;
}

bool isInstantOn(const Study& study, const KernelReleaseCache& cache) {
  constexpr double kOperations = 1e8;  // about a twentieth of a second
  const bool isTheory = study.view.tab == "theory";
  const std::string& axis = isTheory ? study.view.theoryAxis : study.view.tradeOffAxis;
  std::vector<double> lambdas = {study.kernelRelease.lambda};
  if (axis == kAxisLambda) lambdas = lambdaAxis(study);
  lambdas.push_back(study.kernelRelease.lambda);
  double cost = 0;
  for (const double lambda : lambdas) cost += cache.split().costOfFit(lambda, releaseBounds(study));
  return cost <= kOperations;
}

}  // namespace epsiscope
