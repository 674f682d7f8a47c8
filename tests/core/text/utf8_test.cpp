#include "core/text/utf8.h"

#include <gtest/gtest.h>

namespace epsiscope::utf8_test {
namespace {

/// Whether Unicode has a character of this number: halves of pairs are none.
bool isCharacter(char32_t code) {
  return code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
}

TEST(Utf8, IsReadAsItIsWrittenForEveryCharacter) {
  for (char32_t code = 0; code <= 0x10FFFF; ++code) {
    if (!isCharacter(code)) continue;
    std::string text;
    appendCharacter(text, code);
    const std::size_t bytes = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    ASSERT_EQ(text.size(), bytes) << static_cast<unsigned>(code);
    ASSERT_EQ(characterLength(text, 0), bytes) << static_cast<unsigned>(code);
    ASSERT_EQ(characterCode(text, 0, bytes), code);
  }
}

/// The definition: bytes are a character if writing the number that they spell gives them back.
TEST(Utf8, TakesNoOtherBytes) {
  for (unsigned first = 0x80; first <= 0xFF; ++first)
    for (unsigned second = 0; second <= 0xFF; ++second)
      for (const char* rest : {"", "\x80", "\xBF", "\x80\x80", "\xBF\xBF", "\x80x", "x"}) {
        const std::string text = std::string{static_cast<char>(first), static_cast<char>(second)} + rest;
        std::size_t expected = 0;
        for (std::size_t length = 2; length <= std::min<std::size_t>(4, text.size()); ++length) {
          const char32_t code = characterCode(text, 0, length);
          std::string spelt;
          if (isCharacter(code)) appendCharacter(spelt, code);
          if (spelt == text.substr(0, length)) expected = length;
        }
        ASSERT_EQ(characterLength(text, 0), expected) << first << ' ' << second << ' ' << rest;
      }
}

}  // namespace
}  // namespace epsiscope::utf8_test
