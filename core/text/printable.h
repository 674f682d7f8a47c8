#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace epsiscope {

/// Bytes of the UTF-8 character at `at`; 0 if the bytes there are not valid UTF-8.
std::size_t characterLength(std::string_view text, std::size_t at);

/// Whether the character of `length` bytes at `at` is none to be shown: it steers a terminal, turns the
/// direction of what follows, or may not stand in XML.
bool isControl(std::string_view text, std::size_t at, std::size_t length);

/// The text with U+FFFD in place of every control but tabs and new lines, and of every byte that is not valid
/// UTF-8: fit for a terminal, and for XML once its markup is escaped.
std::string printable(std::string_view text);

}  // namespace epsiscope
