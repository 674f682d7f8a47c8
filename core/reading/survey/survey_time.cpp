#include "core/reading/survey/survey_time.h"

#include "core/base/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace epsiscope {

namespace {

constexpr double kSecondsOfDay = 86'400, kSecondsOfHour = 3'600;
/// Days from 1582-10-14 and from 1960-01-01 to 1970-01-01.
constexpr double kDaysSince1582 = 141'428, kDaysSince1960 = 3'653;

enum class TimeKind : std::uint8_t { day, moment, duration };

struct TimeFormat {
  std::string_view name;
  TimeKind kind;
};

/// SPSS: a day too is a number of seconds.
constexpr std::array kSpssFormats = {
    TimeFormat{"DATE", TimeKind::moment},     TimeFormat{"ADATE", TimeKind::moment},
    TimeFormat{"EDATE", TimeKind::moment},    TimeFormat{"SDATE", TimeKind::moment},
    TimeFormat{"JDATE", TimeKind::moment},    TimeFormat{"QYR", TimeKind::moment},
    TimeFormat{"MOYR", TimeKind::moment},     TimeFormat{"WKYR", TimeKind::moment},
    TimeFormat{"DATETIME", TimeKind::moment}, TimeFormat{"YMDHMS", TimeKind::moment},
    TimeFormat{"TIME", TimeKind::duration},   TimeFormat{"DTIME", TimeKind::duration},
    TimeFormat{"MTIME", TimeKind::duration}};

/// SAS: names without their widths. "YYMMDDS" is "YYMMDD" with slashes.
constexpr std::array kSasFormats = {
    TimeFormat{"DATE", TimeKind::day},          TimeFormat{"DAY", TimeKind::day},
    TimeFormat{"DDMMYY", TimeKind::day},        TimeFormat{"MMDDYY", TimeKind::day},
    TimeFormat{"YYMMDD", TimeKind::day},        TimeFormat{"MMYY", TimeKind::day},
    TimeFormat{"YYMM", TimeKind::day},          TimeFormat{"YYQ", TimeKind::day},
    TimeFormat{"YYMON", TimeKind::day},         TimeFormat{"MONYY", TimeKind::day},
    TimeFormat{"YEAR", TimeKind::day},          TimeFormat{"MONTH", TimeKind::day},
    TimeFormat{"MONNAME", TimeKind::day},       TimeFormat{"QTR", TimeKind::day},
    TimeFormat{"JULIAN", TimeKind::day},        TimeFormat{"JULDAY", TimeKind::day},
    TimeFormat{"WEEKDATE", TimeKind::day},      TimeFormat{"WEEKDATX", TimeKind::day},
    TimeFormat{"WEEKDAY", TimeKind::day},       TimeFormat{"DOWNAME", TimeKind::day},
    TimeFormat{"WORDDATE", TimeKind::day},      TimeFormat{"WORDDATX", TimeKind::day},
    TimeFormat{"E8601DA", TimeKind::day},       TimeFormat{"B8601DA", TimeKind::day},
    TimeFormat{"IS8601DA", TimeKind::day},      TimeFormat{"NLDATE", TimeKind::day},
    TimeFormat{"DATETIME", TimeKind::moment},   TimeFormat{"DATEAMPM", TimeKind::moment},
    TimeFormat{"MDYAMPM", TimeKind::moment},    TimeFormat{"DTDATE", TimeKind::moment},
    TimeFormat{"DTMONYY", TimeKind::moment},    TimeFormat{"DTYEAR", TimeKind::moment},
    TimeFormat{"DTWKDATX", TimeKind::moment},   TimeFormat{"E8601DT", TimeKind::moment},
    TimeFormat{"B8601DT", TimeKind::moment},    TimeFormat{"E8601DN", TimeKind::moment},
    TimeFormat{"B8601DN", TimeKind::moment},    TimeFormat{"IS8601DT", TimeKind::moment},
    TimeFormat{"NLDATM", TimeKind::moment},     TimeFormat{"TIME", TimeKind::duration},
    TimeFormat{"TIMEAMPM", TimeKind::duration}, TimeFormat{"TOD", TimeKind::duration},
    TimeFormat{"HHMM", TimeKind::duration},     TimeFormat{"HOUR", TimeKind::duration},
    TimeFormat{"MMSS", TimeKind::duration},     TimeFormat{"E8601TM", TimeKind::duration},
    TimeFormat{"B8601TM", TimeKind::duration},  TimeFormat{"NLTIME", TimeKind::duration}};

/// Without the width and the decimals at its end, in capitals: "DATE" for "date11", "E8601DA" for
/// "E8601DA10.".
std::string formatName(std::string_view format) {
  while (!format.empty() && (format.back() == '.' || (format.back() >= '0' && format.back() <= '9')))
    format.remove_suffix(1);
  std::string name(format);
  for (char& c : name)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return name;
}

template <std::size_t Count>
std::optional<TimeKind> timeKindOf(const std::array<TimeFormat, Count>& formats, const std::string& name) {
  const auto known = std::ranges::find(formats, std::string_view(name), &TimeFormat::name);
  return known == formats.end() ? std::nullopt : std::optional(known->kind);
}

SurveyTime surveyTimeOf(TimeKind kind, double daysTo1970) {
  switch (kind) {
    case TimeKind::day:
      return {.form = CellForm::date, .perUnit = 1, .origin = -daysTo1970};
    case TimeKind::moment:
      return {.form = CellForm::date, .perUnit = kSecondsOfDay, .origin = -daysTo1970};
    case TimeKind::duration:
      break;
  }
  return {.form = CellForm::time, .perUnit = kSecondsOfHour};
}

/// "%td", "%-tcCCYY", "%d", ...
std::optional<SurveyTime> stataTime(std::string_view format) {
  if (!format.starts_with('%')) return std::nullopt;
  format.remove_prefix(1);
  if (format.starts_with('-')) format.remove_prefix(1);
  if (format.starts_with('d')) return surveyTimeOf(TimeKind::day, kDaysSince1960);
  if (!format.starts_with('t') || format.size() < 2) return std::nullopt;
  const auto periods = [](int count) { return SurveyTime{.periodsInYear = count}; };
  switch (format[1]) {
    case 'd':
      return surveyTimeOf(TimeKind::day, kDaysSince1960);
    case 'c':
    case 'C':  // with leap seconds, of which there were 27 in 60 years
      return SurveyTime{.perUnit = 1000 * kSecondsOfDay, .origin = -kDaysSince1960};
    case 'w':
      return periods(52);
    case 'm':
      return periods(12);
    case 'q':
      return periods(4);
    case 'h':
      return periods(2);
    default:  // years, and days of trade, are numbers
      return std::nullopt;
  }
}

/// Days from 1970-01-01 to the first day of a month of the Gregorian calendar, months from 0.
double daysToMonth(double year, int month) {
  constexpr std::array<int, 12> kDaysBefore = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
  const double past = year - 1;
  const double leapDays = std::floor(past / 4) - std::floor(past / 100) + std::floor(past / 400) - 477;
  const bool isLeap = std::fmod(year, 4) == 0 && (std::fmod(year, 100) != 0 || std::fmod(year, 400) == 0);
  return 365 * (year - 1970) + leapDays + kDaysBefore[static_cast<std::size_t>(month)] +
         (isLeap && month > 1 ? 1 : 0);
}

}  // namespace

