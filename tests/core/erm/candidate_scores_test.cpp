#include "core/erm/candidate_scores.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "core/base/borrowed.h"
#include "core/erm/dense_rows.h"
#include "core/erm/fourier_rows.h"
#include "core/erm/perturbation_law.h"
#include "core/erm/private_fit.h"
#include "core/random/rng.h"
#include "tests/core/erm/sparse_rows.h"

namespace epsiscope::candidate_scores_test {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

const std::vector<Loss> kLosses = {
    {LossKind::logistic}, {LossKind::huber, 0.5}, {LossKind::huber, 0.1}, {LossKind::smoothedHinge, 0.5}};
const std::vector<Perturbation> kMethods = {Perturbation::output, Perturbation::objective,
                                            Perturbation::objectiveTight, Perturbation::outputGaussian,
                                            Perturbation::objectiveGaussian};

struct Table {
  MatrixXd x;
  VectorXd y;

  PublicRows facts() const {
    return {.rows = static_cast<std::size_t>(x.rows()), .columns = static_cast<std::size_t>(x.cols())};
  }
};

Table randomTable(Index rows, Index columns, Rng& rng) {
  Table table{MatrixXd::NullaryExpr(rows, columns, [&] { return rng.normal(); }), VectorXd(rows)};
  const VectorXd direction = VectorXd::NullaryExpr(columns, [&] { return rng.normal(); }).normalized();
  for (Index i = 0; i < rows; ++i) {
    table.x.row(i) *= rng.uniform() / table.x.row(i).norm();
    table.y(i) = table.x.row(i).dot(direction) + 0.2 * rng.normal() > 0 ? 1 : -1;
  }
  return table;
}

CandidateScore scoreOn(const Table& table, const ScoringPlan& plan) {
  const DenseRows rows(table.x);
  return scoresOn({borrowed(rows), table.y}, std::span(&plan, 1))->front();
}

ScoringPlan planOf(Perturbation method, const Loss& loss, const PublicRows& facts, double lambda,
                   double epsilon) {
  return planScoring(method, loss, facts, planPerturbation(method, loss, facts, lambda, {epsilon, 1e-6}));
}

/// Brute force over a fine grid.
TEST(LargestPull, IsTheTopOfWhatARowPulls) {
  std::vector<Loss> losses = kLosses;
  losses.push_back({LossKind::huber, 40});
  losses.push_back({LossKind::smoothedHinge, 900});
  for (const Loss& loss : losses) {
    double top = 0;
    for (int i = 1; i <= 2'000'000; ++i) {
      const double z = (2 + loss.h) * i / 2e6;
      top = std::max(top, -derivative(loss, z) * z);
    }
    EXPECT_GE(largestPull(loss), top);
    EXPECT_LT(largestPull(loss), top * 1.001);
  }
  EXPECT_NEAR(largestPull({LossKind::logistic}), 0.2784645427610738, 3e-4) << "Lambert's W(1/e)";
  EXPECT_NEAR(largestPull({LossKind::huber, 0.5}), 1.5 * 1.5 / 4, 6e-4) << "(1 + h)^2/(8 h)";
}

/// l'' of a hinge is a law; noise adds its variance.
double varianceOfBend(const Loss& loss, double times) {
  constexpr int kSteps = 400'000;
  const double reach = times * (loss.kind == LossKind::logistic ? 60 : 2 * loss.h);
  const double corner = loss.kind == LossKind::logistic ? 0 : 1;
  double mass = 0, square = 0;
  for (int i = 0; i < kSteps; ++i) {
    const double from = reach * (2 * (i + 0.5) / kSteps - 1);
    const double bend = secondDerivative(loss, (corner + from) / times) / times * 2 * reach / kSteps;
    mass += bend;
    square += bend * from * from;
  }
  EXPECT_NEAR(mass, 1, 1e-4);
  return square;
}

TEST(ScoringPlan, AddsTheNoiseToTheCornerOfTheLoss) {
  const PublicRows facts{.rows = 5000, .columns = 20};
  for (const Loss& loss : kLosses)
    for (const double epsilon : {0.1, 1.0}) {
      const ScoringPlan plan = planOf(Perturbation::output, loss, facts, 0.01, epsilon);
      const double variance = varianceOfBend(loss, 1) + plan.blur * plan.blur;
      EXPECT_NEAR(varianceOfBend(plan.objective.loss, plan.times), variance, 1e-3 * variance);
    }
}

/// The score of a logistic loss is that of s log(1 + e^(-z/s)), found here by itself.
TEST(ScoringPlan, OfALogisticLossIsTheBlurredOne) {
  Rng rng(4);
  const Table table = randomTable(80, 1, rng);
  const ScoringPlan plan = planOf(Perturbation::output, {LossKind::logistic}, table.facts(), 0.05, 1);
  double least = 1e9;
  for (int step = -200'000; step <= 200'000; ++step) {
    const double f = step * 1e-4;
    double sum = 0.5 * 0.05 * f * f;
    if (sum > least) continue;
    for (Index i = 0; i < table.x.rows(); ++i)
      sum += plan.times * std::log1p(std::exp(-table.y(i) * table.x(i, 0) * f / plan.times)) / 80;
    least = std::min(least, sum);
  }
  EXPECT_NEAR(scoreOn(table, plan).score, least, 1e-7);
}

TEST(ScoringPlan, BlursAsTheNoiseOfAReleaseDoes) {
  const PublicRows facts{.rows = 400, .columns = 12};
  Rng rng(5);
  for (const Perturbation method : {Perturbation::output, Perturbation::outputGaussian}) {
    const PerturbationPlan plan = planPerturbation(method, {LossKind::logistic}, facts, 0.02, {0.5, 1e-6});
    constexpr int kDraws = 40'000;
    double square = 0;
    for (int draw = 0; draw < kDraws; ++draw) square += std::pow(noiseOfPlan(plan, 12, rng)(3), 2);
    const double blur = planScoring(method, {LossKind::logistic}, facts, plan).blur;
    // Kurtosis is below 4 in 12 dimensions: five standard deviations of a mean of squares.
    EXPECT_NEAR(square / kDraws / (blur * blur), 1, 5 * std::sqrt(3.0 / kDraws));
  }
  EXPECT_EQ(planOf(Perturbation::outputGaussian, {LossKind::huber}, facts, 0.02, 1e-300).blur, 1000)
      << "noise that drowns everything";
}

/// The table with other rows in the places of the first.
Table replaced(const Table& table, const MatrixXd& rows, const VectorXd& labels) {
  Table other = table;
  other.x.topRows(rows.rows()) = rows;
  other.y.head(rows.rows()) = labels;
  return other;
}

/// Climbs from a random row to the one that moves the score most, for a person with so many rows.
double climbed(const Table& table, const ScoringPlan& plan, Index rows, Rng& rng) {
  const double own = scoreOn(table, plan).score;
  MatrixXd best(rows, table.x.cols());
  double most = 0, step = 1;
  for (int attempt = 0; attempt < 25; ++attempt) {
    MatrixXd next = best + step * MatrixXd::NullaryExpr(rows, table.x.cols(), [&] { return rng.normal(); });
    next.rowwise().normalize();
    const VectorXd labels = VectorXd::Constant(rows, rng.uniform() < 0.5 ? 1 : -1);
    const double moved = std::abs(scoreOn(replaced(table, next, labels), plan).score - own);
    if (moved <= most) {
      step *= 0.8;
      continue;
    }
    most = moved;
    best = next;
  }
  return most;
}

TEST(LawsOfScores, AReplacedRowMovesNoneByMoreThanItsPlanSays) {
  Rng rng(6);
  for (const Loss& loss : kLosses)
    for (const Perturbation method : kMethods)
      for (const double lambda : {1e-3, 0.1, 3.0}) {
        const Table table = randomTable(5 + static_cast<Index>(rng.below(40)), 3, rng);
        const double epsilon = std::exp(4 * rng.uniform() - 2);
        const ScoringPlan plan = planOf(method, loss, table.facts(), lambda, epsilon);
        ASSERT_TRUE(scoreOn(table, plan).reached);
        EXPECT_LE(climbed(table, plan, 1, rng), plan.moves);
        EXPECT_LE(climbed(table, plan, 4, rng), 4 * plan.moves) << "all rows of a person";
      }
}

/// Short rows pull with all they can, and one long row turns round. Without noise worth a word, where the
/// score of huber is known: the bend of many rows keeps the minimum.
TEST(LawsOfScores, ABoundIsAttainedWhereShortRowsPullWithAllTheyCan) {
  constexpr Index kRows = 20'000;
  constexpr double kLambda = 0.01;
  const Loss loss{LossKind::huber, 0.5};
  const ScoringPlan plan = planOf(Perturbation::output, loss, {.rows = kRows, .columns = 1}, kLambda, 1e4);
  // -l'(z) z is largest at z = 3/4.
  const double f = std::sqrt(1.5 * 1.5 / 4 / kLambda);
  Table table{MatrixXd::Constant(kRows, 1, 0.75 / f), VectorXd::Ones(kRows)};
  table.x(0, 0) = 1;
  const Table other = replaced(table, MatrixXd::Ones(1, 1), -VectorXd::Ones(1));
  const double moved = scoreOn(other, plan).score - scoreOn(table, plan).score;
  EXPECT_LE(moved, plan.moves);
  EXPECT_GT(moved, 0.99 * plan.moves);
}

TEST(Scores, OfSparseRowsAndOfRandomFeaturesAreThoseOfTheSameRowsInFull) {
  Rng rng(7);
  const Table table = randomTable(60, 4, rng);
  const ScoringPlan plan = planOf(Perturbation::objective, {LossKind::huber}, table.facts(), 0.01, 1);
  const SparseRows sparse = test::sparseRows(table.x);
  const auto onSparse = scoresOn({borrowed(sparse), table.y}, std::span(&plan, 1));
  EXPECT_NEAR(onSparse->front().score, scoreOn(table, plan).score, 1e-12);
  const auto mapped = FourierRows(4, 8, 2, rng).map(sparse, 1);
  const Table features{mapped->matrix(), table.y};
  const ScoringPlan ofFeatures =
      planOf(Perturbation::objective, {LossKind::huber}, features.facts(), 0.01, 1);
  EXPECT_LE(climbed(features, ofFeatures, 1, rng), ofFeatures.moves);
}

TEST(Contenders, AreThoseWhoseNoiseLeavesAMarginOrTheQuietest) {
  const auto left = [](const std::vector<double>& blurs) {
    std::vector<ScoringPlan> plans;
    for (const double blur : blurs) plans.push_back({.candidate = plans.size(), .blur = blur});
    std::vector<std::size_t> places;
    for (const ScoringPlan& plan : contenders(plans)) places.push_back(plan.candidate);
    return places;
  };
  EXPECT_EQ(left({3, 0.69, 0.71, 0.1}), (std::vector<std::size_t>{1, 3}));
  EXPECT_EQ(left({9, 4, 1000, 4}), (std::vector<std::size_t>{1, 3}));
  EXPECT_TRUE(left({}).empty());
}

struct Choice {
  std::vector<ScoringPlan> plans;
  std::vector<CandidateScore> scores;

