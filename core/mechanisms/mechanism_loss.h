#pragma once

#include <optional>

#include "core/privacy/release_loss.h"

namespace epsiscope {

class Mechanism;

/// The law of the privacy loss of one output at the worst pair of labels; absent where none is known that is
/// better than the promise. Noise of the families of core/privacy/release_loss.h, and tables of randomised
/// response.
std::optional<ReleaseLoss> lossOf(const Mechanism& mechanism);

}  // namespace epsiscope
