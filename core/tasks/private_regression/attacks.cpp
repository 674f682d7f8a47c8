#include "core/tasks/private_regression/attacks.h"

#include <algorithm>

#include "core/tasks/methods.h"
#include "core/tasks/private_regression/cache.h"
#include "core/tasks/private_regression/claims.h"
#include "core/tasks/private_regression/release.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

std::size_t furthestRow(const Study& study, const RegressionSplit& split, const AuditedSums& release) {
  constexpr std::size_t kTriedRows = 200;
  if (const auto chosen = attackedRow(study, split.trainRows())) return *chosen;
  std::size_t furthest = 0;
  double distance = -1;
  for (std::size_t place = 0; place < std::min(kTriedRows, split.trainRows()); ++place) {
    const Eigen::VectorXd row = split.row(place);
    const double moved = release.distance(row, oppositeRow(release.weights, row));
    if (moved <= distance) continue;
    distance = moved;
    furthest = place;
  }
  return furthest;
}

}  // namespace

AttackPreview attacksOn(const Study& study, const PrivateRegressionCache& cache, std::size_t draws,
                        const GoOn& goOn) {
  const RegressionSplit& split = cache.split();
  AttackPreview preview{.epsilon = viewEpsilon(study), .rows = split.trainRows()};
  for (const std::string& method : study.privateRegression.methods) {
    if (!isNoisySums(method)) continue;
    if (!goOn()) return preview;
    const AuditedSums release = auditedSums(study, split, method, preview.epsilon);
    const std::size_t place = furthestRow(study, split, release);
    const Eigen::VectorXd own = split.row(place), other = oppositeRow(release.weights, own);
    const double distance = release.distance(own, other);
    const auto labelled = [&](const Eigen::VectorXd& row) {
      const double label = row[row.size() - 1] / release.weights.label;
      return filled(sentence("Core", "label %1"),
                    witnessNumber(split.bounds().middle() + label * split.bounds().width() / 2));
    };
    Rng rng = auditStream(study, method, preview.epsilon);
    const Guarantee guarantee = regressionGuarantee(study, cache.data(), method, preview.epsilon);
    preview.methods.push_back(
        {.method = method,
         .label = methodLabel(method),
         .epsilon = preview.epsilon,
         .delta = release.delta,
         .isPrivate = guarantee.isPrivate(),
         .neighbours = {{filled(sentence("Core", "Row %1 of %2 that are learned from"), place + 1,
                                split.trainRows()),
                         labelled(own), labelled(other)},
                        {sentence("Core", "How far the sums move"), "0", witnessNumber(distance)},
                        {sentence("Core", "Scale of the noise"), witnessNumber(release.plan.scale),
                         witnessNumber(release.plan.scale)}},
         .found = attackByDraws(lossOfMovedSums(release, distance), draws, rng, goOn)});
  }
  return preview;
}

}  // namespace epsiscope
