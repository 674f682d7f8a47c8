#include "ui/state/preferences.h"

#include <QFile>
#include <QSettings>

#include <array>
#include <filesystem>
#include <utility>

#include "core/base/said_error.h"
#include "core/base/store.h"

namespace epsiscope {

namespace {

// "theme" is the key of earlier versions.
const QString kAppearance = QStringLiteral("theme");
const QString kScale = QStringLiteral("scale");
const QString kLanguage = QStringLiteral("language");
const QString kNumbers = QStringLiteral("numbers");
const QString kSoftware = QStringLiteral("software-rendering");
const QString kRecovery = QStringLiteral("recovery-copies");
const QString kTips = QStringLiteral("tips");

constexpr std::array kNumberFormats = {std::pair(NumberFormat::language, "language"),
                                       std::pair(NumberFormat::point, "point"),
                                       std::pair(NumberFormat::comma, "comma")};

}  // namespace

Preferences loadPreferences(const QSettings& settings) {
  Preferences preferences;
  preferences.appearance = appearanceFrom(settings.value(kAppearance).toString());
  const int scale = settings.value(kScale, preferences.scalePercent).toInt();
  if (scale >= kSmallestScale && scale <= kLargestScale) preferences.scalePercent = scale;
  preferences.language = settings.value(kLanguage).toString();
  for (const auto& [format, name] : kNumberFormats)
    if (settings.value(kNumbers).toString() == QLatin1String(name)) preferences.numbers = format;
  preferences.softwareRendering = settings.value(kSoftware, preferences.softwareRendering).toBool();
  preferences.recoveryCopies = settings.value(kRecovery, preferences.recoveryCopies).toBool();
  preferences.tips = settings.value(kTips, preferences.tips).toBool();
  return preferences;
}

bool protectSettings(QSettings& settings) {
  const std::filesystem::path file = settings.fileName().toStdU16String();
  makeFolders(file.parent_path());
  try {
    if (!QFile::exists(settings.fileName())) writeFileAtomically(file, {}, Readers::ownerOnly);
  } catch (const SaidError&) {
    return false;
  }
  if (keepToOwner(file)) return false;
  settings.sync();
  return settings.status() == QSettings::NoError && settings.isWritable();
}

void savePreferences(QSettings& settings, const Preferences& preferences) {
  settings.setValue(kAppearance, nameOf(preferences.appearance));
  settings.setValue(kScale, preferences.scalePercent);
  settings.setValue(kLanguage, preferences.language);
  for (const auto& [format, name] : kNumberFormats)
    if (format == preferences.numbers) settings.setValue(kNumbers, QLatin1String(name));
  settings.setValue(kSoftware, preferences.softwareRendering);
  settings.setValue(kRecovery, preferences.recoveryCopies);
  settings.setValue(kTips, preferences.tips);
}

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
