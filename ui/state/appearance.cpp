#include "ui/state/appearance.h"

#include <QApplication>
#include <QFont>

#include "ui/theme/style_sheet.h"
#include "ui/theme/theme.h"

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

void dress(const Theme& theme, double pointSize) {
  const QString sheet = styleSheet(theme, pointSize);
  if (sheet == qApp->styleSheet()) return;
  QFont font = QApplication::font();
  font.setPointSizeF(pointSize);
  QApplication::setFont(font);
  QApplication::setPalette(applicationPalette(theme));
  // Widgets without a sheet take a new one several times faster than those that have another.
  qApp->setStyleSheet(QString());
  qApp->setStyleSheet(sheet);
}

}  // namespace epsiscope
