#pragma once

#include <QString>

namespace epsiscope::soak {

/// Starts so many windows, `together` at a time, kills each at some moment within 40 seconds while it saves,
/// keeps copies, imports or runs, and looks at what the next start would find. Returns whether every file was
/// whole, and no window lost more than a minute of edits.
bool killOften(const QString& program, int count, int together);

}  // namespace epsiscope::soak
