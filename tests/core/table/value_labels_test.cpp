#include "core/table/value_labels.h"

#include <gtest/gtest.h>

namespace epsiscope::value_labels_test {
namespace {

using Labels = std::vector<ValueLabel>;

TEST(ValueLabels, HaveEachWordOnce) {
  EXPECT_EQ(withDistinctWords({{"1", "a"}, {"2", "b"}, {"3", "a"}, {"4", ""}}),
            (Labels{{"1", "1 a"}, {"2", "b"}, {"3", "3 a"}}));
}

TEST(ValueLabels, AreOfNumbersOrNot) {
  EXPECT_EQ(labelledNumber({"1.5", ""}), 1.5);
  EXPECT_EQ(labelledNumber({"-9", ""}), -9);
  for (const char* text : {"", "a", "1 ", "1x", "inf", "nan", ".a", "1e400"})
    EXPECT_FALSE(labelledNumber({text, ""})) << text;
}

TEST(ValueLabels, NameCategoriesUnlessTheyAreTheEndsOfAScale) {
  EXPECT_TRUE(nameCategories({{"0", "no"}, {"1", "yes"}}));
  EXPECT_TRUE(nameCategories({{"3", "c"}, {"1", "a"}, {"2", "b"}}));
  EXPECT_TRUE(nameCategories({{"11", "a"}, {"12", "b"}, {"21", "c"}}));
  EXPECT_FALSE(nameCategories({{"0", "not at all"}, {"10", "completely"}}));
  EXPECT_FALSE(nameCategories({{"1", "low"}, {"4", "so so"}, {"7", "high"}}));
  EXPECT_FALSE(nameCategories({{"0", "low"}, {"10", "high"}, {"99", "Refused"}, {"98", "Don't know"}}));
  EXPECT_FALSE(nameCategories({{"1", "only one"}}));
  EXPECT_FALSE(nameCategories({{"m", "male"}, {"f", "female"}}));
  EXPECT_FALSE(nameCategories({}));
}

TEST(ValueLabels, SayThatNobodyAnswered) {
  for (const char* word : {"Refused", "REFUSAL", "Don't know", "Don\u2019t  know", "no answer (n/a)", "NA",
                           "Keine Angabe", "Weiß nicht", "Not applicable", "k.A."})
    EXPECT_TRUE(saysNoAnswer(word)) << word;
  for (const char* word : {"", "yes", "nation", "knows", "Answered", "other"})
    EXPECT_FALSE(saysNoAnswer(word)) << word;
}

}  // namespace
}  // namespace epsiscope::value_labels_test
