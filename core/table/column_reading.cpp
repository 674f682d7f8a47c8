#include "core/table/column_reading.h"

#include "core/text/sentence.h"

#include <algorithm>

namespace epsiscope {

namespace {

constexpr std::array<std::pair<std::string_view, const char*>, 11> kCurrencyNames = {
    {{"EUR", marked("Core", "euros")},
     {"USD", marked("Core", "dollars")},
     {"GBP", marked("Core", "pounds")},
     {"JPY", marked("Core", "yen")},
     {"CHF", marked("Core", "Swiss francs")},
     {"kr", marked("Core", "crowns")},
     {"PLN", marked("Core", "zlotys")},
     {"CZK", marked("Core", "Czech crowns")},
     {"INR", marked("Core", "rupees")},
     {"RUB", marked("Core", "roubles")},
     {"BRL", marked("Core", "reais")}}};

}  // namespace

std::string formName(CellForm form) {
  return std::string(kCellForms[static_cast<std::size_t>(form)].second);
}

std::string unitText(const ColumnReading& reading) {
  switch (reading.form) {
    case CellForm::percent:
      return sentence("Core", "percent");
    case CellForm::currency: {
      const auto* const known = std::ranges::find(kCurrencyNames, std::string_view(reading.unit),
                                                  &std::pair<std::string_view, const char*>::first);
      return known == kCurrencyNames.end() ? reading.unit : sentence("Core", known->second);
    }
    case CellForm::unit:
      return reading.unit;
    case CellForm::time:
      return sentence("Core", "hours since midnight");
    case CellForm::accounting:
      return {};
    case CellForm::date:
    case CellForm::dayFirst:
    case CellForm::monthFirst:
      break;
  }
  return sentence("Core", "days since 1970-01-01");
}

std::string readingText(const ColumnReading& reading) {
  const std::string unit = unitText(reading);
  switch (reading.form) {
    case CellForm::percent:
      return sentence("Core", "number; the percent sign is removed");
    case CellForm::currency:
      return filled(sentence("Core", "number, %1; the currency is removed"), unit);
    case CellForm::unit:
      return filled(sentence("Core", "number, %1; the unit is removed"), unit);
    case CellForm::accounting:
      return sentence("Core",
                      "number; parentheses, or a minus sign, CR or H behind it, mean less than nothing");
    case CellForm::dayFirst:
      return filled(sentence("Core", "number, %1; the day is written before the month"), unit);
    case CellForm::monthFirst:
      return filled(sentence("Core", "number, %1; the month is written before the day"), unit);
    case CellForm::date:
    case CellForm::time:
      break;
  }
  return filled(sentence("Core", "number, %1"), unit);
}

}  // namespace epsiscope
