#pragma once

#include <string>

#include "core/code/code_step.h"
#include "core/code/literals.h"

namespace epsiscope {

/// Functions that the steps call: they take OpenDP's own account of rounding into the noise, and print.
std::string stepFunctions(ProgramLanguage language);

/// Statements that release one step from `table`, see tableProgram().
std::string stepProgram(ProgramLanguage language, const CodeStep& step);

/// The differences between the step and what Epsiscope draws for it, a sentence each.
std::string stepDifferences(const CodeStep& step);

}  // namespace epsiscope
