#include "core/tasks/kernel_release/released_predictions.h"

#include <Eigen/Core>

#include "core/privacy/laplace_law.h"
#include "core/privacy/process_law.h"
#include "core/privacy/shared_noise_law.h"
#include "core/theory/released_error.h"

namespace epsiscope {

namespace {

struct NoisyPredictions {
  const PredictionNoise& noise;

  LaplaceLaw lawOn(std::span<const double> predictions) const {
    return lawOfPredictions(predictions, noise.bound, noise.scale,
                            {.epsilon = noise.epsilon, .neighbours = Booking::Neighbours::row},
                            noise.predictions);
  }
};

struct PredictionsWithSharedNoise {
  const PredictionNoise& noise;

  SharedNoiseLaw lawOn(std::span<const double> predictions) const {
    LaplaceLaw apart = NoisyPredictions{noise}.lawOn(predictions);
    return {.centre = std::move(apart.centre), .scale = apart.scale, .cost = apart.cost};
  }
};

struct NoisyFunction {
  const FunctionNoise& noise;

  ProcessLaw lawOn(std::span<const double> predictions) const {
    const Eigen::Map<const Eigen::VectorXd> all(predictions.data(),
                                                static_cast<Eigen::Index>(predictions.size()));
    return {.centre = all(noise.places),
            .scale = noise.scale,
            .covariance = noise.root,
            .cost = {.epsilon = noise.epsilon,
                     .delta = noise.delta,
                     .neighbours = Booking::Neighbours::row,
                     .rows = noise.rows}};
  }
};

}  // namespace

std::vector<double> releasedPredictions(const HeldPredictions& predictions, const PredictionNoise& noise) {
  if (!noise.isShared) return predictions.ask(NoisyPredictions{noise});
  std::vector<double> released = predictions.ask(PredictionsWithSharedNoise{noise});
  predictions.custodian().publish(
      Eigen::Map<const Eigen::VectorXd>(released.data(), static_cast<Eigen::Index>(released.size())));
  return released;
}

Eigen::VectorXd releasedFunction(const HeldPredictions& predictions, const FunctionNoise& noise) {
  return predictions.ask(NoisyFunction{noise});
}

}  // namespace epsiscope
