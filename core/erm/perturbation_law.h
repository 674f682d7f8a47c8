#pragma once

#include <Eigen/Core>

#include <memory>
#include <optional>

#include "core/base/go_on.h"
#include "core/erm/minimum_facts.h"
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
  /// For a release: noise is drawn beside real one, and the minimum is certified; see WholePerturbation.
  std::optional<MinimumFacts> certified = {};

  /// The whole epsilon but for what pays for u.
  Booking booking() const {
    return {.epsilon = plan.epsilon - plan.epsilonOfSolver,
            .delta = plan.delta,
            .neighbours = Booking::Neighbours::row};
  }
  Answer draw(Rng& rng) const { return fit(drawnNoise(rng)); }
  /// With this b.
  PrivateFit fit(const Eigen::VectorXd& noise) const;
  /// Noise on the weights: the distance of the two minima over its scale. In the objective: the ratio of the
  /// two densities of these weights, that of b times the determinant of the second derivatives at them,
  /// where b is the one for which they are the minimum (core/erm/perturbation.cpp); of normal noise how far b
  /// moves, as if it moved as far at all weights.
  AnswerLoss lossAgainst(const PerturbationLaw& other, const Answer& answer) const;

  /// The same with rows and labels of its own.
  PerturbationLaw kept() const;

  Eigen::VectorXd drawnNoise(Rng& rng) const;
  /// What the density of weights is made of, where the noise is in the objective: the b for which they are
  /// the minimum, and the determinant of the second derivatives; NaN if cancelled.
  struct Density {
    Eigen::VectorXd noise;
    double logDeterminant = 0;
  };
  Density densityAt(const Eigen::VectorXd& weights) const;
};

/// A draw of the plan's b in so many coordinates.
Eigen::VectorXd noiseOfPlan(const PerturbationPlan& plan, Eigen::Index coordinates, Rng& rng);

}  // namespace epsiscope
