#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace epsiscope {

enum class ColumnKind;
enum class CellForm : std::uint8_t;

// How a text file is read, three times: as a study says it, as the reader is given it, and as it turned out.
// A key more is a member of each and a row of readingKeys(); studies, command line, problems, findings and
// `info` walk through the rows.

/// Who decided how the cells of a file are read.
enum class ReadingOrigin : std::uint8_t {
  detected,  ///< the reader, in part, from the rows: one cell can change how all others are read
  declared   ///< somebody, without looking at the rows: a cell that does not fit is a missing one, no more
};

/// A study's words for how its file is read; the reader finds out absent ones.
struct ReadingChoice {
  std::optional<ReadingOrigin> origin{};  ///< absent: detected
  std::optional<std::string> sheet{};     ///< of a spreadsheet file, by its name
  std::optional<std::string> separator{}, decimal{}, thousands{}, quote{}, comment{}, encoding{};
  std::optional<int> skipLines{}, skipBelow{};
  std::optional<bool> header{}, unitLine{};
  std::optional<int> shortYears{};
  std::optional<std::vector<std::string>> names{};
  std::optional<std::vector<std::string>> missingValues{};  ///< spellings of a missing cell
  bool operator==(const ReadingChoice&) const = default;
};

/// The options of the reader; absent ones are detected from the file, never from the locale.
struct ReadOptions {
  bool declared = false;                  ///< see ReadingOrigin: nothing is asked, no cell is a bad one
  std::optional<std::string> sheet{};     ///< of a spreadsheet file; "" is as absent
  std::optional<char> separator{};        ///< as in Reading
  std::optional<char> decimal{};          ///< '.' ','
  std::optional<char> thousands{};        ///< as in Reading
  std::optional<char> quote{};            ///< as in Reading
  std::optional<char> comment{};          ///< as in Reading
  std::optional<std::string> encoding{};  ///< "UTF-8" "UTF-16LE" "UTF-16BE" "Latin-1" "Windows-1252"
  std::optional<int> skipLines{};         ///< as in Reading
  std::optional<int> skipBelow{};         ///< as in Reading
  std::optional<bool> header{};
  std::optional<bool> unitLine{};   ///< as in Reading
  std::optional<int> shortYears{};  ///< as in Reading; absent or 0: none of these years lies in the future
  std::optional<std::vector<std::string>> missing{};  ///< in place of ? NA N/A NaN null
  std::map<std::string, ColumnKind> kinds{};          ///< by name; of other columns the cells decide
  std::map<std::string, CellForm> forms{};            ///< by name: columns whose texts are read as numbers
  std::map<std::string, std::string> units{};         ///< by name, of those: see ColumnReading; else found
  std::map<std::string, std::vector<std::string>> missingOf{};  ///< by name, beside `missing`
  std::map<std::string, std::vector<std::vector<std::string>>>
      same{};  ///< by name, of texts: spellings of one category each, which takes the first of them
  /// By name, of columns that are not given as numbers: the words in place of values. Of a survey file they
  /// take the place of those that it has.
  std::map<std::string, std::map<std::string, std::string>> labelsOf{};
  std::optional<std::vector<std::string>> names{};  ///< replaces the header's or the generated names
  bool operator==(const ReadOptions&) const = default;
};

/// Whether the text is that of a sheet, by its name.
inline bool isSheet(const ReadOptions& options) {
  return options.sheet && !options.sheet->empty();
}

