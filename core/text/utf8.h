#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace epsiscope {

/// Bytes of the UTF-8 character at `at`; 0 if the bytes there are not valid UTF-8: longer spellings than
/// needed, halves of pairs and numbers beyond 0x10FFFF are not either. Precondition: `at` lies in the text.
std::size_t characterLength(std::string_view text, std::size_t at);

/// The number of the UTF-8 character of `length` bytes at `at`.
char32_t characterCode(std::string_view text, std::size_t at, std::size_t length);

/// Adds the character of this number. Precondition: there is one.
void appendCharacter(std::string& text, char32_t code);

}  // namespace epsiscope
