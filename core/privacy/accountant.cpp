#include "core/privacy/accountant.h"

#include "core/base/numbers.h"
#include "core/privacy/loss_distribution.h"
#include "core/privacy/normal_loss.h"
#include "core/privacy/renyi_bound.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace epsiscope {

namespace {

double timesOf(const ReleaseLoss& release) {
  return static_cast<double>(release.times);
}

/// What is left of delta for those who need some when the releases' own are taken away. All of them tell all
/// with probability 1 - prod (1 - delta_i); else, the rest must keep what is left.
double leftOfDelta(std::span<const ReleaseLoss> releases, double delta) {
  double logKept = 0;
  for (const ReleaseLoss& release : releases) logKept += timesOf(release) * std::log1p(-release.delta);
  const double lost = -std::expm1(logKept);
  return lost > 0 ? (delta - lost) / (1 - lost) : delta;
}

/// In an order of their own, each law once, so that sums do not depend on the order they are given in.
std::vector<ReleaseLoss> eachOnce(std::span<const ReleaseLoss> releases) {
  std::vector<ReleaseLoss> all(releases.begin(), releases.end());
  std::ranges::sort(all, [](const ReleaseLoss& one, const ReleaseLoss& other) { return one < other; });
  std::vector<ReleaseLoss> merged;
  for (const ReleaseLoss& release : all) {
    ReleaseLoss same = release;
    if (!merged.empty()) same.times = merged.back().times;
    if (!merged.empty() && same == merged.back())
      merged.back().times += release.times;
    else
      merged.push_back(release);
  }
  return merged;
}

}  // namespace

double basicEpsilon(std::span<const ReleaseLoss> releases, double delta) {
  constexpr double kRounding = 1e-12;  // of a delta that is the sum of the releases' own
  double normal = 0, left = delta, epsilon = 0;
  const std::vector<ReleaseLoss> all = eachOnce(releases);
  for (const ReleaseLoss& release : all) {
    if (release.moved > 0) normal += timesOf(release);
    left -= timesOf(release) * release.delta;
  }
  if (left < -kRounding * delta) return kInfinity;
  for (const ReleaseLoss& release : all)
    epsilon += timesOf(release) *
               (release.moved > 0 ? epsilonOfNormal(release.moved, left / normal) : release.epsilon);
  return epsilon;
}

double zcdpEpsilon(std::span<const ReleaseLoss> releases, double delta) {
  const double left = leftOfDelta(releases, delta);
  if (!(left > 0)) return kInfinity;
  double rho = 0;
  for (const ReleaseLoss& release : eachOnce(releases)) rho += timesOf(release) * release.rho();
  if (rho == 0) return 0;
  return smallestRenyiBound(std::log(left), [&](double theta) { return rho * theta * (theta + 1); }).epsilon;
}

double exactEpsilon(std::span<const ReleaseLoss> releases, double delta) {
  const double basic = basicEpsilon(releases, delta), left = leftOfDelta(releases, delta);
  if (!(left > 0)) return basic;
  constexpr double kLeastDistance = 1e-100;  // its square is a double; who moves further loses more
  double squares = 0;
  std::vector<ReleaseLoss> others;
  for (const ReleaseLoss& release : eachOnce(releases)) {
    const double distance = release.moved > 0 ? std::max(release.moved, kLeastDistance) : 0;
    squares += timesOf(release) * distance * distance;
    if (release.epsilon > 0) others.push_back(release);
  }
  const double moved = std::sqrt(squares);
  return std::min(basic, others.empty() ? epsilonOfNormal(moved, left)
                                        : epsilonOfJointLoss(others, moved, std::log(left)));
}

}  // namespace epsiscope
