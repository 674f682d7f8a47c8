#pragma once

#include <vector>

#include "core/code/code_step.h"
#include "core/code/literals.h"
#include "core/release/release_proposal.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class PreparedTable;

/// The steps of a program that makes the release of this proposal with a library, with the laws and the
/// scales of Epsiscope's own release. Throws SaidError where no library has one of them. Precondition: the
/// proposal is of the same study and table, has no problem, and is planned where planRelease() can.
std::vector<CodeStep> codeSteps(ProgramLanguage language, const Study& study, const PreparedTable& table,
                                const ReleaseProposal& proposal);

/// Whether the noise of the steps is that of the proposal, which has to be planned for them.
bool needsPlannedNoise(const Study& study);

}  // namespace epsiscope
