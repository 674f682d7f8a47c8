#pragma once

namespace epsiscope {

/// E c and E c^2 of a number c that is clamped to [-1, 1].
struct ClippedMoments {
  double mean = 0;
  double square = 0;
  bool operator==(const ClippedMoments&) const = default;
};

/// Returns the moments of a normal number with this mean and sd, clamped to [-1, 1]: right to 1e-7, and where
/// it is in the bounds but for 1e-15 they are mean and mean^2 + sd^2 to the last bit. The expected squared
/// error against a label y, which may be any number, is y^2 - 2 y E c + E c^2. Precondition: finite numbers,
/// sd >= 0.
///
/// With t the excess over a bound, c is p less that of the upper bound plus that of the lower one, and p^2 is
/// larger than c^2 by t^2 + 2 t, so it is enough to know E[t] = sd I(h) and E[t^2] = sd^2 J(h), h = (mean -
/// b)/sd towards the outside of the bound b, where
///   I(h) = phi(h) + h Phi(h),   J(h) = (h^2 + 1) Phi(h) + h phi(h);   I' = Phi, J' = 2 I:
/// cubics between the nodes of a table, for this is asked for thousands of rows at every point of a curve.
/// For a normal much wider than the bounds it would be a small difference of large numbers: there Phi is a
/// short series between the bounds.
ClippedMoments clippedNormal(double mean, double sd);

}  // namespace epsiscope
