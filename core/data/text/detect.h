#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/reader.h"
#include "core/data/text/scanner.h"

namespace epsiscope {

/// The first records of a text, cut in one way.
struct Sample {
  Cut cut{};
  std::vector<std::vector<std::string>> records{};
  std::vector<std::size_t> lines{};  ///< physical line of each record
  std::size_t quoted = 0;            ///< fields in quotes
  bool broken = false;               ///< a quote does not end as it should; `records` are those before it

  /// The number of fields that most records have; of equally frequent ones that of the first record.
  std::size_t usualFields() const;
};

/// At most 200 records, and no more than about a megabyte. `text` is followed by a '\0', here and below.
Sample takeSample(std::string_view text, const Cut& cut);

/// How a text is to be cut, and why.
struct CutGuess {
  Cut cut{};
  std::string separatorReason{}, quoteReason{}, commentReason{};
  std::optional<char> rival{};  ///< another separator that explains the text as well
};

/// Separator: that of comma, semicolon, tab and space that cuts the records into equally many fields, several
/// of them numbers. With none of them the text is one column; then a separator that does not occur in it.
/// Quote: ' if it wraps fields and " wraps none. Comment: a mark that the lines at the top start with, which
/// do not fit the table below them. What is told is not looked for.
CutGuess detectCut(std::string_view text, const ReadOptions& told);

/// The separator, other than the one used, that cuts every record of the sample into equally many fields; 0
/// if none.
char betterSeparator(std::string_view text, const Cut& used);

/// A mark that may start a comment line: # % | or //, at the start of `line`; '\0' if it has none.
char commentMarkOf(std::string_view line);

struct HeaderGuess {
  bool header = true;
  bool overNumbers = false;  ///< its words stand over numbers
  std::string reason{};
};

/// Whether the first record names the columns. It does not if all its fields are numbers, or if more of the
/// columns that hold numbers below start with a number than with a word.
HeaderGuess detectHeader(const Sample& sample);

/// "comma", "semicolon", "tab", "space".
std::string separatorName(char separator);

}  // namespace epsiscope
