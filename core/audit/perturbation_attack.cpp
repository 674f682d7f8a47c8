#include "core/audit/perturbation_attack.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/audit/moved_noise_attack.h"
#include "core/audit/neighbour_rows.h"
#include "core/audit/released_weights.h"
#include "core/erm/minimise.h"
#include "core/erm/perturbation_law.h"
#include "core/erm/private_fit.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

using Eigen::Index, Eigen::VectorXd;

std::uint32_t worstDone(const ClassRows& x, const VectorXd& y, const VectorXd& weights) {
  VectorXd margins;
  x.margins(weights, margins);
  Index worst = 0;
  (margins.array() * y.array()).minCoeff(&worst);
  return static_cast<std::uint32_t>(worst);
}

VectorXd withOtherLabel(const VectorXd& y, std::uint32_t row) {
  VectorXd labels = y;
  labels[row] = -labels[row];
  return labels;
}

std::size_t affordableMinima(std::size_t draws, const ClassRows& x) {
  constexpr double kNumbers = 4e6;
  constexpr std::size_t kLeast = 20, kMost = 200;
  const double numbers = static_cast<double>(x.rows()) * static_cast<double>(x.columns());
  return std::min(draws, std::clamp(static_cast<std::size_t>(kNumbers / numbers), kLeast, kMost));
}

/// Releases of objective perturbation from either table.
class DrawnWeights {
public:
  DrawnWeights(const AuditedPerturbation& release, const ClassRows& x, const VectorXd& y, std::uint32_t row,
               VectorXd start, const GoOn& goOn)
      : m_release(release),
        m_x(x),
        m_y(y),
        m_otherY(withOtherLabel(y, row)),
        m_relabelled(ReplacedRows::at(x, y, {row})),
        m_start(std::move(start)),
        m_goOn(goOn) {
    m_relabelled.other = m_relabelled.own;
    m_relabelled.otherY = -m_relabelled.y;
  }

  /// The loss of a release; nothing where it is not known.
  std::optional<double> draw(bool isOther, Rng& rng) const {
    Objective objective = objectiveOf(m_release.loss, m_release.plan);
    objective.linear = noiseOfPlan(m_release.plan, m_x.columns(), rng) / static_cast<double>(m_x.rows());
    const VectorXd& labels = isOther ? m_otherY : m_y;
    const Minimum found = minimise(m_x, labels, objective, m_start, m_goOn);
    const auto released = ReleasedWeights::of(m_release, m_x, labels, found.weights, m_goOn);
    if (!released) return std::nullopt;
    if (!isOther) return released->logRatio(m_relabelled);
    ReplacedRows back = m_relabelled;
    std::swap(back.y, back.otherY);
    return -released->logRatio(back);
  }

private:
  const AuditedPerturbation& m_release;
  const ClassRows& m_x;
  const VectorXd& m_y;
  const VectorXd m_otherY;
  ReplacedRows m_relabelled;
  const VectorXd m_start;
  const GoOn& m_goOn;
};

std::string labelText(double y) {
  return filled(sentence("Core", "label %1"), y);
}

}  // namespace

DrawnLoss lossOfMovedMinimum(const AuditedPerturbation& release, Index columns, double distance) {
  const double scale = release.plan.noiseScale;
  return release.plan.isNormal ? lossOfMovedNormal(distance, scale)
                               : lossOfMovedNorm(columns, distance, scale);
}

RowAttack attackOnRow(const AuditedPerturbation& release, const ClassRows& x, const VectorXd& y,
                      std::optional<std::uint32_t> row, std::size_t draws, Rng& rng, const GoOn& goOn) {
  const Objective objective = objectiveOf(release.loss, release.plan);
  const Minimum own = minimise(x, y, objective, {}, goOn);
  RowAttack made{.row = row.value_or(worstDone(x, y, own.weights))};
  const VectorXd otherY = withOtherLabel(y, made.row);
  made.neighbours = {{filled(sentence("Core", "Row %1 of %2 training rows"),
                             static_cast<std::size_t>(made.row) + 1, x.rows()),
                      labelText(y[made.row]), labelText(otherY[made.row])}};
  if (isOfOutput(release.method)) {
    const Minimum moved = minimise(x, otherY, objective, own.weights, goOn);
    const double distance = (moved.weights - own.weights).norm();
    made.neighbours.push_back({sentence("Core", "Distance of the two minima"), "0", witnessNumber(distance)});
    made.neighbours.push_back({sentence("Core", "Scale of the noise"), witnessNumber(release.plan.noiseScale),
                               witnessNumber(release.plan.noiseScale)});
    made.found = attackByDraws(lossOfMovedMinimum(release, x.columns(), distance), draws, rng, goOn);
    return made;
  }
  const DrawnWeights drawn(release, x, y, made.row, own.weights, goOn);
  bool isKnown = true;
  const DrawnLoss loss = [&](bool isOther, Rng& from) {
    const std::optional<double> found = drawn.draw(isOther, from);
    isKnown = isKnown && found;
    return found.value_or(0);
  };
  made.found = attackByDraws(loss, affordableMinima(draws, x), rng, [&] { return isKnown && goOn(); });
  if (!isKnown) made.found = {};
  return made;
}

}  // namespace epsiscope
