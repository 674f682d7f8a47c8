#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace epsiscope {

/// The law of the privacy loss log p(a)/p'(a) of one release at its worst pair of neighbours, where the
/// answer a is drawn from p. The worst pair is one that dominates every other: its hockey-stick divergence is
/// at least theirs at every epsilon, and so is that of the pairs of several releases together, also where the
/// later ones depend on what was answered before (Zhu, Dong and Wang 2022, Theorem 10).
///
/// Every law here is the same for (p, p') and for (p', p): one order speaks for both.
struct ReleaseLoss {
  double epsilon = 0;  ///< the largest loss; nothing of it where the noise is normal
  double delta = 0;    ///< the probability that no loss bounds
  double moved = 0;    ///< where the noise is normal: the distance of the means in standard deviations
  /// So many equal steps lead from loss -epsilon to epsilon; 0: they are endlessly many.
  std::uint32_t steps = 1;
  double evenly = 0;        ///< with one step: the probability of loss 0, between the two
  std::uint64_t times = 1;  ///< the number of such releases

  auto operator<=>(const ReleaseLoss&) const = default;

  /// A release of which no more is known than its promise: it is made of randomised response with epsilon,
  /// and tells all with probability delta (Kairouz, Oh and Viswanath 2015, Theorem 3.1).
  static ReleaseLoss unknown(double epsilon, double delta = 0);
  static ReleaseLoss laplace(double distance, double scale);
  /// Discrete Laplace noise on values at most `steps` steps apart.
  static ReleaseLoss discreteLaplace(double epsilon, std::uint32_t steps);
  static ReleaseLoss normal(double distance, double sigma);
  /// Randomised response over so many values; averages of its rows lose no more, as the divergence is jointly
  /// convex.
  static ReleaseLoss response(double epsilon, std::size_t values);
  /// Staircase noise with this step length, see core/mechanisms/staircase.h.
  static ReleaseLoss staircase(double epsilon, double gamma);

  /// log E exp(theta L) for the loss L, without delta, of one such release; finite for every theta.
  double logMoment(double theta) const;
  /// The rho of zero-concentrated privacy, without delta, of one such release: all its Renyi divergences
  /// of order alpha are at most rho alpha. Normal noise: moved^2/2 (Bun and Steinke 2016, Proposition 1.6).
  /// Else epsilon^2/2 (Proposition 3.3), or epsilon, which no divergence exceeds. Never below 1e-300 where
  /// something is lost.
  double rho() const;

  struct Atom {
    double loss = 0, logProbability = 0;
  };
  /// The law, without delta, as finitely many losses: exact but where steps are endlessly many. There it is
  /// that of at least so many steps, from which the release can be made (see the source). Precondition: the
  /// noise is not normal.
  std::vector<Atom> atoms(double leastSteps) const;
};

}  // namespace epsiscope
