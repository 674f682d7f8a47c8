#pragma once

#include <QString>

#include <string>

namespace epsiscope {

/// Text from the user's table (names, classes, cells) as the window shows it: characters that would turn the
/// direction of the rest or are not to be seen are marked, see printable(). Values stay as they are.
QString shownText(const QString& text);
QString shownText(const std::string& text);

}  // namespace epsiscope
