#include "ui/language/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <array>

#include "core/text/sentence.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

const QString kEnglish = QStringLiteral("en");
const QString kTranslations = QStringLiteral(":/translations");

std::optional<std::string> foundForCore(const char* context, const char* text, const char* one,
                                        std::size_t count) {
  const auto words = translationOf(context, text, one, one == nullptr ? -1 : static_cast<int>(count));
  return words ? std::optional(words->toStdString()) : std::nullopt;
}

/// The language with a decimal mark of one's own choice: some country has it.
QLocale localeOf(const QString& language, NumberFormat numbers) {
  const QLocale usual(language);
  if (numbers == NumberFormat::language) return usual;
  const QString mark = numbers == NumberFormat::comma ? QStringLiteral(",") : QStringLiteral(".");
  if (usual.decimalPoint() == mark) return usual;
  const auto locales = QLocale::matchingLocales(usual.language(), QLocale::AnyScript, QLocale::AnyTerritory);
  const auto fits = [&](const QLocale& locale) { return locale.decimalPoint() == mark; };
  const auto locale = std::find_if(locales.begin(), locales.end(), fits);
  return locale == locales.end() ? usual : *locale;
}

/// Ours speaks before Qt's own.
std::array<QTranslator, 2>& translators() {
  static std::array<QTranslator, 2> both;
  return both;
}

}  // namespace

std::vector<Language> availableLanguages() {
  std::vector<Language> languages = {{kEnglish, QStringLiteral("English")}};
  for (const QString& file :
       QDir(kTranslations).entryList({QStringLiteral("*.qm")}, QDir::Files, QDir::Name)) {
    const QString code = file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
    languages.push_back({code, QLocale(code).nativeLanguageName()});
  }
  return languages;
}

QString languageFor(const QString& wanted, const QStringList& ofSystem) {
  const std::vector<Language> known = availableLanguages();
  for (const QString& name : QStringList{wanted} + ofSystem) {
    const QString code = name.section(QLatin1Char('-'), 0, 0).section(QLatin1Char('_'), 0, 0);
    if (std::any_of(known.begin(), known.end(), [&](const Language& one) { return one.code == code; }))
      return code;
  }
  return kEnglish;
}

void useLanguage(const Preferences& preferences) {
  const QString language = languageFor(preferences.language, QLocale::system().uiLanguages());
  QLocale::setDefault(localeOf(language, preferences.numbers));
  setDecimalMark(decimalMark().toLatin1());
  auto& [ours, ofQt] = translators();
  for (QTranslator* translator : {&ours, &ofQt}) QCoreApplication::removeTranslator(translator);
  installTranslator(nullptr);
  if (language == kEnglish) return;
  if (ofQt.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    QCoreApplication::installTranslator(&ofQt);
  if (ours.load(QStringLiteral("epsiscope_") + language, kTranslations))
    QCoreApplication::installTranslator(&ours);
  installTranslator(foundForCore);
}

}  // namespace epsiscope
