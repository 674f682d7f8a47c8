#pragma once

#include "core/prepare/cell_rules.h"

#include <string>
#include <vector>

namespace epsiscope {

/// A text column with more categories than this has no indicators: it is taken for identifiers.
inline constexpr std::size_t kMostCategories = 1000;

/// The categories that are declared for a column; null if none are.
const std::vector<std::string>* declaredCategories(const PrepareOptions& options, const Column& column);

/// Each number, and one indicator for each declared category, or else for each category that the text has.
/// Says in `made` how many texts of its rows are none of those declared.
void makeFeatures(const PrepareOptions& options, const ColumnList& columns, PreparedData& made);

/// Names the text columns among the features whose categories are those found in the data.
std::vector<std::string> columnsWithoutCategories(const PreparedData& data);
/// The text columns whose categories were found in the data; empty if there are none.
std::string categoriesNote(const PreparedData& data);

}  // namespace epsiscope
