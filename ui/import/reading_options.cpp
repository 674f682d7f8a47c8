#include "ui/import/reading_options.h"

#include <QObject>
#include <QStringList>

#include <algorithm>

#include "core/table/reading_choice.h"

namespace epsiscope {

namespace {

const QString kBetween = QStringLiteral("; ");

QString textOf(const std::string& text) {
  return QString::fromStdString(text);
}

QString trueOrFalse(bool value) {
  return value ? QStringLiteral("true") : QStringLiteral("false");
}

QString joined(const std::vector<std::string>& spellings) {
  QStringList texts;
  for (const std::string& spelling : spellings)
    if (!spelling.empty()) texts << textOf(spelling);
  return texts.join(kBetween);
}

std::vector<std::string> split(const QString& text) {
  std::vector<std::string> spellings;
  for (const QString& part : text.split(QLatin1Char(';'), Qt::SkipEmptyParts))
    if (!part.trimmed().isEmpty()) spellings.push_back(part.trimmed().toStdString());
  return spellings;
}

QString givenText(const MarkKey& key, const std::string& word) {
  const std::optional<char> mark = markFrom(key, word);
  return textOf(mark ? markWord(key, *mark) : word);
}
QString givenText(const PlainKey<std::string>&, const std::string& word) {
  return textOf(word);
}
QString givenText(const PlainKey<bool>&, bool value) {
  return trueOrFalse(value);
}
QString givenText(const PlainKey<int>&, int value) {
  return QString::number(value);
}
QString givenText(const PlainKey<std::vector<std::string>>&, const std::vector<std::string>& spellings) {
  return joined(spellings);
}

void assign(std::string& word, const QString& text) {
  word = text.toStdString();
}
void assign(bool& value, const QString& text) {
  value = text == trueOrFalse(true);
}
void assign(int& value, const QString& text) {
  value = text.toInt();
}
void assign(std::vector<std::string>& spellings, const QString& text) {
  spellings = split(text);
}

QList<ReadingWord> encodings() {
  return {{QStringLiteral("UTF-8"), QObject::tr("UTF-8")},
          {QStringLiteral("UTF-16LE"), QObject::tr("UTF-16, low byte first")},
          {QStringLiteral("UTF-16BE"), QObject::tr("UTF-16, high byte first")},
          {QStringLiteral("Latin-1"), QObject::tr("Latin-1 (ISO 8859-1)")},
          {QStringLiteral("Windows-1252"), QObject::tr("Windows-1252")}};
}

QList<ReadingWord> comments() {
  QList<ReadingWord> words = {{QStringLiteral("none"), QObject::tr("none")}};
  for (const char* mark : {"#", "%", "|", "!", "/"})
    words << ReadingWord{QLatin1String(mark),
                         QObject::tr("lines that start with %1").arg(QLatin1String(mark))};
  return words;
}

QList<ReadingWord> lineCounts() {
  constexpr int kMostOffered = 20;
  QList<ReadingWord> words = {{QStringLiteral("0"), QObject::tr("none")}};
  for (int lines = 1; lines <= kMostOffered; ++lines) {
    const QString number = QString::number(lines);
    words << ReadingWord{number, QObject::tr("skip %1").arg(number)};
  }
  return words;
}

QList<ReadingWord> shortYears() {
  QList<ReadingWord> words;
  for (const int first : {1900, 1930, 1950, 1969, 2000})
    words << ReadingWord{QString::number(first), QObject::tr("%1 to %2").arg(first).arg(first + 99)};
  return words;
}

}  // namespace

std::vector<ReadingOption> readingOptions() {
  const QString none = QStringLiteral("none");
  const QString comma = QStringLiteral(","), point = QStringLiteral("."), space = QStringLiteral("space");
  return {
      {"sheet",
       QObject::tr("S&heet or table"),
       QObject::tr("Which sheet of the spreadsheet, or table of the database, is read."),
       {}},
      {"encoding", QObject::tr("&Encoding"),
       QObject::tr("Which bytes are which letters. A byte order mark at the start settles it."), encodings()},
      {"separator",
       QObject::tr("&Separator"),
       QObject::tr("What stands between the cells of a row."),
       {{comma, QObject::tr("comma")},
        {QStringLiteral(";"), QObject::tr("semicolon")},
        {QStringLiteral("tab"), QObject::tr("tab")},
        {space, QObject::tr("spaces")},
        {QStringLiteral("|"), QObject::tr("bar: |")},
        {QStringLiteral(":"), QObject::tr("colon")},
        {QStringLiteral("^"), QStringLiteral("^")},
        {QStringLiteral("~"), QStringLiteral("~")},
        {QStringLiteral("#"), QStringLiteral("#")},
        {QStringLiteral("/"), QStringLiteral("/")},
        {QStringLiteral("\\"), QStringLiteral("\\")},
        {QStringLiteral("&"), QStringLiteral("&")},
        {QStringLiteral("="), QStringLiteral("=")},
        {QStringLiteral("*"), QStringLiteral("*")},
        {QStringLiteral("!"), QStringLiteral("!")},
        {QStringLiteral("@"), QStringLiteral("@")},
        {QStringLiteral("$"), QStringLiteral("$")},
        {QStringLiteral("%"), QStringLiteral("%")},
        {QStringLiteral("_"), QStringLiteral("_")}}},
      {"quote",
       QObject::tr("&Quotation mark"),
       QObject::tr("What may stand around a cell, so that a separator inside is text."),
       {{QStringLiteral("\""), QObject::tr("double: \"…\"")},
        {QStringLiteral("'"), QObject::tr("single: '…'")},
        {none, QObject::tr("none")}}},
      {"comment", QObject::tr("C&omment lines"), QObject::tr("Lines that are not rows; they are skipped."),
       comments()},
      {"skip_lines", QObject::tr("Lines a&bove the table"),
       QObject::tr("Titles and notes that stand above the table and are skipped."), lineCounts()},
      {"skip_below", QObject::tr("Lines belo&w the table"),
       QObject::tr("Sources and notes that stand below the table and are skipped."), lineCounts()},
      {"header",
       QObject::tr("&First line"),
       QObject::tr("Whether the first line names the columns."),
       {{trueOrFalse(true), QObject::tr("names columns")}, {trueOrFalse(false), QObject::tr("is data")}}},
      {"unit_line",
       QObject::tr("Line of &units"),
       QObject::tr("Whether units stand below the names, such as kg or m/s."),
       {{trueOrFalse(true), QObject::tr("below the names")}, {trueOrFalse(false), QObject::tr("none")}}},
      {"short_years", QObject::tr("&Years of two digits"),
       QObject::tr("Which hundred years the two digits of a year in a date mean."), shortYears()},
      {"decimal",
       QObject::tr("&Decimal mark"),
       QObject::tr("What stands before the decimals of a number."),
       {{point, QObject::tr("point: 0.5")}, {comma, QObject::tr("comma: 0,5")}}},
      {"thousands",
       QObject::tr("&Thousands mark"),
       QObject::tr("What stands between groups of three digits; with none such a cell is no number."),
       {{none, QObject::tr("none")},
        {comma, QObject::tr("comma: 1,234,567")},
        {point, QObject::tr("point: 1.234.567")},
        {space, QObject::tr("space: 1 234 567")},
        {QStringLiteral("apostrophe"), QObject::tr("apostrophe: 1'234'567")}}},
      {"missing_values",
       QObject::tr("&Missing is spelled"),
       QObject::tr("Which texts mean that a cell has no value; an empty cell always does."),
       {{QString(), QObject::tr("empty cells only")}}}};
}

std::optional<QString> givenValue(const ReadingChoice& choice, const std::string& key) {
  return std::visit(
      [&](const auto& value) -> std::optional<QString> {
        const auto& given = choice.*value.given;
        return given ? std::optional(givenText(value, *given)) : std::nullopt;
      },
      readingKey(key).value);
}

void tell(ReadingChoice& choice, const std::string& key, const std::optional<QString>& text) {
  std::visit(
      [&](const auto& value) {
        auto& given = choice.*value.given;
        given.reset();
        if (text) assign(given.emplace(), *text);
      },
      readingKey(key).value);
}

QString usedValue(const Reading& reading, const std::string& key) {
  return key == "missing_values" ? joined(reading.missing) : textOf(usedText(reading, readingKey(key)));
}

QString readingName(const std::string& key, const QString& value) {
  for (const ReadingOption& option : readingOptions())
    for (const ReadingWord& word : option.words)
      if (option.key == key && word.value == value) return word.name;
  return value;
}

}  // namespace epsiscope