double SurveyTime::valueOf(double number) const {
  if (periodsInYear == 0) return number / perUnit + origin;
  constexpr double kMostPeriods = 1e6;  // more are no date, and neither is none at all
  if (!(std::abs(number) < kMostPeriods)) return kNaN;
  constexpr double kWeekDays = 7;
  constexpr int kMonths = 12;
  const double whole = std::floor(number);
  const double years = std::floor(whole / periodsInYear), part = whole - years * periodsInYear;
  const double year = 1960 + years;
  if (periodsInYear > kMonths) return daysToMonth(year, 0) + kWeekDays * part;
  return daysToMonth(year, static_cast<int>(part) * (kMonths / periodsInYear));
}

std::optional<SurveyTime> surveyTime(FileKind kind, const std::string& format) {
  if (kind == FileKind::stata) return stataTime(format);
  std::string name = formatName(format);
  if (kind == FileKind::spss || kind == FileKind::spssPortable) {
    const std::optional<TimeKind> found = timeKindOf(kSpssFormats, name);
    return found ? std::optional(surveyTimeOf(*found, kDaysSince1582)) : std::nullopt;
  }
  std::optional<TimeKind> found = timeKindOf(kSasFormats, name);
  // The last letter may be the sign between the parts: blank, colon, dash, none, point or slash.
  if (!found && !name.empty() && std::string_view("BCDNPS").find(name.back()) != std::string_view::npos) {
    name.pop_back();
    found = timeKindOf(kSasFormats, name);
  }
  return found ? std::optional(surveyTimeOf(*found, kDaysSince1960)) : std::nullopt;
}

}  // namespace epsiscope
