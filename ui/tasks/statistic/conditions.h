#pragma once

#include <vector>

#include "ui/explain/odd_conditions.h"

namespace epsiscope {

/// Adds what makes one wonder where statistics of a column are released, for the view in front.
void addStatisticConditions(const AppState& state, std::vector<OddCondition>& found);

}  // namespace epsiscope
