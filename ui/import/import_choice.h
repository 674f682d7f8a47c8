#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

#include "core/study/data_match.h"
#include "core/study/study.h"

namespace epsiscope {

/// What a column is for.
enum class ImportRole { target, feature, ignored };

/// The block "data" of the study on that table, with what takes the place of names that are not there; a
/// target is chosen where none is.
DataChoice importedChoice(const Study& study, const Dataset& dataset, const Replacements& answers);
/// What is still to be answered.
std::vector<Mismatch> openMismatches(const Study& study, const Dataset& dataset, const Replacements& answers);

ImportRole roleOf(const DataChoice& data, const std::string& column);
/// Of every column of the table.
std::vector<ImportRole> rolesOf(const DataChoice& data, const Dataset& dataset);
/// The old target becomes a feature where all other columns are; a new one has no declared bounds yet. The
/// target itself changes its role only by another column taking it.
void giveRole(DataChoice& data, const Dataset& dataset, const std::string& column, ImportRole role);
/// Nothing lets the cells decide.
void declareKind(DataChoice& data, const std::string& column, std::optional<ColumnKind> kind);
std::optional<ColumnKind> declaredKind(const DataChoice& data, const std::string& column);

/// What of the study goes on as it was: "Kept from the study: target "price", bounds 0 to 5." Empty: nothing.
QString keptSentence(const DataChoice& before, const DataChoice& after);

}  // namespace epsiscope
