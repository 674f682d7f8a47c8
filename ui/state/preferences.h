#pragma once

#include <QString>

#include "ui/theme/theme.h"

class QSettings;

namespace epsiscope {

enum class Appearance { system, light, dark };

/// The decimal mark of numbers on the screen. Files always have a point.
enum class NumberFormat { language, point, comma };

/// The settings that belong to a person, not to a study. The defaults are those of the first start.
struct Preferences {
  Appearance appearance = Appearance::system;
  int scalePercent = 100;  ///< of text and controls, kSmallestScale to kLargestScale
  QString language = {};   ///< "en", "de"; empty: the system's
  NumberFormat numbers = NumberFormat::language;
  bool softwareRendering = false;  ///< no graphics driver is asked; from the next start on
  bool recoveryCopies = true;      ///< what is not saved is kept beside, against a crash
  bool tips = true;                ///< whether dismissed tips are shown
  bool operator==(const Preferences&) const = default;
};

inline constexpr int kSmallestScale = 75;
inline constexpr int kLargestScale = 300;

/// Nonsense in the settings becomes the default.
Preferences loadPreferences(const QSettings& settings);
/// Lets nobody but their owner read the settings. Returns whether they can be written.
bool protectSettings(QSettings& settings);
void savePreferences(QSettings& settings, const Preferences& preferences);

QString nameOf(Appearance appearance);
Appearance appearanceFrom(const QString& name);
/// The theme for a choice; `systemIsDark` decides for Appearance::system.
const Theme& themeFor(Appearance appearance, bool systemIsDark);

}  // namespace epsiscope
