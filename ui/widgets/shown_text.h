#pragma once

#include <QString>

#include <string>

namespace epsiscope {

/// What comes from the user's table (names, classes, cells) as it stands in the window: what would turn the
/// direction of the rest or is not to be seen is marked, see printable(). Values stay as they are.
QString shownText(const QString& text);
QString shownText(const std::string& text);

}  // namespace epsiscope