/// How a file was read: detected or given, for `info`, the status bar and exports.
struct Reading {
  bool ofDatabase = false;  ///< cells came as what they are: of the rest only `missing` says something
  std::string sheet{};      ///< of a spreadsheet file, which was read as text like that below
  std::vector<std::string> sheets{};  ///< all that it has
  std::size_t firstColumn = 0;        ///< of the sheet, from 0: those before it are empty
  std::string format{};               ///< of a survey file: "SPSS", whose cells are no texts; else empty
  char separator = ',';  ///< by its number in Latin-1: '\xA7' for the two bytes of a section sign
  char decimal = '.';
  char thousands = '\0';  ///< between groups of three digits: ',' '.' '\'' or ' ' for any blank; '\0': none
  char quote = '"';       ///< '"' or '\''; '\0': quotes are text like any other
  char comment = '\0';    ///< lines that start with it are skipped; '\0': there are none
  std::string encoding = "UTF-8";
  bool byteOrderMark = false;
  int skipLines = 0;  ///< physical lines above the table: titles, or Excel's "sep=;"
  int skipBelow = 0;  ///< physical lines at the end, up to the last one that is not blank: sources, notes
  bool header = true;
  bool unitLine = false;       ///< the line below the names holds units
  bool questionLines = false;  ///< that line holds questions, and the one below it names of Qualtrics
  int shortYears = 0;  ///< years of two digits are those from here to 99 years later; 0: there are none
  std::vector<std::string>
      missing{};  ///< spellings of a missing cell, without regard to case; "" is one always
};

/// The words of studies, findings and the command line for a mark: ",", "tab", "apostrophe", "none", ...
struct MarkWord {
  char value;
  std::string_view word;
};

/// A key whose value is a mark: a character by which a file is cut into cells and its numbers into digits.
struct MarkKey {
  std::optional<std::string> ReadingChoice::*given;
  std::optional<char> ReadOptions::*parsed;
  char Reading::*used;
  const char* name;                 ///< for problems: "decimal mark"; to be translated in the context "Core"
  std::span<const MarkWord> words;  ///< of several words for one mark the first is the one that is written
  const char* choices;              ///< the words to choose from, to be translated in the context "Core"
  bool (*isOther)(char) = nullptr;  ///< whether a character without a word is such a mark too
};

/// A key whose value needs no words.
template <class Value>
struct PlainKey {
  std::optional<Value> ReadingChoice::*given;
  std::optional<Value> ReadOptions::*parsed;
  Value Reading::*used = nullptr;  ///< null: a Reading does not say it
};

/// One decision about how a file is read.
struct ReadingKey {
  const char* key;       ///< in the block "data" of a study
  const char* option;    ///< on the command line, without its dashes; null: there is none
  const char* argument;  ///< what the option takes
  const char* help;      ///< what the option does
  std::variant<MarkKey, PlainKey<std::string>, PlainKey<bool>, PlainKey<int>,
               PlainKey<std::vector<std::string>>>
      value;
};

/// All of them, in the order of study files.
std::span<const ReadingKey> readingKeys();
/// Precondition: there is such a key.
const ReadingKey& readingKey(std::string_view key);

/// The sign of Latin-1 in UTF-8.
std::string signText(char mark);
/// The word for a mark.
std::string markWord(const MarkKey& key, char value);
/// Precondition: the value of the key is a mark.
std::string markWord(const ReadingKey& key, char value);
/// The mark that a word stands for; nothing if it stands for none. Knows more spellings than markWord() has:
/// "comma", "\t", ...
std::optional<char> markFrom(const MarkKey& key, std::string_view word);

/// Whether the value of the key was given.
bool isGiven(const ReadingChoice& choice, const ReadingKey& key);
bool isGiven(const ReadOptions& options, const ReadingKey& key);
/// The given spellings of a missing cell of a column: those of the whole table, then its own.
std::vector<std::string> givenMissing(const ReadOptions& options, const std::string& column);
/// The value that the file was read with, in the words of a finding: spellings have commas between.
std::string usedText(const Reading& reading, const ReadingKey& key);

/// The options for the reader, but for the kinds of columns. Words that stand for no mark say nothing. What a
/// declared reading leaves out and most files lack is not looked for: other quotes than '"', comments,
/// titles, notes below the table, units.
ReadOptions parsed(const ReadingChoice& choice);
/// Everything that was settled, as if it had been given, but for names and kinds of columns.
ReadOptions asRead(const Reading& reading);

/// The encodings that can be named, as Reading names them.
inline constexpr std::array<const char*, 5> kEncodings = {"UTF-8", "UTF-16LE", "UTF-16BE", "Latin-1",
                                                          "Windows-1252"};
/// "UTF-8" for "utf8", "Latin-1" for "ISO-8859-1", ...; nothing for an encoding that is not known.
std::optional<std::string> knownEncoding(const std::string& name);

}  // namespace epsiscope
