#pragma once

#include <string>

#include "core/code/literals.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class PreparedTable;

/// Statements that read the study's file as it declares, drop the rows that it drops, and end where their
/// number is not that of the table: in Python `table`, a dictionary for each row, in R `table`, a list of
/// columns. Reads of the table its shape alone. Throws SaidError where no program reads such a file.
std::string tableProgram(ProgramLanguage language, const Study& study, const PreparedTable& table);

}  // namespace epsiscope
