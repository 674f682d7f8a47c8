#include "ui/import/reading_options.h"

#include <QObject>
#include <QStringList>

#include <algorithm>

#include "core/table/reading_words.h"

namespace epsiscope {

namespace {

const QString kBetween = QStringLiteral("; ");

QString textOf(const std::string& text) {
  return QString::fromStdString(text);
}

struct TextOption {
  const char* key;
  std::optional<std::string> DataChoice::*told;
  std::optional<FileMark> mark = {};
  char Reading::*used = nullptr;
};
const std::vector<TextOption>& textOptions() {
  static const std::vector<TextOption> options = {
      {"encoding", &DataChoice::encoding},
      {"separator", &DataChoice::separator, FileMark::separator, &Reading::separator},
      {"quote", &DataChoice::quote, FileMark::quote, &Reading::quote},
      {"comment", &DataChoice::comment, FileMark::comment, &Reading::comment},
      {"decimal", &DataChoice::decimal, FileMark::decimal, &Reading::decimal},
      {"thousands", &DataChoice::thousands, FileMark::thousands, &Reading::thousands}};
  return options;
}

/// Of the keys whose value is one text; null for others.
const TextOption* textOption(const std::string& key) {
  const auto found = std::ranges::find(textOptions(), key, &TextOption::key);
  return found == textOptions().end() ? nullptr : &*found;
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

}  // namespace

std::vector<ReadingOption> readingOptions() {
  const QString none = QStringLiteral("none");
  const QString comma = QStringLiteral(","), point = QStringLiteral("."), space = QStringLiteral("space");
  return {
      {"encoding", QObject::tr("&Encoding"),
       QObject::tr("Which bytes are which letters. A byte order mark at the start settles it."), encodings()},
      {"separator",
       QObject::tr("&Separator"),
       QObject::tr("What stands between the cells of a row."),
       {{comma, QObject::tr("comma")},
        {QStringLiteral(";"), QObject::tr("semicolon")},
        {QStringLiteral("tab"), QObject::tr("tab")},
        {space, QObject::tr("spaces")}}},
      {"quote",
       QObject::tr("&Quotation mark"),
       QObject::tr("What may stand around a cell, so that a separator inside is text."),
       {{QStringLiteral("\""), QObject::tr("double: \"…\"")},
        {QStringLiteral("'"), QObject::tr("single: '…'")},
        {none, QObject::tr("none")}}},
      {"comment", QObject::tr("C&omment lines"), QObject::tr("Lines that are no rows and are skipped."),
       comments()},
      {"header",
       QObject::tr("&First line"),
       QObject::tr("Whether the first line names the columns."),
       {{trueOrFalse(true), QObject::tr("names columns")}, {trueOrFalse(false), QObject::tr("is data")}}},
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

std::optional<QString> toldValue(const DataChoice& data, const std::string& key) {
  if (key == "header") return data.header ? std::optional(trueOrFalse(*data.header)) : std::nullopt;
  if (key == "missing_values")
    return data.missingValues ? std::optional(joined(*data.missingValues)) : std::nullopt;
  const TextOption* option = textOption(key);
  if (option == nullptr || !(data.*option->told)) return std::nullopt;
  const std::string& word = *(data.*option->told);
  const std::optional<char> mark = option->mark ? markFrom(*option->mark, word) : std::nullopt;
  return textOf(mark ? markWord(*option->mark, *mark) : word);
}

void tell(DataChoice& data, const std::string& key, const std::optional<QString>& value) {
  if (key == "header") {
    data.header = value ? std::optional(*value == trueOrFalse(true)) : std::nullopt;
  } else if (key == "missing_values") {
    data.missingValues = value ? std::optional(split(*value)) : std::nullopt;
  } else if (const TextOption* option = textOption(key)) {
    data.*option->told = value ? std::optional(value->toStdString()) : std::nullopt;
  }
}

QString usedValue(const Reading& reading, const std::string& key) {
  if (key == "encoding") return textOf(reading.encoding);
  if (key == "header") return trueOrFalse(reading.header);
  const TextOption* option = textOption(key);
  return option == nullptr ? joined(reading.missing) : textOf(markWord(*option->mark, reading.*option->used));
}

QString readingName(const std::string& key, const QString& value) {
  for (const ReadingOption& option : readingOptions())
    for (const ReadingWord& word : option.words)
      if (option.key == key && word.value == value) return word.name;
  return value;
}

}  // namespace epsiscope
