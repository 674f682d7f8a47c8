#include "core/table/cell_report.h"

#include "core/base/file_error.h"
#include "core/table/cell_name.h"
#include "core/text/sentence.h"
#include "core/text/utf8.h"
#include "core/text/wording.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <initializer_list>
#include <string_view>

namespace epsiscope {

namespace {

/// Texts of bad cells show bytes of characters that no screen has as "\xE2"; here they are bytes again.
std::string withBytes(const std::string& shown) {
  constexpr std::size_t kLength = 4;
  std::string text;
  for (std::size_t at = 0; at < shown.size();) {
    unsigned byte = 0;
    const char* const digits = shown.data() + at + 2;
    const bool isByte = shown.compare(at, 2, "\\x") == 0 && at + kLength <= shown.size() &&
                        std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2 && byte >= 0x80;
    text += isByte ? static_cast<char>(byte) : shown[at];
    at += isByte ? kLength : 1;
  }
  return text;
}

/// "U+200B" for the first character of the text that looks like a space or like nothing; empty: there is
/// none.
std::string unseenIn(const std::string& shown) {
  const std::string text = withBytes(shown);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = characterLength(text, at);
    const char32_t code = length < 2 ? U'a' : characterCode(text, at, length);
    const bool isUnseen = code == 0xA0 || code == 0xAD || (code >= 0x2000 && code <= 0x200F) ||
                          (code >= 0x202A && code <= 0x202F) || (code >= 0x205F && code <= 0x206F) ||
                          code == 0x3000 || code == 0xFEFF;
    if (isUnseen) {
      std::array<char, 16> name{};
      std::snprintf(name.data(), name.size(), "U+%04X", static_cast<unsigned>(code));
      return name.data();
    }
    at += std::max<std::size_t>(length, 1);
  }
  return {};
}

/// Whether it is digits with at most one mark between them.
bool isPlainNumber(std::string_view text) {
  constexpr std::string_view kBlanks = " \t";
  while (!text.empty() && kBlanks.find(text.front()) != std::string_view::npos) text.remove_prefix(1);
  while (!text.empty() && kBlanks.find(text.back()) != std::string_view::npos) text.remove_suffix(1);
  if (text.starts_with('-')) text.remove_prefix(1);
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  return !text.empty() && isDigit(text.front()) && isDigit(text.back()) &&
         std::ranges::all_of(text, [&](char c) { return isDigit(c) || c == '.' || c == ','; }) &&
         std::ranges::count_if(text, [](char c) { return c == '.' || c == ','; }) <= 1;
}

bool isNumberBehind(std::string_view text, std::initializer_list<std::string_view> signs) {
  return std::ranges::any_of(signs, [&](std::string_view sign) {
    return text.starts_with(sign) && isPlainNumber(text.substr(sign.size()));
  });
}

bool isNumberBefore(std::string_view text, std::initializer_list<std::string_view> signs) {
  return std::ranges::any_of(signs, [&](std::string_view sign) {
    return text.ends_with(sign) && isPlainNumber(text.substr(0, text.size() - sign.size()));
  });
}

/// Whether it is so many numbers with the sign between them, or more.
bool areNumbers(std::string_view text, std::string_view sign, std::size_t fewest) {
  std::size_t count = 1;
  for (std::size_t at = text.find(sign); at != std::string_view::npos; at = text.find(sign), ++count) {
    if (!isPlainNumber(text.substr(0, at))) return false;
    text.remove_prefix(at + sign.size());
  }
  return count >= fewest && isPlainNumber(text);
}

/// What a text with numbers is, and how it becomes one; empty if it is nothing known.
std::string whatTextIs(const std::string& shown) {
  const std::string text = withBytes(shown);
  if (isNumberBehind(text, {"<=", ">=", "<", ">", "≤", "≥"}) || isNumberBefore(text, {"+"}))
    return sentence("Core",
                    "is a limit and not a number; write what is to count for it where the table comes from");
  if (isNumberBehind(text, {"~", "≈", "ca.", "about"}))
    return sentence("Core", "is about a number; write the number alone where the table comes from");
  if (isNumberBefore(text, {"**", "*", "†", "‡"}))
    return sentence(
        "Core",
        "is a number with a mark behind it; write the mark in a column of its own where the table "
        "comes from");
  if (areNumbers(text, ";", 2) || areNumbers(text, "|", 2) || areNumbers(text, ", ", 2) ||
      areNumbers(text, ",", 3))
    return sentence("Core",
                    "holds several values; give each of them a column of its own where the table comes from");
  const bool isRange = areNumbers(text, "–", 2) || areNumbers(text, " to ", 2) || areNumbers(text, "-", 2);
  if (isRange && !areNumbers(text, "-", 3))
    return sentence("Core", "is a range and not a number; write one number where the table comes from");
  return {};
}

}  // namespace

