#include "core/table/reading_words.h"

#include <algorithm>
#include <array>
#include <span>

#include "core/text/sentence.h"

namespace epsiscope {

namespace {

struct Word {
  char value;
  std::string_view word;
};

/// Of several words for one mark the first is the one that is written.
constexpr std::array<Word, 9> kSeparators = {{{',', ","},
                                              {',', "comma"},
                                              {';', ";"},
                                              {';', "semicolon"},
                                              {'\t', "tab"},
                                              {'\t', "\t"},
                                              {'\t', "\\t"},
                                              {' ', "space"},
                                              {' ', " "}}};
constexpr std::array<Word, 2> kDecimals = {{{'.', "."}, {',', ","}}};
constexpr std::array<Word, 7> kThousands = {
    {{'.', "."}, {',', ","}, {' ', "space"}, {' ', " "}, {'\'', "apostrophe"}, {'\'', "'"}, {'\0', "none"}}};
constexpr std::array<Word, 3> kQuotes = {{{'"', "\""}, {'\'', "'"}, {'\0', "none"}}};
constexpr std::array<Word, 1> kComments = {{{'\0', "none"}}};

std::span<const Word> wordsOf(FileMark mark) {
  switch (mark) {
    case FileMark::separator:
      return kSeparators;
    case FileMark::decimal:
      return kDecimals;
    case FileMark::thousands:
      return kThousands;
    case FileMark::quote:
      return kQuotes;
    case FileMark::comment:
      break;
  }
  return kComments;
}

/// Lines of data start with letters, digits, signs, marks and quotes.
bool canStartComment(char c) {
  return std::string_view("#%|/!;*@$&:<=>?\\^_`~()[]{}").find(c) != std::string_view::npos;
}

}  // namespace

std::string markWord(FileMark mark, char value) {
  const auto words = wordsOf(mark);
  const auto found =
      std::find_if(words.begin(), words.end(), [&](const Word& w) { return w.value == value; });
  return found == words.end() ? std::string(1, value) : std::string(found->word);
}

std::optional<char> markFrom(FileMark mark, std::string_view word) {
  const auto words = wordsOf(mark);
  const auto found = std::find_if(words.begin(), words.end(), [&](const Word& w) { return w.word == word; });
  if (found != words.end()) return found->value;
  if (mark == FileMark::comment && word.size() == 1 && canStartComment(word.front())) return word.front();
  return std::nullopt;
}

std::string markChoices(FileMark mark) {
  switch (mark) {
    case FileMark::separator:
      return sentence("Core", "\",\", \";\", \"tab\" or \"space\"");
    case FileMark::decimal:
      return sentence("Core", "\".\" or \",\"");
    case FileMark::thousands:
      return sentence("Core", "\".\", \",\", \"space\", \"apostrophe\" or \"none\"");
    case FileMark::quote:
      return sentence("Core", "'\"', \"'\" or \"none\"");
    case FileMark::comment:
      break;
  }
  return sentence("Core", "\"none\" or one character such as \"#\", \"%\" or \"|\"");
}

}  // namespace epsiscope
