#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

/// The first records of a text as one separator cuts them.
struct Sample {
  char separator = ',';
  std::vector<std::vector<std::string>> records{};
  bool broken = false;  ///< a quote does not end as it should; `records` are those before it

  /// The number of fields that most records have; of equally frequent ones that of the first record.
  std::size_t usualFields() const;
};

/// At most 200 records, and no more than about a megabyte. `text` is followed by a '\0', here and below.
Sample takeSample(std::string_view text, char separator);

/// The separator of comma, semicolon, tab and space that cuts the records into equally many fields, several
/// of them numbers. With none of them the text is one column; then a separator that does not occur in it.
char detectSeparator(std::string_view text);

/// The separator, other than the one used, that cuts every record of the sample into equally many fields; 0
/// if none.
char betterSeparator(std::string_view text, char used);

/// Whether the first record names the columns. It does not if all its fields are numbers, or if more of the
/// columns that hold numbers below start with a number than with a word.
bool detectHeader(const Sample& sample);

/// "comma", "semicolon", "tab", "space".
std::string separatorName(char separator);

}  // namespace epsiscope
