#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace epsiscope {

/// The part of a cell beside its number, or instead of it.
enum class CellForm : std::uint8_t { percent, currency, unit, date, dayFirst, monthFirst, time, accounting };

/// The words of studies and the command line for them.
inline constexpr std::array<std::pair<CellForm, std::string_view>, 8> kCellForms = {
    {{CellForm::percent, "percent"},
     {CellForm::currency, "currency"},
     {CellForm::unit, "unit"},
     {CellForm::date, "date"},
     {CellForm::dayFirst, "day-first"},
     {CellForm::monthFirst, "month-first"},
     {CellForm::time, "time"},
     {CellForm::accounting, "accounting"}}};

std::string formName(CellForm form);
/// Whether the cells of that form have a unit that a column has to share.
constexpr bool hasUnit(CellForm form) {
  return form == CellForm::currency || form == CellForm::unit;
}

/// The way in which the texts of a column are read as numbers. Dates are days since 1970-01-01, a time of day
/// its share of a day; times without a date are hours since midnight. In an account "(5)", "5-", "5 CR" and
/// "5 H" are -5, "5 DR" and "5 S" 5.
struct ColumnReading {
  CellForm form = CellForm::percent;
  std::string unit{};  ///< of amounts: "EUR", "kg"; a currency sign stands for its usual currency
  char decimal = '.';  ///< of amounts
  /// The first of the hundred years that years of two digits mean, in dates; 0: there are none.
  int firstShortYear = 0;
  bool operator==(const ColumnReading&) const = default;
};

/// "number, euros; the currency sign is removed".
std::string readingText(const ColumnReading& reading);
/// "euros", "kg", "percent", "days since 1970-01-01".
std::string unitText(const ColumnReading& reading);

}  // namespace epsiscope
