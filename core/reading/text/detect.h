#pragma once

#include "core/reading/text/sample.h"
#include "core/table/reading_choice.h"

#include <optional>
#include <string>
#include <string_view>

namespace epsiscope {

/// The way to cut a text, which is followed by a '\0', and the reasons.
struct CutGuess {
  Cut cut{};
  std::string separatorReason{}, quoteReason{}, commentReason{}, skipReason{};
  std::string skipNote{};         ///< says which lines above the table are skipped, if that was not asked for
  std::optional<char> rival{};    ///< another separator that explains the text as well
  std::optional<char> offered{};  ///< a rare one that would cut every line of a text that no usual one cuts
};

/// Separator: that of comma, semicolon, tab, bar and space that cuts the records into equally many fields,
/// several of them numbers. With none of them the text is one column; then a separator that does not occur in
/// it. A first line "sep=;", as Excel has it, says it and is no part of the table; nor are lines at the top
/// with fewer cells than the names and rows below them, which are titles. Quote: ' if it wraps fields and "
/// wraps none. Comment: a mark that the lines at the top start with, which do not fit the table below them.
/// Given options are not looked for.
CutGuess detectCut(std::string_view text, const ReadOptions& given);

/// The separator, other than the one used, that cuts every record of the sample into equally many fields; 0
/// if none.
char betterSeparator(std::string_view text, const Cut& used);

/// A mark that may start a comment line: # % or |, at the start of `line`; '\0' if it has none.
char commentMarkOf(std::string_view line);

/// "comma", "semicolon", "tab", "space".
std::string separatorName(char separator);

}  // namespace epsiscope
