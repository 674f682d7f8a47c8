#include "core/table/reading_choice.h"

#include "core/text/sentence.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <cctype>

namespace epsiscope {

namespace {

constexpr std::array<MarkWord, 11> kSeparatorWords = {{{',', ","},
                                                       {',', "comma"},
                                                       {';', ";"},
                                                       {';', "semicolon"},
                                                       {'\t', "tab"},
                                                       {'\t', "\t"},
                                                       {'\t', "\\t"},
                                                       {' ', "space"},
                                                       {' ', " "},
                                                       {'|', "|"},
                                                       {'|', "pipe"}}};
constexpr std::array<MarkWord, 2> kDecimals = {{{'.', "."}, {',', ","}}};
constexpr std::array<MarkWord, 7> kThousands = {
    {{'.', "."}, {',', ","}, {' ', "space"}, {' ', " "}, {'\'', "apostrophe"}, {'\'', "'"}, {'\0', "none"}}};
constexpr std::array<MarkWord, 3> kQuotes = {{{'"', "\""}, {'\'', "'"}, {'\0', "none"}}};
constexpr std::array<MarkWord, 1> kComments = {{{'\0', "none"}}};

/// Lines of data start with letters, digits, signs, marks and quotes.
bool canStartComment(char c) {
  return std::string_view("#%|/!;*@$&:<=>?\\^_`~()[]{}").find(c) != std::string_view::npos;
}

/// Any other sign of Latin-1 but quotes, the soft hyphen, and what can be a part of words and numbers.
bool canSeparate(char c) {
  const auto code = static_cast<unsigned char>(c);
  if (code < 0x80) return std::ispunct(code) != 0 && c != '"' && c != '\'';
  return code > 0xA0 && code < 0xC0 &&
         std::string_view("\xAA\xAD\xB2\xB3\xB5\xB9\xBA").find(c) == std::string_view::npos;
}

constexpr std::array<ReadingKey, 14> kReadingKeys = {{
    {.key = "sheet",
     .option = "sheet",
     .argument = "NAME",
     .help = "The sheet of a spreadsheet file, or the table of a database; without it the first sheet "
             "that holds a table, or the only table.",
     .value = PlainKey<std::string>{&ReadingChoice::sheet, &ReadOptions::sheet, &Reading::sheet}},
    {.key = "separator",
     .option = "separator",
     .argument = "S",
     .help = "comma, semicolon, tab, space or pipe, or any other sign.",
     .value = MarkKey{.given = &ReadingChoice::separator,
                      .parsed = &ReadOptions::separator,
                      .used = &Reading::separator,
                      .name = marked("Core", "separator"),
                      .words = kSeparatorWords,
                      .choices = marked("Core", "\",\", \";\", \"|\", \"tab\", \"space\" or any other sign"),
                      .isOther = canSeparate}},
    {.key = "decimal",
     .option = "decimal",
     .argument = "D",
     .help = "The decimal mark: . or ,",
     .value = MarkKey{.given = &ReadingChoice::decimal,
                      .parsed = &ReadOptions::decimal,
                      .used = &Reading::decimal,
                      .name = marked("Core", "decimal mark"),
                      .words = kDecimals,
                      .choices = marked("Core", "\".\" or \",\"")}},
    {.key = "thousands",
     .option = "thousands",
     .argument = "T",
     .help = "The mark between groups of three digits: . , space, apostrophe or none.",
     .value = MarkKey{.given = &ReadingChoice::thousands,
                      .parsed = &ReadOptions::thousands,
                      .used = &Reading::thousands,
                      .name = marked("Core", "thousands mark"),
                      .words = kThousands,
                      .choices = marked("Core", "\".\", \",\", \"space\", \"apostrophe\" or \"none\"")}},
    {.key = "quote",
     .option = "quote",
     .argument = "Q",
     .help = "\" or ' or none.",
     .value = MarkKey{.given = &ReadingChoice::quote,
                      .parsed = &ReadOptions::quote,
                      .used = &Reading::quote,
                      .name = marked("Core", "quote"),
                      .words = kQuotes,
                      .choices = marked("Core", "'\"', \"'\" or \"none\"")}},
    {.key = "comment",
     .option = "comment",
     .argument = "C",
     .help = "The character that lines to be skipped start with, or none.",
     .value = MarkKey{.given = &ReadingChoice::comment,
                      .parsed = &ReadOptions::comment,
                      .used = &Reading::comment,
                      .name = marked("Core", "mark of comment lines"),
                      .words = kComments,
                      .choices = marked("Core", "\"none\" or one character such as \"#\", \"%\" or \"|\""),
                      .isOther = canStartComment}},
    {.key = "encoding",
     .option = "encoding",
     .argument = "E",
     .help = "UTF-8, UTF-16LE, UTF-16BE, Latin-1 or Windows-1252.",
     .value = PlainKey<std::string>{&ReadingChoice::encoding, &ReadOptions::encoding, &Reading::encoding}},
    {.key = "skip_lines",
     .option = "skip-lines",
     .argument = "N",
     .help = "How many lines above the table are skipped, such as titles.",
     .value = PlainKey<int>{&ReadingChoice::skipLines, &ReadOptions::skipLines, &Reading::skipLines}},
    {.key = "skip_below",
     .option = "skip-below",
     .argument = "N",
     .help = "How many lines at the end are skipped, such as a source below the table; blank lines at the "
             "very end "
             "do not count.",
     .value = PlainKey<int>{&ReadingChoice::skipBelow, &ReadOptions::skipBelow, &Reading::skipBelow}},
    {.key = "header",
     .option = "header",
     .argument = "yes|no",
     .help = "Whether the first line names the columns.",
     .value = PlainKey<bool>{&ReadingChoice::header, &ReadOptions::header, &Reading::header}},
    {.key = "unit_line",
     .option = "unit-line",
     .argument = "yes|no",
     .help = "Whether the line below the names holds units or sums and is no row.",
     .value = PlainKey<bool>{&ReadingChoice::unitLine, &ReadOptions::unitLine, &Reading::unitLine}},
    {.key = "short_years",
     .option = "short-years",
     .argument = "YEAR",
     .help = "The first of the hundred years that two digits of a date can mean; without it the last is this "
             "year.",
     .value = PlainKey<int>{&ReadingChoice::shortYears, &ReadOptions::shortYears, &Reading::shortYears}},
    {.key = "names",
     .option = nullptr,
     .argument = nullptr,
     .help = nullptr,
     .value = PlainKey<std::vector<std::string>>{&ReadingChoice::names, &ReadOptions::names}},
    {.key = "missing_values",
     .option = "missing-values",
     .argument = "A,B,C",
     .help = "Spellings of a missing cell, in place of ? NA N/A NaN null; an empty one is one always.",
     .value = PlainKey<std::vector<std::string>>{&ReadingChoice::missingValues, &ReadOptions::missing,
                                                 &Reading::missing}},
}};

std::string textOf(const std::string& value) {
  return value;
}
std::string textOf(bool value) {
  return value ? "true" : "false";
}
std::string textOf(int value) {
  return std::to_string(value);
}
std::string textOf(const std::vector<std::string>& values) {
  std::string text;
  for (const std::string& value : values) text += (text.empty() ? "" : ",") + value;
  return text;
}

std::string usedText(const MarkKey& key, const Reading& reading) {
  return markWord(key, reading.*key.used);
}
template <class Value>
std::string usedText(const PlainKey<Value>& key, const Reading& reading) {
  return key.used == nullptr ? std::string() : textOf(reading.*key.used);
}

void parse(const MarkKey& key, const ReadingChoice& choice, ReadOptions& options) {
  if (const auto& word = choice.*key.given) options.*key.parsed = markFrom(key, *word);
}
template <class Value>
void parse(const PlainKey<Value>& key, const ReadingChoice& choice, ReadOptions& options) {
  options.*key.parsed = choice.*key.given;
}

}  // namespace

std::span<const ReadingKey> readingKeys() {
  return kReadingKeys;
}

const ReadingKey& readingKey(std::string_view key) {
  return *std::ranges::find(kReadingKeys, key, &ReadingKey::key);
}

std::string signText(char mark) {
  std::string text;
  appendCharacter(text, static_cast<unsigned char>(mark));
  return text;
}

std::string markWord(const MarkKey& key, char value) {
  const auto found = std::ranges::find(key.words, value, &MarkWord::value);
  return found == key.words.end() ? signText(value) : std::string(found->word);
}

std::string markWord(const ReadingKey& key, char value) {
  return markWord(std::get<MarkKey>(key.value), value);
}

std::optional<char> markFrom(const MarkKey& key, std::string_view word) {
  const auto found = std::ranges::find(key.words, word, &MarkWord::word);
  if (found != key.words.end()) return found->value;
  if (key.isOther == nullptr || word.empty() || characterLength(word, 0) != word.size()) return std::nullopt;
  const char32_t code = characterCode(word, 0, word.size());
  const char mark = static_cast<char>(code);
  return code < 0x100 && key.isOther(mark) ? std::optional(mark) : std::nullopt;
}

bool isGiven(const ReadingChoice& choice, const ReadingKey& key) {
  return std::visit([&](const auto& value) { return (choice.*value.given).has_value(); }, key.value);
}

bool isGiven(const ReadOptions& options, const ReadingKey& key) {
  return std::visit([&](const auto& value) { return (options.*value.parsed).has_value(); }, key.value);
}

std::vector<std::string> givenMissing(const ReadOptions& options, const std::string& column) {
  std::vector<std::string> spellings = options.missing.value_or(std::vector<std::string>());
  if (const auto own = options.missingOf.find(column); own != options.missingOf.end())
    spellings.insert(spellings.end(), own->second.begin(), own->second.end());
  return spellings;
}

std::string usedText(const Reading& reading, const ReadingKey& key) {
  return std::visit([&](const auto& value) { return usedText(value, reading); }, key.value);
}

ReadOptions parsed(const ReadingChoice& choice) {
  ReadOptions options;
  for (const ReadingKey& key : kReadingKeys)
    std::visit([&](const auto& value) { parse(value, choice, options); }, key.value);
  options.declared = choice.origin == ReadingOrigin::declared;
  if (options.declared) {
    options.quote = options.quote.value_or('"');
    options.comment = options.comment.value_or('\0');
    options.skipLines = options.skipLines.value_or(0);
    options.skipBelow = options.skipBelow.value_or(0);
    options.unitLine = options.unitLine.value_or(false);
  }
  return options;
}

ReadOptions asRead(const Reading& reading) {
  ReadOptions options;
  for (const ReadingKey& key : kReadingKeys)
    std::visit(
        [&](const auto& value) {
          if (value.used != nullptr) options.*value.parsed = reading.*value.used;
        },
        key.value);
  return options;
}

std::optional<std::string> knownEncoding(const std::string& name) {
  std::string plain;
  for (const char c : name) {
    if (c == '-' || c == '_' || c == ' ') continue;
    plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  if (plain == "utf8") return "UTF-8";
  if (plain == "utf16le") return "UTF-16LE";
  if (plain == "utf16be") return "UTF-16BE";
  if (plain == "latin1" || plain == "iso88591") return "Latin-1";
  if (plain == "windows1252" || plain == "cp1252") return "Windows-1252";
  return std::nullopt;
}

}  // namespace epsiscope
