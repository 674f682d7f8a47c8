#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/privacy/custody.h"

namespace epsiscope {

/// The noise of released predictions.
struct PredictionNoise {
  double bound = 1;       ///< predictions are clamped to [-bound, bound]
  double scale = 1;       ///< of the Laplace noise
  bool isShared = false;  ///< one draw for all of them, a published mistake
  double epsilon = 1;
  std::size_t predictions = 1;  ///< how many, any, are released together for epsilon; of shared noise all
};

/// Predictions that were learned from private rows.
using HeldPredictions = Custody<std::span<const double>>;

/// Returns the predictions as they are released, and publishes those with shared noise.
std::vector<double> releasedPredictions(const HeldPredictions& predictions, const PredictionNoise& noise);

}  // namespace epsiscope
