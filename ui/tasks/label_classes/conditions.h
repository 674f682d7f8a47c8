#pragma once

#include <vector>

#include "ui/explain/odd_conditions.h"

namespace epsiscope {

/// Adds what makes one wonder where classes are answered at random, for the view in front.
void addClassConditions(const AppState& state, std::vector<OddCondition>& found);

}  // namespace epsiscope
