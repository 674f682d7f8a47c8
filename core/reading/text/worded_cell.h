#pragma once

#include "core/table/column_reading.h"
#include "core/table/dataset.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace epsiscope {

/// Years of two digits that nobody says anything about are those from 1969 to 2068.
inline constexpr int kUsualShortYears = 1969;
/// The first of the hundred years that end with this one: none of them lies in the future.
int shortYearsUntilNow();

/// A date whose order of day and month the cell may leave open.
struct DateCell {
  int year = 0, first = 0, second = 0;  ///< month and day, or, of `slashed` ones, as they are written
  int leadingYear = 0, lastDay = 0;     ///< of 21-03-04, if its year comes first; 0: it cannot
  bool isShort = false;                 ///< the year was written with two digits
  bool slashed = false;                 ///< 03/04/2024: which of both is the month?
  double dayShare = 0;                  ///< of the time of day

  bool canBeDayFirst() const;
  bool canBeMonthFirst() const;
  bool canBeYearFirst() const { return leadingYear != 0; }
  /// Days since 1970-01-01. Precondition: there is such a date.
  double days(bool dayFirst) const;
  double daysYearFirst() const;
};

struct TimeCell {
  double hours = 0;
};

/// A number with something before or behind it.
struct AmountCell {
  CellForm form = CellForm::unit;  ///< percent, currency, unit or accounting
  std::string unit{};
  std::string number{};  ///< with its sign
};

/// The side of an account that stands behind an amount: DR and S (Soll) are debits, which count as they are,
/// H (Haben) is a credit, which is less than nothing as CR is.
enum class AccountSide : std::uint8_t { none, debit, credit };
AccountSide sideOf(const AmountCell& amount);

/// The value of a text that is no plain number: an amount, a date, a time, or none of them.
using WordedCell = std::variant<std::monostate, AmountCell, DateCell, TimeCell>;
WordedCell wordedCell(std::string_view text, int firstShortYear = kUsualShortYears);

/// The number that a text is in that reading, or why it is none.
std::variant<double, CellFault> readAs(std::string_view text, const ColumnReading& reading);

}  // namespace epsiscope
