#pragma once

#include <vector>

#include "ui/explain/odd_conditions.h"

namespace epsiscope {

/// What may look odd of people who are planned and not asked.
void addPlanConditions(const AppState& state, std::vector<OddCondition>& found);

}  // namespace epsiscope
