#include "core/text/printable.h"

#include <gtest/gtest.h>

#include "core/text/utf8.h"
#include "tests/support/hostile_names.h"

namespace epsiscope::printable_test {
namespace {

TEST(Printable, LeavesTextsAsTheyAre) {
  for (const std::string text :
       {"", "plain", "two\nlines\tand a tab", "\u03b5 = 0.5 \u2264 \u03b6", "\u65e5\u672c", "\U0001F600"})
    EXPECT_EQ(printable(text), text);
}

TEST(Printable, ReplacesWhatSteersATerminalOrTurnsATextOrIsNoXml) {
  EXPECT_EQ(printable("\x1b[31mred\x7f"), "\uFFFD[31mred\uFFFD");
  EXPECT_EQ(printable("\xC2\x9B"
                      "31m"),
            "\uFFFD31m")
      << "the same in one character";
  EXPECT_EQ(printable("a\u202Eb\u2066c\u061Cd\u200F"), "a\uFFFDb\uFFFDc\uFFFDd\uFFFD");
  EXPECT_EQ(printable("\xEF\xBF\xBF"), "\uFFFD");
  EXPECT_EQ(printable("a\u2028b\u2029c\uFEFFd\u206Ae\uFFF9f\U000E0041g\u0085"),
            "a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFDf\uFFFDg\uFFFD");
  EXPECT_EQ(printable("\u0645\u06CC\u200C\u062E"), "\u0645\u06CC\u200C\u062E") << "spelling";
  EXPECT_EQ(printable("a\r\n"), "a\uFFFD\n");
}

TEST(Printable, ReplacesWhatIsNoUtf8ByteByByte) {
  EXPECT_EQ(printable("\xFF"
                      "a\xC3"),
            "\uFFFDa\uFFFD");
  EXPECT_EQ(printable("\xED\xA0\x80"), "\uFFFD\uFFFD\uFFFD") << "half of a pair";
  EXPECT_EQ(printable("\xC0\x80"), "\uFFFD\uFFFD") << "longer than needed";
}

TEST(Printable, OfHostileNamesHasNoControlLeft) {
  for (const std::string& name : test::hostileNames()) {
    const std::string shown = printable(name);
    EXPECT_EQ(printable(shown), shown);
    for (std::size_t at = 0; at < shown.size();) {
      const std::size_t length = characterLength(shown, at);
      ASSERT_GT(length, 0u);
      if (shown[at] != '\n' && shown[at] != '\t') {
        EXPECT_FALSE(isControl(shown, at, length)) << at;
      }
      at += length;
    }
  }
}

}  // namespace
}  // namespace epsiscope::printable_test
