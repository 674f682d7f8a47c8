#include "core/text/sentence.h"

#include <gtest/gtest.h>

namespace epsiscope::sentence_test {
namespace {

/// A fixture that undoes the changes that a test installs.
class SentenceTest : public testing::Test {
protected:
  void TearDown() override {
    installTranslator(nullptr);
    setDecimalMark('.');
  }
};

TEST_F(SentenceTest, IsEnglishWithoutATranslator) {
  EXPECT_EQ(sentence("Core", "there is no such file"), "there is no such file");
  EXPECT_EQ(counted("Core", "%n rows", "%n row", 1), "1 row");
  EXPECT_EQ(counted("Core", "%n rows", "%n row", 20640), "20640 rows");
  EXPECT_EQ(counted("Core", "%n rows", "%n row", 0), "0 rows");
}

TEST_F(SentenceTest, FillsEachPlaceholderWithItsPartWhereverItStands) {
  EXPECT_EQ(filled("%2 before %1", "a", 3), "3 before a");
  EXPECT_EQ(filled("%1 and %1", 0.5), "0.5 and 0.5");
  EXPECT_EQ(filled("50 % of %1", std::size_t{7}), "50 % of 7");
  EXPECT_EQ(filled("%1, %2", "%2", "b"), "%2, b") << "what a person wrote is no placeholder";
  EXPECT_EQ(filled("%3", "a", "b"), "%3");
}

TEST_F(SentenceTest, AsksTheTranslatorAndFallsBackToEnglish) {
  installTranslator([](const char* context, const char* text, const char* one,
                       std::size_t count) -> std::optional<std::string> {
    EXPECT_STREQ(context, "Core");
    if (std::string(text) == "swap them") return "tauschen Sie sie";
    if (one != nullptr) return count == 1 ? "%n Zeile" : "%n Zeilen";
    return std::nullopt;
  });
  EXPECT_EQ(sentence("Core", "swap them"), "tauschen Sie sie");
  EXPECT_EQ(sentence("Core", "it is empty"), "it is empty");
  EXPECT_EQ(counted("Core", "%n rows", "%n row", 1), "1 Zeile");
  EXPECT_EQ(counted("Core", "%n rows", "%n row", 2), "2 Zeilen");
}

TEST_F(SentenceTest, NumbersHaveTheDecimalMarkOfTheScreen) {
  EXPECT_EQ(shortestText(0.137), "0.137");
  setDecimalMark(',');
  EXPECT_EQ(shortestText(0.137), "0,137");
  EXPECT_EQ(roundedText(1234.5678, 6), "1234,57");
  EXPECT_EQ(filled("at %1", 1e-5), "at 1e-05");
  EXPECT_EQ(filled("at %1.", 0.25), "at 0,25.");
}

}  // namespace
}  // namespace epsiscope::sentence_test
