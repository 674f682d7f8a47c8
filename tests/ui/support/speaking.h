#pragma once

#include <QLocale>

#include "ui/language/language.h"

namespace epsiscope::test {

/// The window's language and number format while it lives; afterwards English with a point again.
class Speaking {
public:
  explicit Speaking(const QString& language, NumberFormat numbers = NumberFormat::language) {
    Preferences preferences;
    preferences.language = language;
    preferences.numbers = numbers;
    useLanguage(preferences);
  }
  ~Speaking() {
    Preferences english;
    english.language = QStringLiteral("en");
    useLanguage(english);
    QLocale::setDefault(m_before);
  }
  Speaking(const Speaking&) = delete;
  Speaking& operator=(const Speaking&) = delete;

private:
  QLocale m_before;
};

}  // namespace epsiscope::test
