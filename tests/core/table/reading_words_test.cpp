#include "core/table/reading_words.h"

#include <gtest/gtest.h>

namespace epsiscope {
namespace {

TEST(ReadingWords, EachMarkHasAWordThatStandsForIt) {
  const std::pair<FileMark, std::string> marks[] = {{FileMark::separator, ",;\t "},
                                                    {FileMark::decimal, ".,"},
                                                    {FileMark::thousands, std::string(".,' \0", 5)},
                                                    {FileMark::quote, std::string("\"'\0", 3)},
                                                    {FileMark::comment, std::string("#%|/\0", 5)}};
  for (const auto& [mark, values] : marks)
    for (const char value : values) EXPECT_EQ(markFrom(mark, markWord(mark, value)), value);
}

TEST(ReadingWords, KnowsOtherSpellings) {
  EXPECT_EQ(markFrom(FileMark::separator, "comma"), ',');
  EXPECT_EQ(markFrom(FileMark::separator, "\t"), '\t');
  EXPECT_EQ(markFrom(FileMark::thousands, "'"), '\'');
  EXPECT_EQ(markWord(FileMark::thousands, '\''), "apostrophe");
}

TEST(ReadingWords, WhatCanStartANumberOrATextIsNoCommentMark) {
  for (const char* word : {"-", "+", ".", ",", "1", "x", " ", "\"", "'", "", "##"})
    EXPECT_FALSE(markFrom(FileMark::comment, word)) << word;
}

}  // namespace
}  // namespace epsiscope
