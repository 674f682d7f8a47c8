#include "core/table/cell_report.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/core/reading/reader_test_support.h"

namespace epsiscope::cell_report_test {
namespace {

std::string faultOf(const std::string& text) {
  return faultText(CellFault::notANumber, {}, text);
}

TEST(FaultText, NamesWhatTextsWithNumbersAre) {
  for (const char* text : {"<5", "< 5", ">=0.5", "≤ 1,5", "85+"})
    EXPECT_TRUE(faultOf(text).starts_with("is a limit")) << text;
  for (const char* text : {"5*", "0.05 **", "7†"})
    EXPECT_TRUE(faultOf(text).starts_with("is a number with a mark behind it")) << text;
  for (const char* text : {"1;2", "1;2;3", "1,2,3", "1, 4", "2|3"})
    EXPECT_TRUE(faultOf(text).starts_with("holds several values")) << text;
  for (const char* text : {"5-8", "5 – 8", "5 to 8"})
    EXPECT_TRUE(faultOf(text).starts_with("is a range")) << text;
  EXPECT_TRUE(faultOf("~6").starts_with("is about a number"));
  for (const char* text : {"", "n/a?", "12kg", "<", "*", "1;x", "2020-01-02", "1.2.3", "12,34.5", ">50K"})
    EXPECT_EQ(faultOf(text), "is not a number") << text;
}

TEST(FaultText, NamesThemInTheNotesOfAFile) {
  EXPECT_TRUE(test::hasNote(test::readText("a,y\n1,2\n<5,3\n7,4\n8,5\n9,1\n4,1\n5,5\n6,6\n2,7\n3,8\n"),
                            "\"<5\" is a limit and not a number; write what is to count for it"));
}

}  // namespace
}  // namespace epsiscope::cell_report_test
