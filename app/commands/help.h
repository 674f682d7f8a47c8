#pragma once

#include <QString>
#include <QStringList>

#include <vector>

#include "app/commands/arguments.h"

namespace epsiscope {

/// What `epsiscope --help` prints.
QString generalHelp();
/// What `epsiscope COMMAND --help` prints.
QString helpText(const CommandHelp& help);
/// Of all commands, in the order of commands(); of one that has two usages once.
std::vector<CommandHelp> allHelp();

/// `epsiscope completion`: what a shell needs to complete commands, options and file names.
int runCompletion(const QStringList& given);
/// `epsiscope man-page`: the manual page.
int runManPage(const QStringList& given);

}  // namespace epsiscope
