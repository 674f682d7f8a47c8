#pragma once

#include <string>
#include <string_view>

namespace epsiscope {

/// A text by which spellings are told apart: UTF-8 without capitals (one character for one, of any script),
/// with accents of Latin letters as one character each, with one space for blanks of any kind and none at its
/// ends. What is no UTF-8 stays as it is.
std::string foldedText(std::string_view text);

/// The text without capitals of ASCII.
std::string lowered(std::string_view text);

}  // namespace epsiscope
