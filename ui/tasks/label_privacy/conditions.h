#pragma once

#include <vector>

#include "ui/explain/odd_conditions.h"

namespace epsiscope {

/// Adds what makes one wonder where labels are made noisy, for the view in front.
void addLabelConditions(const AppState& state, std::vector<OddCondition>& found);

}  // namespace epsiscope
