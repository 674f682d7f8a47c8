#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/tasks/problems.h"
#include "tests/core/tasks/private_classifier/classifier_study.h"
#include "tests/support/prepared.h"
#include "tests/support/test_name.h"

namespace epsiscope::private_classifier_problems_test {
namespace {

/// A table with two numeric features and a text target.
Dataset table(std::vector<double> x, std::vector<double> z, std::vector<std::int32_t> classes,
              std::vector<std::string> names) {
  Dataset data;
  data.columns = {
      {.name = "x", .values = std::move(x)},
      {.name = "z", .values = std::move(z)},
      {.name = "y", .kind = ColumnKind::text, .codes = std::move(classes), .categories = std::move(names)}};
  return data;
}

Study tableStudy() {
  Study study = test::classifierStudy();
  study.data.target = "y";
  study.data.positive = "yes";
  study.data.columnBounds.clear();
  return study;
}

std::vector<std::string> sentences(const Study& study, const Dataset& data, const std::string& field) {
  std::vector<std::string> found;
  for (const Problem& problem : problems(study, &data))
    if (problem.field == field) found.push_back(problem.sentence);
  return found;
}

TEST(PrivateClassifierProblems, AGoodStudyHasNone) {
  EXPECT_EQ(problems(test::classifierStudy(), test::incomeClass().get()), std::vector<Problem>{});
}

TEST(PrivateClassifierProblems, BoundsOfTheTargetAreNotNeeded) {
  Study study = test::classifierStudy();
  study.data.lower.reset();
  study.data.upper.reset();
  EXPECT_EQ(problems(study, test::incomeClass().get()), std::vector<Problem>{});
}

struct BadStudy {
  const char* field;
  void (*change)(Study&);
};

class ClassifierProblem : public testing::TestWithParam<BadStudy> {};

TEST_P(ClassifierProblem, IsOneSentence) {
  Study study = test::classifierStudy();
  GetParam().change(study);
  const auto found = sentences(study, *test::incomeClass(), GetParam().field);
  ASSERT_EQ(found.size(), 1U) << GetParam().field;
  EXPECT_TRUE(std::isupper(static_cast<unsigned char>(found[0].front()))) << found[0];
  EXPECT_EQ(found[0].back(), '.') << found[0];
}

/// Keys of another task are checked too.
TEST_P(ClassifierProblem, OfAKeyIsFoundInEveryTask) {
  Study study = test::classifierStudy();
  GetParam().change(study);
  study.task = TaskId::labelPrivacy;
  if (std::string(GetParam().field).starts_with("private_classifier.")) {
    std::size_t found = 0;
    for (const Problem& problem : problems(study, nullptr)) found += problem.field == GetParam().field;
    EXPECT_EQ(found, 1U) << GetParam().field;
  }
}

constexpr double kInfinity = std::numeric_limits<double>::infinity();

INSTANTIATE_TEST_SUITE_P(
    Keys, ClassifierProblem,
    testing::Values(
        BadStudy{"private_classifier.methods", [](Study& s) { s.privateClassifier.methods = {}; }},
        BadStudy{"private_classifier.methods", [](Study& s) { s.privateClassifier.methods = {"laplace"}; }},
        BadStudy{"private_classifier.methods",
                 [](Study& s) {
                   s.privateClassifier.methods = {"output", "output"};
                 }},
        BadStudy{"private_classifier.loss", [](Study& s) { s.privateClassifier.loss = "hinge"; }},
        BadStudy{"private_classifier.h", [](Study& s) { s.privateClassifier.h = 0; }},
        BadStudy{"private_classifier.lambda", [](Study& s) { s.privateClassifier.lambda = 0; }},
        BadStudy{"private_classifier.lambda", [](Study& s) { s.privateClassifier.lambda = -1; }},
        BadStudy{"private_classifier.lambda", [](Study& s) { s.privateClassifier.lambda = kInfinity; }},
        BadStudy{"private_classifier.lambda_sweep", [](Study& s) { s.privateClassifier.lambdaSweep = {0}; }},
        BadStudy{"private_classifier.lambda_sweep",
                 [](Study& s) {
                   s.privateClassifier.lambdaSweep = {1, 1};
                 }},
        BadStudy{"private_classifier.draws", [](Study& s) { s.privateClassifier.draws = 0; }},
        BadStudy{"private_classifier.draws", [](Study& s) { s.privateClassifier.draws = 10'001; }},
        BadStudy{"private_classifier.random_features",
                 [](Study& s) { s.privateClassifier.randomFeatures = 1; }},
        BadStudy{"private_classifier.random_features",
                 [](Study& s) { s.privateClassifier.randomFeatures = 4001; }},
        BadStudy{"private_classifier.random_features",
                 [](Study& s) { s.privateClassifier.randomFeatures = -2; }},
        BadStudy{"private_classifier.gamma", [](Study& s) { s.privateClassifier.gamma = 0; }},
        BadStudy{"private_classifier.tune",
                 [](Study& s) { s.privateClassifier.tune = std::vector<double>{}; }},
        BadStudy{"private_classifier.tune",
                 [](Study& s) {
                   s.privateClassifier.tune = {1, 1};
                 }},
        BadStudy{"private_classifier.tune", [](Study& s) { s.privateClassifier.tune = {0.0}; }},
        BadStudy{"private_classifier.tuning", [](Study& s) { s.privateClassifier.tuning = "best"; }},
        BadStudy{"data.prepare", [](Study& s) { s.data.prepare = "whiten"; }},
        BadStudy{"data.prepare", [](Study& s) { s.data.prepare = "none"; }},
        BadStudy{"data.column_bounds",
                 [](Study& s) {
                   s.data.columnBounds = {{"no such column", 70}};
                 }},
        BadStudy{"data.column_bounds",
                 [](Study& s) {
                   s.data.columnBounds = {{"age", 0}};
                 }},
        BadStudy{"data.column_bounds",
                 [](Study& s) {
                   s.data.columnBounds = {{"age", 20, 20}};
                 }},
        BadStudy{"data.column_bounds",
                 [](Study& s) {
                   s.data.columnBounds = {{"age", 20, std::nan("")}};
                 }},
        BadStudy{"data.column_bounds",
                 [](Study& s) {
                   s.data.columnBounds = {{"region", 1}};
                 }},
        BadStudy{"data.column_bounds",
                 [](Study& s) {
                   s.data.columnBounds = {{"age", 70}, {"age", 80}};
                 }},
        BadStudy{"data.positive", [](Study& s) { s.data.positive.reset(); }},
        BadStudy{"data.positive", [](Study& s) { s.data.positive = "rich"; }},
        BadStudy{"train_sizes", [](Study& s) { s.trainSizes = {1}; }},
        BadStudy{"train_sizes",
                 [](Study& s) {
                   s.trainSizes = {100, 100};
                 }},
        BadStudy{"train_sizes", [](Study& s) { s.trainSizes = {4001}; }},
        BadStudy{"data.lower", [](Study& s) { s.data.lower = kInfinity; }}),
    [](const auto& one) { return test::testName(one.param.field, one.index); });

TEST(PrivateClassifierProblems, LabelPrivacyStandardisesAlways) {
  Study study = test::classifierStudy();
  study.task = TaskId::labelPrivacy;
  std::size_t found = 0;
  for (const Problem& problem : problems(study, nullptr)) found += problem.field == "data.prepare";
  EXPECT_EQ(found, 1U);
}

TEST(PrivateClassifierProblems, LambdaZeroSaysWhyAndTheSmallestIsFine) {
  Study study = test::classifierStudy();
  study.privateClassifier.lambda = 0;
  const auto found = sentences(study, *test::incomeClass(), "private_classifier.lambda");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_NE(found[0].find("guarantee"), std::string::npos);
  study.privateClassifier.lambda = 1e-12;
  EXPECT_EQ(problems(study, test::incomeClass().get()), std::vector<Problem>{});
}

TEST(PrivateClassifierProblems, ClassesAreNamedWhereThePositiveOneIsMissing) {
  const Dataset three = table({1, 2, 3, 4}, {0, 1, 0, 1}, {0, 1, 2, 0}, {"yes", "no", "maybe"});
  Study study = tableStudy();
  EXPECT_EQ(problems(study, &three), std::vector<Problem>{});
  study.data.positive.reset();
  const auto found = sentences(study, three, "data.positive");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_NE(found[0].find("\"maybe\""), std::string::npos) << found[0];
}

TEST(PrivateClassifierProblems, OneClassIsNothingToTellApart) {
  const Dataset one = table({1, 2, 3}, {0, 1, 0}, {0, 0, 0}, {"yes"});
  EXPECT_EQ(sentences(tableStudy(), one, "data.positive").size(), 1U);
}

TEST(PrivateClassifierProblems, MoreFeaturesThanRowsAndRowsOfZerosAreFine) {
  const Dataset tiny = table({0, 1}, {0, 2}, {0, 1}, {"yes", "no"});
  EXPECT_EQ(problems(tableStudy(), &tiny), std::vector<Problem>{});
}

TEST(PrivateClassifierProblems, EveryCandidateNeedsRowsOfItsOwn) {
  Study study = tableStudy();
  study.testFraction = 0.25;
  study.privateClassifier.tune = {0.1, 0.01, 0.001};
  const Dataset four = table({1, 2, 3, 4}, {0, 1, 0, 1}, {0, 1, 1, 0}, {"yes", "no"});
  EXPECT_EQ(sentences(study, four, "private_classifier.tune").size(), 1U);
  study.privateClassifier.tune = {0.1, 0.01};
  EXPECT_EQ(problems(study, &four), std::vector<Problem>{});
  study.trainSizes = {2};
  EXPECT_EQ(sentences(study, four, "private_classifier.tune").size(), 1U);
}

TEST(PrivateClassifierProblems, AChoiceOnAllRowsNeedsNoPartsButForItsYardstick) {
  Study study = tableStudy();
  study.testFraction = 0.25;
  study.privateClassifier.tune = {0.1, 0.01, 0.001};
  study.privateClassifier.tuning = "all-rows";
  const Dataset four = table({1, 2, 3, 4}, {0, 1, 0, 1}, {0, 1, 1, 0}, {"yes", "no"});
  EXPECT_EQ(sentences(study, four, "private_classifier.tune").size(), 1U)
      << "without noise the last part judges";
  study.privateClassifier.methods = {"objective"};
  EXPECT_EQ(problems(study, &four), std::vector<Problem>{});
}

TEST(PrivateClassifierProblems, MappedRowsMustFitIntoMemory) {
  Study study = tableStudy();
  study.privateClassifier.randomFeatures = 4000;
  const std::size_t rows = 70'000;
  std::vector<std::int32_t> classes(rows, 0);
  classes[0] = 1;
  const Dataset large =
      table(std::vector<double>(rows, 1), std::vector<double>(rows, 2), classes, {"yes", "no"});
  EXPECT_EQ(sentences(study, large, "private_classifier.random_features").size(), 1U);
}

TEST(PublishedOverLambda, HasOneEpsilonAndAnErrorForEachLambda) {
  Study study = test::classifierStudy();
  study.published.resize(1);
  PublishedColumn& column = study.published[0];
  column.label = "Output";
  column.source = "Table 1";
  column.epsilon = {0.1};
  column.lambda = {0.001, 0.01};
  column.error = {0.3, 0.2};
  EXPECT_EQ(problems(study, nullptr), std::vector<Problem>{});
  column.epsilon = {0.1, 0.2};
  EXPECT_EQ(problems(study, nullptr).size(), 1U);
  column.epsilon = {0.1};
  column.error = {0.3};
  EXPECT_EQ(problems(study, nullptr).size(), 1U);
  column.error = {0.3, 0.2};
  column.lambda = {0, 0.01};
  EXPECT_EQ(problems(study, nullptr).size(), 1U);
}

}  // namespace
}  // namespace epsiscope::private_classifier_problems_test
