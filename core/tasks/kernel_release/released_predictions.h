#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include <Eigen/Core>

#include "core/linear/cholesky.h"
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

/// The noise of a released function, and where it is looked at: public.
struct FunctionNoise {
  double scale = 1;  ///< of the process
  double epsilon = 1, delta = 1e-5;
  double rows = 1;                       ///< of one person, see Booking
  std::vector<Eigen::Index> places;      ///< of its values among all predictions
  std::shared_ptr<const Cholesky> root;  ///< of the process's covariance there
};

/// Returns the function's values at these places as they are released, before anybody clamps them.
Eigen::VectorXd releasedFunction(const HeldPredictions& predictions, const FunctionNoise& noise);

}  // namespace epsiscope
