#pragma once

#include "core/base/json.h"
#include "core/prepare/prepare.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// Returns the study as a page holds it: features by name, no folder, and no word about columns that it does
/// not use. Its rows are those of pageTable(), where there is one.
Study pageStudy(const Study& study, const PreparedData& data);

/// Returns the table of a page, as toPageTable() writes it: columns and rows in use. A bad cell is a missing
/// one, and what was dropped is counted. Persons are numbers, whatever they are called in the file.
Json pageTable(const Study& study, const PreparedData& data);

}  // namespace epsiscope
