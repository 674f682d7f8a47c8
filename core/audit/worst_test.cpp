#include "core/audit/worst_test.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "core/audit/attack.h"
#include "core/privacy/accountant.h"
#include "core/privacy/normal_tail.h"

namespace epsiscope {

namespace {

/// Thresholds between `highest` and its negative, falling, with 0: close to each other within `depth` of
/// either end, where something is to be seen.
std::vector<double> thresholds(double highest, double depth) {
  constexpr int kSteps = 200;
  std::vector<double> all = {0};
  for (int i = 0; i < kSteps; ++i) {
    const double place = highest - std::min(highest, depth) * i / kSteps;
    all.insert(all.end(), {place, -place});
  }
  std::ranges::sort(all, std::greater());
  return all;
}

/// In units of the deviation of the loss, whose means are half a move above 0 and below.
RocCurve normalTest(double moved) {
  constexpr double kReach = 5;  // deviations from either mean
  RocCurve curve{{0}, {0}};
  for (const double threshold : thresholds(moved / 2 + kReach, 2 * kReach)) {
    curve.falseAlarms.push_back(std::exp(logNormalCdf(-moved / 2 - threshold)));
    curve.detections.push_back(std::exp(logNormalCdf(moved / 2 - threshold)));
  }
  return curve;
}

/// Losses above l are found with 1 - e^-((epsilon - l)/2)/2, see core/privacy/release_loss.cpp, and called by
/// mistake as often as p loses less than -l.
RocCurve laplaceTest(double epsilon) {
  constexpr double kDepth = 20;  // of e^-10
  RocCurve curve{{0}, {0}};
  for (const double threshold : thresholds(epsilon, kDepth)) {
    curve.falseAlarms.push_back(std::exp(-(epsilon + threshold) / 2) / 2);
    curve.detections.push_back(1 - std::exp(-(epsilon - threshold) / 2) / 2);
  }
  return curve;
}

RocCurve testOfAtoms(const ReleaseLoss& loss) {
  std::vector<ReleaseLoss::Atom> atoms = loss.atoms(1);
  std::ranges::sort(atoms, std::greater(), &ReleaseLoss::Atom::loss);
  RocCurve curve{{0}, {0}};
  for (const auto& [lost, logProbability] : atoms) {
    curve.falseAlarms.push_back(std::min(1.0, curve.falseAlarms.back() + std::exp(logProbability - lost)));
    curve.detections.push_back(std::min(1.0, curve.detections.back() + std::exp(logProbability)));
  }
  return curve;
}

struct Promise {
  double epsilon = 0, delta = 0;
};

/// Promises of releases without a delta, from the smallest delta that leaves no epsilon down to 0.
std::vector<Promise> promisesOf(const ReleaseLoss& loss) {
  constexpr int kHalvings = 30, kPromises = 60;
  double none = 1, some = 0;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (none + some) / 2;
    (exactEpsilon({&loss, 1}, middle) > 0 ? some : none) = middle;
  }
  std::vector<Promise> promises = {{0, none}};
  for (int i = 1; i <= kPromises; ++i) {
    const double share = 1 - static_cast<double>(i) / kPromises, delta = none * share * share;
    promises.push_back({exactEpsilon({&loss, 1}, delta), delta});
  }
  return promises;
}

/// The corners where the lines of one promise and the next meet, and their mirror images: the curve is the
/// same with misses and false alarms exchanged.
RocCurve jointTest(const ReleaseLoss& loss) {
  const std::vector<Promise> promises = promisesOf(loss);
  RocCurve curve{{0}, {0}};
  for (std::size_t i = 1; i < promises.size(); ++i) {
    const Promise& flat = promises[i - 1];
    const Promise& steep = promises[i];
    if (!(steep.epsilon > flat.epsilon)) continue;
    const double found = (flat.delta - steep.delta) / -std::expm1(flat.epsilon - steep.epsilon);
    const double alarms = found * std::exp(-steep.epsilon);
    curve.falseAlarms.insert(curve.falseAlarms.end(), {alarms, 1 - steep.delta - found});
  }
  std::ranges::sort(curve.falseAlarms);
  for (std::size_t i = 1; i < curve.falseAlarms.size(); ++i) {
    double most = 1;
    for (const Promise& each : promises)
      most = std::min(most, mostDetections(curve.falseAlarms[i], each.epsilon, each.delta));
    curve.detections.push_back(most);
  }
  return curve;
}

}  // namespace

RocCurve worstTest(const ReleaseLoss& loss) {
  ReleaseLoss pure = loss;
  pure.delta = 0;
  const double times = static_cast<double>(loss.times);
  RocCurve curve;
  if (loss.moved > 0)
    curve = normalTest(loss.moved * std::sqrt(times));
  else if (loss.times > 1 && loss.epsilon > 0)
    curve = jointTest(pure);
  else
    curve = loss.steps == 0 ? laplaceTest(loss.epsilon) : testOfAtoms(pure);
  const auto end = [&curve] {
    curve.falseAlarms.push_back(1);
    curve.detections.push_back(1);
  };
  end();
  if (loss.delta > 0) {
    const double toldAll = -std::expm1(times * std::log1p(-loss.delta));
    for (double& rate : curve.falseAlarms) rate *= 1 - toldAll;
    for (double& rate : curve.detections) rate = toldAll + (1 - toldAll) * rate;
    curve.falseAlarms.insert(curve.falseAlarms.begin(), 0);
    curve.detections.insert(curve.detections.begin(), 0);
    end();
  }
  return curve;
}

}  // namespace epsiscope
