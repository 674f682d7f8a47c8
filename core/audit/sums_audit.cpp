#include "core/audit/sums_audit.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

#include "core/audit/moved_noise.h"
#include "core/audit/moved_noise_attack.h"
#include "core/random/norm_noise.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

using Eigen::Index;
using Eigen::VectorXd;

/// Keeps the worse of what has been found and of this pair.
void tryPair(const AuditedSums& release, const VectorXd& z, const VectorXd& w, AuditFinding& found) {
  ++found.pairs;
  const double lost = release.lossBetween(z, w);
  if (!(lost > found.measured)) return;
  const Index last = z.size() - 1;
  const double half = release.weights.label;
  found.measured = lost;
  found.worst = {{sentence("Core", "Length of the row"), witnessNumber(z.norm()), witnessNumber(w.norm())},
                 {sentence("Core", "Label in half widths from the middle"), witnessNumber(z[last] / half),
                  witnessNumber(w[last] / half)},
                 {sentence("Core", "How far the sums move"), "0", witnessNumber(release.distance(z, w))}};
}

}  // namespace

double AuditedSums::distance(const VectorXd& z, const VectorXd& w) const {
  return rows * (plan.noise == SumsNoise::trace ? traceDistance(z, w) : normDistance(z, w));
}

double AuditedSums::lossBetween(const VectorXd& z, const VectorXd& w) const {
  const double moved = distance(z, w);
  return plan.noise == SumsNoise::trace ? epsilonOfMovedNorm(moved, plan.scale)
                                        : epsilonOfMovedNormal(moved, plan.scale, delta);
}

VectorXd summedRow(const RowWeights& weights, const VectorXd& x, double label) {
  const Index first = weights.constant > 0 ? 1 : 0;
  VectorXd z(first + x.size() + 1);
  if (first > 0) z[0] = weights.constant;
  z.segment(first, x.size()) = x;
  z[z.size() - 1] = weights.label * label;
  return z;
}

VectorXd oppositeRow(const RowWeights& weights, const VectorXd& row) {
  const Index first = weights.constant > 0 ? 1 : 0;
  const VectorXd x = row.segment(first, row.size() - first - 1);
  const double length = x.norm();
  const VectorXd opposite = length > 0 ? VectorXd(x / -length) : VectorXd::Unit(x.size(), 0);
  return summedRow(weights, opposite, row[row.size() - 1] > 0 ? -1 : 1);
}

AuditFinding auditOnMadeUpRows(const AuditedSums& release) {
  const RowWeights& weights = release.weights;
  const Index features = release.plan.size - (weights.constant > 0 ? 2 : 1);
  AuditFinding found;
  const VectorXd x = VectorXd::Unit(features, 0);
  const VectorXd z = summedRow(weights, x, 1);
  if (features > 1) {
    // Constant and label leave this product for the features of orthogonal rows.
    const double product = weights.label * weights.label - weights.constant * weights.constant;
    VectorXd other = product * x;
    other[1] = std::sqrt(1 - product * product);
    tryPair(release, z, summedRow(weights, other, -1), found);
    found.isExact = true;
    return found;
  }
  constexpr int kPlaces = 200;
  for (int place = -kPlaces; place <= kPlaces; ++place)
    for (const double label : {-1, 1})
      tryPair(release, z, summedRow(weights, x * place / kPlaces, label), found);
  return found;
}

AuditFinding auditOnRows(const AuditedSums& release, std::span<const VectorXd> rows) {
  AuditFinding found;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) tryPair(release, rows[i], rows[j], found);
    VectorXd relabelled = rows[i];
    for (const double label : {-1, 1}) {
      relabelled[relabelled.size() - 1] = label * release.weights.label;
      tryPair(release, rows[i], relabelled, found);
    }
    tryPair(release, rows[i], oppositeRow(release.weights, rows[i]), found);
  }
  found.ofRows = true;
  return found;
}

DrawnLoss lossOfMovedSums(const AuditedSums& release, double distance) {
  const double moved = distance / release.plan.scale;
  if (release.plan.noise == SumsNoise::normal) return lossOfMovedNormal(moved, 1);
  const int shape = static_cast<int>(release.plan.size) + 1;
  return [moved, shape](bool isOther, Rng& rng) {
    const double noise = gammaDraw(shape, rng) - gammaDraw(shape, rng);
    const double loss =
        logDensityOfGammaDifference(shape, noise) - logDensityOfGammaDifference(shape, noise + moved);
    return isOther ? -loss : loss;
  };
}

double logDensityOfGammaDifference(int shape, double t) {
  const int n = shape - 1;
  const double distance = std::abs(t);
  // The ratio of term j + 1 to term j is (n + j + 1)(n - j) / (2 (j + 1) t): from the last one, where t = 0
  // too, down.
  double logLast = -(2.0 * n + 1) * std::numbers::ln2;
  for (int j = 1; j <= n; ++j) logLast += std::log1p(static_cast<double>(n) / j);
  double sum = 1, term = 1, logScale = 0;
  for (int j = n - 1; j >= 0; --j) {
    term *= 2.0 * (j + 1) * distance / ((n + j + 1.0) * (n - j));
    sum += term;
    constexpr double kLarge = 1e200;
    if (sum < kLarge) continue;
    logScale += std::log(kLarge);
    sum /= kLarge;
    term /= kLarge;
  }
  return logLast + std::log(sum) + logScale - distance;
}

}  // namespace epsiscope
