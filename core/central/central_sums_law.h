#pragma once

#include <Eigen/Core>

#include "core/central/central_noise.h"
#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"

namespace epsiscope {

/// The release of the central ridge, see CentralRelease, over n and along orthonormal directions: they are a
/// function of public features, and noise that is the same in all directions is so along any.
struct CentralSumsLaw {
  using Answer = Eigen::VectorXd;
  Eigen::VectorXd centre;      ///< directions' (sums / n)
  Eigen::MatrixXd directions;  ///< one per column
  CentralNoise noise;
  double scale = 1;  ///< of the noise in the sums
  double rows = 1;   ///< n

  Booking booking() const;
  Answer draw(Rng& rng) const;
  AnswerLoss lossAgainst(const CentralSumsLaw& other, const Answer& answer) const;
};

/// The same asked of the centre, in Custody; its parameters are functions of public features.
struct CentralSums {
  const Eigen::MatrixXd& directions;
  CentralNoise noise;
  double scale = 1, rows = 1;

  CentralSumsLaw lawOn(const Eigen::VectorXd& centre) const {
    return {.centre = centre, .directions = directions, .noise = noise, .scale = scale, .rows = rows};
  }
};

}  // namespace epsiscope
