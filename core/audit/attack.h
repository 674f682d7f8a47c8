#pragma once

#include <cstddef>

#include "core/audit/hockey_stick.h"
#include "core/mechanisms/mechanism.h"
#include "core/random/rng.h"

namespace epsiscope {

/// What somebody makes of one output who knows that the label was one of two, and holds both for equally
/// likely.
struct Attack {
  RocCurve best;            ///< of the best test between the two
  double success = 0.5;     ///< how often its guess is right: 1/2 + delta(0)/2, exactly
  std::size_t guessed = 0;  ///< how often it was right with outputs that were drawn
  std::size_t draws = 0;
};

/// Guesses `draws` times, half of them for either label, by the larger of the two densities.
Attack attack(const Mechanism& mechanism, double label, double otherLabel, std::size_t draws, Rng& rng);

/// The most that any test of an (epsilon, delta)-private release detects at this rate of false alarms: P <=
/// e^epsilon P' + delta for what it says, and the same for what it does not say, with the two exchanged.
double mostDetections(double falseAlarms, double epsilon, double delta);

/// The most that any guess between two equally likely neighbours is right: where the two bounds of
/// mostDetections() meet, (e^epsilon + delta)/(1 + e^epsilon).
double mostSuccess(double epsilon, double delta);

}  // namespace epsiscope
