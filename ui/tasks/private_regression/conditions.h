#pragma once

#include <vector>

#include "ui/explain/odd_conditions.h"

namespace epsiscope {

struct AppState;

/// What may look odd about a regression from noisy sums.
void addRegressionConditions(const AppState& state, std::vector<OddCondition>& found);

}  // namespace epsiscope
