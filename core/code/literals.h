#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

enum class ProgramLanguage { python, r };

/// The text as a literal of the language, in double quotes and in ASCII alone: quotes, backslashes, controls
/// and all that is no ASCII are escaped, so that no name ends its literal. Bytes that are no UTF-8, and in R
/// the character 0, which no text of R can hold, become U+FFFD.
std::string textLiteral(ProgramLanguage language, std::string_view text);

/// The texts between brackets: a list of Python, a vector of R.
std::string textListLiteral(ProgramLanguage language, const std::vector<std::string>& texts);

/// A floating-point literal that reads back as the same number.
std::string numberLiteral(ProgramLanguage language, double value);

/// Lines of a comment: words that fit on a line of a hundred characters, in ASCII, of which no one can end
/// the comment.
std::string commentLines(std::string_view text);

}  // namespace epsiscope
