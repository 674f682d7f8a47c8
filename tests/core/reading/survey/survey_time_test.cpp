#include "core/reading/survey/survey_time.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>

namespace epsiscope::survey_time_test {
namespace {

/// By the calendar of the standard library.
double day(int year, unsigned month, unsigned dayOfMonth) {
  using namespace std::chrono;
  return static_cast<double>(
      sys_days(std::chrono::year{year} / month / dayOfMonth).time_since_epoch().count());
}

double value(FileKind kind, const char* format, double number) {
  return surveyTime(kind, format).value().valueOf(number);
}

TEST(SurveyTime, CountsFromTheFirstDayOfEachProgram) {
  EXPECT_EQ(value(FileKind::spss, "DATE11", 0), day(1582, 10, 14));
  EXPECT_EQ(value(FileKind::spssPortable, "DATETIME20.2", 86400 * 1.5), day(1582, 10, 15) + 0.5);
  EXPECT_EQ(value(FileKind::stata, "%td", 0), day(1960, 1, 1));
  EXPECT_EQ(value(FileKind::stata, "%-dD_m_Y", 366), day(1961, 1, 1));
  EXPECT_EQ(value(FileKind::stata, "%tcCCYY", 86400000.0 * 3653), day(1970, 1, 1));
  EXPECT_EQ(value(FileKind::sas, "DATE9.", 0), day(1960, 1, 1));
  EXPECT_EQ(value(FileKind::sasTransport, "YYMMDDS10.", 1), day(1960, 1, 2));
  EXPECT_EQ(value(FileKind::sas, "E8601DT", 86400), day(1960, 1, 2));
}

TEST(SurveyTime, CountsPeriodsOfStata) {
  for (int year = 1890; year < 2110; year += 3) {
    for (unsigned month = 1; month <= 12; ++month)
      EXPECT_EQ(value(FileKind::stata, "%tm", 12 * (year - 1960) + static_cast<int>(month) - 1),
                day(year, month, 1));
    EXPECT_EQ(value(FileKind::stata, "%tq", 4 * (year - 1960) + 3), day(year, 10, 1));
    EXPECT_EQ(value(FileKind::stata, "%th", 2 * (year - 1960) + 1), day(year, 7, 1));
    EXPECT_EQ(value(FileKind::stata, "%tw", 52 * (year - 1960) + 2), day(year, 1, 15));
  }
}

TEST(SurveyTime, OfNumbersThatAreNoDateIsNone) {
  for (const double number : {1e300, -1e300, 1e9, double{NAN}})
    EXPECT_TRUE(std::isnan(value(FileKind::stata, "%tm", number))) << number;
  EXPECT_EQ(value(FileKind::stata, "%tm", -1e-20), day(1959, 12, 1));
  EXPECT_EQ(value(FileKind::stata, "%tw", 0.5), day(1960, 1, 1));
}

TEST(SurveyTime, OfDurationsIsHours) {
  EXPECT_EQ(value(FileKind::spss, "TIME8", 5400), 1.5);
  EXPECT_EQ(value(FileKind::sas, "TIME", 5400), 1.5);
  EXPECT_EQ(surveyTime(FileKind::sas, "HHMM5.")->form, CellForm::time);
}

TEST(SurveyTime, IsNoneOfPlainFormats) {
  for (const char* format : {"F8.2", "A10", "MONTH", "WKDAY", "DOLLAR8", ""})
    EXPECT_FALSE(surveyTime(FileKind::spss, format)) << format;
  for (const char* format : {"%9.0g", "%ty", "%tb", "%12s", "%t", "td", ""})
    EXPECT_FALSE(surveyTime(FileKind::stata, format)) << format;
  for (const char* format : {"BEST12.", "COMMA9.", "$10.", "SSN", "8.2", ""})
    EXPECT_FALSE(surveyTime(FileKind::sas, format)) << format;
}

}  // namespace
}  // namespace epsiscope::survey_time_test
