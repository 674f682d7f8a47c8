#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/builtin/data_plan.h"
#include "core/prepare/prepare.h"
#include "core/privacy/bounds.h"
#include "core/privacy/protected_unit.h"
#include "core/table/reading_choice.h"

namespace epsiscope {

/// The values that a column can have, declared without looking at the data.
struct ColumnBound {
  std::string column;
  double bound = 1;                  ///< the largest absolute value; with `lower` the largest value
  std::optional<double> lower = {};  ///< the smallest value; absent: -bound
  bool operator==(const ColumnBound&) const = default;
};

/// The source of the data, the way they are read and the declarations about them.
struct DataChoice {
  std::string file = "california_housing.csv";  ///< a path as written by the user, or builtin:ID
  std::optional<std::string> recipe;  ///< the way a published data set is read, see core/recipes/recipe.h
  std::optional<std::string> sha256;  ///< the file's hash when the study was saved; absent: not recorded
  DataPlan plan;                      ///< the plan of builtin:plan
  std::string target = "MedHouseVal";
  std::optional<std::vector<std::string>> features;  ///< absent: all other columns
  /// Public bounds of the target. Absent: those that the data are known to have (see withKnownBounds()), or
  /// else they must still be declared.
  std::optional<double> lower, upper;
  bool boundsFromData = false;  ///< the bounds were taken from the private labels, not declared
  std::optional<std::string> unit;
  std::optional<std::string> positive;    ///< the value of the target that is the class +1; all others are -1
  std::string prepare = "standardise";    ///< see core/study/preparations.h
  std::vector<ColumnBound> columnBounds;  ///< a column without one takes its largest value: not private
  std::vector<ColumnChoice> columns;      ///< the columns about which something is declared
  std::optional<int> maxCategories;       ///< the limit for a text column that is used; absent: see
                                          ///< mostCategories()
  ReadingChoice reading;                  ///< the way the file is read
  std::optional<std::string> person;      ///< the column that names whom a row belongs to
  std::optional<int> rowsPerPerson;  ///< the most rows that one person has, declared; others are left out
  /// The column of the rows' design weights, between 0 and its declared bound; statistics use it.
  std::optional<std::string> weight;
  MissingRule missing = MissingRule::stop;
  BadCellRule badCells = BadCellRule::stop;
  bool operator==(const DataChoice&) const = default;
};

/// Precondition: problems() of the study is empty.
inline LabelBounds bounds(const DataChoice& data) {
  return {data.lower.value(), data.upper.value()};
}

/// Returns whose part of the table the promises of a study of these data are about.
inline ProtectedUnit protectedUnit(const DataChoice& data) {
  if (!data.person || !data.rowsPerPerson) return {};
  return {static_cast<std::size_t>(std::max(1, *data.rowsPerPerson))};
}

/// The most categories that a text column may have to be used without declaring them. Published data sets
/// have been inspected: there more are no mistake.
inline std::size_t mostCategories(const DataChoice& data) {
  constexpr int kUsually = 50, kPublished = 1000;
  const bool isPublished = data.recipe || data.file.starts_with("builtin:");
  return static_cast<std::size_t>(
      std::max(1, data.maxCategories.value_or(isPublished ? kPublished : kUsually)));
}

}  // namespace epsiscope
