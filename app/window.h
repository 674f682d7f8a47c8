#pragma once

#include <QString>

namespace epsiscope {

/// Opens the window and returns the exit code when it is closed. `file`: data or a study; empty: the built-in
/// study, or that of the class; `softwareRendering`: as the preference of that name, for this once;
/// `presents`: in presenter mode. Without a display: one sentence on stderr and exit code 2.
int runWindow(int argc, char** argv, const QString& file, bool softwareRendering, bool presents);

}  // namespace epsiscope
