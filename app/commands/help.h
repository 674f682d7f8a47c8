#pragma once

#include <QString>
#include <QStringList>

#include <vector>

#include "app/commands/arguments.h"

namespace epsiscope {

/// Returns the output of `epsiscope --help`.
QString generalHelp();
/// Returns the output of `epsiscope COMMAND --help`.
QString helpText(const CommandHelp& help);
/// Returns the help of each command, in the order of commands(); once for one that has two usages.
std::vector<CommandHelp> allHelp();

/// `epsiscope completion`: what a shell needs to complete commands, options and file names.
int runCompletion(const QStringList& given);
/// `epsiscope man-page`: the manual page.
int runManPage(const QStringList& given);

}  // namespace epsiscope
