#pragma once

#include "core/reading/text/cell_text.h"

#include <cstddef>
#include <string_view>

namespace epsiscope {

/// The kind of a cell's text under a given decimal mark.
enum class CellKind {
  number,       ///< value holds it
  grouped,      ///< a number with marks between groups of three digits: value holds it
  missing,      ///< empty, blanks, or a spelling of MissingTexts
  underflow,    ///< a number nearer to 0 than any double but 0: value is 0
  infinite,     ///< Inf, -Infinity, ...
  overflow,     ///< 1e400
  hexadecimal,  ///< 0x1F
  otherMark,    ///< a number only if the other decimal mark is meant: the form is that of this reading
  text
};

/// The evidence of a number's spelling about its file.
struct NumberForm {
  bool mark = false;  ///< has the decimal mark
  bool exponent = false;
  /// One mark before three digits, such as "1.234": a decimal mark or a thousands mark, the cell leaves open.
  /// False for 0.123, 12.5, 1234.567, 1.234e5 and 1.234.567.
  bool ambiguous = false;
  bool inexactInteger = false;  ///< written as an integer that a double cannot hold
  bool padded = false;          ///< has zeros in front of its whole part, as codes have: 007
  char thousands = '\0';        ///< what groups its digits: ',' '.' '\'' or ' ' for any blank
};

struct NumberCell {
  CellKind kind = CellKind::text;
  double value = 0;
  NumberForm form{};
  std::size_t spelling = 0;  ///< of a missing cell, as MissingTexts::find() numbers them
};

/// Reads one cell, blanks at its ends ignored. `decimal` is '.' or ','. Never depends on the locale.
NumberCell readCell(std::string_view text, char decimal, const MissingTexts& missing);
NumberCell readCell(std::string_view text, char decimal);

/// The common case, fast: [+-] digits [mark digits] [e[+-]digits], exactly rounded. `at` must end in a
/// character that is none of these. Returns the end of the number, or null for everything that needs
/// readCell(). (With at most 2^53 and a power of ten up to 10^22 both are exact doubles, so one operation
/// rounds once; the standard library rounds the others.)
const char* readPlainNumber(const char* at, char decimal, double& value, NumberForm& form);

}  // namespace epsiscope
