#pragma once

#include <Eigen/Core>

#include <memory>
#include <optional>

#include "core/base/go_on.h"
#include "core/erm/minimum_facts.h"
#include "core/erm/tilted_regression.h"
#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"
#include "core/random/rng.h"

namespace epsiscope {

/// The minimum that objective perturbation with normal noise releases, but for u.
struct TiltLaw {
  using Answer = TiltedFit;
  std::shared_ptr<const ClassRows> x;
  std::shared_ptr<const Eigen::VectorXd> y;
  double constant = 0;
  TiltPlan plan;
  GoOn goOn;
  Booking cost = {};
  /// For a release: see WholeTilt.
  std::optional<MinimumFacts> certified = {};

  const Booking& booking() const { return cost; }
  Answer draw(Rng& rng) const;
  /// The ratio of the two densities of these weights: that of the normal b for which they are the minimum,
  /// times the determinant of the second derivatives, see TiltPlan.
  AnswerLoss lossAgainst(const TiltLaw& other, const Answer& answer) const;
  /// The same with rows and labels of its own.
  TiltLaw kept() const;

  TiltedRows rows() const { return {*x, constant, *y}; }
  double logDensity(const Eigen::VectorXd& weights) const;
};

}  // namespace epsiscope
