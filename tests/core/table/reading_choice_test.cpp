#include "core/table/reading_choice.h"

#include <gtest/gtest.h>

namespace epsiscope::reading_choice_test {
namespace {

const MarkKey& markKey(const char* key) {
  return std::get<MarkKey>(readingKey(key).value);
}

TEST(ReadingChoice, EachMarkHasAWordThatStandsForIt) {
  const std::pair<const char*, std::string> marks[] = {{"separator", ",;\t "},
                                                       {"decimal", ".,"},
                                                       {"thousands", std::string(".,' \0", 5)},
                                                       {"quote", std::string("\"'\0", 3)},
                                                       {"comment", std::string("#%|/\0", 5)}};
  for (const auto& [mark, values] : marks)
    for (const char value : values) EXPECT_EQ(markFrom(markKey(mark), markWord(markKey(mark), value)), value);
}

TEST(ReadingChoice, KnowsOtherSpellings) {
  EXPECT_EQ(markFrom(markKey("separator"), "comma"), ',');
  EXPECT_EQ(markFrom(markKey("separator"), "\t"), '\t');
  EXPECT_EQ(markFrom(markKey("thousands"), "'"), '\'');
  EXPECT_EQ(markWord(markKey("thousands"), '\''), "apostrophe");
}

TEST(ReadingChoice, WhatCanStartANumberOrATextIsNoCommentMark) {
  for (const char* word : {"-", "+", ".", ",", "1", "x", " ", "\"", "'", "", "##"})
    EXPECT_FALSE(markFrom(markKey("comment"), word)) << word;
}

TEST(ReadingChoice, EveryKeyCanBeToldAndIsReadBack) {
  ReadingChoice choice;
  for (const ReadingKey& key : readingKeys()) {
    SCOPED_TRACE(key.key);
    EXPECT_FALSE(isGiven(choice, key));
    const ReadOptions options = asRead({});
    EXPECT_EQ(isGiven(options, key), key.key != std::string("names"));
  }
  choice = {
      .separator = "tab", .thousands = "none", .comment = "##", .header = false, .missingValues = {{"-9"}}};
  EXPECT_EQ(parsed(choice),
            (ReadOptions{.separator = '\t', .thousands = '\0', .header = false, .missing = {{"-9"}}}));
}

}  // namespace
}  // namespace epsiscope::reading_choice_test
