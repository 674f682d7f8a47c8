#pragma once

#include <span>

#include "core/privacy/release_loss.h"

namespace epsiscope {

// The epsilon that several releases about the same data have together for a delta, by several accounts. Each
// is an upper bound; infinite where the account has none. The order of the releases changes nothing.

/// Adds the epsilons and the deltas. What normal noise is given of delta is divided evenly among the releases
/// that have it. Precondition: 0 <= delta < 1.
double basicEpsilon(std::span<const ReleaseLoss> releases, double delta);

/// By zero-concentrated differential privacy, whose rho are added; what is left of delta when the releases'
/// own are taken away pays for the conversion (Bun and Steinke 2016, section 8: approximate zCDP). Infinite
/// for delta = 0.
double zcdpEpsilon(std::span<const ReleaseLoss> releases, double delta);

/// By the law of the sum of the losses. For normal noise alone it is exact but for rounding
/// (core/privacy/normal_loss.h): as one release whose squared distance, in standard deviations, is the sum of
/// theirs (Dong, Roth and Su 2022, Corollary 3.3; Balle and Wang 2018, Theorem 8). Else see
/// core/privacy/loss_distribution.h. Never above basicEpsilon().
double exactEpsilon(std::span<const ReleaseLoss> releases, double delta);

}  // namespace epsiscope
