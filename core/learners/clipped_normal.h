#pragma once

namespace epsiscope {

/// Returns E[(clamp(p) - label)^2] for p normal with this mean and sd, clamped to [-1, 1]. Right to 1e-7
/// where |label| is at most 1. Where p is in the bounds but for 1e-15 it is (mean - label)^2 + sd^2 to the
/// last bit. Precondition: finite numbers, sd >= 0.
///
/// With t the excess over a bound b the unclipped error is larger by t^2 + 2 t |b - label|, so it is enough
/// to know E[t] = sd I(h) and E[t^2] = sd^2 J(h), h = (mean - b)/sd towards the outside, where
///   I(h) = phi(h) + h Phi(h),   J(h) = (h^2 + 1) Phi(h) + h phi(h);   I' = Phi, J' = 2 I:
/// cubics between the nodes of a table, for this is asked for thousands of rows at every point of a curve.
/// What is much wider than the bounds would be a small difference of large numbers: there Phi is a short
/// series between the bounds.
double clippedNormalError(double mean, double sd, double label);

}  // namespace epsiscope
