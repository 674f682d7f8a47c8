#pragma once

#include <optional>

#include "core/base/wide_integer.h"
#include "core/random/discrete_gaussian.h"
#include "core/random/discrete_laplace.h"
#include "core/sums/sums_lattice.h"

namespace epsiscope {

/// The noise on sums of rows in whole numbers, where `together` rows are replaced: the sums move by at most
/// that often the reach of one, as each step from row to row moves them by a reach.
///
/// Laplace: independent discrete Laplace numbers of the rate epsilon/sensitivity in all private entries, with
/// the sensitivity in the 1-norm. The log-ratio is at most the sum of the distances times the rate.
///
/// Normal: independent discrete Gaussian numbers of deviation s on the diagonal and s/sqrt(2) beside it. Of
/// one of deviation t that moves by c the Renyi divergence of order o is at most o c^2/(2 t^2) (Canonne,
/// Kamath and Steinke 2020, Theorem 4), those of independent numbers are added, and so that of all is at most
/// o rho,
///   rho = sum on the diagonal c^2/(2 s^2) + sum beside it 2 c^2/(2 s^2) <= sensitivity^2/(2 s^2),
/// with the sensitivity in normReach()'s norm. For rho the smallest epsilon of smallestRenyiBound() holds,
/// never above rho + 2 sqrt(rho ln(1/delta)) (Bun and Steinke 2016, Proposition 1.3). No exact delta is known
/// to us for a lattice of more than one dimension. The samplers' deviations are no smaller than asked for.
struct WholeSumsPlan {
  SumsLattice lattice;
  bool isNormal = false;
  double epsilon = 1;
  WideInteger sensitivity = 1;  ///< of the rows together, in steps
  double deviation = 0;         ///< s in steps; only of normal noise

  DiscreteLaplaceSampler laplaceSampler() const { return {epsilon, sensitivity}; }
  DiscreteGaussianSampler normal(bool onDiagonal) const;
  /// The true standard deviation of the noise in an entry, in steps.
  double trueDeviation(bool onDiagonal) const;
  bool operator==(const WholeSumsPlan&) const = default;
};

/// The noise on the finest of the lattices on which it can be drawn: Laplace for a delta of 0, on the finest
/// of all; else normal, with 10 bits at least. Empty where it cannot be drawn. Where there is one for so many
/// features with a constant, there is one for fewer and without: all bounds grow with the lattice's size.
std::optional<WholeSumsPlan> planWholeSums(std::size_t features, bool hasConstant, double together,
                                           double epsilon, double delta);

}  // namespace epsiscope
