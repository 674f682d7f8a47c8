#include "core/tasks/kernel_release/released_predictions.h"

#include <Eigen/Core>

#include "core/privacy/laplace_law.h"
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

}  // namespace

std::vector<double> releasedPredictions(const HeldPredictions& predictions, const PredictionNoise& noise) {
  if (!noise.isShared) return predictions.ask(NoisyPredictions{noise});
  std::vector<double> released = predictions.ask(PredictionsWithSharedNoise{noise});
  predictions.custodian().publish(
      Eigen::Map<const Eigen::VectorXd>(released.data(), static_cast<Eigen::Index>(released.size())));
  return released;
}

}  // namespace epsiscope
