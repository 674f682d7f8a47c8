#include "core/erm/minimum_facts.h"

#include <cmath>

namespace epsiscope {

namespace {

constexpr double kOfNorm = 1 + 0x1p-40;

/// The most that rounding changes a computed gradient of weights of this length, in the 2-norm.
///
/// Proof. With u = 2^-53 a product w.z is off by at most (d + 2) u |w| |z|, what is subtracted from it
/// included, and the slope there by at most the bend times that and 32 u times the largest slope. The sum of
/// 256 rows times slopes is off by 256 u times the sum of their sizes, in any order. Sums of blocks are added
/// with what each addition loses, so that they lose 2 u of their sum and nothing that grows with the rows.
/// The mean over all rows is off by the mean of these; dividing by n loses u. Ridge and linear term lose 4 u
/// of themselves. A hundredth more covers u^2.
double roundingOf(const MinimumFacts& facts, double length) {
  constexpr double kUnit = 0x1p-53, kSecondOrder = 1.01, kOfSlope = 32, kOfSums = 8;
  const double ofRow = (static_cast<double>(facts.columns) + 2) * facts.bend * length * facts.longest +
                       facts.slope * (kOfSlope + static_cast<double>(MinimumFacts::kTogether) + kOfSums);
  return kSecondOrder * kUnit *
         (ofRow * facts.longest + 4 * facts.regularisation * length + 4 * facts.linear);
}

}  // namespace

// There the value is at most that at 0: rho/2 |w|^2 <= l(0) + |linear| |w|.
double MinimumFacts::longestMinimum() const {
  return 2 * linear / regularisation + std::sqrt(2 * atZero / regularisation);
}

double MinimumFacts::tolerance() const {
  return 4 * roundingOf(*this, longestMinimum());
}

double MinimumFacts::certified(const Eigen::VectorXd& gradient, const Eigen::VectorXd& weights) const {
  return gradient.norm() * kOfNorm + roundingOf(*this, weights.norm() * kOfNorm);
}

}  // namespace epsiscope
