#include "core/erm/classes.h"

#include "tests/core/reading/reader_test_support.h"

#include <gtest/gtest.h>

#include <numeric>

namespace epsiscope::classes_test {
namespace {

struct Outcome {
  Classes classes;
  std::vector<Problem> problems;
};

Outcome classesIn(const std::string& csv, const std::optional<std::string>& positive) {
  const Dataset dataset = test::readText(csv);
  std::vector<std::uint32_t> rows(dataset.rows());
  std::iota(rows.begin(), rows.end(), std::uint32_t{0});
  Outcome outcome;
  outcome.classes = classesOf(test::columnOf(dataset, "y"), rows, positive, outcome.problems);
  return outcome;
}

std::string problemIn(const std::string& csv, const std::optional<std::string>& positive) {
  const Outcome outcome = classesIn(csv, positive);
  EXPECT_EQ(outcome.classes.labels.size(), 0);
  EXPECT_EQ(outcome.problems.size(), 1u);
  if (outcome.problems.empty()) return {};
  EXPECT_EQ(outcome.problems.front().field, "data.positive");
  return outcome.problems.front().sentence;
}

const std::string kText = "a,y\n1,yes\n2,no\n3,yes\n";
const std::string kNumbers = "a,y\n1,0\n2,1\n3,1.0\n";

TEST(Classes, TextIsComparedWithoutBlanksAtItsEnds) {
  const Outcome outcome = classesIn(kText, " yes ");
  EXPECT_TRUE(outcome.problems.empty());
  EXPECT_EQ(outcome.classes.labels, Eigen::Vector3d(1, -1, 1));
  EXPECT_TRUE(outcome.classes.notes.empty());
}

TEST(Classes, NumbersAreComparedAsNumbers) {
  for (const char* one : {"1", "1.0", "1e0", " 1"})
    EXPECT_EQ(classesIn(kNumbers, one).classes.labels, Eigen::Vector3d(-1, 1, 1)) << one;
}

TEST(Classes, TheRowsInUseDecide) {
  const Dataset dataset = test::readText(kText);
  std::vector<Problem> problems;
  const std::vector<std::uint32_t> rows = {2, 1};
  EXPECT_EQ(classesOf(test::columnOf(dataset, "y"), rows, "no", problems).labels, Eigen::Vector2d(-1, 1));
  EXPECT_EQ(classCounts(test::columnOf(dataset, "y"), rows),
            (std::vector<ClassCount>{{"yes", 1}, {"no", 1}}));
}

TEST(Classes, MoreThanTwoAreOneAgainstTheRest) {
  const Outcome outcome = classesIn("a,y\n1,u\n2,v\n3,w\n", "v");
  EXPECT_EQ(outcome.classes.labels, Eigen::Vector3d(-1, 1, -1));
  EXPECT_EQ(outcome.classes.notes, (std::vector<std::string>{"\"v\" against the rest (2 other values)."}));
}

TEST(Classes, AnUndeclaredOrUnknownClassListsWhatThereIs) {
  const std::string found = "\"y\" holds 2 different values: \"yes\" (2 rows) and \"no\" (1 row).";
  EXPECT_EQ(problemIn(kText, {}), "No positive class is declared; name one value of the target. " + found);
  EXPECT_EQ(problemIn(kText, "maybe"),
            "No row has the positive class \"maybe\"; name a value of the target. " + found);
  EXPECT_NE(problemIn("a,y\n1,1\n2,2\n3,3\n4,4\n5,5\n6,6\n7,7\n", "0").find("\"5\" (1 row) and 2 more."),
            std::string::npos);
  for (const char* noNumber : {"yes", "nan", "inf", "1x"}) problemIn(kNumbers, noNumber);
}

TEST(Classes, OneClassIsNothingToTellApart) {
  EXPECT_NE(problemIn("a,y\n1,yes\n2,yes\n", "yes").find("nothing to distinguish"), std::string::npos);
}

TEST(Classes, NumbersThatAreAllDifferentAreNotCountedToTheEnd) {
  Column target{.name = "y"};
  std::vector<std::uint32_t> rows;
  for (int i = 0; i < 5000; ++i) {
    target.values.push_back(i + 0.5);
    rows.push_back(static_cast<std::uint32_t>(i));
  }
  EXPECT_EQ(classCounts(target, rows, 10).size(), 11u);
  std::vector<Problem> problems;
  classesOf(target, rows, {}, problems);
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_NE(problems[0].sentence.find("holds more than 1000 different values"), std::string::npos);
  problems.clear();
  const Classes classes = classesOf(target, rows, "4000.5", problems);
  EXPECT_TRUE(problems.empty());
  EXPECT_EQ(classes.labels.sum(), -4998) << "one row is positive";
  EXPECT_NE(classes.notes.at(0).find("more than 999 other values"), std::string::npos);
}

}  // namespace
}  // namespace epsiscope::classes_test
