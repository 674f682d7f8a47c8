#include "core/study/number_keys.h"

#include <gtest/gtest.h>

#include "core/study/problem_list.h"
#include "core/study/study_json.h"

#include <nlohmann/json.hpp>

namespace epsiscope::number_keys_test {
namespace {

TEST(NumberKeys, AreKeysOfStudyFilesAndSetWhatTheyGet) {
  for (const NumberKey& key : numberKeys()) {
    SCOPED_TRACE(key.key);
    Study study;
    EXPECT_TRUE(studyValue(study, key.key));
    const double value = key.range.whole ? 7 : 0.375;
    key.set(study, value);
    EXPECT_EQ(key.get(study), value);
    EXPECT_EQ(studyValue(study, key.key)->get<double>(), value);
    key.set(study, std::nullopt);
    EXPECT_TRUE(!key.get(study) || key.get(study) == value);
  }
}

TEST(NumberKeys, DefaultAndSliderLieInTheRange) {
  for (const NumberKey& key : numberKeys()) {
    SCOPED_TRACE(key.key);
    const std::optional<double> value = key.get(Study());
    const bool isOff = std::string_view(key.key).ends_with(".random_features") && value == 0.0;
    EXPECT_TRUE(!value || isOff || key.range.holds(*value));
    if (key.key == std::string("test_fraction")) continue;  // no slider moves it
    for (const double shown : {key.slider.least, key.slider.most, standardOf(key)})
      EXPECT_TRUE(key.range.holds(shown)) << shown;
    EXPECT_LE(key.slider.least, standardOf(key));
    EXPECT_LE(standardOf(key), key.slider.most);
  }
}

TEST(NumberKeys, AProblemIsAValueOutsideTheRange) {
  for (const NumberKey& key : numberKeys()) {
    if (key.name == nullptr) continue;
    SCOPED_TRACE(key.key);
    Study study;
    key.set(study, -1);
    ProblemList found;
    found.number(study, key.key);
    const std::vector<Problem> problems = found.take();
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].field, key.key);
    EXPECT_NE(problems[0].sentence.find(" is -1; "), std::string::npos) << problems[0].sentence;
  }
}

TEST(NumberKeys, OpenEndsAreOutside) {
  EXPECT_FALSE(kPositive.holds(0));
  EXPECT_TRUE(kNotNegative.holds(0));
  EXPECT_FALSE(kBetweenZeroAndOne.holds(1));
  EXPECT_FALSE(kPositive.holds(std::numeric_limits<double>::infinity()));
  EXPECT_FALSE(kPositive.holds(std::numeric_limits<double>::quiet_NaN()));
  EXPECT_TRUE(wholeFrom(2, 4).holds(4));
  EXPECT_FALSE(wholeFrom(2, 4).holds(2.5));
}

}  // namespace
}  // namespace epsiscope::number_keys_test
