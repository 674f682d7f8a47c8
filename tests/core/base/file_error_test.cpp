#include "core/base/file_error.h"

#include "core/text/wording.h"

#include <gtest/gtest.h>

namespace epsiscope::file_error_test {
namespace {

TEST(FileError, IsOneSentenceWithPlaceReasonAndNextStep) {
  const FileError error({.file = "a.csv", .line = 8, .column = 3, .columnName = "income"},
                        "\"x\" is not a number", "correct the cell");
  EXPECT_STREQ(error.what(), "a.csv, line 8, column 3 \"income\": \"x\" is not a number; correct the cell.");
  EXPECT_EQ(error.place().line, 8u);
  EXPECT_EQ(error.reason(), "\"x\" is not a number");
}

TEST(FileError, LeavesOutWhatIsNotKnown) {
  EXPECT_STREQ(FileError({.file = "a.csv"}, "the file is empty", "").what(), "a.csv: the file is empty.");
}

TEST(Shortened, KeepsShortTextAndCutsLongText) {
  EXPECT_EQ(shortened("income"), "income");
  EXPECT_EQ(shortened(std::string(100, 'x')), std::string(24, 'x') + "...");
  EXPECT_EQ(shortened("abcdef", 6), "abcdef");
  EXPECT_EQ(shortened("abcdefg", 6), "abcdef...");
}

TEST(Shortened, EscapesControlCharactersAndBrokenBytes) {
  EXPECT_EQ(shortened("a\nb\tc"), "a\\nb\\tc");
  EXPECT_EQ(shortened("\x1b[31m"), "\\x1B[31m");
  EXPECT_EQ(shortened("\xff\xfe"), "\\xFF\\xFE");
  EXPECT_EQ(shortened("\xc2\x9b"), "\\xC2\\x9B");  // a control character of two bytes
}

TEST(Shortened, CutsBetweenCharacters) {
  EXPECT_EQ(shortened("S\xc3\xa3o", 2), "S...");
  EXPECT_EQ(shortened("S\xc3\xa3o", 3), "S\xc3\xa3...");
}

}  // namespace
}  // namespace epsiscope::file_error_test
