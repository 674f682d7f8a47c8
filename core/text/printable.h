#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace epsiscope {

/// Whether the character of `length` bytes at `at` is none to be shown: it steers a terminal, begins a line
/// or a paragraph, turns the direction of what follows, marks what nobody sees, or may not stand in XML. A
/// character that joins and parts letters without being seen belongs to the spelling of some languages and is
/// shown.
bool isControl(std::string_view text, std::size_t at, std::size_t length);

/// The text with U+FFFD in place of every control but tabs and new lines, and of every byte that is not valid
/// UTF-8: fit for a terminal, and for XML once its markup is escaped.
std::string printable(std::string_view text);

}  // namespace epsiscope
