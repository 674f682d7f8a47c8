#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <span>
#include <vector>

#include "core/privacy/release_loss.h"

namespace epsiscope {

/// The law of the sum of independent losses on a grid, tilted: the probability of a loss l times
/// e^(theta l), over what all of these add up to. Tilted so that the losses that matter for a delta are the
/// likely ones, it has relative precision there, however small the delta.
///
/// Every step errs to the side of more loss:
///  - A loss between two places of the grid is divided between them so that its probabilities under p and
///    under p' are kept: the loss can be made from its parts, so that they dominate it. (With its mean
///    likelihood ratio kept, and so nearly its mean, the error is of second order in the step: Doroshenko,
///    Ghazi, Kamath, Kumar and Manurangsi 2022, who show that no law on the grid is closer.)
///  - Sums are convolutions on a circle of as many places as the window has: losses outside the window
///    come in again, which adds, and are counted outside by Chernoff's bound, too.
///  - Each entry is raised by a bound of what the Fourier transform's rounding may take.
class LossDistribution {
public:
  /// The first place and the number of places, a power of two, of the window; step: of the grid.
  struct Window {
    double step = 0;
    std::ptrdiff_t first = 0;
    std::size_t size = 0;
  };
  /// `above` and `below`: further tilts up and down, for Chernoff's bounds of what is outside.
  LossDistribution(std::span<const ReleaseLoss> losses, double theta, const Window& window, double above,
                   double below);

  const Window& window() const { return m_window; }
  double theta() const { return m_theta; }
  /// Upper bounds of the tilted probabilities of the places first, first + 1, ...
  const Eigen::VectorXd& probabilities() const { return m_probabilities; }
  /// An upper bound of the tilted probability outside the window.
  double outside() const { return m_outside; }
  /// log E exp(theta L).
  double logMoment() const { return m_logMoment; }

private:
  Window m_window;
  double m_theta;
  Eigen::VectorXd m_probabilities;
  double m_outside = 0, m_logMoment = 0;
};

/// An upper bound of the smallest epsilon >= 0 with E max(0, 1 - e^(epsilon - L - N)) <= exp(logDelta), where
/// L is the sum of independent losses and N that of normal noise `moved` by so many standard deviations;
/// nowhere above what Renyi divergences show. It is too large by 1e-3 of itself at most for a thousand
/// releases whose joint loss an integral gives (tests/core/privacy/accountant_test.cpp). Precondition: there
/// are losses, no delta and nothing normal among them, each kind once, and fewer than 1e12 releases.
double epsilonOfJointLoss(std::span<const ReleaseLoss> losses, double moved, double logDelta);

}  // namespace epsiscope
