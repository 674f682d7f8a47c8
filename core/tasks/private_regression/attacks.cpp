#include "core/tasks/private_regression/attacks.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/tasks/methods.h"
#include "core/tasks/private_regression/cache.h"
#include "core/tasks/private_regression/claims.h"
#include "core/tasks/private_regression/release.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

std::size_t furthestRow(const Study& study, const RegressionSplit& split) {
  constexpr std::size_t kTriedRows = 200;
  if (const auto chosen = attackedRow(study, split.trainRows())) return *chosen;
  std::size_t furthest = 0;
  double distance = -1;
  for (std::size_t place = 0; place < std::min(kTriedRows, split.trainRows()); ++place) {
    const Eigen::VectorXd row = split.row(place);
    const double moved = traceDistance(row, oppositeRow(split.weights(), row));
    if (moved <= distance) continue;
    distance = moved;
    furthest = place;
  }
  return furthest;
}

/// A row in the one table, and the row that lies opposite in the other.
struct Opposites {
  const RegressionSplit& split;
  std::size_t place;
  Eigen::VectorXd own, other;

  std::vector<WitnessLine> lines() const {
    const auto labelled = [&](const Eigen::VectorXd& row) {
      const double label = row[row.size() - 1] / split.weights().label;
      return filled(sentence("Core", "label %1"),
                    witnessNumber(split.bounds().middle() + label * split.bounds().width() / 2));
    };
    return {{filled(sentence("Core", "Row %1 of %2 that are learned from"), place + 1, split.trainRows()),
             labelled(own), labelled(other)}};
  }
};

void attackSums(const AuditedSums& release, const Opposites& rows, std::size_t draws, Rng& rng,
                const GoOn& goOn, AttackedMethod& made) {
  const double distance = release.distance(rows.own, rows.other);
  made.neighbours.push_back({sentence("Core", "How far the sums move"), "0", witnessNumber(distance)});
  made.neighbours.push_back({sentence("Core", "Scale of the noise"), witnessNumber(release.plan.scale),
                             witnessNumber(release.plan.scale)});
  made.found = attackByDraws(lossOfMovedSums(release, distance), draws, rng, goOn);
}

/// Every draw is a minimum of its own.
void attackMinimum(const AuditedTilt& release, const Opposites& rows, std::size_t draws, Rng& rng,
                   const GoOn& goOn, AttackedMethod& made) {
  constexpr double kNumbers = 4e6, kLeast = 20, kMost = 200;
  const SummedRows all = rows.split.rowsOf(0);
  const double numbers = release.rows * static_cast<double>(all.x->columns());
  const auto affordable = static_cast<std::size_t>(std::clamp(kNumbers / numbers, kLeast, kMost));
  made.neighbours.push_back({sentence("Core", "Scale of the noise"), witnessNumber(release.plan.deviation),
                             witnessNumber(release.plan.deviation)});
  made.found = attackByDraws(
      lossOfTilt(release, {*all.x, release.constant, all.y}, static_cast<std::uint32_t>(rows.place)),
      std::min(draws, affordable), rng, goOn);
}

}  // namespace

AttackPreview attacksOn(const Study& study, const PrivateRegressionCache& cache, std::size_t draws,
                        const GoOn& goOn) {
  const RegressionSplit& split = cache.split();
  AttackPreview preview{.epsilon = viewEpsilon(study), .rows = split.trainRows()};
  const std::size_t place = furthestRow(study, split);
  const Eigen::VectorXd own = split.row(place);
  const Opposites rows{split, place, own, oppositeRow(split.weights(), own)};
  for (const std::string& method : study.privateRegression.methods) {
    if (!isLearned(method)) continue;
    if (!goOn()) return preview;
    const Guarantee guarantee = regressionGuarantee(study, cache.data(), method, preview.epsilon);
    AttackedMethod made{.method = method,
                        .label = methodLabel(method),
                        .epsilon = preview.epsilon,
                        .delta = regressionDelta(study, method),
                        .isPrivate = guarantee.isPrivate(),
                        .neighbours = rows.lines()};
    Rng rng = auditStream(study, method, preview.epsilon);
    if (isNoisySums(method))
      attackSums(auditedSums(study, split, method, preview.epsilon), rows, draws, rng, goOn, made);
    else
      attackMinimum(auditedTilt(study, split, preview.epsilon), rows, draws, rng, goOn, made);
    preview.methods.push_back(std::move(made));
  }
  return preview;
}

}  // namespace epsiscope
