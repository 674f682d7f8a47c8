#pragma once

#include <string>
#include <string_view>

namespace epsiscope {

/// A text by which spellings are told apart: UTF-8 without capitals (one character for one, of any script),
/// with accents of Latin letters as one character each, with one space for blanks of any kind, none at its
/// ends, and no character that has no width. What is no UTF-8 stays as it is.
std::string foldedText(std::string_view text);

/// The folded text without accents, with a space for a hyphen or dash between letters or digits, "ss" for the
/// German letter, straight apostrophes, and no point at its end or of an abbreviation: spellings that
/// somebody should look at.
std::string looseText(std::string_view text);

/// The text without capitals of ASCII.
std::string lowered(std::string_view text);

}  // namespace epsiscope
