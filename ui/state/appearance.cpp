#include "ui/state/appearance.h"

namespace epsiscope {

QString nameOf(Appearance appearance) {
  switch (appearance) {
    case Appearance::light:
      return QStringLiteral("light");
    case Appearance::dark:
      return QStringLiteral("dark");
    case Appearance::system:
      break;
  }
  return QStringLiteral("system");
}

Appearance appearanceFrom(const QString& name) {
  for (const Appearance appearance : {Appearance::light, Appearance::dark})
    if (nameOf(appearance) == name) return appearance;
  return Appearance::system;
}

const Theme& themeFor(Appearance appearance, bool systemIsDark) {
  const bool dark = appearance == Appearance::dark || (appearance == Appearance::system && systemIsDark);
  return dark ? darkTheme() : lightTheme();
}

}  // namespace epsiscope
