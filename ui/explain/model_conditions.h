#pragma once

#include <vector>

#include "ui/explain/odd_conditions.h"

namespace epsiscope {

// What makes one wonder in the two tasks that learn from true rows, for the view in front.

void addKernelConditions(const AppState& state, std::vector<OddCondition>& found);
void addClassifierConditions(const AppState& state, std::vector<OddCondition>& found);

}  // namespace epsiscope
