#include "core/tasks/attack_preview.h"

#include <algorithm>
#include <cmath>

#include "core/audit/worst_test.h"
#include "core/mechanisms/mechanism_loss.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

constexpr std::size_t kAttackDraws = 1000;

/// Far from everything both densities can be 0 in doubles: then there is no belief.
BeliefCurve beliefOf(const NoisePreview& labels, const NoiseCurve& curve) {
  constexpr double kUsual = 0.9;
  const OutputRange one = curve.mechanism->outputRange(labels.label, kUsual);
  const OutputRange other = curve.mechanism->outputRange(labels.otherLabel, kUsual);
  BeliefCurve belief{.outputs = {},
                     .beliefs = {},
                     .discrete = curve.discrete,
                     .usual = {std::min(one.lower, other.lower), std::max(one.upper, other.upper)}};
  for (std::size_t i = 0; i < curve.outputs.size(); ++i) {
    const double both = curve.density[i] + curve.otherDensity[i];
    if (!(both > 0) || std::isinf(both)) continue;
    belief.outputs.push_back(curve.outputs[i]);
    belief.beliefs.push_back(curve.density[i] / both);
  }
  return belief;
}

/// For so many outputs about the same person.
std::optional<RocCurve> worstTestOf(const Mechanism& mechanism, std::uint64_t outputs) {
  std::optional<ReleaseLoss> loss = lossOf(mechanism);
  if (!loss) return std::nullopt;
  loss->times = outputs;
  return worstTest(*loss);
}

/// The loss of all rows of a person is the sum of those of the rows.
AttackedMethod attackedRows(const NoisePreview& labels, const NoiseCurve& curve, const ProtectedUnit& unit,
                            std::size_t draws, Rng& rng, const GoOn& goOn) {
  const Mechanism& mechanism = *curve.mechanism;
  const auto drawn = [&](bool isOther, Rng& from) {
    double loss = 0;
    for (std::size_t row = 0; row < unit.most; ++row) {
      const double output = mechanism.sample(isOther ? labels.otherLabel : labels.label, from);
      loss += mechanism.logDensity(output, labels.label) - mechanism.logDensity(output, labels.otherLabel);
    }
    return loss;
  };
  return {.method = curve.method,
          .label = curve.label,
          .epsilon = unit.rows() * curve.epsilonLabels,
          .delta = unit.rows() * curve.delta,
          .isPrivate = curve.proved && curve.withoutPromise.empty(),
          .neighbours = {{filled(counted("Core", "Label of all %n rows of a person",
                                         "Label of the %n row of a person", unit.most)),
                          witnessNumber(labels.label), witnessNumber(labels.otherLabel)}},
          .found = attackByDraws(drawn, draws, rng, goOn),
          .worst = worstTestOf(mechanism, unit.most)};
}

}  // namespace

AttackedMethod attackedCurve(const NoisePreview& labels, const NoiseCurve& curve, const ProtectedUnit& unit,
                             std::size_t draws, Rng& rng, const GoOn& goOn) {
  if (unit.rows() > 1) return attackedRows(labels, curve, unit, draws, rng, goOn);
  return {.method = curve.method,
          .label = curve.label,
          .epsilon = curve.epsilonLabels,
          .delta = curve.delta,
          .isPrivate = curve.proved && curve.withoutPromise.empty(),
          .neighbours = {{sentence("Core", "Label"), witnessNumber(labels.label),
                          witnessNumber(labels.otherLabel)}},
          .found = attack(*curve.mechanism, labels.label, labels.otherLabel, draws, rng),
          .worst = worstTestOf(*curve.mechanism, 1),
          .belief = beliefOf(labels, curve)};
}

void sayOfOneRow(const Study& study, AttackedMethod& made) {
  const std::string note = ofOneRowNote(protectedUnit(study.data));
  if (!note.empty()) made.neighbours.push_back({note, {}, {}});
}

AttackPreview previewAttack(const Study& study, const TaskCache& cache, const GoOn& goOn) {
  const bool asksForPublicLabels = taskOf(study).facts().neighbours == Neighbours::labels;
  if (study.mode != Mode::classroom && !asksForPublicLabels) return {.epsilon = viewEpsilon(study)};
  return taskOf(study).attacks(study, cache, kAttackDraws, goOn);
}

}  // namespace epsiscope
