#pragma once

#include "core/prepare/prepare.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

/// A column that is proposed as ignored.
struct SetAside {
  std::string column;
  std::string reason;  ///< without the column's name and a full stop: "it counts the rows"
  bool operator==(const SetAside&) const = default;
};

/// Whether no two cells of the column that are not missing differ.
bool sameInEveryRow(const Column& column);

/// Columns but the target that nothing should be learned from by default: those without two different values,
/// identifiers, and texts with more than `mostCategories` different values, unless `declared` lists their
/// categories.
std::vector<SetAside> columnsSetAside(const Dataset& dataset, const std::string& target,
                                      const std::vector<ColumnChoice>& declared = {},
                                      std::size_t mostCategories = 50);
/// Names the columns that are left as features; nothing, which stands for all other columns, if none is set
/// aside or none would be left.
std::optional<std::vector<std::string>> proposedFeatures(const Dataset& dataset, const std::string& target,
                                                         const std::vector<ColumnChoice>& declared = {},
                                                         std::size_t mostCategories = 50);

/// A text column, and how many columns of 0 and 1 it makes as a feature.
struct OneHotSource {
  std::string column;
  std::size_t columns = 0;
  bool tooMany = false;  ///< it is not used unless that is allowed
  bool operator==(const OneHotSource&) const = default;
};
/// Every text column but the target.
std::vector<OneHotSource> oneHotSources(const Dataset& dataset, const std::string& target,
                                        const std::vector<ColumnChoice>& declared = {},
                                        std::size_t mostCategories = 50);

}  // namespace epsiscope
