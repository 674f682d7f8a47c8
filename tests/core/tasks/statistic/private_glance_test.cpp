#include "core/tasks/statistic/private_glance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <vector>

#include "core/tasks/problems.h"
#include "tests/support/every_method.h"
#include "tests/support/declared_visits.h"
#include "tests/support/made_columns.h"
#include "tests/support/prepared.h"

namespace epsiscope::private_glance_test {
namespace {

using test::declaredStudy;

PrivateGlance glanceOf(const Study& study, const std::shared_ptr<const Dataset>& data, double epsilon) {
  const Study asked = glanceStudy(study, *data, epsilon);
  const auto table = PreparedTable::of(asked, data);
  EXPECT_EQ(problems(asked, *table), std::vector<Problem>{});
  return privateGlance(asked, *buildCache(asked, data)).value();
}

TEST(PrivateGlance, CostsWhatItMaySpendAndIsPrivate) {
  for (const double epsilon : {1e-6, 0.1, 1.0, 700.0}) {
    const PrivateGlance glance = glanceOf(declaredStudy(), test::visits(), epsilon);
    EXPECT_TRUE(glance.guarantee.isPrivate()) << glance.guarantee.note();
    EXPECT_LE(glance.guarantee.epsilon(), epsilon * (1 + 1e-9));
    EXPECT_GE(glance.guarantee.epsilon(), epsilon * (1 - 1e-5));
    EXPECT_EQ(glance.guarantee.neighbours(), Guarantee::Neighbours::row);
    EXPECT_EQ(glance.rows, 200u);
    ASSERT_EQ(glance.columns.size(), 3u);
    EXPECT_EQ(glance.columns[0].column, "age");
    EXPECT_EQ(glance.columns[0].quartiles.size(), 3u);
    EXPECT_EQ(glance.columns[2].categories, (std::vector<std::string>{"well", "ill"}));
    EXPECT_EQ(glance.correlations.values.size(), 1u);
  }
}

/// Where nearly nothing is hidden it is the true look, as far as bounds and cells show it.
TEST(PrivateGlance, OfAVastBudgetShowsTheTruth) {
  const auto data = test::visits(20, 400);
  const PrivateGlance glance = glanceOf(declaredStudy(), data, 1e6);
  const auto& outcome = glance.columns[2];
  const auto ill = std::accumulate(data->columns[3].codes.begin(), data->columns[3].codes.end(), 0);
  EXPECT_NEAR(outcome.counts[1], ill, 1e-3);
  EXPECT_NEAR(std::accumulate(glance.columns[0].counts.begin(), glance.columns[0].counts.end(), 0.0), 8000,
              0.1);
  EXPECT_NEAR(glance.correlations.values[0], test::pearson(*data, 1, 2), 1e-4);
}

TEST(PrivateGlance, AsksForWhatIsNotDeclared) {
  const auto data = test::visits();
  EXPECT_TRUE(glanceProblems(declaredStudy(), *data).empty());
  Study study = declaredStudy();
  study.data.columnBounds.clear();
  study.data.columns.clear();
  const auto found = glanceProblems(study, *data);
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].field, "data.column_bounds");
  EXPECT_NE(found[0].sentence.find("\"age\""), std::string::npos);
  EXPECT_EQ(found[1].field, "data.columns");
  EXPECT_NE(found[1].sentence.find("\"outcome\""), std::string::npos);
}

/// Every row counts once, and weights are looked at only where somebody lists their column.
TEST(PrivateGlance, IsOfRowsAndNotOfWeights) {
  const auto data = test::visits();
  Study weighted = test::ofPersons(declaredStudy());
  const PrivateGlance plain = glanceOf(weighted, data, 1);
  weighted.data.weight = "age";
  const PrivateGlance listed = glanceOf(weighted, data, 1);
  ASSERT_EQ(listed.columns.size(), plain.columns.size());
  for (std::size_t i = 0; i < plain.columns.size(); ++i) {
    EXPECT_EQ(listed.columns[i].column, plain.columns[i].column);
    EXPECT_EQ(listed.columns[i].counts, plain.columns[i].counts);
  }
  weighted.data.features.reset();
  const PrivateGlance others = glanceOf(weighted, data, 1);
  ASSERT_EQ(others.columns.size(), 2u);
  EXPECT_EQ(others.columns[0].column, "cost");
  EXPECT_EQ(others.columns[1].column, "outcome");
}

