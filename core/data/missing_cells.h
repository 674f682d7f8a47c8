#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/data/prepare.h"

namespace epsiscope {

/// Columns of a Dataset that outlives the list.
using ColumnList = std::vector<const Column*>;

/// Says what is missing under `stop`, takes columns out of `features` under `dropColumns` and, where they
/// have no values at all, under `mean`. A missing target can only be dropped with its row.
void applyMissingRule(MissingRule rule, const Column& target, ColumnList& features,
                      std::vector<std::string>& notes, std::vector<Problem>& problems);

/// All rows, without those that miss a cell of the columns in use under `dropRows`.
std::vector<std::uint32_t> rowsInUse(MissingRule rule, const Dataset& dataset, const Column& target,
                                     const ColumnList& features, std::vector<std::string>& notes);

}  // namespace epsiscope
