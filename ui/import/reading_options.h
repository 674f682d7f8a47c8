#pragma once

#include <QList>
#include <QString>

#include <optional>
#include <string>
#include <vector>

#include "core/table/reading_choice.h"

namespace epsiscope {

/// A value of an option as a study writes it, and its words for people.
struct ReadingWord {
  QString value;
  QString name;
};

/// One decision about how a file is read, by its key of the study's block "data" without "data.".
struct ReadingOption {
  const char* key;
  QString label;  ///< with the letter that leads to it
  QString tip;
  QList<ReadingWord> words;
};
/// The options in the order in which a reader decides.
std::vector<ReadingOption> readingOptions();

/// The study's value of the option; null where the file decides. Spellings have "; " between.
std::optional<QString> givenValue(const ReadingChoice& choice, const std::string& key);
/// Without a value the file decides.
void tell(ReadingChoice& choice, const std::string& key, const std::optional<QString>& text);
/// How the file was read, as givenValue() would say it.
QString usedValue(const Reading& reading, const std::string& key);
/// "semicolon" for ";".
QString readingName(const std::string& key, const QString& value);

}  // namespace epsiscope
