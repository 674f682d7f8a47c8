#pragma once

class QString;

namespace epsiscope {

struct Theme;

/// Style sheet of the whole application; lengths follow the font's size.
QString styleSheet(const Theme& theme, double pointSize);

}  // namespace epsiscope
