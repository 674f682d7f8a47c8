#include "ui/language/language.h"
#include "ui/widgets/counted_text.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QLocale>

#include "core/start/class_values.h"
#include "core/tasks/methods.h"
#include "core/text/sentence.h"
#include "tests/ui/support/speaking.h"
#include "ui/setup/column_bounds_text.h"
#include "ui/widgets/text_field.h"
#include "ui/widgets/number_text.h"
#include "ui/state/tasks.h"

namespace epsiscope::language_test {
namespace {

using test::Speaking;

TEST(Language, EnglishAndGermanAreThereUnderTheirOwnNames) {
  const std::vector<Language> languages = availableLanguages();
  ASSERT_EQ(languages.size(), 2u);
  EXPECT_EQ(languages[0].code, QStringLiteral("en"));
  EXPECT_EQ(languages[0].name, QStringLiteral("English"));
  EXPECT_EQ(languages[1].code, QStringLiteral("de"));
  EXPECT_EQ(languages[1].name, QStringLiteral("Deutsch"));
}

TEST(Language, TheWantedOneComesBeforeTheSystemsAndEnglishIsLast) {
  const QStringList system = {QStringLiteral("fr-FR"), QStringLiteral("de-AT"), QStringLiteral("en")};
  EXPECT_EQ(languageFor(QStringLiteral("en"), system), QStringLiteral("en"));
  EXPECT_EQ(languageFor({}, system), QStringLiteral("de"));
  EXPECT_EQ(languageFor(QStringLiteral("xx"), {QStringLiteral("pt_BR")}), QStringLiteral("en"));
}

TEST(Language, GermanReachesTheWindowTheCoreAndPlurals) {
  const Speaking german(QStringLiteral("de"));
  EXPECT_EQ(QCoreApplication::translate("Tasks", "&Data"), QStringLiteral("&Daten"));
  EXPECT_EQ(methodLabel(kMethodNone), "Keine Privatsphäre");
  EXPECT_EQ(counted("Core", "%n rows", "%n row", 1), "1 Zeile");
  EXPECT_EQ(counted("Core", "%n rows", "%n row", 3), "3 Zeilen");
  EXPECT_EQ(countedText("QObject", "%1 rows", "%1 row", 1), QStringLiteral("1 Zeile"));
  EXPECT_EQ(countedText("QObject", "%1 rows", "%1 row", 20640), QStringLiteral("20\u2009640 Zeilen"));
  EXPECT_EQ(shortestText(0.5), "0,5");
}

TEST(Language, NothingOfALanguageStays) {
  { const Speaking german(QStringLiteral("de")); }
  EXPECT_EQ(QCoreApplication::translate("Tasks", "&Data"), QStringLiteral("&Data"));
  EXPECT_EQ(methodLabel(kMethodNone), "No privacy");
  EXPECT_EQ(countedText("QObject", "%1 rows", "%1 row", 1), QStringLiteral("1 row"));
  EXPECT_EQ(numberText(0.5), QStringLiteral("0.5"));
  EXPECT_EQ(shortestText(0.5), "0.5");
}

TEST(Language, TheDecimalMarkMayDifferFromTheLanguages) {
  for (const QString& code : {QStringLiteral("en"), QStringLiteral("de")}) {
    {
      const Speaking point(code, NumberFormat::point);
      EXPECT_EQ(decimalMark(), QLatin1Char('.'));
      EXPECT_EQ(shortestText(0.5), "0.5");
    }
    const Speaking comma(code, NumberFormat::comma);
    EXPECT_EQ(decimalMark(), QLatin1Char(','));
    EXPECT_EQ(shortestText(0.5), "0,5");
  }
}

class CommaTest : public testing::Test {
protected:
  Speaking m_comma{QStringLiteral("en"), NumberFormat::comma};
};

TEST_F(CommaTest, NumbersAreShownWithACommaAndThinSpaces) {
  EXPECT_EQ(numberText(0.123456), QStringLiteral("0,1235"));
  EXPECT_EQ(numberText(20640.5, 6), QStringLiteral("20\u2009640,5"));
  EXPECT_EQ(numberText(1.5e9), QStringLiteral("1,5e9"));
  EXPECT_EQ(fixedNumberText(0, 3), QStringLiteral("0,00"));
  EXPECT_EQ(fixedNumberText(-0.5, 3), QStringLiteral("\u22120,500"));
}

TEST_F(CommaTest, FieldsTakeTheCommaAndThePoint) {
  EXPECT_EQ(numberFromText(QStringLiteral("0,5")), 0.5);
  EXPECT_EQ(numberFromText(QStringLiteral("0.5")), 0.5);
  EXPECT_EQ(numberFromText(QStringLiteral("13,7"), -2), 0.137);
  for (const char* text : {"1.234,5", "1,234.5", "1,2,3", ","})
    EXPECT_EQ(numberFromText(QLatin1String(text)), std::nullopt) << text;
}

TEST_F(CommaTest, WhatAFieldShowsReadsBackTheSame) {
  for (const double value : {0.137, 1.0 / 3, 1e-300, -2.5e17, 0.1 + 0.2, 1234.0})
    EXPECT_EQ(numberFromText(exactText(value)), value);
  EXPECT_EQ(exactText(0.137), QStringLiteral("0,137"));
  const std::vector<double> numbers = {0.1, 2, 1e-5, 0.25};
  EXPECT_EQ(textOfNumbers(numbers), QStringLiteral("0,1; 2; 1e-5; 0,25"));
  EXPECT_EQ(numbersFromText(textOfNumbers(numbers)), numbers);
  EXPECT_EQ(numbersFromText(QStringLiteral("0,1, 2, 1e-5, 0.25")), numbers);
  const std::vector<ColumnBound> bounds = {{"age", 99.5}, {"a, b", 2}, {"hours", 0.25}};
  EXPECT_EQ(columnBoundsFromText(textOfColumnBounds(bounds)), bounds);
  EXPECT_EQ(columnBoundsFromText(QStringLiteral("age 99,5, hours 0.25")),
            (std::vector<ColumnBound>{{"age", 99.5}, {"hours", 0.25}}));
}

/// A value written into a study is no number on the screen.
TEST_F(CommaTest, ClassesOfAStudyKeepThePoint) {
  EXPECT_EQ(classValues({.name = "y", .values = {1, 0.5}}, 10), (std::vector<std::string>{"0.5", "1"}));
}

}  // namespace
}  // namespace epsiscope::language_test
