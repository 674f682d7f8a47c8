#include "core/audit/attack.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

namespace {

/// Tests that call everything D whose loss is above a threshold, see attackByDraws().
RocCurve estimatedRoc(const Attack& made) {
  std::vector<double> losses = made.losses;
  losses.insert(losses.end(), made.otherLosses.begin(), made.otherLosses.end());
  std::ranges::sort(losses, std::ranges::greater());
  RocCurve curve{{0}, {0}};
  double alarms = 0, found = 0;
  for (std::size_t i = 0; i < losses.size(); ++i) {
    found += 1 / (1 + std::exp(-losses[i]));
    alarms += 1 / (1 + std::exp(losses[i]));
    if (i + 1 < losses.size() && losses[i + 1] == losses[i]) continue;
    curve.falseAlarms.push_back(alarms);
    curve.detections.push_back(found);
  }
  for (double& value : curve.falseAlarms) value /= alarms > 0 ? alarms : 1;
  for (double& value : curve.detections) value /= found > 0 ? found : 1;
  return curve;
}

}  // namespace

Attack attackByDraws(const DrawnLoss& drawn, std::size_t draws, Rng& rng, const GoOn& goOn) {
  Attack made;
  for (std::size_t i = 0; i < draws && goOn(); ++i) {
    const bool isOther = i % 2 == 1;
    const double loss = drawn(isOther, rng);
    (isOther ? made.otherLosses : made.losses).push_back(loss);
    // Where both are as likely the guess is a coin.
    const bool saysOther = loss == 0 ? rng.uniform() < 0.5 : loss < 0;
    made.guessed += saysOther == isOther ? 1 : 0;
  }
  made.best = estimatedRoc(made);
  made.success = successOf(made.best);
  return made;
}

Attack attack(const Mechanism& mechanism, double label, double otherLabel, std::size_t draws, Rng& rng) {
  const DrawnLoss drawn = [&](bool isOther, Rng& from) {
    const double output = mechanism.sample(isOther ? otherLabel : label, from);
    const double one = mechanism.logDensity(output, label), other = mechanism.logDensity(output, otherLabel);
    return one == other ? 0 : one - other;
  };
  Attack made = attackByDraws(drawn, draws, rng);
  const HockeyStick pair(mechanism, label, otherLabel);
  made.best = pair.roc();
  made.success = std::min(1.0, 0.5 + pair.at(0) / 2);
  made.isExact = true;
  return made;
}

double successOf(const RocCurve& curve) {
  double most = 0.5;
  for (std::size_t i = 0; i < curve.detections.size(); ++i)
    most = std::max(most, 0.5 + (curve.detections[i] - curve.falseAlarms[i]) / 2);
  return most;
}

double mostDetections(double falseAlarms, double epsilon, double delta) {
  return std::min(
      {1.0, delta + std::exp(epsilon) * falseAlarms, 1 - std::exp(-epsilon) * (1 - delta - falseAlarms)});
}

double mostSuccess(double epsilon, double delta) {
  return (1 + delta * std::exp(-epsilon)) / (1 + std::exp(-epsilon));
}

}  // namespace epsiscope
