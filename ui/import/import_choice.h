#pragma once

#include <QString>

#include <vector>

#include "core/study/data_match.h"
#include "core/study/study.h"

namespace epsiscope {

/// The block "data" of the study on that table, with what takes the place of names that are not there; a
/// target is chosen where none is.
DataChoice importedChoice(const Study& study, const Dataset& dataset, const Replacements& answers);
/// What is still to be answered.
std::vector<Mismatch> openMismatches(const Study& study, const Dataset& dataset, const Replacements& answers);

/// Says which parts of the study go on as they were: "Kept from the study: target "price", bounds 0 to 5." Empty: nothing.
QString keptSentence(const DataChoice& before, const DataChoice& after);

}  // namespace epsiscope
