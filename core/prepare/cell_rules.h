#pragma once

#include "core/prepare/persons.h"
#include "core/prepare/prepare.h"
#include "core/text/sentence.h"

#include <optional>
#include <vector>

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

/// Says what is no number under `stop`, also of a target under `mean`: it can only be dropped with its row.
void applyBadCellRule(BadCellRule rule, const Dataset& dataset, const Column& target,
                      const ColumnList& features, std::vector<Problem>& problems);

/// Sets the rows in use, whose they are, and their counts: all but those that `persons` leave out, and those
/// that the rules drop for a cell of the target or of `features`. Takes columns that cannot be filled because
/// they hold no number out of `features`. Says in `made` what was left out and filled.
void chooseRows(const PrepareOptions& options, const Dataset& dataset, const Column& target,
                const std::optional<Persons>& persons, ColumnList& features, PreparedData& made);

}  // namespace epsiscope
