#include "core/tasks/problems.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>

#include "core/tasks/class_target.h"
#include "core/tasks/label_privacy/inputs.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/methods.h"
#include "core/tasks/warnings.h"
#include "core/tasks/prepared_table.h"
#include "tests/core/tasks/small_study.h"
#include "tests/support/prepared.h"
#include "tests/support/test_name.h"

namespace epsiscope::problems_test {
namespace {

const Study kGood = test::builtInStudy("house-prices");

/// The sentences about one field of the study that `change` makes from a good one.
template <class Change>
std::vector<std::string> sentences(const std::string& field, const Change& change) {
  Study study = kGood;
  change(study);
  std::vector<std::string> found;
  for (const Problem& problem : problems(study, test::builtInData("house-prices").get()))
    if (problem.field == field) found.push_back(problem.sentence);
  return found;
}

TEST(Problems, AGoodStudyHasNone) {
  EXPECT_EQ(problems(kGood, test::builtInData("house-prices").get()), std::vector<Problem>{});
  EXPECT_EQ(problems(kGood, nullptr), std::vector<Problem>{});
}

struct BadStudy {
  const char* field;
  void (*change)(Study&);
};

class ProblemOfField : public testing::TestWithParam<BadStudy> {};

TEST_P(ProblemOfField, IsOneSentenceThatStartsLargeAndEndsWithAStop) {
  const auto found = sentences(GetParam().field, GetParam().change);
  ASSERT_EQ(found.size(), 1U) << GetParam().field;
  EXPECT_TRUE(std::isupper(static_cast<unsigned char>(found[0].front()))) << found[0];
  EXPECT_EQ(found[0].back(), '.') << found[0];
  EXPECT_EQ(found[0].find("nan."), std::string::npos);
}

constexpr double kInfinity = std::numeric_limits<double>::infinity();

INSTANTIATE_TEST_SUITE_P(
    All, ProblemOfField,
    testing::Values(
        BadStudy{"mode", [](Study& s) { s.mode = Mode::release; }},
        BadStudy{"epsilon", [](Study& s) { s.epsilon = {}; }},
        BadStudy{"epsilon",
                 [](Study& s) {
                   s.epsilon = {1, 0};
                 }},
        BadStudy{"epsilon", [](Study& s) { s.epsilon = {-1}; }},
        BadStudy{"epsilon", [](Study& s) { s.epsilon = {kInfinity}; }},
        BadStudy{"epsilon",
                 [](Study& s) {
                   s.epsilon = {1, 2, 1};
                 }},
        BadStudy{"trials", [](Study& s) { s.trials = 0; }},
        BadStudy{"test_fraction", [](Study& s) { s.testFraction = 0; }},
        BadStudy{"test_fraction", [](Study& s) { s.testFraction = 1; }},
        BadStudy{"test_fraction", [](Study& s) { s.testFraction = 0.9999; }},
        BadStudy{"data.lower", [](Study& s) { s.data.lower.reset(); }},
        BadStudy{"data.upper", [](Study& s) { s.data.upper.reset(); }},
        BadStudy{"data.lower", [](Study& s) { std::swap(s.data.lower, s.data.upper); }},
        BadStudy{"data.upper", [](Study& s) { s.data.upper = s.data.lower; }},
        BadStudy{"data.upper", [](Study& s) { s.data.upper = kInfinity; }},
        BadStudy{"data.upper", [](Study& s) { s.data.upper = 1e300; }},
        BadStudy{"data.target", [](Study& s) { s.data.target = "no such column"; }},
        BadStudy{"data.features", [](Study& s) { s.data.features = std::vector<std::string>{}; }},
        BadStudy{"data.features",
                 [](Study& s) { s.data.features = std::vector<std::string>{"no such column"}; }},
        BadStudy{"data.separator", [](Study& s) { s.data.reading.separator = "||"; }},
        BadStudy{"data.decimal", [](Study& s) { s.data.reading.decimal = "'"; }},
        BadStudy{"data.thousands", [](Study& s) { s.data.reading.thousands = "_"; }},
        BadStudy{"data.thousands", [](Study& s) { s.data.reading.decimal = s.data.reading.thousands = "."; }},
        BadStudy{"data.quote", [](Study& s) { s.data.reading.quote = "|"; }},
        BadStudy{"data.comment", [](Study& s) { s.data.reading.comment = "##"; }},
        BadStudy{"data.comment", [](Study& s) { s.data.reading.separator = s.data.reading.comment = ";"; }},
        BadStudy{"data.prepare", [](Study& s) { s.data.prepare = "whiten"; }},
        BadStudy{"data.file", [](Study& s) { s.data.file = ""; }}),
    [](const auto& one) { return test::testName(one.param.field, one.index); });

INSTANTIATE_TEST_SUITE_P(
    LabelPrivacy, ProblemOfField,
    testing::Values(
        BadStudy{"label_privacy.methods", [](Study& s) { s.labelPrivacy.methods = {}; }},
        BadStudy{"epsilon",
                 [](Study& s) {
                   s.epsilon = {1, 1e308};
                 }},
        BadStudy{"epsilon",
                 [](Study& s) {
                   s.epsilon = {5e-324, 1};
                 }},
        BadStudy{"epsilon",
                 [](Study& s) {
                   s.epsilon.resize(1001);
                   for (std::size_t i = 0; i < s.epsilon.size(); ++i)
                     s.epsilon[i] = 1 + static_cast<double>(i);
                 }},
        BadStudy{"trials", [](Study& s) { s.trials = 2'000'000'000; }},
        BadStudy{"trials", [](Study& s) { s.trials = 900'000; }},
        BadStudy{"label_privacy.zeta", [](Study& s) { s.labelPrivacy.zeta = 1e308; }},
        BadStudy{"label_privacy.zeta", [](Study& s) { s.labelPrivacy.zeta = 5e-324; }},
        BadStudy{"label_privacy.lambda", [](Study& s) { s.labelPrivacy.lambda = 1e308; }},
        BadStudy{"label_privacy.prior_share", [](Study& s) { s.labelPrivacy.priorShare = 5e-324; }},
        BadStudy{"label_privacy.prior_file", [](Study& s) { s.labelPrivacy.priorFile = "/dev/zero"; }},
        BadStudy{"label_privacy.methods",
                 [](Study& s) {
                   s.labelPrivacy.methods = {"laplace", "laplace"};
                 }},
        BadStudy{"label_privacy.methods", [](Study& s) { s.labelPrivacy.methods = {"laplas"}; }},
        BadStudy{"label_privacy.rr_values", [](Study& s) { s.labelPrivacy.rrValues = 1'000'000; }},
        BadStudy{"label_privacy.unbiased_values", [](Study& s) { s.labelPrivacy.unbiasedValues = 1; }},
        BadStudy{"label_privacy.random_features", [](Study& s) { s.labelPrivacy.randomFeatures = 0; }},
        BadStudy{"published[0]",
                 [](Study& s) {
                   s.published = {{.label = "A",
                                   .method = "laplace",
                                   .source = {},
                                   .isPrivate = true,
                                   .reason = {},
                                   .epsilon = {},
                                   .error = {},
                                   .sd = {},
                                   .withoutPrivacy = {}}};
                 }},
        BadStudy{"published[0].without_privacy",
                 [](Study& s) {
                   s.published = {{.label = "A",
                                   .method = "laplace",
                                   .source = "B",
                                   .isPrivate = true,
                                   .reason = {},
                                   .epsilon = {},
                                   .error = {},
                                   .sd = {},
                                   .withoutPrivacy = -1}};
                 }},
        BadStudy{"label_privacy.learner", [](Study& s) { s.labelPrivacy.learners = {"forest"}; }},
        BadStudy{"label_privacy.learner", [](Study& s) { s.labelPrivacy.learners.clear(); }},
        BadStudy{"label_privacy.lambda", [](Study& s) { s.labelPrivacy.lambda = -0.1; }},
        BadStudy{"label_privacy.zeta", [](Study& s) { s.labelPrivacy.zeta = 0; }},
        BadStudy{"label_privacy.delta", [](Study& s) { s.labelPrivacy.delta = 1; }},
        BadStudy{"label_privacy.prior_share", [](Study& s) { s.labelPrivacy.priorShare = 0; }},
        BadStudy{"label_privacy.bin_width", [](Study& s) { s.labelPrivacy.binWidth = -1; }},
        BadStudy{"label_privacy.bin_width", [](Study& s) { s.labelPrivacy.binWidth = 1e-9; }},
        BadStudy{"label_privacy.prior_file", [](Study& s) { s.labelPrivacy.prior = PriorKind::file; }},
        BadStudy{"label_privacy.prior_file", [](Study& s) { s.labelPrivacy.priorFile = "no such file.csv"; }},
        BadStudy{"label_privacy.random_features", [](Study& s) { s.labelPrivacy.randomFeatures = 0; }},
        BadStudy{"label_privacy.feature_gamma", [](Study& s) { s.labelPrivacy.featureGamma = 0; }},
        BadStudy{"label_privacy.rr_values", [](Study& s) { s.labelPrivacy.rrValues = 1; }},
        BadStudy{"label_privacy.unbiased_values", [](Study& s) { s.labelPrivacy.unbiasedValues = 1; }}),
    [](const auto& one) { return test::testName(one.param.field, one.index); });

INSTANTIATE_TEST_SUITE_P(
    OtherTasks, ProblemOfField,
    testing::Values(BadStudy{"epsilon",
                             [](Study& s) {
                               s.task = TaskId::kernelRelease;
                               for (int i = 0; i < 400; ++i) {
                                 s.epsilon.push_back(10 + i);
                                 s.kernelRelease.lambdaSweep.push_back(1 + i);
                               }
                             }},
                    BadStudy{"kernel_release.method", [](Study& s) { s.kernelRelease.method = "x"; }},
                    BadStudy{"kernel_release.kernel", [](Study& s) { s.kernelRelease.kernel = "x"; }},
                    BadStudy{"kernel_release.gamma", [](Study& s) { s.kernelRelease.gamma = 0; }},
                    BadStudy{"kernel_release.predictions", [](Study& s) { s.kernelRelease.predictions = 0; }},
                    BadStudy{"private_classifier.methods",
                             [](Study& s) { s.privateClassifier.methods = {}; }},
                    BadStudy{"private_classifier.loss", [](Study& s) { s.privateClassifier.loss = "x"; }},
                    BadStudy{"private_classifier.lambda", [](Study& s) { s.privateClassifier.lambda = 0; }},
                    BadStudy{"private_classifier.tune",
                             [](Study& s) { s.privateClassifier.tune = std::vector<double>{}; }}),
    [](const auto& one) { return test::testName(one.param.field, one.index); });

/// Thirty rows of that many columns besides the target y, which is `y(row)`.
template <class Label>
std::shared_ptr<const Dataset> wideTable(std::size_t columns, const Label& y) {
  auto table = std::make_shared<Dataset>();
  Rng rng(9);
  for (std::size_t j = 0; j <= columns; ++j) {
    Column column{.name = j < columns ? "x" + std::to_string(j) : "y"};
    for (int row = 0; row < 30; ++row) column.values.push_back(j < columns ? rng.normal() : y(row));
    table->columns.push_back(std::move(column));
  }
  return table;
}

Study wideStudy() {
  Study study = kGood;
  study.data.file = "wide.csv";
  study.data.target = "y";
  study.data.lower = 0;
  study.data.upper = 1;
  study.labelPrivacy.zeta = 0.2;
  study.labelPrivacy.binWidth = 0.05;
  study.trials = 2;
  study.epsilon = {1};
  return study;
}

TEST(Problems, MoreColumnsThanRowsNeedALambdaAboveZero) {
  const auto table = wideTable(60, [](int row) { return row / 30.0; });
  Study study = wideStudy();
  EXPECT_EQ(problems(study, table.get()), std::vector<Problem>{});
  study.labelPrivacy.lambda = 1e-4;
  EXPECT_EQ(problems(study, table.get()), std::vector<Problem>{});
  study.labelPrivacy.lambda = 0;
  const std::vector<Problem> found = problems(study, table.get());
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].field, "label_privacy.lambda");
  EXPECT_NE(found[0].sentence.find("24 rows"), std::string::npos) << found[0].sentence;
  // 23 columns and the constant are as many as the rows for learning; random features have no such limit.
  EXPECT_EQ(problems(study, wideTable(23, [](int row) { return row / 30.0; }).get()), std::vector<Problem>{});
  EXPECT_EQ(problems(study, wideTable(24, [](int row) { return row / 30.0; }).get()).size(), 1U);
  study.labelPrivacy.learners = {kLearnerRandomFeatures};
  EXPECT_EQ(problems(study, table.get()), std::vector<Problem>{});
}

TEST(Problems, EveryMethodRunsOnMoreColumnsThanRows) {
  const auto table = wideTable(60, [](int row) { return row / 30.0; });
  Study study = wideStudy();
  study.labelPrivacy.methods = labelPrivacyMethods();
  study.labelPrivacy.learners = {kLearnerRidge, kLearnerRandomFeatures};
  study.labelPrivacy.randomFeatures = 40;
  const std::optional<Result> result = run(study, table, {}, {});
  ASSERT_TRUE(result);
  for (const std::string& method : study.labelPrivacy.methods) {
    std::size_t rows = 0;
    for (const ResultRow& row : result->series)
      if (row.method == method && row.metric == "test_mse") {
        ++rows;
        EXPECT_TRUE(std::isfinite(row.mean) && row.mean >= 0) << method;
      }
    EXPECT_GT(rows, 0U) << method;
  }
}

TEST(Problems, ATargetOfClassesIsPointedToItsTasks) {
  Study study = wideStudy();
  const auto two = wideTable(2, [](int row) { return row % 2; });
  const auto three = wideTable(2, [](int row) { return row % 3 / 2.0; });
  EXPECT_EQ(classTarget(study, *two), ClassTarget::twoNumbers);
  EXPECT_EQ(classTarget(study, *three), ClassTarget::none);
  EXPECT_EQ(problems(study, two.get()), std::vector<Problem>{});
  const auto notes = warnings(study, *buildCache(study, two));
  EXPECT_EQ(std::ranges::count_if(
                notes, [](const auto& note) { return note.find("private-classifier") != std::string::npos; }),
            1);

  auto words = std::make_shared<Dataset>(*three);
  Column& y = words->columns.back();
  y.kind = ColumnKind::text;
  y.categories = {"yes", "no"};
  for (int row = 0; row < 30; ++row) y.codes.push_back(row % 2);
  EXPECT_EQ(classTarget(study, *words), ClassTarget::texts);
  const std::vector<Problem> found = problems(study, words.get());
  ASSERT_EQ(found.size(), 1U);
  EXPECT_NE(found[0].sentence.find("private-classifier"), std::string::npos) << found[0].sentence;
  study.task = TaskId::privateClassifier;
  EXPECT_EQ(classTarget(study, *words), ClassTarget::none);
  const std::vector<TaskId> tasks = classTasks(wideStudy());
  EXPECT_EQ(std::ranges::count(tasks, TaskId::privateClassifier), 1);
  EXPECT_EQ(std::ranges::count(tasks, TaskId::labelPrivacy), 0);
}

TEST(Problems, AllAreFoundAtOnce) {
  Study study = kGood;
  study.epsilon = {-1, 0};
  study.labelPrivacy.zeta = 0;
  study.trials = 0;
  EXPECT_EQ(problems(study, nullptr).size(), 4U);
}

TEST(Problems, AnUnknownMethodIsAnsweredWithTheKnownOnes) {
  const auto found =
      sentences("label_privacy.methods", [](Study& s) { s.labelPrivacy.methods = {"laplas"}; });
  ASSERT_EQ(found.size(), 1U);
  for (const char* known : {"laplace", "gaussian-classic", "rp-with-prior-debiased", "predict-mean", "none"})
    EXPECT_NE(found[0].find(known), std::string::npos) << known;
}

/// A fixture that writes prior files into a folder of its own.
class PriorFile : public testing::Test {
protected:
  void SetUp() override {
    m_folder = std::filesystem::path(testing::TempDir()) / "epsiscope_prior_file";
    std::filesystem::create_directories(m_folder);
  }
  void TearDown() override { std::filesystem::remove_all(m_folder); }

  std::vector<Problem> problemsWith(const std::string& contents) {
    std::ofstream(m_folder / "prior.csv") << contents;
    Study study = kGood;
    study.labelPrivacy.prior = PriorKind::file;
    study.labelPrivacy.priorFile = "prior.csv";
    return problems(study, nullptr, m_folder);
  }

private:
  std::filesystem::path m_folder;
};

TEST_F(PriorFile, IsFoundInTheFolderOfTheStudy) {
  EXPECT_TRUE(problemsWith("lower,upper,mass\n0,1,0.5\n1,4,0.5\n").empty());
}

TEST_F(PriorFile, MustNotLeaveTheBoundsNorHoldPointsForRpWithPrior) {
  for (const char* contents :
       {"lower,upper,mass\n0,9,1\n", "value,mass\n1,0.5\n2,0.5\n", "not,a,prior\n1,2,3\n"}) {
    const auto found = problemsWith(contents);
    ASSERT_EQ(found.size(), 1U) << contents;
    EXPECT_EQ(found[0].field, "label_privacy.prior_file");
  }
}

TEST(Warnings, CountLabelsBeyondTheBounds) {
  Study study = kGood;
  study.data.lower = 1;
  study.data.upper = 2;
  const auto dataset = test::builtInData("house-prices");
  const auto table = PreparedTable::of(study, dataset);
  const PreparedData& data = table->data();
  std::size_t outside = 0;
  for (const std::uint32_t row : data.rows) outside += data.target[row] < 1 || data.target[row] > 2 ? 1 : 0;
  ASSERT_GT(outside, 0U);
  const auto found = warnings(study, *buildCache(study, table));
  EXPECT_TRUE(std::any_of(found.begin(), found.end(), [&](const std::string& sentence) {
    return sentence.starts_with(std::to_string(outside) + " of ");
  }));
}

TEST(Warnings, AConstantTargetIsSaid) {
  Dataset dataset = *test::builtInData("house-prices");
  for (double& value : dataset.columns[static_cast<std::size_t>(dataset.find("price"))].values) value = 3.5;
  const auto cache = buildCache(kGood, std::make_shared<const Dataset>(std::move(dataset)));
  const auto found = warnings(kGood, *cache);
  EXPECT_TRUE(std::any_of(found.begin(), found.end(), [](const std::string& sentence) {
    return sentence.find("one value") != std::string::npos;
  }));
}

/// The 6 values of RR-on-Bins are 1 apart: a mean squared error of 1/12.
TEST(RoundingNotes, SayHowCoarselyLabelsAreSeen) {
  Study study = kGood;
  study.data.lower = 0;
  study.data.upper = 5;
  EXPECT_TRUE(roundingNotes(study).empty());
  study.labelPrivacy.methods = {"laplace", "unbiased", "rr-on-bins"};
  study.labelPrivacy.rrValues = 6;
  auto notes = roundingNotes(study);
  ASSERT_EQ(notes.size(), 2U);
  EXPECT_NE(notes[0].find("nearest of 6 public values, a mean squared error of 0.0833 "), std::string::npos);
  EXPECT_NE(notes[1].find("works on 32 public values"), std::string::npos);
  study.labelPrivacy.prior = PriorKind::file;
  for (const std::string& note : roundingNotes(study))
    EXPECT_NE(note.find("the values of the prior's file"), std::string::npos);
}

}  // namespace
}  // namespace epsiscope::problems_test
