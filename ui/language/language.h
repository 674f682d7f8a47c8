#pragma once

#include <QString>

#include <vector>

#include "ui/state/preferences.h"

namespace epsiscope {

struct Language {
  QString code;  ///< "de"
  QString name;  ///< in the language itself: "Deutsch"
};

/// English first, then those that the program has a translation of.
std::vector<Language> availableLanguages();
/// Returns the code of the language to speak: the wanted one, or the first of the system's that there is, or
/// English.
QString languageFor(const QString& wanted, const QStringList& ofSystem);
/// Makes the window speak the preferred language, Qt's own words and the sentences of the core included, and
/// sets the decimal mark of the numbers on the screen; earlier settings are replaced. Precondition: no widget
/// is made yet and no work has started.
void useLanguage(const Preferences& preferences);

}  // namespace epsiscope