std::string faultText(CellFault fault, const Reading& reading, const std::string& text) {
  const bool isOfText = fault == CellFault::notANumber || fault == CellFault::otherForm;
  if (const std::string unseen = isOfText ? unseenIn(text) : std::string(); !unseen.empty())
    return filled(sentence("Core", "is not a number: it holds the invisible character %1"), unseen);
  switch (fault) {
    case CellFault::notFinite:
      return sentence("Core", "is not a finite number");
    case CellFault::tooLarge:
      return sentence("Core", "is too large for a number (the largest is about 1.8e308)");
    case CellFault::hexadecimal:
      return sentence("Core", "is hexadecimal, not a decimal number");
    case CellFault::otherMark:
      return reading.decimal == '.'
                 ? sentence("Core", "has a decimal comma where the file has decimal points")
                 : sentence("Core", "has a decimal point where the file has decimal commas");
    case CellFault::thousandsMark:
      return reading.thousands == '\0'
                 ? sentence("Core", "has a thousands mark, and the file is read as one without")
                 : sentence("Core", "has another thousands mark than the rest of the file");
    case CellFault::otherForm:
      return sentence("Core", "is not written as the column is read");
    case CellFault::otherUnit:
      return sentence("Core", "has another currency or unit than the column");
    case CellFault::dateOrder:
      return sentence("Core",
                      "is a date whose day and month are not in the order in which the column is read");
    case CellFault::notANumber:
      break;
  }
  std::string known = whatTextIs(text);
  return known.empty() ? sentence("Core", "is not a number") : known;
}

std::string describe(const Dataset& dataset, std::size_t column, const BadCell& cell, bool hidden) {
  const Column& in = dataset.columns[column];
  const std::string text = hidden ? std::string("…") : in.badTexts[cell.text];
  if (dataset.reading.ofDatabase)
    return filled(sentence("Core", "Row %1, column %2 \"%3\": \"%4\" %5."), cell.row + 1, column + 1,
                  shortened(in.name), text, faultText(cell.fault, dataset.reading, in.badTexts[cell.text]));
  if (!dataset.reading.sheet.empty())
    return filled(sentence("Core", "Cell %1, column \"%2\" (row %3): \"%4\" %5."),
                  cellName(dataset.reading.firstColumn + column, cell.line - 1), shortened(in.name),
                  cell.row + 1, text, faultText(cell.fault, dataset.reading, in.badTexts[cell.text]));
  if (cell.line == 0)
    return filled(sentence("Core", "Column %1 \"%2\", row %3: \"%4\" %5."), column + 1, shortened(in.name),
                  cell.row + 1, text, faultText(cell.fault, dataset.reading, in.badTexts[cell.text]));
  return filled(sentence("Core", "Line %1, column %2 \"%3\" (row %4): \"%5\" %6."), cell.line, column + 1,
                shortened(in.name), cell.row + 1, text,
                faultText(cell.fault, dataset.reading, in.badTexts[cell.text]));
}

std::size_t badCellCount(const Dataset& dataset) {
  std::size_t count = 0;
  for (const Column& column : dataset.columns) count += column.badCells.size();
  return count;
}

}  // namespace epsiscope
