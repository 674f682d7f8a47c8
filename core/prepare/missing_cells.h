#pragma once

#include <vector>

#include "core/prepare/prepare.h"
#include "core/text/sentence.h"

namespace epsiscope {

/// Columns of a Dataset that outlives the list.
using ColumnList = std::vector<const Column*>;

inline constexpr const char* kColumnsFollowFromRows = marked(
    "Core",
    "Which columns were left out follows from the private rows: name the features for a private result.");

/// Says what is missing under `stop`, takes columns out of `features` under `dropColumns`. A missing target
/// can only be dropped with its row.
void applyMissingRule(MissingRule rule, const Column& target, ColumnList& features, PreparedData& made,
                      std::vector<Problem>& problems);

}  // namespace epsiscope
