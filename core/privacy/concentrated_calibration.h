#pragma once

namespace epsiscope {

/// The largest rho, to a billionth, of zero-concentrated privacy that is found to be (epsilon, delta)-private
/// by smallestRenyiBound(): never below the one that solves rho + 2 sqrt(rho ln(1/delta)) = epsilon (Bun and
/// Steinke 2016, Proposition 1.3). Preconditions: epsilon from 2^-40 to 2^40, 0 < delta < 1.
double largestRho(double epsilon, double delta);

}  // namespace epsiscope
