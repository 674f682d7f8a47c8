#include <array>
#include <filesystem>
#include <map>

#include <gtest/gtest.h>

#include "core/run/run.h"
#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/tasks/methods.h"
#include "core/tasks/problems.h"
#include "tests/support/paths.h"
#include "tests/support/shared_files.h"
#include "tests/support/prepared.h"
#include "tests/support/test_name.h"

namespace epsiscope::paper_studies_test {
namespace {

// The studies that repeat the protocol of the RPWithPrior paper: twelve epsilons, ten splits of 80 to 20, and
// the columns that the paper prints.

struct PaperStudy {
  const char* file;
  const char* data;
  double bestAtOne;               ///< the smallest error of any published column at epsilon 1
  std::array<double, 12> readme;  ///< the errors of `best` in resources/studies/README.md
  double lastDigit;               ///< one unit of it
};

class PaperStudies : public testing::TestWithParam<PaperStudy> {
protected:
  static Study study() {
    Study study =
        readStudy(std::filesystem::path(EPSISCOPE_SOURCE_DIR) / "resources/studies" / GetParam().file);
    study.data.file = test::dataFile(GetParam().data).string();
    return study;
  }
};

TEST_P(PaperStudies, HoldThePublishedTableAndTheReasonsForItsMarks) {
  const Study paper = study();
  EXPECT_EQ(paper.epsilon.size(), 12U);
  EXPECT_EQ(paper.trials, 10);
  ASSERT_EQ(paper.published.size(), 6U);
  double best = 1e9;
  for (const PublishedColumn& column : paper.published) {
    EXPECT_EQ(column.epsilon, paper.epsilon) << column.label;
    EXPECT_EQ(column.sd.size(), column.error.size());
    EXPECT_TRUE(column.withoutPrivacy) << column.label;
    EXPECT_EQ(column.isPrivate, column.reason.empty()) << column.label;
    best = std::min(best, column.error.at(5));
  }
  EXPECT_EQ(best, GetParam().bestAtOne);
}

/// Every published column at every epsilon, private or not, by the stages that public quantities choose: its
/// error, and the difference from the same stages without privacy, as far as the published digits show.
TEST_P(PaperStudies, BestHasTheErrorsOfTheReadmeBelowEveryPublishedColumn) {
  NEEDS_FILE(test::dataFile(GetParam().data));
  Study paper = study();
  paper.labelPrivacy.methods = {kMethodBest};
  paper.labelPrivacy.learners = {kLearnerRandomFeatures};
  const auto data = loadData(paper.data, {});
  ASSERT_TRUE(problems(paper, data.get()).empty());
  const Result result = run(paper, data, {.threads = 2}, {}).value();
  std::map<double, double> error;
  std::map<double, double> none;  ///< the same stages with nothing to pay for
  for (const ResultRow& row : result.series) {
    if (row.method != kMethodBest || row.metric != "test_mse") continue;
    error[row.epsilon] = row.mean;
    none[row.epsilon] = row.withoutPrivacy;
  }
  for (std::size_t i = 0; i < paper.epsilon.size(); ++i) {
    SCOPED_TRACE(paper.epsilon[i]);
    const double ours = error.at(paper.epsilon[i]);
    EXPECT_NEAR(ours, GetParam().readme[i], GetParam().lastDigit);
    for (const PublishedColumn& column : paper.published) {
      EXPECT_LT(ours, column.error[i]) << column.label;
      // Two rounded numbers are published, so that their difference is right within a unit of the last digit.
      EXPECT_LT(ours - none.at(paper.epsilon[i]),
                column.error[i] - *column.withoutPrivacy + GetParam().lastDigit)
          << column.label;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(RpWithPrior, PaperStudies,
                         testing::Values(PaperStudy{"paper-housing.json",
                                                    "california_housing/california_housing.csv",
                                                    0.8862,
                                                    {0.486, 0.467, 0.436, 0.399, 0.383, 0.366, 0.350, 0.338,
                                                     0.332, 0.322, 0.320, 0.317},
                                                    1e-3},
                                         PaperStudy{"paper-communities.json",
                                                    "communities_crime/communities.data",
                                                    0.0411,
                                                    {0.0531, 0.0303, 0.0256, 0.0223, 0.0207, 0.0210, 0.0202,
                                                     0.0196, 0.0189, 0.0187, 0.0182, 0.0179},
                                                    1e-4}),
                         [](const auto& one) { return test::testName(one.param.file); });

}  // namespace
}  // namespace epsiscope::paper_studies_test
