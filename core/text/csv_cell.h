#pragma once

#include <string>
#include <string_view>

namespace epsiscope {

/// The text with an apostrophe in front where a spreadsheet would compute it: where it begins with = + - @, a
/// tab or a return, and is no number.
std::string withoutFormula(std::string_view text);

/// A cell as RFC 4180 wants it, quoted where a separator, a quote or a line break would end it, never a
/// formula, and with nothing that steers a terminal on which it is looked at; see printable().
std::string csvCell(std::string_view text);

}  // namespace epsiscope
