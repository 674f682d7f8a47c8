#pragma once

namespace epsiscope {

/// Returns how often the best guess is right, of two labels that are equally likely, from one label with
/// Laplace noise of privacy `epsilon` whose scale is (width of the bounds)/epsilon. `share`: the distance of
/// the two labels over that width, in [0, 1].
///
/// The best guess is the nearer label (the likelihood ratio is 1 halfway between them), so it is wrong where
/// the noise crosses half the distance: P(noise > share width/2) = exp(-share epsilon/2)/2. It is never above
/// attackerPosterior(epsilon), which bounds every mechanism: with s = exp(-epsilon/2) <= 1, 1 - s/2 <=
/// 1/(1 + s^2) is 0 <= s(1 - s)^2.
double laplaceGuess(double epsilon, double share);

/// Both ends included.
struct CountRange {
  int low = 0, high = 0;
};

/// Returns the counts of `draws` independent draws, each right with probability `chance`, without the outer
/// ones: as many as there are on either side with at most (1 - mass)/2 together. Exact sums of the binomial
/// distribution.
CountRange likelyCounts(int draws, double chance, double mass);

}  // namespace epsiscope
