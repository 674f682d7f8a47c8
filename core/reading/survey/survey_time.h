#pragma once

#include "core/reading/text/file_kind.h"
#include "core/table/column_reading.h"

#include <optional>
#include <string>

namespace epsiscope {

/// The meaning of the numbers of a column that holds dates or times, by its format and the program that wrote
/// it: SPSS counts seconds since 1582-10-14, Stata days, weeks, months, ... or milliseconds since 1960, SAS
/// days or seconds since 1960.
struct SurveyTime {
  CellForm form = CellForm::date;  ///< or time: hours
  double perUnit = 1;              ///< of what the file counts in a day or an hour
  double origin = 0;               ///< days from 1970-01-01 to the file's 0
  int periodsInYear = 0;  ///< years since 1960 are counted in so many parts, which begin; 0: they are not

  /// Days since 1970-01-01, or hours. NaN for a number that is no date.
  double valueOf(double number) const;
};

/// Nothing for a format that shows plain numbers.
std::optional<SurveyTime> surveyTime(FileKind kind, const std::string& format);

}  // namespace epsiscope
