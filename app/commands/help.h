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
/// What each command prints, in the order of commands(); once for one that has two usages.
std::vector<CommandHelp> allHelp();

/// `epsiscope completion`: what a shell needs to complete commands, options and file names.
int runCompletion(const QStringList& given);
/// `epsiscope man-page`: the manual page.
int runManPage(const QStringList& given);

}  // namespace epsiscope
