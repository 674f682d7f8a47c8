#pragma once

#include <filesystem>
#include <string>

#include "core/code/literals.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class PreparedTable;
struct ReleaseProposal;

/// A program that makes the same release with OpenDP or diffprivlib. Its first comments say what is promised
/// to whom, and in what it differs from Epsiscope's release. Knows of the table what a proposal does: its
/// shape, and what is declared. Throws SaidError where no library has that release, and FileError.
/// Precondition: the proposal is of the same study and table, and has no problem.
std::string releaseProgram(ProgramLanguage language, const Study& study, const PreparedTable& table,
                           const std::filesystem::path& folder, ReleaseProposal proposal);

}  // namespace epsiscope
