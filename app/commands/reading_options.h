#pragma once

#include <string>
#include <vector>

#include "app/commands/arguments.h"
#include "core/study/data_choice.h"
#include "core/prepare/prepare.h"

namespace epsiscope {

/// --separator, --decimal, ... --recipe: how a data file is read, for every command that reads one.
std::vector<OptionSpec> readingOptionSpecs();
/// --missing and --bad-cells, for commands that compute with it.
std::vector<OptionSpec> cellRuleOptionSpecs();

/// What --recipe knows, in place of what `choice` said: before anything else is applied to it.
void applyRecipeOption(const QString& command, const Arguments& arguments, DataChoice& choice);
/// What the other options say, in place of what `choice` said. Both throw a UsageError for a word that is
/// none.
void applyReadingOptions(const QString& command, const Arguments& arguments, DataChoice& choice);

/// " Choose --missing ..." where the rule for cells can be set so as to solve the problem, or nothing.
std::string cellRuleHint(const Problem& problem);

}  // namespace epsiscope
