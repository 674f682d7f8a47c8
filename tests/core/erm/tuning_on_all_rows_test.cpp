#include "core/erm/tuning_on_all_rows.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <vector>

#include "core/base/borrowed.h"
#include "core/erm/dense_rows.h"
#include "core/privacy/custodian.h"
#include "core/privacy/transcript.h"
#include "core/random/shuffle.h"
#include "tests/support/adult.h"

namespace epsiscope::tuning_on_all_rows_test {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

struct Table {
  DenseRows rows;
  VectorXd y;

  LabelledRows held() const { return {borrowed(rows), y}; }
};

Table someTable(Index rows, std::uint64_t seed) {
  Rng rng(seed);
  MatrixXd x = MatrixXd::NullaryExpr(rows, 3, [&] { return rng.normal(); });
  VectorXd y(rows);
  for (Index i = 0; i < rows; ++i) {
    x.row(i) /= std::max(1.0, x.row(i).norm());
    y(i) = x(i, 0) + 0.1 * rng.normal() > 0 ? 1 : -1;
  }
  return {DenseRows(x), y};
}

Tuning tuningBy(Perturbation method, const RowBudget& budget) {
  return {.loss = {LossKind::huber, 0.5}, .lambdas = {1e-1, 1, 3}, .method = method, .budget = budget};
}

struct Prepared {
  std::vector<ScoringPlan> plans;
  std::vector<CandidateScore> scores;
};

Prepared preparedFor(const LabelledRows& rows, const Tuning& tuning) {
  Prepared made{scoringPlans(tuning, rows.publicFacts()), {}};
  made.scores = *scoresOn(rows, made.plans);
  return made;
}

TunedOnAllRows tuned(const LabelledRows& rows, const Tuning& tuning, const Prepared& by,
                     const Custodian& custodian) {
  return *tuneOnAllRows({rows, custodian}, {by.scores, custodian}, by.plans, tuning);
}

TEST(TuneOnAllRows, BooksTheWholeBudgetAndNoMore) {
  const Table table = someTable(300, 1);
  for (const Perturbation method :
       {Perturbation::output, Perturbation::objective, Perturbation::objectiveTight,
        Perturbation::objectiveHalved, Perturbation::outputGaussian, Perturbation::objectiveGaussian}) {
    const Tuning tuning = tuningBy(method, {2, 1e-5});
    Rng rng(2);
    const Custodian custodian(rng);
    tuned(table.held(), tuning, preparedFor(table.held(), tuning), custodian);
    const Booking price = custodian.price();
    EXPECT_NEAR(price.epsilon, 2, 1e-12);
    EXPECT_EQ(price.delta, isGaussian(method) ? 1e-5 : 0);
    EXPECT_EQ(price.neighbours, Booking::Neighbours::row);
    EXPECT_EQ(price.unproved, "");
  }
}

TEST(TuneOnAllRows, LearnsFromAllRowsWithTheRestOfTheBudget) {
  const Table table = someTable(300, 3);
  const Tuning tuning = tuningBy(Perturbation::objectiveTight, 2);
  const Prepared by = preparedFor(table.held(), tuning);
  Rng rng(4), same(4);
  const TunedOnAllRows found = tuned(table.held(), tuning, by, Custodian(rng));
  same.uniform();  // the choice
  const PrivateFit alone = fitPrivately({table.held(), Custodian(same)}, tuning.loss,
                                        tuning.lambdas[found.picked], tuning.method, 2 - 0.2 * 2, {});
  EXPECT_EQ(found.fit.weights, alone.weights);
  EXPECT_EQ(found.fit.plan, alone.plan);
}

TEST(TuneOnAllRows, PicksWithTheProbabilitiesItStates) {
  const Table table = someTable(80, 5);
  const Tuning tuning = tuningBy(Perturbation::output, 2);
  const Prepared by = preparedFor(table.held(), tuning);
  ASSERT_GT(by.plans.size(), 1U);
  constexpr int kDraws = 4000;
  std::vector<double> picked(tuning.lambdas.size());
  for (int draw = 0; draw < kDraws; ++draw) {
    Rng rng(static_cast<std::uint64_t>(draw));
    picked[tuned(table.held(), tuning, by, Custodian(rng)).picked] += 1;
  }
  const std::vector<double> law = pickLogProbabilities(by.plans, by.scores, 0.4);
  for (std::size_t i = 0; i < by.plans.size(); ++i) {
    const double p = std::exp(law[i]);
    EXPECT_NEAR(picked[by.plans[i].candidate] / kDraws, p, 5 * std::sqrt(p * (1 - p) / kDraws));
  }
}

/// The choice asked twice with prescribed answers, of scores that move as far as one row can move them: the
/// good one up and the bad one down.
TEST(LawsOfScores, TheChoiceTellsAllThatIsBookedForItAndNoMore) {
  const Table table = someTable(300, 6);
  const Tuning tuning = tuningBy(Perturbation::output, 5);
  Prepared by = preparedFor(table.held(), tuning);
  ASSERT_EQ(by.plans.size(), 3U);
  const double moves = std::ranges::max_element(by.plans, {}, &ScoringPlan::moves)->moves;
  for (ScoringPlan& plan : by.plans) plan.moves = moves;
  for (std::size_t i = 0; i < 3; ++i) by.scores[i].score = i == 1 ? 0 : 100 * moves;
  Prepared moved = by;
  for (std::size_t i = 0; i < 3; ++i) moved.scores[i].score += i == 1 ? moves : -moves;
  Rng rng(7);
  Transcript recorded;
  tuned(table.held(), tuning, by, Custodian(rng, &recorded));
  Transcript replay = Transcript::replayOf(recorded);
  tuned(table.held(), tuning, moved, Custodian(rng, &replay));
  EXPECT_TRUE(replay.saysTheSame());
  const Transcript::Told& choice = replay.told().front();
  EXPECT_NEAR(choice.booking.epsilon, 1, 1e-12);
  EXPECT_LE(choice.loss.most, 1 + 1e-9);
  EXPECT_GT(choice.loss.most, 0.999);
}

TEST(TuneOnAllRows, RepeatsWithTheSeedAndStopsWhenTold) {
  const Table table = someTable(100, 8);
  const Tuning tuning = tuningBy(Perturbation::objective, 2);
  const Prepared by = preparedFor(table.held(), tuning);
  Rng one(9), same(9);
  EXPECT_EQ(tuned(table.held(), tuning, by, Custodian(one)).fit.weights,
            tuned(table.held(), tuning, by, Custodian(same)).fit.weights);
  const auto stopped = [] { return false; };
  EXPECT_FALSE(scoresOn(table.held(), by.plans, stopped));
  EXPECT_FALSE(
      tuneOnAllRows({table.held(), Custodian(one)}, {by.scores, Custodian(one)}, by.plans, tuning, stopped));
}

/// Nine tenths of Adult to learn from and the others to test on, as in the paper.
struct Adult {
  LabelledRows train, test;
};

Adult splitAdult() {
  const test::Adult all = test::preparedAdult();
  std::vector<std::uint32_t> order(all.x.rows->rows());
  std::iota(order.begin(), order.end(), 0U);
  Rng rng(10);
  const std::size_t tested = order.size() / 10;
  shuffleFirst(std::span(order), tested, rng);
  const LabelledRows rows{all.x.rows, all.y};
  return {taken(rows, std::span(order).subspan(tested)), taken(rows, std::span(order).first(tested))};
}

double errorOf(const Adult& adult, const VectorXd& weights) {
  VectorXd scores;
  adult.test.x->margins(weights, scores);
  return static_cast<double>(countMistakes(scores, adult.test.y)) / static_cast<double>(adult.test.x->rows());
}

/// The mean errors of a choice on all rows, and of one by parts.
std::pair<double, double> meanErrors(const Adult& adult, Perturbation method, double epsilon, int seeds) {
  const Tuning tuning{.loss = {LossKind::huber, 0.5},
                      .lambdas = {0.001, 0.003, 0.01, 0.03, 0.1},
                      .method = method,
                      .budget = {epsilon, 1e-5}};
  const Prepared by = preparedFor(adult.train, tuning);
  std::pair<double, double> sums;
  for (int seed = 0; seed < seeds; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed)), other(static_cast<std::uint64_t>(seed));
    sums.first += errorOf(adult, tuned(adult.train, tuning, by, Custodian(rng)).fit.weights);
    const auto parts = tuningParts(adult.train.x->rows(), tuning.lambdas.size() + 1, other);
    const auto found = tunePrivately({adult.train, other}, tuning, parts);
    sums.second += errorOf(adult, found->candidates[found->picked].fit.weights);
  }
  return {sums.first / seeds, sums.second / seeds};
}

/// The constants of the choice were set on other tables.
TEST(TuneOnAllRows, MakesNoMoreMistakesOnAdultThanAChoiceByParts) {
  NEEDS_FILE(test::dataFile("adult/adult.test"));
  const Adult adult = splitAdult();
  for (const double epsilon : {0.1, 0.2, 0.5, 1.0, 2.0}) {
    const auto [onAllRows, byParts] = meanErrors(adult, Perturbation::objective, epsilon, 10);
    EXPECT_LE(onAllRows, byParts) << epsilon;
    RecordProperty("epsilon " + std::to_string(epsilon),
                   std::to_string(onAllRows) + " against " + std::to_string(byParts));
  }
}

}  // namespace
}  // namespace epsiscope::tuning_on_all_rows_test
