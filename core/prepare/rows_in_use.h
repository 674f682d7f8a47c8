#pragma once

#include "core/prepare/missing_cells.h"

namespace epsiscope {

/// Sets the rows in use and their counts: all but those that the rules drop for a cell of the target or of
/// `features`. Takes columns that cannot be filled because they hold no number out of `features`. Says in
/// `made` what was left out and filled.
void chooseRows(const PrepareOptions& options, const Dataset& dataset, const Column& target,
                ColumnList& features, PreparedData& made);

}  // namespace epsiscope
