#pragma once

#include <Eigen/Core>

#include <optional>

#include "core/base/wide_integer.h"
#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"
#include "core/random/rng.h"

namespace epsiscope {

/// Noise in whole numbers on a point that was computed, which hides how far rounding, and a search that ends
/// before its aim, left it from the real one. With it a proof about real numbers holds for what a computer
/// releases.
///
/// Proof. A real vector r in d dimensions is released by (epsilon, delta)-private noise, and for either of
/// two neighbours the point p that is computed where r is drawn is at most `error` from it in the 2-norm.
/// Given r, the whole numbers k of p/step, rounded, are at most error/step + d^(1/2)/2 from r/step, so those
/// of the two neighbours are at most d^(1/2) times twice that apart in the 1-norm: `sensitivity`, rounded up.
/// Discrete Laplace noise with `epsilon` over it in each coordinate makes the chances of any whole numbers
/// differ by a factor of at most e^epsilon given r; a chance given r is a function of r between 0 and 1, so
/// that what is released is private with the sum of both epsilons and the same delta. It is whole numbers
/// times a power of two: no bit of p is left in it.
struct WholeRest {
  double step = 1;
  WideInteger sensitivity = 1;
  double epsilon = 1;

  /// Nothing where its noise cannot be drawn. Precondition: dimension >= 1.
  static std::optional<WholeRest> plan(Eigen::Index dimension, double error, double epsilon);
  /// The noise's variance in each coordinate.
  double variance() const;
  bool operator==(const WholeRest&) const = default;
};

/// The point, hidden so.
struct WholeRestLaw {
  using Answer = Eigen::VectorXd;
  Eigen::VectorXd point;
  WholeRest rest;
  Booking cost = {};

  const Booking& booking() const { return cost; }
  Answer draw(Rng& rng) const;
  AnswerLoss lossAgainst(const WholeRestLaw& other, const Answer& answer) const;
};

}  // namespace epsiscope
