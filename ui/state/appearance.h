#pragma once

#include <QString>

#include "ui/theme/theme.h"

namespace epsiscope {

enum class Appearance { system, light, dark };

QString nameOf(Appearance appearance);
Appearance appearanceFrom(const QString& name);
/// The theme for a choice; `systemIsDark` decides for Appearance::system.
const Theme& themeFor(Appearance appearance, bool systemIsDark);

}  // namespace epsiscope
