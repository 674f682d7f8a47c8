#include "core/base/borrowed.h"
#include "core/erm/tuning.h"

#include "tests/core/erm/sparse_rows.h"

#include <gtest/gtest.h>
#include "core/random/rng.h"
#include <vector>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace epsiscope::tuning_test {
namespace {

using Eigen::Index;
using Eigen::VectorXd;
using Parts = std::vector<std::vector<std::uint32_t>>;

TEST(TuningParts, HoldEveryRowOnceInPartsOfEqualSize) {
  for (const std::size_t rows : {4U, 23U, 100U, 45'222U})
    for (const std::size_t parts : {1U, 2U, 3U, 4U}) {
      Rng rng(1);
      const Parts found = tuningParts(rows, parts, rng);
      ASSERT_EQ(found.size(), parts);
      std::vector<std::uint32_t> all;
      for (const auto& part : found) {
        EXPECT_TRUE(std::is_sorted(part.begin(), part.end()));
        EXPECT_GE(part.size(), rows / parts);
        EXPECT_LE(part.size(), (rows + parts - 1) / parts);
        all.insert(all.end(), part.begin(), part.end());
      }
      std::sort(all.begin(), all.end());
      std::vector<std::uint32_t> expected(rows);
      std::iota(expected.begin(), expected.end(), 0U);
      EXPECT_EQ(all, expected);
    }
}

TEST(TuningParts, AreEquallyLikely) {
  // Five rows in parts of one, two and two: 30 ways.
  constexpr int kDraws = 60'000;
  std::vector<std::pair<Parts, int>> seen;
  Rng rng(2);
  for (int draw = 0; draw < kDraws; ++draw) {
    const Parts parts = tuningParts(5, 3, rng);
    const auto at = std::find_if(seen.begin(), seen.end(), [&](const auto& s) { return s.first == parts; });
    if (at == seen.end())
      seen.push_back({parts, 1});
    else
      ++at->second;
  }
  ASSERT_EQ(seen.size(), 30U);
  constexpr double kExpected = kDraws / 30.0;
  double chiSquare = 0;
  for (const auto& [parts, count] : seen) chiSquare += std::pow(count - kExpected, 2) / kExpected;
  EXPECT_LT(chiSquare, 80.4);  // 29 degrees of freedom: beyond 80.4 with probability 1e-6
}

TEST(TuningParts, FewRowsAreAProblemThatSaysWhy) {
  EXPECT_FALSE(tuningProblem(6, 5));
  const auto problem = tuningProblem(5, 5);
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->field, "private_classifier.tune");
  EXPECT_EQ(
      problem->sentence,
      "There are 5 candidates for lambda and 5 rows to learn from. Each candidate needs rows of its own, "
      "and more rows are needed to judge them; name fewer candidates or use more rows.");
}

/// log P(i) with 64-bit mantissas.
std::vector<long double> logProbabilities(const std::vector<std::size_t>& mistakes, double epsilon) {
  const auto exponent = [&](std::size_t count) { return -static_cast<long double>(epsilon) * count / 2; };
  const long double largest = exponent(*std::min_element(mistakes.begin(), mistakes.end()));
  long double sum = 0;
  for (const std::size_t count : mistakes) sum += std::exp(exponent(count) - largest);
  std::vector<long double> result;
  for (const std::size_t count : mistakes) result.push_back(exponent(count) - largest - std::log(sum));
  return result;
}

TEST(TuningProbabilities, MatchTheDefinitionForAnyNumberOfMistakes) {
  const std::vector<std::vector<std::size_t>> cases = {
      {0}, {3, 3}, {0, 1, 2}, {5000, 5001, 5002}, {9000, 12, 4000}, {1'000'000, 1'000'003, 999'990}};
  for (const auto& mistakes : cases)
    for (const double epsilon : {1e-6, 0.1, 1.0, 20.0, 700.0}) {
      const std::vector<double> found = tuningProbabilities(mistakes, epsilon);
      const std::vector<long double> expected = logProbabilities(mistakes, epsilon);
      EXPECT_NEAR(std::accumulate(found.begin(), found.end(), 0.0), 1, 1e-15);
      for (std::size_t i = 0; i < found.size(); ++i) {
        if (expected[i] < -700)
          EXPECT_LT(found[i], 1e-300);
        else
          EXPECT_NEAR(found[i] / static_cast<double>(std::exp(expected[i])), 1, 1e-12) << epsilon;
      }
    }
}

TEST(TuningProbabilities, DependOnDifferencesAlone) {
  const std::vector<std::size_t> few = {4, 0, 9}, many = {7'000'004, 7'000'000, 7'000'009};
  EXPECT_EQ(tuningProbabilities(few, 0.3), tuningProbabilities(many, 0.3));
  EXPECT_NEAR(tuningProbabilities(many, 0.3)[1] / tuningProbabilities(many, 0.3)[0], std::exp(0.6), 1e-14);
}

/// The largest |log P(i) - log P'(i)|.
double logRatio(const std::vector<std::size_t>& mistakes, const std::vector<std::size_t>& neighbour,
                double epsilon) {
  const auto one = logProbabilities(mistakes, epsilon), other = logProbabilities(neighbour, epsilon);
  long double largest = 0;
  for (std::size_t i = 0; i < one.size(); ++i) largest = std::max(largest, std::abs(one[i] - other[i]));
  return static_cast<double>(largest);
}

/// The largest |log P(i) - log P'(i)| of the probabilities used for drawing, where both are numbers of full
/// precision.
double drawnLogRatio(const std::vector<std::size_t>& mistakes, const std::vector<std::size_t>& neighbour,
                     double epsilon) {
  const std::vector<double> one = tuningProbabilities(mistakes, epsilon),
                            other = tuningProbabilities(neighbour, epsilon);
  double largest = 0;
  for (std::size_t i = 0; i < one.size(); ++i)
    if (std::min(one[i], other[i]) > 1e-290)
      largest = std::max(largest, std::abs(std::log(one[i]) - std::log(other[i])));
  return largest;
}

TEST(TuningProbabilities, AreEpsilonPrivateForCountsThatChangeByOne) {
  Rng rng(3);
  for (const double epsilon : {1e-3, 0.1, 1.0, 8.0})
    for (int pair = 0; pair < 20'000; ++pair) {
      std::vector<std::size_t> mistakes(1 + rng.below(6)), neighbour;
      for (std::size_t& count : mistakes) count = 1 + rng.below(pair % 2 == 0 ? 4 : 400);
      for (const std::size_t count : mistakes) neighbour.push_back(count + rng.below(3) - 1);
      ASSERT_LE(logRatio(mistakes, neighbour, epsilon), epsilon * (1 + 1e-12));
      // Logarithms up to 668 lose 1e-13 each.
      ASSERT_LE(drawnLogRatio(mistakes, neighbour, epsilon), epsilon + 1e-12);
    }
}

TEST(TuningProbabilities, NeedAllOfEpsilon) {
  // The row makes the bad candidate better and the good one worse: a larger factor than epsilon/2 in the
  // exponent would break the promise.
  for (const double epsilon : {0.1, 1.0, 8.0}) {
    const auto apart = static_cast<std::size_t>(60 / epsilon);
    EXPECT_GT(logRatio({apart, 0}, {apart - 1, 1}, epsilon), 0.999 * epsilon);
  }
}

struct Table {
  Eigen::MatrixXd x;
  VectorXd labels;
};

/// Rows of the unit ball whose class is mostly the sign of the first coordinate.
Table someTable(Index rows, Index columns, std::uint64_t seed) {
  Rng rng(seed);
  Table table{Eigen::MatrixXd::NullaryExpr(rows, columns, [&] { return rng.normal(); }), VectorXd(rows)};
  for (Index i = 0; i < rows; ++i) {
    table.x.row(i) /= std::max(1.0, table.x.row(i).norm());
    table.labels(i) = table.x(i, 0) + 0.1 * rng.normal() > 0 ? 1 : -1;
  }
  return table;
}

LabelledRows judgesOf(const Table& table, const Parts& parts) {
  const auto rows = test::sparseRows(table.x);
  return taken({borrowed(rows), table.labels}, parts.back());
}

std::vector<std::size_t> mistakesOf(const Table& table, const Parts& parts, const TuningResult& result) {
  return judgementOf(judgesOf(table, parts), result.candidates, 1).mistakes;
}

TuningResult tuned(const Table& table, const Tuning& tuning, const Parts& parts, std::uint64_t seed) {
  Rng rng(seed);
  const auto rows = test::sparseRows(table.x);
  return *tunePrivately({{borrowed(rows), table.labels}, rng}, tuning, parts);
}

const Tuning kTuning{.loss = {LossKind::huber, 0.5}, .lambdas = {1e-3, 1e-2, 1e-1}, .budget = 2};

Parts partsOf(std::size_t rows, std::size_t parts) {
  Rng rng(11);
  return tuningParts(rows, parts, rng);
}

TEST(TunePrivately, TrainsEachCandidateOnItsPartWithEpsilon) {
  const Table table = someTable(203, 3, 4);
  const Parts parts = partsOf(203, 4);
  for (const Perturbation method :
       {Perturbation::output, Perturbation::objective, Perturbation::objectiveTight}) {
    Tuning tuning = kTuning;
    tuning.method = method;
    const TuningResult result = tuned(table, tuning, parts, 7);
    EXPECT_TRUE(result.reached);
    EXPECT_EQ(result.judges, parts[3].size());
    Rng rng(7);
    for (std::size_t i = 0; i < 3; ++i) {
      const TuningCandidate& candidate = result.candidates[i];
      EXPECT_EQ(candidate.lambda, tuning.lambdas[i]);
      EXPECT_EQ(candidate.rows, parts[i].size());
      EXPECT_EQ(candidate.fit.plan,
                planPerturbation(method, tuning.loss, {.rows = parts[i].size(), .columns = 3},
                                 tuning.lambdas[i], tuning.budget));
      const VectorXd labels = table.labels(parts[i]);
      const auto rows = test::sparseRows(table.x(parts[i], Eigen::all));
      const PrivateFit alone = fitPrivately({{borrowed(rows), labels}, rng}, tuning.loss, tuning.lambdas[i],
                                            method, tuning.budget, {});
      EXPECT_EQ(candidate.fit.weights, alone.weights);
      std::size_t mistakes = 0;
      for (const std::uint32_t row : parts[3])
        mistakes += (table.x.row(row).dot(alone.weights) > 0) == (table.labels(row) > 0) ? 0 : 1;
      EXPECT_EQ(mistakesOf(table, parts, result)[i], mistakes);
    }
  }
}

TEST(TunePrivately, PicksWithTheProbabilitiesItStates) {
  const Table table = someTable(40, 2, 5);
  const Parts parts = partsOf(40, 4);
  // The noise differs from draw to draw, and the probabilities with it: the sum of (picked i) - p_i is a
  // martingale with steps of at most 1.
  constexpr int kDraws = 20'000;
  std::vector<double> excess(3);
  for (int draw = 0; draw < kDraws; ++draw) {
    const TuningResult result = tuned(table, kTuning, parts, static_cast<std::uint64_t>(draw));
    const Judgement truth = judgementOf(judgesOf(table, parts), result.candidates, kTuning.budget.epsilon);
    for (std::size_t i = 0; i < 3; ++i) excess[i] += (result.picked == i ? 1 : 0) - truth.probabilities[i];
  }
  // Azuma and Hoeffding: missed with probability 1e-6.
  for (const double sum : excess) EXPECT_LT(std::abs(sum), std::sqrt(2 * kDraws * std::log(2 / 1e-6)));
}

TEST(TunePrivately, PicksTheFewestMistakesForALargeEpsilon) {
  const Table table = someTable(400, 2, 6);
  Tuning tuning = kTuning;
  tuning.lambdas = {1e-3, 1e-9};  // the second of which is all noise
  tuning.method = Perturbation::output;
  tuning.budget = 100;
  const TuningResult result = tuned(table, tuning, partsOf(400, 3), 1);
  const std::vector<std::size_t> mistakes = mistakesOf(table, partsOf(400, 3), result);
  ASSERT_LT(mistakes[0], mistakes[1]);
  EXPECT_EQ(result.picked, 0U);
}

/// The table with its row replaced by the opposite of itself.
Table neighbourOf(const Table& table, Index row) {
  Table neighbour = table;
  neighbour.labels(row) *= -1;
  neighbour.x.row(row) = table.x.row(row).reverse();
  return neighbour;
}

/// Expects that a row of this part changes only what it may, with the same noise. The candidate that the part
/// itself learned from may have changed in any way.
void expectChangeInOnePart(const TuningResult& before, const TuningResult& after,
                           const std::vector<std::size_t>& mistakes,
                           const std::vector<std::size_t>& mistakesAfter, std::size_t part) {
  const bool judged = part == mistakes.size();
  for (std::size_t i = 0; i < mistakes.size(); ++i) {
    const PrivateFit &fit = before.candidates[i].fit, &fitAfter = after.candidates[i].fit;
    EXPECT_EQ(fit.plan, fitAfter.plan);
    EXPECT_EQ(fit.noise, fitAfter.noise);
    if (i == part) continue;
    EXPECT_EQ(fit.weights, fitAfter.weights);
    EXPECT_LE(mistakes[i], mistakesAfter[i] + (judged ? 1 : 0));
    EXPECT_LE(mistakesAfter[i], mistakes[i] + (judged ? 1 : 0));
  }
  EXPECT_LE(judged ? logRatio(mistakes, mistakesAfter, kTuning.budget.epsilon) : 0, kTuning.budget.epsilon);
}

TEST(TunePrivately, AReplacedRowReachesOneTrainingPartOrTheJudgesNeverBoth) {
  const Table table = someTable(23, 3, 8);
  const Parts parts = partsOf(23, 4);
  for (const Perturbation method : {Perturbation::output, Perturbation::objective,
                                    Perturbation::objectiveTight, Perturbation::objectiveHalved}) {
    Tuning tuning = kTuning;
    tuning.method = method;
    tuning.loss = {LossKind::logistic};
    const TuningResult before = tuned(table, tuning, parts, 9);
    const std::vector<std::size_t> mistakes = mistakesOf(table, parts, before);
    for (std::size_t part = 0; part < parts.size(); ++part) {
      std::size_t changes = 0;
      for (const std::uint32_t row : parts[part]) {
        const Table neighbour = neighbourOf(table, row);
        const TuningResult after = tuned(neighbour, tuning, parts, 9);
        const std::vector<std::size_t> mistakesAfter = mistakesOf(neighbour, parts, after);
        expectChangeInOnePart(before, after, mistakes, mistakesAfter, part);
        if (part == 3)
          changes += mistakes == mistakesAfter ? 0 : 1;
        else
          changes += before.candidates[part].fit.weights == after.candidates[part].fit.weights ? 0 : 1;
      }
      EXPECT_GT(changes, 0U) << part;
    }
  }
}

TEST(TunePrivately, SpendsEpsilonOnTheTrainingPartInTheWorstCase) {
  // One row per part. With lambda = 4 the huber loss has slope -1 at the minimum, which is y/4: the worst
  // case of output perturbation, and the densities of the weights at 1/4 and beyond differ by e^epsilon.
  const Tuning tuning{
      .loss = {LossKind::huber, 0.5}, .lambdas = {4, 1}, .method = Perturbation::output, .budget = 1};
  const Parts parts = {{0}, {1}, {2}};
  const Table table{Eigen::MatrixXd::Ones(3, 1), VectorXd::Ones(3)};
  Table neighbour = table;
  neighbour.labels(0) = -1;
  constexpr int kDraws = 100'000;
  double events = 0, eventsOfNeighbour = 0;
  const auto happens = [](const TuningResult& result) {
    return result.picked == 0 && result.candidates[0].fit.weights(0) > 0.25;
  };
  for (int draw = 0; draw < kDraws; ++draw) {
    events += happens(tuned(table, tuning, parts, static_cast<std::uint64_t>(draw))) ? 1 : 0;
    eventsOfNeighbour +=
        happens(tuned(neighbour, tuning, parts, kDraws + static_cast<std::uint64_t>(draw))) ? 1 : 0;
  }
  // Five standard deviations of the log-ratio of two counts.
  const double tolerance = 5 * std::sqrt(1 / events + 1 / eventsOfNeighbour);
  EXPECT_LT(tolerance, 0.06);
  EXPECT_NEAR(std::log(events / eventsOfNeighbour), tuning.budget.epsilon, tolerance);
}

TEST(TunePrivately, RepeatsWithTheSeedAndStopsWhenTold) {
  const Table table = someTable(60, 2, 5);
  const Parts parts = partsOf(60, 4);
  const TuningResult one = tuned(table, kTuning, parts, 3), same = tuned(table, kTuning, parts, 3);
  EXPECT_EQ(one.picked, same.picked);
  EXPECT_EQ(one.candidates[2].fit.weights, same.candidates[2].fit.weights);
  for (const int most : {0, 1, 2}) {
    int questions = 0;
    Rng rng(3);
    const auto rows = test::sparseRows(table.x);
    EXPECT_FALSE(tunePrivately({{borrowed(rows), table.labels}, rng}, kTuning, parts,
                               [&] { return questions++ < most; }));
  }
}

/// Summed over all candidates that are so much worse; nearly attained where all others are exactly that.
TEST(Tuning, RarelyPicksOneFarAboveTheBest) {
  Rng rng(9);
  for (int trial = 0; trial < 500; ++trial) {
    const double epsilon = 0.05 + 3 * rng.uniform(), failure = 0.01 + 0.5 * rng.uniform();
    std::vector<std::size_t> mistakes(1 + rng.below(8));
    for (std::size_t& one : mistakes) one = rng.below(200);
    const double above = mistakesAboveBest(mistakes.size(), epsilon, failure);
    const auto best = static_cast<double>(*std::min_element(mistakes.begin(), mistakes.end()));
    const std::vector<double> probabilities = tuningProbabilities(mistakes, epsilon);
    double far = 0;
    for (std::size_t i = 0; i < mistakes.size(); ++i)
      if (mistakes.size() > 1 && static_cast<double>(mistakes[i]) >= best + above) far += probabilities[i];
    EXPECT_LE(far, failure);
  }
  const double epsilon = 2 * std::log(4 / 0.05) / 30;
  EXPECT_NEAR(mistakesAboveBest(5, epsilon, 0.05), 30, 1e-12);
  const std::vector<std::size_t> worst = {7, 37, 37, 37, 37};
  EXPECT_NEAR(1 - tuningProbabilities(worst, epsilon)[0], 0.05 / 1.05, 1e-12);
  EXPECT_EQ(mistakesAboveBest(1, 1, 0.05), 0);
}

}  // namespace
}  // namespace epsiscope::tuning_test
