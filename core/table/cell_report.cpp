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
  return sentence("Core", "is not a number");
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
