#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace epsiscope {

/// The kind of value that a number format makes of a number.
enum class CellFormat : unsigned char { number, date, dateTime, time, elapsed };

/// The format of a code such as "yyyy-mm-dd" or "[h]:mm".
CellFormat formatOfCode(std::string_view code);
/// The format that every workbook knows by this number.
CellFormat builtInFormat(std::size_t id);

/// A day number as "2024-03-31", "2024-03-31 14:30:00", "14:30:00" or, elapsed, "36:30:00". Day 1 is the
/// first of January 1900, and the 29th of February of that year counts though there was none; in the system
/// that starts in 1904, day 0 is the first of January of that year. A date at a time of day is given with it.
/// Null if the format means no date or the number is none.
std::optional<std::string> dateText(double days, CellFormat format, bool from1904);

}  // namespace epsiscope
