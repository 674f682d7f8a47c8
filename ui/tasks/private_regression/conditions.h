#pragma once

#include <vector>

#include "ui/explain/odd_conditions.h"

namespace epsiscope {

struct AppState;

/// Adds the oddities of a regression from noisy sums.
void addRegressionConditions(const AppState& state, std::vector<OddCondition>& found);

}  // namespace epsiscope
