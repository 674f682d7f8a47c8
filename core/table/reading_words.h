#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace epsiscope {

/// The characters by which a file is cut into cells and its numbers into digits.
enum class FileMark { separator, decimal, thousands, quote, comment };

/// How studies, findings and the command line write a mark, as a char of Reading: ",", "tab", "space",
/// "apostrophe", "none", ...
std::string markWord(FileMark mark, char value);
/// The mark that a word stands for; nothing if it stands for none. Knows more spellings than markWord() has:
/// "comma", "\t", ...
std::optional<char> markFrom(FileMark mark, std::string_view word);
/// The words to choose from, for messages: `".", ",", "space", "apostrophe" or "none"`.
std::string markChoices(FileMark mark);

}  // namespace epsiscope
