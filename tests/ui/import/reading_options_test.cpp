#include "ui/import/reading_options.h"

#include <gtest/gtest.h>

#include "core/study/load.h"
#include "core/study/study.h"

namespace epsiscope::reading_options_test {
namespace {

TEST(ReadingOptions, EveryWordThatIsOfferedIsOneThatAStudyCanSay) {
  for (const ReadingOption& option : readingOptions())
    for (const ReadingWord& word : option.words) {
      SCOPED_TRACE(option.key + (": " + word.value.toStdString()));
      DataChoice data;
      EXPECT_EQ(givenValue(data.reading, option.key), std::nullopt);
      tell(data.reading, option.key, word.value);
      EXPECT_EQ(givenValue(data.reading, option.key), word.value);
      EXPECT_NE(data, DataChoice());
      EXPECT_NO_THROW(readOptions(data));
      tell(data.reading, option.key, std::nullopt);
      EXPECT_EQ(data, DataChoice()) << "what is detected again leaves nothing in the study";
    }
}

TEST(ReadingOptions, WhatWasUsedIsSaidInTheWordsOfTheStudy) {
  const Reading reading{.separator = '\t',
                        .decimal = ',',
                        .thousands = '\'',
                        .quote = '\0',
                        .header = false,
                        .missing = {"", "n/a", "-1"}};
  for (const auto& [key, value] :
       {std::pair("separator", "tab"), std::pair("decimal", ","), std::pair("thousands", "apostrophe"),
        std::pair("quote", "none"), std::pair("comment", "none"), std::pair("header", "false"),
        std::pair("encoding", "UTF-8"), std::pair("missing_values", "n/a; -1")})
    EXPECT_EQ(usedValue(reading, key), QLatin1String(value)) << key;
}

TEST(ReadingOptions, OtherSpellingsOfASeparatorAreTheSameChoice) {
  for (const char* word : {"tab", "\t", "\\t"}) {
    DataChoice data;
    data.reading.separator = word;
    EXPECT_EQ(givenValue(data.reading, "separator"), QStringLiteral("tab"));
  }
}

TEST(ReadingOptions, SpellingsAreListedWithSemicolons) {
  DataChoice data;
  tell(data.reading, "missing_values", QStringLiteral(" n/a;; not known ; -9999"));
  EXPECT_EQ(data.reading.missingValues, (std::vector<std::string>{"n/a", "not known", "-9999"}));
  tell(data.reading, "missing_values", QString());
  EXPECT_EQ(data.reading.missingValues, std::vector<std::string>());
}

}  // namespace
}  // namespace epsiscope::reading_options_test
