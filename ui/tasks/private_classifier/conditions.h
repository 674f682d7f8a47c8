#pragma once

#include <vector>

#include "ui/explain/odd_conditions.h"

namespace epsiscope {

/// Adds what makes one wonder where the weights of a classifier are released, for the view in front.
void addClassifierConditions(const AppState& state, std::vector<OddCondition>& found);

}  // namespace epsiscope
