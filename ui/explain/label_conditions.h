#pragma once

#include <vector>

#include "ui/explain/odd_conditions.h"

namespace epsiscope {

// What makes one wonder about the noise of single methods that protect labels, for the view in front.

void addNoiseConditions(const AppState& state, std::vector<OddCondition>& found);
void addTradeOffConditions(const AppState& state, std::vector<OddCondition>& found);

}  // namespace epsiscope
