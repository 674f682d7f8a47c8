#pragma once

#include <string>
#include <vector>

#include "app/commands/arguments.h"
#include "core/study/data_choice.h"
#include "core/prepare/prepare.h"

namespace epsiscope {

/// --separator, --decimal, ... --recipe: how a data file is read, for every command that reads one.
std::vector<OptionSpec> readingOptionSpecs();
/// --reading, for commands that a private answer begins with.
OptionSpec readingOriginSpec();
/// --missing and --bad-cells, for commands that compute with it.
std::vector<OptionSpec> cellRuleOptionSpecs();

/// Applies --recipe to `choice`, replacing its contents: call it before all other options.
void applyRecipeOption(const QString& command, const Arguments& arguments, DataChoice& choice);
/// Applies the other options to `choice`, replacing its values. Both throw a UsageError for an unknown word.
void applyReadingOptions(const QString& command, const Arguments& arguments, DataChoice& choice);

/// Whether --reading says that the reading is declared. Throws a UsageError for an unknown word.
bool declaresReading(const QString& command, const Arguments& arguments);

/// " Choose --missing ..." where the rule for cells can be set so as to solve the problem, or nothing.
std::string cellRuleHint(const Problem& problem);

}  // namespace epsiscope
