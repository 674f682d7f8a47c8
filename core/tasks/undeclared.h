#pragma once

#include <string>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/study/data_choice.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class PreparedTable;
struct UnitRowsOptions;

/// Something that a study takes from private values for want of a declaration, which spoils the promise of
/// every method.
struct Undeclared {
  std::string key;                        ///< the study's key where it is declared: "data.column_bounds"
  std::vector<std::string> columns = {};  ///< the columns whose declarations are missing; empty: it is about
                                          ///< no column
  std::string sentence = {};              ///< the value taken, and the declaration needed
  bool operator==(const Undeclared&) const = default;
};

inline constexpr const char* kKeyBounds = "data.lower";
inline constexpr const char* kKeyColumnBounds = "data.column_bounds";
inline constexpr const char* kKeyCategories = "data.columns";
inline constexpr const char* kKeyClasses = "label_classes.classes";
inline constexpr const char* kKeyPreparation = "data.prepare";
inline constexpr const char* kKeyCells = "data.missing";
inline constexpr const char* kKeyReading = "data.reading";

/// Appends the target's bounds where they were taken from the labels.
void addUndeclaredBounds(const DataChoice& data, std::vector<Undeclared>& found);
/// Appends the private origins of the features: bounds of columns, categories, cells that were filled.
void addUndeclaredFeatures(const PreparedData& data, const UnitRowsOptions& options,
                           std::vector<Undeclared>& found);

/// Returns all that the study takes from private values: what its task names, and how the file is read.
std::vector<Undeclared> undeclaredIn(const Study& study, const PreparedData& data);

/// Returns the reasons why none of the study's methods is private, and what to declare so that one is: one
/// sentence each. Empty where one is, and where the table has problems, which say more. Passes over no row.
std::vector<std::string> whyNothingIsPrivate(const Study& study, const PreparedTable& table);

}  // namespace epsiscope