TEST(PrivateGlance, AsksForColumnsThatAreThere) {
  const auto data = test::visits();
  Study study = declaredStudy();
  study.data.target = "costs";
  study.data.features = {{"age", "height"}};
  ASSERT_EQ(glanceProblems(study, *data).size(), 2u);
  EXPECT_EQ(glanceProblems(study, *data)[0].field, "data.target");
  EXPECT_EQ(glanceProblems(study, *data)[1].field, "data.features");
  study.data.target.clear();
  study.data.features->clear();
  EXPECT_EQ(glanceProblems(study, *data).size(), 1u) << "of no column nothing can be seen";
}

/// The proof that a replay measures what is promised stands beside Transcript. Any row becomes any other one.
TEST(PrivateGlance, TellsAnotherTableApartByNoMoreThanItPromises) {
  constexpr double kEpsilon = 0.8;
  const auto data = test::visits();
  const Study asked = glanceStudy(declaredStudy(), *data, kEpsilon);
  double most = 0;
  for (std::size_t row = 0; row < data->rows(); row += 9) {
    const auto cache = buildCache(asked, data),
               cacheOfOther = buildCache(asked, test::withOtherRow(*data, row));
    Transcript recorded;
    privateGlance(asked, *cache, {}, &recorded);
    Transcript replayed = Transcript::replayOf(recorded);
    privateGlance(asked, *cacheOfOther, {}, &replayed);
    EXPECT_TRUE(replayed.saysTheSame()) << "something that was not asked for is told";
    EXPECT_EQ(replayed.loss().moved, 0);
    EXPECT_LE(replayed.loss().most, kEpsilon * (1 + 1e-9)) << row;
    most = std::max(most, replayed.loss().most);
  }
  EXPECT_GT(most, kEpsilon / 4) << "the tables differ in what is asked";
}

/// The rows of a person are protected together, so that the noise is for all of them.
TEST(PrivateGlance, OfPeopleHasNoiseForAllTheirRows) {
  const auto data = test::visits();
  const Study person = test::ofPersons(declaredStudy());
  const PrivateGlance glance = glanceOf(person, data, 1), ofRows = glanceOf(declaredStudy(), data, 1);
  EXPECT_TRUE(glance.guarantee.isPrivate()) << glance.guarantee.note();
  EXPECT_EQ(glance.guarantee.unit(), protectedUnit(person.data));
  EXPECT_NEAR(glance.columns[2].halfWidth, test::kVisits * ofRows.columns[2].halfWidth, 1e-9);
}

/// Means of 400 draws: five standard errors.
TEST(PrivateGlance, HasTheErrorsThatItSays) {
  constexpr int kDraws = 400;
  const auto data = test::visits(20, 400);
  Study study = declaredStudy();
  const PrivateGlance truth = glanceOf(study, data, 1e9);
  double distance = 0, distances = 0, error = 0, said = 0;
  int within = 0, quartilesWithin = 0;
  for (int draw = 0; draw < kDraws; ++draw) {
    study.seed = static_cast<std::uint64_t>(draw) + 1;
    const PrivateGlance glance = glanceOf(study, data, 1);
    double one = 0;
    // The cells depend on epsilon; those of a text do not.
    for (std::size_t cell = 0; cell < 2; ++cell)
      one += std::abs(glance.columns[2].counts[cell] - truth.columns[2].counts[cell]) / 2 / 8000;
    distance += one / kDraws;
    distances += one * one / kDraws;
    if (std::abs(glance.columns[2].counts[0] - truth.columns[2].counts[0]) <= glance.columns[2].halfWidth)
      ++within;
    error += std::pow(glance.correlations.values[0] - truth.correlations.values[0], 2) / kDraws;
    said += glance.correlations.errors[0] / kDraws;
    const PrivateGlance::Quartile& median = glance.columns[1].quartiles[1];
    if (std::abs(median.value - truth.columns[1].quartiles[1].value) <= median.halfWidth) ++quartilesWithin;
  }
  const double standardError = std::sqrt((distances - distance * distance) / kDraws);
  study.seed = 1;
  EXPECT_NEAR(distance, glanceOf(study, data, 1).columns[2].totalVariation, 5 * standardError);
  EXPECT_NEAR(within, PrivateGlance::kLevel * kDraws, 5 * std::sqrt(kDraws * 0.95 * 0.05));
  EXPECT_GE(quartilesWithin, 0.9 * kDraws) << "half-widths of quartiles are estimated";
  EXPECT_NEAR(std::sqrt(error) / said, 1, 0.25);
}

}  // namespace
}  // namespace epsiscope::private_glance_test
