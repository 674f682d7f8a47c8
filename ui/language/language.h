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
/// The code of the language to speak: the wanted one, or the first of the system's that there is, or English.
QString languageFor(const QString& wanted, const QStringList& ofSystem);
/// Makes the window speak the preferred language, Qt's own words and the sentences of the core included, and
/// sets the decimal mark of the numbers on the screen. Before any widget is made and any work starts; of what
/// was set before, nothing stays.
void useLanguage(const Preferences& preferences);

/// `many` things, or `one` for a count of 1, in the language of the window; the count takes the place of %1
/// with thin spaces. Further placeholders stay for QString::arg().
QString countedText(const char* context, const char* many, const char* one, std::size_t count);

}  // namespace epsiscope
