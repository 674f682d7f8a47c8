#pragma once

#include <QString>

#include "ui/theme/theme.h"

namespace epsiscope {

enum class Appearance { system, light, dark };

QString nameOf(Appearance appearance);
Appearance appearanceFrom(const QString& name);
/// The theme for a choice; `systemIsDark` decides for Appearance::system.
const Theme& themeFor(Appearance appearance, bool systemIsDark);
/// Dresses the whole application; `pointSize` is that of the text.
void dress(const Theme& theme, double pointSize);

}  // namespace epsiscope
