#include "core/code/literals.h"

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <sstream>

#include "core/text/sentence.h"
#include "core/text/utf8.h"

namespace epsiscope {

namespace {

constexpr char32_t kNoCharacter = 0xFFFD;

/// The next character of the text, which `at` is moved over.
char32_t nextCharacter(std::string_view text, std::size_t& at) {
  const std::size_t length = characterLength(text, at);
  const char32_t code = length == 0 ? kNoCharacter : characterCode(text, at, length);
  at += length == 0 ? 1 : length;
  return code;
}

bool isPlainAscii(char32_t code) {
  return code >= ' ' && code < 0x7F;
}

std::string escaped(ProgramLanguage language, char32_t code) {
  if (code == '"' || code == '\\') return {'\\', static_cast<char>(code)};
  if (isPlainAscii(code)) return {static_cast<char>(code)};
  constexpr std::size_t kLongest = 16;
  char buffer[kLongest];
  const bool isPython = language == ProgramLanguage::python;
  const char32_t shown = code == 0 && !isPython ? kNoCharacter : code;
  std::snprintf(buffer, kLongest, isPython ? "\\U%08X" : "\\U{%08X}", static_cast<unsigned>(shown));
  return buffer;
}

/// A comment shows what is no plain ASCII by a question mark.
std::string inAscii(std::string_view text) {
  std::string shown;
  for (std::size_t at = 0; at < text.size();) {
    const char32_t code = nextCharacter(text, at);
    const bool isBlank = code == ' ' || code == '\n' || code == '\t';
    shown += isBlank ? ' ' : isPlainAscii(code) ? static_cast<char>(code) : '?';
  }
  return shown;
}

}  // namespace

std::string textLiteral(ProgramLanguage language, std::string_view text) {
  std::string literal = "\"";
  for (std::size_t at = 0; at < text.size();) literal += escaped(language, nextCharacter(text, at));
  return literal + '"';
}

std::string textListLiteral(ProgramLanguage language, const std::vector<std::string>& texts) {
  const bool isPython = language == ProgramLanguage::python;
  if (!isPython && texts.empty()) return "character(0)";
  std::string list;
  for (const std::string& text : texts) list += (list.empty() ? "" : ", ") + textLiteral(language, text);
  return isPython ? '[' + list + ']' : "c(" + list + ')';
}

std::string numberLiteral(ProgramLanguage language, double value) {
  if (std::isnan(value)) return language == ProgramLanguage::python ? "math.nan" : "NaN";
  std::string text = shortestText(value);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text;
}

std::string commentLines(std::string_view text) {
  constexpr std::size_t kWidth = 100;
  std::istringstream words(inAscii(text));
  std::string lines, line = "#";
  for (std::string word; words >> word;) {
    if (line.size() > 1 && line.size() + 1 + word.size() > kWidth) {
      lines += line + '\n';
      line = "#";
    }
    line += ' ' + word;
  }
  return lines + line + '\n';
}

}  // namespace epsiscope
