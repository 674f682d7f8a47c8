#include "core/tasks/statistic/attacks.h"

#include <utility>

#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/noise.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"

namespace epsiscope {

AttackPreview attacksOn(const Study& study, const StatisticCache& cache, std::size_t draws,
                        const GoOn& goOn) {
  const NoisePreview values = noiseOn(study, cache);
  AttackPreview preview{.epsilon = viewEpsilon(study)};
  for (const NoiseCurve& curve : values.curves) {
    if (!goOn()) return preview;
    Rng rng = auditStream(study, curve.method, preview.epsilon);
    AttackedMethod made = attackedCurve(values, curve, draws, rng);
    made.neighbours.front().what = sentence("Core", "The statistic without noise");
    preview.methods.push_back(std::move(made));
  }
  return preview;
}

}  // namespace epsiscope
