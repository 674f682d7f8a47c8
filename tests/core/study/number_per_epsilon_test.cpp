#include "core/study/number_per_epsilon.h"

#include <gtest/gtest.h>

#include <cmath>
#include <optional>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/file_error.h"
#include "core/study/study_file.h"
#include "core/study/study_json.h"
#include "core/tasks/problems.h"

namespace epsiscope::number_per_epsilon_test {
namespace {

NumberPerEpsilon listOf(std::vector<double> each) {
  NumberPerEpsilon numbers;
  numbers.each = std::move(each);
  return numbers;
}

TEST(NumberPerEpsilon, OneNumberIsForEveryEpsilonAndNoneIsSuggested) {
  NumberPerEpsilon numbers;
  EXPECT_FALSE(numbers);
  EXPECT_EQ(numbers.at(std::vector{1.0}, 1), std::nullopt);
  numbers = 0.3;
  EXPECT_TRUE(numbers);
  for (const double epsilon : {0.1, 1.0, 20.0}) EXPECT_EQ(numbers.at(std::vector{1.0}, epsilon), 0.3);
  numbers.each = {1, 2};
  numbers = std::nullopt;
  EXPECT_EQ(numbers, NumberPerEpsilon()) << "a number takes the place of a list";
}

/// Between two epsilons linear in the logarithm: half way between 0.1 and 10 lies 1, whatever their order.
TEST(NumberPerEpsilon, AListHasItsNumbersAtItsEpsilonsAndALineBetween) {
  const NumberPerEpsilon numbers = listOf({4, 2, 8});
  const std::vector<double> epsilons = {10, 0.1, 100};
  for (std::size_t i = 0; i < epsilons.size(); ++i)
    EXPECT_EQ(numbers.at(epsilons, epsilons[i]), numbers.each[i]);
  EXPECT_DOUBLE_EQ(numbers.at(epsilons, 1).value(), 3);
  EXPECT_DOUBLE_EQ(numbers.at(epsilons, std::sqrt(1000)).value(), 6);
  EXPECT_EQ(numbers.at(epsilons, 0.001), 2.0);
  EXPECT_EQ(numbers.at(epsilons, 1000), 8.0);
}

TEST(NumberPerEpsilon, ListsOfOtherLengthsAreLookedAtAsFarAsTheyGo) {
  EXPECT_EQ(listOf({4, 2}).at(std::vector{1.0, 2.0, 3.0}, 3), 2.0);
  EXPECT_EQ(listOf({4, 2}).at(std::vector{1.0}, 3), 4.0);
  EXPECT_EQ(listOf({4, 2}).at(std::vector<double>(), 3), std::nullopt);
}

TEST(NumberPerEpsilon, IsANumberAListOrAWordInAFile) {
  Study study;
  study.labelPrivacy.zeta = listOf({0.5, 1, 2, 4, 8});
  study.labelPrivacy.priorShare = 0.25;
  const Study read = parseStudy(toJson(study), "study.json");
  EXPECT_EQ(read.labelPrivacy, study.labelPrivacy);
  EXPECT_EQ(studyValue(study, "label_privacy.zeta")->dump(), "[0.5,1.0,2.0,4.0,8.0]");
  EXPECT_EQ(studyValue(Study(), "label_privacy.zeta")->get<std::string>(), "suggested");
  const auto reads = [](const char* zeta) {
    return parseStudy(std::string(R"({"label_privacy": {"zeta": )") + zeta + "}}", "study.json");
  };
  EXPECT_EQ(reads("[1, 2]").labelPrivacy.zeta, listOf({1, 2}));
  for (const char* wrong : {"[]", "[\"suggested\"]", "\"matched\"", "null", "{}"})
    EXPECT_THROW(reads(wrong), FileError) << wrong;
}

std::vector<std::string> fieldsOf(const Study& study) {
  std::vector<std::string> fields;
  for (const Problem& problem : problems(study))
    if (problem.field.starts_with("label_privacy.")) fields.push_back(problem.field);
  return fields;
}

TEST(NumberPerEpsilon, AListIsRefusedWhereEpsilonsHaveNoneOrANumberIsWrong) {
  Study study;
  study.data.lower = 0;
  study.data.upper = 5;
  study.epsilon = {0.5, 1};
  study.labelPrivacy.zeta = listOf({0.5, 1});
  study.labelPrivacy.priorShare = listOf({0.2, 0.3});
  EXPECT_TRUE(fieldsOf(study).empty());
  study.labelPrivacy.zeta = listOf({0.5});
  EXPECT_EQ(fieldsOf(study), std::vector<std::string>{"label_privacy.zeta"});
  study.labelPrivacy.zeta = listOf({0.5, -1});
  study.labelPrivacy.priorShare = listOf({0.2, 1});
  EXPECT_EQ(fieldsOf(study), (std::vector<std::string>{"label_privacy.zeta", "label_privacy.prior_share"}));
}

}  // namespace
}  // namespace epsiscope::number_per_epsilon_test
