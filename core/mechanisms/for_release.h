#pragma once

#include "core/mechanisms/mechanism.h"
#include "core/mechanisms/registry.h"

#include <memory>
#include <optional>
#include <string>

namespace epsiscope {

/// The twin of a label randomizer of the registry that draws a release: the same inputs and the same promise,
/// but its outputs are whole numbers of steps or of a finite list, drawn by comparing whole numbers, so that
/// no rounding of doubles moves a ratio of probabilities. Each class says its law and proves it. Null where
/// reasonAgainstRelease() has a reason.
std::unique_ptr<Mechanism> madeForRelease(const std::string& method, const MechanismParameters& parameters);

/// A sentence if there is no such twin for the parameters, else absent.
std::optional<std::string> reasonAgainstRelease(const std::string& method,
                                                const MechanismParameters& parameters);

}  // namespace epsiscope
