#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "core/audit/hockey_stick.h"
#include "core/base/go_on.h"
#include "core/mechanisms/mechanism.h"
#include "core/random/rng.h"

namespace epsiscope {

/// The inferences from one release by somebody who knows that the table was one of two, and holds both for
/// equally likely.
struct Attack {
  RocCurve best = {};       ///< of the best test between the two
  double success = 0.5;     ///< how often its guess is right
  bool isExact = false;     ///< both; else they are estimated from the draws
  std::size_t guessed = 0;  ///< how often it was right with these draws
  /// log f(r|D) - log f(r|D') of the draws from the one table and from the other: belief in D is 1/(1 +
  /// e^-loss) after it.
  std::vector<double> losses = {}, otherLosses = {};

  std::size_t draws() const { return losses.size() + otherLosses.size(); }
};

/// Releases once from the one table or the other; returns log f(r|D) - log f(r|D') of the result r.
using DrawnLoss = std::function<double(bool isOther, Rng& rng)>;

/// Guesses `draws` times, half of them for either table, by the larger of the two densities. Curve and
/// success are estimates: with the draws from both taken for draws r of the mixture (D + D')/2, one stands
/// for 2/(1 + e^-loss) draws of D and for 2/(1 + e^loss) of D', so that the curve's slopes are e^loss as
/// those of the true one, and it stays below the bound of any epsilon that all losses stay below, but for
/// 1/sqrt(draws). If cancelled, the draws so far count.
Attack attackByDraws(const DrawnLoss& drawn, std::size_t draws, Rng& rng, const GoOn& goOn = {});

/// The same between two labels, with the exact curve, and the exact success 1/2 + delta(0)/2.
Attack attack(const Mechanism& mechanism, double label, double otherLabel, std::size_t draws, Rng& rng);

/// How often the guess by the best of these tests is right, where both tables are as likely: one half and
/// (detections - false alarms)/2.
double successOf(const RocCurve& curve);

/// The most that any test of an (epsilon, delta)-private release detects at this rate of false alarms: P <=
/// e^epsilon P' + delta for its verdict, and the same for the opposite verdict, with the two exchanged.
double mostDetections(double falseAlarms, double epsilon, double delta);

/// The most that any guess between two equally likely neighbours is right: where the two bounds of
/// mostDetections() meet, (e^epsilon + delta)/(1 + e^epsilon).
double mostSuccess(double epsilon, double delta);

}  // namespace epsiscope
