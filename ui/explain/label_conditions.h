#pragma once

#include <vector>

#include "ui/explain/odd_conditions.h"

namespace epsiscope {

struct Picture;

// What makes one wonder about the noise of single methods that protect labels, for the picture in front.

/// Precondition: the picture is of the view "noise".
void addNoiseConditions(const Picture& picture, std::vector<OddCondition>& found);
/// Precondition: the picture is of the view "trade-off".
void addTradeOffConditions(const Picture& picture, std::vector<OddCondition>& found);

}  // namespace epsiscope
