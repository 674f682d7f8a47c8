#pragma once

#include <string>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/privacy/bounds.h"

namespace epsiscope {

/// Warnings for people about labels that are clipped or all alike. Not private. Precondition: there are rows.
std::vector<std::string> labelWarnings(const PreparedData& data, const LabelBounds& declared);

}  // namespace epsiscope