  std::vector<double> law(double epsilon) const { return pickLogProbabilities(plans, scores, epsilon); }
};

Choice randomChoice(Rng& rng) {
  Choice choice;
  const std::size_t count = 1 + rng.below(6);
  for (std::size_t i = 0; i < count; ++i) {
    choice.plans.push_back({.candidate = i, .moves = std::exp(-8 * rng.uniform())});
    choice.scores.push_back({.score = rng.uniform(), .reached = true});
  }
  return choice;
}

TEST(PickProbabilities, AreThoseOfTheDefinition) {
  Rng rng(8);
  for (int trial = 0; trial < 2000; ++trial) {
    const Choice choice = randomChoice(rng);
    const double epsilon = std::exp(12 * rng.uniform() - 6);
    long double moves = 0, sum = 0, least = 1e9;
    for (const ScoringPlan& plan : choice.plans) moves = std::max<long double>(moves, plan.moves);
    for (const CandidateScore& one : choice.scores) least = std::min<long double>(least, one.score);
    for (const CandidateScore& one : choice.scores)
      sum += std::exp(-epsilon * (one.score - least) / (2 * moves));
    const std::vector<double> found = choice.law(epsilon);
    for (std::size_t i = 0; i < found.size(); ++i) {
      const long double expected = -epsilon * (choice.scores[i].score - least) / (2 * moves) - std::log(sum);
      EXPECT_NEAR(found[i], static_cast<double>(expected), 1e-11 * (1 + std::abs(found[i])));
    }
  }
}

/// How much the worst pick tells, if each score moves as far as it may, up, down or not at all.
double worstLoss(const Choice& choice, double epsilon, Rng& rng) {
  const std::vector<double> law = choice.law(epsilon);
  double worst = 0;
  for (int attempt = 0; attempt < 40; ++attempt) {
    Choice other = choice;
    for (std::size_t i = 0; i < law.size(); ++i)
      other.scores[i].score += other.plans[i].moves * (static_cast<double>(rng.below(3)) - 1);
    const std::vector<double> otherLaw = other.law(epsilon);
    for (std::size_t i = 0; i < law.size(); ++i) worst = std::max(worst, std::abs(law[i] - otherLaw[i]));
  }
  return worst;
}

TEST(PickProbabilities, AreEpsilonPrivateForScoresThatMoveAsFarAsTheyMay) {
  Rng rng(9);
  for (const double epsilon : {1e-3, 0.1, 1.0, 8.0})
    for (int trial = 0; trial < 500; ++trial)
      ASSERT_LE(worstLoss(randomChoice(rng), epsilon, rng), epsilon * (1 + 1e-9));
}

/// The row makes the bad candidate better and the good one worse.
TEST(PickProbabilities, NeedAllOfEpsilon) {
  for (const double epsilon : {0.1, 1.0, 8.0}) {
    Choice choice{{{.candidate = 0, .moves = 1}, {.candidate = 1, .moves = 1}},
                  {{.score = 60 / epsilon}, {}}};
    const double before = choice.law(epsilon)[0];
    choice.scores = {{.score = 60 / epsilon - 1}, {.score = 1}};
    EXPECT_NEAR(choice.law(epsilon)[0] - before, epsilon, 1e-6 * epsilon);
  }
}

}  // namespace
}  // namespace epsiscope::candidate_scores_test
