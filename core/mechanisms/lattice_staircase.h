#pragma once

#include "core/mechanisms/lattice_mechanism.h"
#include "core/mechanisms/staircase.h"
#include "core/privacy/ratio_bound.h"

namespace epsiscope {

/// The twin of Staircase for a release: the label, rounded to a lattice, plus a whole number x. With N the
/// sensitivity in steps, r the inner part of a stair, 1 <= r <= N, and |x| = G N + i, 0 <= i < N, the
/// probability of x is proportional to
///   e^(-epsilon G)           for i < r,
///   e^(-epsilon G) low/high  for i >= r,
/// with two whole numbers, high/low at most e^epsilon and nearly as large.
///
/// Proof of epsilon-label-DP: places of labels are at most N apart, so that |x| and |x'| are, too; let |x'|
/// be the larger one. Either G' = G and i' >= i: the ratio is 1, or high/low from inner to outer. Or G' = G +
/// 1 and i' <= i: from inner to inner and from outer to outer the ratio is e^epsilon, from outer to inner
/// e^epsilon low/high, which lies between 1 and e^epsilon; from inner to outer is impossible.
///
/// A draw compares whole numbers alone. G: a discrete Laplace variable Z of rate epsilon has P(Z = z)
/// proportional to e^(-epsilon |z|), so that Z given Z >= 0 and -Z - 1 given Z < 0 are geometric with that
/// ratio. i: one of r high + (N - r) low equally likely places. A sign; minus zero is drawn again, or zero
/// would count twice.
class LatticeStaircase : public LatticeMechanism {
public:
  /// Precondition: canDraw(epsilon).
  LatticeStaircase(LabelBounds bounds, double epsilon, StaircaseGoal goal);
  static bool canDraw(double epsilon);

  /// r.
  WideInteger inner() const { return static_cast<WideInteger>(m_inner); }
  const RatioBound::Levels& levels() const { return m_levels; }

  std::vector<double> breakpoints(double label) const override;

protected:
  WideInteger noise(Rng& rng) const override;
  double logProbability(double distance) const override;
  double reach(double mass) const override;
  double noiseVariance() const override;

private:
  std::vector<double> jumps(double most) const;

  double m_epsilon;
  WideUnsigned m_stair;  ///< N
  WideUnsigned m_inner;  ///< r
  RatioBound::Levels m_levels;
  DiscreteLaplaceSampler m_steps;
  double m_drop;      ///< log(high/low); epsilon where it differs by rounding alone
  double m_oneStair;  ///< r + (N - r) low/high
  double m_oneSide;   ///< the sum of the weights of all x >= 0
};

}  // namespace epsiscope
