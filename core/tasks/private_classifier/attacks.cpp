#include "core/tasks/private_classifier/attacks.h"

#include "core/audit/perturbation_attack.h"
#include "core/erm/tuning.h"
#include "core/tasks/methods.h"
#include "core/tasks/private_classifier/audited_weights.h"
#include "core/tasks/private_classifier/cache.h"
#include "core/tasks/private_classifier/cells.h"
#include "core/tasks/streams.h"

namespace epsiscope {

namespace {

/// The rows that the weights are learned from, and with which lambda.
struct LearnedFrom {
  LabelledRows rows;
  double lambda = 0;
};

LearnedFrom learnedFrom(const Study& study, const LabelledRows& train) {
  const PrivateClassifier& task = study.privateClassifier;
  if (!task.tune) return {train, task.lambda};
  Rng rng = auditStream(study, "parts", viewEpsilon(study));
  const auto parts = tuningParts(train.x->rows(), task.tune->size() + 1, rng);
  return {taken(train, parts.front()), task.tune->front()};
}

}  // namespace

AttackPreview attacksOn(const Study& study, const PrivateClassifierCache& cache, std::size_t draws,
                        const GoOn& goOn) {
  const LearnedFrom from = learnedFrom(study, cache.split().train());
  const std::size_t rows = from.rows.x->rows();
  AttackPreview preview{.epsilon = viewEpsilon(study), .rows = rows};
  std::optional<std::uint32_t> row;
  if (const auto chosen = attackedRow(study, rows)) row = static_cast<std::uint32_t>(*chosen);
  for (const std::string& id : study.privateClassifier.methods) {
    const Perturbation method = methodOf(study, id);
    if (method == Perturbation::none) continue;
    if (!goOn()) return preview;
    Rng rng = auditStream(study, id, preview.epsilon);
    const AuditedPerturbation release =
        auditedWeights(study, method, from.lambda, *from.rows.x, preview.epsilon);
    RowAttack made = attackOnRow(release, *from.rows.x, from.rows.y, row, draws, rng, goOn);
    if (made.found.draws() == 0) continue;
    const Guarantee guarantee = classifierGuarantee(
        study, cache.split().data().counts(), cache.split().data().takenFromRows, method, preview.epsilon);
    preview.methods.push_back({.method = id,
                               .label = methodLabel(idOf(method)),
                               .epsilon = preview.epsilon,
                               .isPrivate = guarantee.isPrivate(),
                               .neighbours = std::move(made.neighbours),
                               .found = std::move(made.found)});
  }
  return preview;
}

}  // namespace epsiscope
