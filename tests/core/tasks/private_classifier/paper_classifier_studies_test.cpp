#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "core/run/run.h"
#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/problems.h"
#include "tests/support/paths.h"
#include "tests/support/shared_files.h"
#include "tests/support/prepared.h"
#include "tests/support/test_name.h"

namespace epsiscope::paper_classifier_studies_test {
namespace {

// The studies that repeat section 7 of Chaudhuri, Monteleoni and Sarwate (2011).

Study studyNamed(const std::string& name) {
  return readStudy(std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources/studies" / (name + ".json"));
}

class PaperClassifierStudies : public testing::TestWithParam<const char*> {};

TEST_P(PaperClassifierStudies, HoldThePrintedTableAtEveryLambdaThatIsRun) {
  const Study study = studyNamed(std::string("paper-") + GetParam());
  EXPECT_EQ(problems(study, nullptr), std::vector<Problem>{});
  EXPECT_EQ(study.task, TaskId::privateClassifier);
  EXPECT_EQ(study.trials, 10);
  EXPECT_EQ(study.epsilon.front(), 0.1);
  ASSERT_EQ(study.published.size(), 3U);
  std::vector<double> lambdas = study.privateClassifier.lambdaSweep;
  lambdas.push_back(study.privateClassifier.lambda);
  std::sort(lambdas.begin(), lambdas.end());
  for (const PublishedColumn& column : study.published) {
    EXPECT_EQ(column.lambda, lambdas) << column.label;
    EXPECT_EQ(column.epsilon, std::vector{0.1});
    EXPECT_EQ(column.isPrivate, column.reason.empty());
  }
  // The paper picks the Lambda with the smallest error for its figures, and so does the study.
  const std::vector<double>& objective = study.published[2].error;
  const auto best = std::min_element(objective.begin(), objective.end()) - objective.begin();
  EXPECT_EQ(lambdas[static_cast<std::size_t>(best)], study.privateClassifier.lambda);
}

INSTANTIATE_TEST_SUITE_P(All, PaperClassifierStudies,
                         testing::Values("adult-logistic", "adult-huber", "kddcup-logistic", "kddcup-huber"),
                         [](const auto& one) { return test::testName(one.param); });

TEST(PaperClassifierStudy, OfAdultFitsTheFilesAsTheyArePublished) {
  NEEDS_FILE(test::dataFile("adult/adult.data"));
  for (const char* name : {"paper-adult-logistic", "paper-adult-huber"}) {
    Study study = studyNamed(name);
    study.data.file = test::dataFile("adult/adult.data").string();
    EXPECT_EQ(problems(study, loadData(study.data, {}).get()), std::vector<Problem>{}) << name;
  }
}

TEST(PaperClassifierStudy, OfKddCupFitsTheFileAsItIsPublished) {
  NEEDS_FILE(test::dataFile("kddcup99/kddcup.data_10_percent.gz"));
  Study study = studyNamed("paper-kddcup-huber");
  study.data.file = test::dataFile("kddcup99/kddcup.data_10_percent.gz").string();
  const auto data = loadData(study.data, {});
  for (const char* name : {"paper-kddcup-logistic", "paper-kddcup-huber", "paper-kddcup-logistic-curve",
                           "paper-kddcup-huber-curve"}) {
    study = studyNamed(name);
    EXPECT_EQ(problems(study, data.get()), std::vector<Problem>{}) << name;
  }
}

/// Most of its rows have many equals, whose losses are summed with rounding that does not cancel: the search
/// for minima used to stop at gradients of 2e-8 here.
TEST(PaperClassifierStudy, OfKddCupReachesEveryMinimum) {
  NEEDS_FILE(test::dataFile("kddcup99/kddcup.data_10_percent.gz"));
  Study study = studyNamed("paper-kddcup-huber");
  study.data.file = test::dataFile("kddcup99/kddcup.data_10_percent.gz").string();
  study.epsilon = {0.1};
  study.trials = 1;
  study.privateClassifier.methods = {"output", "objective"};
  study.privateClassifier.draws = 2;
  const Result result = run(study, loadData(study.data, {}), {.threads = 2}, {}).value();
  for (const std::string& note : result.notes)
    EXPECT_EQ(note.find("not every minimum"), std::string::npos) << note;
}

/// The errors printed in Table 1 at Lambda 10^-2.5 and 10^-2 for epsilon 0.1, and those of a longer run of
/// ours: the studies on all 45,222 rows, 10 trials of 50 draws, seed 1, epsilon 0.1, these two Lambdas.
struct TableOne {
  const char* loss;
  const char* method;
  double lambda;
  double printed;
  double ours, sd;  ///< over all values of the longer run
  double sdOfTrials;
};

constexpr double kLambda = 0.0031622776601683794;
constexpr int kTrials = 3, kDraws = 8;

class OnAllOfAdult : public testing::TestWithParam<TableOne> {
protected:
  /// A shorter run with another seed.
  static const Result& ran(const std::string& loss) {
    static std::map<std::string, Result> results;
    if (const auto known = results.find(loss); known != results.end()) return known->second;
    Study study = studyNamed("paper-adult-" + loss);
    study.data.file = test::dataFile("adult/adult.data").string();
    study.epsilon = {0.1};
    study.seed = 2;
    study.trials = kTrials;
    study.privateClassifier.methods = {"none", "output", "objective"};
    study.privateClassifier.lambda = kLambda;
    study.privateClassifier.lambdaSweep = {0.01};
    study.privateClassifier.draws = kDraws;
    return results[loss] = run(study, loadData(study.data, {}), {.threads = 2}, {}).value();
  }
  static double meanOf(const Result& result, const TableOne& wanted) {
    const char* kind = std::string(wanted.method) == "objective" ? "sampled" : "exact";
    return std::find_if(result.series.begin(), result.series.end(),
                        [&](const ResultRow& row) {
                          return row.method == wanted.method && row.lambda == wanted.lambda &&
                                 row.kind == kind && row.metric == "test_error";
                        })
        ->mean;
  }
};

/// The errors are within 0.02 of the printed ones, but for output perturbation at 10^-2.5, which is better
/// here: 0.288 and 0.304 where 0.316 and 0.335 are printed. Its error follows from the minimum alone, and an
/// independent computation of it gave 0.289 (logistic).
TEST_P(OnAllOfAdult, ErrorsAreThoseOfThePaper) {
  NEEDS_FILE(test::dataFile("adult/adult.test"));
  const TableOne& wanted = GetParam();
  const bool better = std::string(wanted.method) == "output" && wanted.lambda == kLambda;
  EXPECT_NEAR(meanOf(ran(wanted.loss), wanted), wanted.printed - (better ? 0.03 : 0), 0.02);
}

/// Three standard errors of this run: of its trials, whose splits differ, and of its draws.
TEST_P(OnAllOfAdult, ErrorsAreThoseOfALongerRun) {
  NEEDS_FILE(test::dataFile("adult/adult.test"));
  const TableOne& wanted = GetParam();
  const double trials = wanted.sdOfTrials * wanted.sdOfTrials / kTrials;
  const double draws = wanted.sd * wanted.sd / (kTrials * kDraws);
  EXPECT_NEAR(meanOf(ran(wanted.loss), wanted), wanted.ours, 3 * std::sqrt(trials + draws));
}

TEST_P(OnAllOfAdult, ObjectiveIsBetterThanOutput) {
  NEEDS_FILE(test::dataFile("adult/adult.test"));
  const TableOne& wanted = GetParam();
  TableOne output = wanted, objective = wanted;
  output.method = "output";
  objective.method = "objective";
  EXPECT_LT(meanOf(ran(wanted.loss), objective), meanOf(ran(wanted.loss), output));
}

/// Reached minima make the methods that are called private so.
TEST_P(OnAllOfAdult, EveryMinimumIsReached) {
  NEEDS_FILE(test::dataFile("adult/adult.test"));
  for (const std::string& note : ran(GetParam().loss).notes)
    EXPECT_EQ(note.find("not every minimum"), std::string::npos) << note;
}

INSTANTIATE_TEST_SUITE_P(
    TableOne, OnAllOfAdult,
    testing::Values(TableOne{"logistic", "none", kLambda, 0.1895, 0.1883, 0, 0.0062},
                    TableOne{"logistic", "none", 0.01, 0.2322, 0.2265, 0, 0.0075},
                    TableOne{"logistic", "output", kLambda, 0.3163, 0.2880, 0, 0.0041},
                    TableOne{"logistic", "output", 0.01, 0.2395, 0.2344, 0, 0.0059},
                    TableOne{"logistic", "objective", kLambda, 0.2161, 0.2177, 0.0147, 0.0062},
                    TableOne{"logistic", "objective", 0.01, 0.2305, 0.2291, 0.0111, 0.0075},
                    TableOne{"huber", "none", kLambda, 0.1793, 0.1793, 0, 0.0046},
                    TableOne{"huber", "none", 0.01, 0.2454, 0.2395, 0, 0.0077},
                    TableOne{"huber", "output", kLambda, 0.3352, 0.3037, 0, 0.0036},
                    TableOne{"huber", "output", 0.01, 0.2376, 0.2340, 0, 0.0063},
                    TableOne{"huber", "objective", kLambda, 0.2046, 0.2066, 0.0123, 0.0046},
                    TableOne{"huber", "objective", 0.01, 0.2319, 0.2297, 0.0120, 0.0077}),
    [](const auto& one) {
      return test::testName(std::string(one.param.loss) + "_" + one.param.method +
                            (one.param.lambda == kLambda ? "_smaller_lambda" : "_larger_lambda"));
    });

/// Half a unit of the last digit.
TEST(PaperAdult, TheReadmeHasTheErrorsOfTheStudy) {
  NEEDS_FILE(test::dataFile("adult/adult.test"));
  Study study = studyNamed("paper-adult-huber");
  study.data.file = test::dataFile("adult/adult.data").string();
  study.epsilon = {0.1};
  study.privateClassifier.methods = {"output", "objective", "objective-tight"};
  study.privateClassifier.lambdaSweep = {0.001, 0.01};
  const Result result = run(study, loadData(study.data, {}), {.threads = 2}, {}).value();
  const std::map<std::string, std::map<double, double>> printed = {
      {"output", {{0.001, 0.410}, {kLambda, 0.304}, {0.01, 0.234}}},
      {"objective", {{0.001, 0.260}, {kLambda, 0.207}, {0.01, 0.229}}},
      {"objective-tight", {{0.001, 0.224}, {kLambda, 0.203}, {0.01, 0.230}}}};
  int compared = 0;
  for (const ResultRow& row : result.series) {
    if (row.metric != "test_error" || row.kind != (row.method == "output" ? "exact" : "sampled")) continue;
    EXPECT_NEAR(row.mean, printed.at(row.method).at(row.lambda), 0.0005) << row.method << ' ' << row.lambda;
    ++compared;
  }
  EXPECT_EQ(compared, 9);
}

}  // namespace
}  // namespace epsiscope::paper_classifier_studies_test
