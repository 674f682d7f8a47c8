#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/learners/ridge_cache.h"
#include "core/privacy/custodian.h"
#include "core/random/rng.h"
#include "core/tasks/label_privacy/inputs.h"
#include "core/tasks/label_privacy/split.h"
#include "core/tasks/prepared_table.h"
#include "tests/support/best_tables.h"

namespace epsiscope::best_test {
namespace {

// The promises of "best", held on tables on which none of its constants was chosen, with bounds as wide as
// the labels, twice and six times as wide; resources/studies/README.md says them. With people times epsilon
// from 300 on it is within 5 % of the best that it is made of, and on average within 2 %; with fewer it is
// never twice as far off. From a thousand on it is near all other methods too. The benchmark has more
// epsilons.

/// The mean error of "best" over splits and draws of noise, and that of what it is made of: central ridge on
/// plain and on random features, two stages, the private mean.
struct BestAndParts {
  double peopleTimesEpsilon = 0;
  double best = 0, standardError = 0;  ///< of the draws of noise
  double part = 0;                     ///< the smallest

  double ratio() const { return best / part; }
  /// Below so many times the part but for the sampling error of the draws: three of their standard errors.
  bool isWithin(double times) const { return best - 3 * standardError < times * part; }
};

std::vector<BestAndParts> bestAndParts(const Study& study, const std::vector<double>& peopleTimesEpsilon) {
  constexpr int kSplits = 3;
  const auto table = PreparedTable::of(study, loadData(study.data, {}));
  const bool clip = study.labelPrivacy.clipPredictions;
  const LearnerUse use{.randomFeatures = true, .centralRidge = true, .staged = true};
  std::vector<BestAndParts> all(peopleTimesEpsilon.size());
  std::vector<std::array<double, 4>> parts(all.size(), {0, 0, 0, 0});
  for (int trial = 1; trial <= kSplits; ++trial) {
    LabelPrivacyInputs inputs = labelPrivacyInputs(study, use, {});
    inputs.split.trial = trial;
    const auto learners = SplitLearners::build(inputs, table->data(), 2);
    const auto people = static_cast<double>(learners->ridge().trainRows());
    for (std::size_t i = 0; i < all.size(); ++i) {
      const double own = peopleTimesEpsilon[i] / people;
      const auto drawn = [&](StagedMethod method, Eigen::Index draws) {
        Eigen::ArrayXd errors(draws);
        for (Eigen::Index draw = 0; draw < draws; ++draw) {
          Rng rng(static_cast<std::uint64_t>(1000 * trial + draw));
          const StagedFit fit = learners->staged().fit(method, own, Custodian(rng));
          errors(draw) = learners->staged().testError(fit, method, own, clip);
        }
        return errors;
      };
      const Eigen::ArrayXd errorsOfBest = drawn(StagedMethod::bestCentral, 10);
      const auto draws = static_cast<double>(errorsOfBest.size());
      const double mean = errorsOfBest.mean();
      all[i].peopleTimesEpsilon = peopleTimesEpsilon[i];
      all[i].best += mean / kSplits;
      all[i].standardError +=
          (errorsOfBest - mean).square().sum() / (draws * (draws - 1)) / (kSplits * kSplits);
      const std::array<double, 4> errors{learners->central(kLearnerRidge).expectedError(own, clip),
                                         learners->central(kLearnerRandomFeatures).expectedError(own, clip),
                                         drawn(StagedMethod::rpTwoStage, 4).mean(),
                                         learners->ridge().expectedErrorOfMean(own)};
      for (std::size_t part = 0; part < errors.size(); ++part) parts[i][part] += errors[part] / kSplits;
    }
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    all[i].standardError = std::sqrt(all[i].standardError);
    all[i].part = std::ranges::min(parts[i]);
  }
  return all;
}

struct AnyTable {
  const char* name;
  Study (*study)();
};

Study studyOfFile(const char* file, const char* target, double lower, double upper) {
  Study study;
  study.data.file = test::dataFile(file).string();
  study.data.target = target;
  study.data.missing = MissingRule::dropRows;
  study.data.lower = lower;
  study.data.upper = upper;
  return study;
}

Study studyOfPlan(const DataPlan& plan) {
  Study study;
  study.data.file = "builtin:plan";
  study.data.target = "label";
  study.data.plan = plan;
  study.data.lower = 0;
  study.data.upper = 60;
  return study;
}

constexpr AnyTable kUntouched[] = {
    {"Wages", [] { return studyOfFile("tables/SLID.csv", "wages", 0, 50); }},
    {"HourlyWages", [] { return studyOfFile("tables/CPS1985.csv", "wage", 0, 45); }},
    {"Salaries", [] { return studyOfFile("tables/Salaries.csv", "salary", 50'000, 250'000); }},
    {"Ages", [] { return studyOfFile("pums/PUMS_california_demographics_1000.csv", "age", 18, 95); }},
    {"Incomes",
     [] { return studyOfFile("pums/PUMS_california_demographics_1000.csv", "income", 0, 200'000); }}};

class BestParts : public testing::TestWithParam<AnyTable> {};

TEST_P(BestParts, AreNotMuchBetterThanTheWhole) {
  Study study = GetParam().study();
  NEEDS_FILE(study.data.file);
  const double lower = *study.data.lower, width = *study.data.upper - lower;
  double sum = 0;
  int many = 0;
  for (const double times : {1.0, 6.0}) {
    study.data.lower = lower - (times - 1) * width / 3;
    study.data.upper = lower + width + (times - 1) * width * 2 / 3;
    for (const BestAndParts& one : bestAndParts(study, {60, 130, 220, 320, 500, 900})) {
      const bool isMany = one.peopleTimesEpsilon >= 300;
      EXPECT_TRUE(one.isWithin(isMany ? 1.05 : 2))
          << one.ratio() << " with people times epsilon " << one.peopleTimesEpsilon << ", bounds " << times
          << " times as wide";
      if (!isMany) continue;
      sum += std::max(1.0, one.ratio());
      ++many;
    }
  }
  EXPECT_LT(sum / many, 1.02);
}

INSTANTIATE_TEST_SUITE_P(Tables, BestParts, testing::ValuesIn(kUntouched),
                         [](const auto& one) { return std::string(one.param.name); });

/// Where the sums of labels, which need the components, were once left out or drowned.
TEST(BestOfFew, CommunitiesAtATenth) {
  Study study;
  study.data.file = test::dataFile("communities_crime/communities.data").string();
  NEEDS_FILE(study.data.file);
  study.data.recipe = "communities";
  study.data = applyRecipe(study.data, recipeOf(study.data));
  study.data.lower = 0;
  study.data.upper = 1;
  const BestAndParts one = bestAndParts(study, {0.1 * 1595}).front();
  EXPECT_LT(one.best, 0.034);
  EXPECT_TRUE(one.isWithin(1.15)) << one.ratio();
}

/// As many people and features as a table of schools has, and scores that follow them.
TEST(BestOfFew, AFewHundredSchools) {
  const Study study = studyOfPlan({.rows = 420, .features = 8, .r2 = 0.7});
  const BestAndParts one = bestAndParts(study, {0.3 * 336}).front();
  EXPECT_TRUE(one.isWithin(1.25)) << one.ratio();
}

/// As many people as a table of wines has, and marks that use a sixth of the bounds.
TEST(BestOfFew, WinesInBoundsSixTimesTooWide) {
  const Study study = studyOfPlan({.rows = 1599, .features = 11, .r2 = 0.36, .lower = 17.0, .upper = 27.0});
  const BestAndParts one = bestAndParts(study, {0.1 * 1279}).front();
  EXPECT_TRUE(one.isWithin(1.1)) << one.ratio();
}

/// The errors of `ours` and of others at three epsilons and three widths of the bounds.
std::vector<test::ComparedErrors> compared(const test::OrdinaryTable& table, const std::string& ours,
                                           const std::vector<std::string>& others) {
  std::vector<test::ComparedErrors> all;
  for (const double times : {1.0, 2.0, 6.0}) {
    Study study = test::studyOfTable(table, times);
    study.epsilon = {table.epsilon, 2 * table.epsilon, 4 * table.epsilon};
    study.trials = 6;
    study.labelPrivacy.methods = others;
    study.labelPrivacy.methods.push_back(ours);
    for (const auto& [epsilon, errors] : test::comparedErrors(study, ours)) all.push_back(errors);
  }
  return all;
}

/// The geometric mean of the ratios to the best other method.
double meanRatio(const std::vector<test::ComparedErrors>& all) {
  double sum = 0;
  for (const test::ComparedErrors& errors : all) sum += std::log(errors.ours / errors.other);
  return std::exp(sum / static_cast<double>(all.size()));
}

class Best : public testing::TestWithParam<test::OrdinaryTable> {};

TEST_P(Best, WithACuratorIsNearTheBestOtherAndNeverAboveThePrivateMean) {
  NEEDS_FILE(test::dataFile(std::string("tables/") + GetParam().file));
  const auto all = compared(GetParam(), kMethodBestCentral,
                            {"staircase", "rp-with-prior", "rp-with-prior-debiased", "grid-response",
                             kMethodCentralRidge, kMethodPredictMean});
  for (const test::ComparedErrors& errors : all) {
    // Six splits with one draw of noise each: a tenth is their sampling error.
    EXPECT_LT(errors.ours, 1.15 * errors.other);
    EXPECT_LT(errors.ours, 1.02 * errors.mean);
  }
  EXPECT_LT(meanRatio(all), 0.98);
}

TEST_P(Best, WithoutACuratorIsNearTheBestOtherOfItsKind) {
  NEEDS_FILE(test::dataFile(std::string("tables/") + GetParam().file));
  EXPECT_LT(meanRatio(compared(GetParam(), kMethodBestLocal, {"laplace", "staircase", "grid-response"})),
            1.05);
}

/// Three thousand rows at epsilon 1: the permitted cost of bounds that are six times too wide.
TEST(BestNarrows, SixTimesTooWideBoundsCostLittle) {
  const test::OrdinaryTable& wages = test::kReportingTables[0];
  NEEDS_FILE(test::dataFile("tables/SLID.csv"));
  const auto errorWith = [&](double times) {
    Study study = test::studyOfTable(wages, times);
    study.epsilon = {1};
    study.trials = 6;
    study.labelPrivacy.methods = {kMethodBestCentral};
    return test::comparedErrors(study, kMethodBestCentral).at(1).ours;
  };
  EXPECT_LT(errorWith(6), 1.5 * errorWith(1));
}

INSTANTIATE_TEST_SUITE_P(Tables, Best, testing::ValuesIn(test::kReportingTables),
                         [](const auto& one) { return std::string(one.param.target); });

}  // namespace
}  // namespace epsiscope::best_test
