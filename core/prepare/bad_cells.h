#pragma once

#include <vector>

#include "core/prepare/missing_cells.h"

namespace epsiscope {

/// Says what is no number under `stop`, also of a target under `mean`: it can only be dropped with its row.
void applyBadCellRule(BadCellRule rule, const Dataset& dataset, const Column& target,
                      const ColumnList& features, std::vector<Problem>& problems);

}  // namespace epsiscope
