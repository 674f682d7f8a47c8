#include "core/tasks/statistic/noise.h"

#include <algorithm>
#include <utility>

#include "core/tasks/methods.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/releases.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// What is looked at, or `standard` where that is of another statistic.
double within(const LabelBounds& bounds, const std::optional<double>& wanted, double standard) {
  return wanted && bounds.clamp(*wanted) == *wanted ? *wanted : standard;
}

}  // namespace

NoisePreview noiseOn(const Study& study, const StatisticCache& cache) {
  NoisePreview preview;
  const SharedRelease first = firstRelease(study, cache);
  const ReleasePlan& plan = first.release->plan();
  const double epsilon = viewEpsilon(study) * first.share;
  std::vector<std::string> mechanisms = mechanismsFor(plan.kind);
  std::stable_partition(mechanisms.begin(), mechanisms.end(),
                        [&](const auto& one) { return one == plan.mechanism; });
  for (const std::string& id : mechanisms) {
    ReleasePlan other = plan;
    other.mechanism = id;
    if (const auto reason = reasonAgainst(other, first.release->rows(), {epsilon})) {
      preview.notes.push_back(methodLabel(id) + ": " + *reason);
      continue;
    }
    SharedRelease offered = first;
    offered.release = std::make_shared<const StatisticRelease>(other, cache.column(0));
    std::shared_ptr<const Mechanism> mechanism = offered.release->mechanism(epsilon);
    // The mechanisms have the same bounds.
    preview.bounds = mechanism->bounds();
    preview.label = within(preview.bounds, study.view.label, preview.bounds.lower);
    preview.otherLabel = within(preview.bounds, study.view.otherLabel, preview.bounds.upper);
    NoiseCurve curve = noiseCurve(std::move(mechanism), preview);
    curve.method = id;
    curve.label = methodLabel(id);
    if (const Guarantee made = offered.guarantee(study.data, viewEpsilon(study));
        curve.proved && !made.isPrivate())
      curve.withoutPromise = made.note;
    preview.curves.push_back(std::move(curve));
  }
  if (first.share < 1)
    preview.notes.push_back(
        filled(sentence("Core", "This statistic has the share %1 of epsilon."), first.share));
  if (statisticRow(plan.kind).hasCells)
    preview.notes.push_back(
        sentence("Core",
                 "The largest count of the histogram; the row that leaves it enters another "
                 "count, and both together tell no more than epsilon."));
  return preview;
}

}  // namespace epsiscope
