#pragma once

#include <QString>
#include <QStringList>

#include "ui/state/app_state.h"

namespace epsiscope {

/// The words of the command that repeats the study's numbers: "epsiscope run FILE --out DIR", with a --set
/// for every key that differs from the saved file. A study that was never saved is taken from study.json.
QStringList repeatCommand(const AppState& state);
/// One line for a POSIX shell.
QString shellLine(const QStringList& words);

}  // namespace epsiscope
