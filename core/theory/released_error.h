#pragma once

#include "core/privacy/laplace_law.h"

#include <cstddef>
#include <span>

namespace epsiscope {

/// Expected (pi(f) + b - y)^2 of one released prediction: (pi(f) - y)^2 + 2 theta^2 (spec 5), pi the clamp to
/// [-bound, bound], b Laplace with scale theta >= 0.
double expectedSquaredError(double prediction, double label, double bound, double scale);
/// Probability that pi(f) + b has not the sign of y = +-1: with u = y pi(f), pi the clamp to [-1, 1],
/// e^(-u/theta)/2 for u >= 0, else 1 - e^(u/theta)/2 (spec 5). For theta = 0 its limit: 0, 1, or 1/2 at u =
/// 0.
double expectedSignError(double decision, double label, double scale);

/// Expected pinball loss of y - pi(f) - b at the quantile q. With r = y - pi(f) it is |r - b|/2 + (q - 1/2)
/// (r - b) in the mean, and E|r - b| = |r| + theta e^(-|r|/theta).
double expectedPinballLoss(double prediction, double label, double bound, double scale, double quantile);
/// The same where f is normal with this deviation and clamped then, c: E (c - y)_+ + q (y - E c).
double expectedPinballLossOfNormal(double prediction, double label, double bound, double deviation,
                                   double quantile);

/// Means over test points, a prediction and a label each.
double meanSquaredError(std::span<const double> predictions, std::span<const double> labels, double bound,
                        double scale);
double meanSignError(std::span<const double> decisions, std::span<const double> labels, double scale);

/// The law of these predictions, clamped to [-bound, bound], with an independent b each.
LaplaceLaw lawOfPredictions(std::span<const double> predictions, double bound, double scale,
                            const Booking& cost = {}, std::size_t together = 0);
/// The same means of released numbers; a sign of 0 counts half.
double squaredErrorOf(std::span<const double> released, std::span<const double> labels);
double signErrorOf(std::span<const double> released, std::span<const double> labels);

}  // namespace epsiscope
