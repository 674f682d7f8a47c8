#pragma once

#include <Eigen/Core>

#include <memory>

#include "core/base/go_on.h"
#include "core/erm/class_rows.h"
#include "core/erm/perturbation.h"
#include "core/erm/private_fit.h"
#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"
#include "core/random/rng.h"

namespace epsiscope {

/// The weights that a perturbation releases, but for u. Rows and labels outlive it.
struct PerturbationLaw {
  using Answer = PrivateFit;
  std::shared_ptr<const ClassRows> x;
  std::shared_ptr<const Eigen::VectorXd> y;
  Loss loss;
  double lambda = 0;
  Perturbation method = Perturbation::output;
  PerturbationPlan plan;
  Eigen::VectorXd start;
  GoOn goOn;

  /// The whole epsilon but for what pays for u.
  Booking booking() const {
    return {.epsilon = plan.epsilon - plan.epsilonOfSolver, .neighbours = Booking::Neighbours::row};
  }
  Answer draw(Rng& rng) const { return fit(drawnNoise(rng)); }
  /// With this b.
  PrivateFit fit(const Eigen::VectorXd& noise) const;
  /// Noise on the weights: the distance of the two minima over its scale. In the objective: the ratio of the
  /// two densities of these weights, exp(-|b|/scale) times the determinant of the second derivatives at them,
  /// where b is the one for which they are the minimum (core/erm/perturbation.cpp).
  AnswerLoss lossAgainst(const PerturbationLaw& other, const Answer& answer) const;

  /// The same with rows and labels of its own.
  PerturbationLaw kept() const;

  Eigen::VectorXd drawnNoise(Rng& rng) const;
  /// Up to a term that is the same for all tables. For noise in the objective.
  double logDensity(const Eigen::VectorXd& weights) const;
};

}  // namespace epsiscope
