#pragma once

#include <QString>

#include <vector>

#include "core/start/data_start.h"
#include "core/study/data_match.h"
#include "core/study/data_choice.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// The block "data" with which the study begins on that table, with the replacements of names that are not
/// there. `aside`, `chosen`: see begunOn().
DataChoice importedChoice(const Study& study, const Dataset& dataset, const Replacements& answers,
                          const std::vector<SetAside>& aside = {}, const ChosenFeatures& chosen = {});
/// The mismatches still to be answered.
std::vector<Mismatch> openMismatches(const Study& study, const Dataset& dataset, const Replacements& answers);

/// Says which parts of the study go on as they were: "Kept from the study: target "price", bounds 0 to 5."
/// Empty: nothing.
QString keptSentence(const DataChoice& before, const DataChoice& after);

}  // namespace epsiscope
