#include "core/statistics/consistent_tables.h"

#include <gtest/gtest.h>

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include "core/random/discrete_gaussian.h"
#include "core/random/discrete_laplace.h"
#include "core/random/rng.h"

namespace epsiscope::consistent_tables_test {
namespace {

struct Case {
  std::vector<std::size_t> sizes;
  std::vector<NoisyTable> tables;
};

/// Chains, stars, tables without a common one, two of the same, columns in another order, and a column of one
/// category.
std::vector<Case> cases() {
  const auto noisy = [](std::vector<std::size_t> columns, double scale) {
    return NoisyTable{std::move(columns), {.scale = scale}};
  };
  return {{{3, 2}, {noisy({0, 1}, 2), noisy({0}, 3), noisy({1}, 1), noisy({}, 5)}},
          {{3, 2}, {noisy({1, 0}, 2), noisy({0, 1}, 4)}},
          {{3, 2}, {noisy({0}, 2), noisy({1}, 0.5)}},
          {{2, 3, 2}, {noisy({2, 0, 1}, 2), noisy({0, 1}, 1), noisy({1, 2}, 1), noisy({2, 0}, 1)}},
          {{2, 3, 2}, {noisy({0, 1}, 1), noisy({1, 2}, 3), noisy({2, 0}, 0.2)}},
          {{4, 1, 3}, {noisy({0, 1}, 1), noisy({1, 2}, 3), noisy({2}, 7)}},
          {{5}, {noisy({0}, 100), noisy({}, 0.01)}}};
}

std::vector<std::size_t> cellsOf(const Case& given) {
  std::vector<std::size_t> cells;
  for (const NoisyTable& table : given.tables) {
    cells.push_back(1);
    for (const std::size_t column : table.columns) cells.back() *= given.sizes[column];
  }
  return cells;
}

/// The sums of the cross table of all columns that stand in each cell of each table, a row for each.
Eigen::MatrixXd sums(const Case& given) {
  std::size_t all = 1, rows = 0;
  for (const std::size_t size : given.sizes) all *= size;
  for (const std::size_t cells : cellsOf(given)) rows += cells;
  Eigen::MatrixXd matrix =
      Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(rows), static_cast<Eigen::Index>(all));
  std::size_t begin = 0;
  for (std::size_t i = 0; i < given.tables.size(); ++i) {
    for (std::size_t cell = 0; cell < all; ++cell) {
      std::vector<std::size_t> categories(given.sizes.size());
      std::size_t rest = cell;
      for (std::size_t column = given.sizes.size(); column-- > 0;) {
        categories[column] = rest % given.sizes[column];
        rest /= given.sizes[column];
      }
      std::size_t own = 0;
      for (const std::size_t column : given.tables[i].columns)
        own = own * given.sizes[column] + categories[column];
      matrix(static_cast<Eigen::Index>(begin + own), static_cast<Eigen::Index>(cell)) = 1;
    }
    begin += cellsOf(given)[i];
  }
  return matrix;
}

Eigen::VectorXd deviations(const Case& given) {
  std::vector<double> found;
  for (std::size_t i = 0; i < given.tables.size(); ++i)
    found.insert(found.end(), cellsOf(given)[i], std::sqrt(given.tables[i].noise.variance()));
  return Eigen::Map<const Eigen::VectorXd>(found.data(), static_cast<Eigen::Index>(found.size()));
}

std::vector<std::vector<double>> parted(const Case& given, const Eigen::VectorXd& numbers) {
  std::vector<std::vector<double>> found;
  Eigen::Index at = 0;
  for (const std::size_t cells : cellsOf(given)) {
    found.emplace_back();
    for (std::size_t i = 0; i < cells; ++i) found.back().push_back(numbers(at++));
  }
  return found;
}

Eigen::VectorXd joined(const std::vector<std::vector<double>>& tables) {
  std::vector<double> all;
  for (const std::vector<double>& table : tables) all.insert(all.end(), table.begin(), table.end());
  return Eigen::Map<const Eigen::VectorXd>(all.data(), static_cast<Eigen::Index>(all.size()));
}

/// The dense solution: of the cross table with the least sum of squares, each over its variance.
Eigen::VectorXd denseFit(const Case& given, const Eigen::VectorXd& numbers) {
  const Eigen::MatrixXd design = sums(given);
  const Eigen::VectorXd weights = deviations(given).cwiseInverse();
  const Eigen::MatrixXd weighted = weights.asDiagonal() * design;
  const Eigen::VectorXd cross =
      weighted.completeOrthogonalDecomposition().solve(weights.cwiseProduct(numbers));
  return design * cross;
}

Eigen::VectorXd someNumbers(const Case& given, unsigned seed) {
  std::mt19937 from(seed);
  std::normal_distribution<double> normal(100, 30);
  Eigen::VectorXd numbers(deviations(given).size());
  for (double& number : numbers) number = normal(from);
  return numbers;
}

TEST(ConsistentTables, AreTheWeightedLeastSquares) {
  for (const Case& given : cases()) {
    const ConsistentTables tables(given.sizes, given.tables);
    for (unsigned seed = 1; seed <= 5; ++seed) {
      const Eigen::VectorXd numbers = someNumbers(given, seed);
      const Eigen::VectorXd found = joined(tables.adjusted(parted(given, numbers)));
      EXPECT_LT((found - denseFit(given, numbers)).cwiseAbs().maxCoeff(), 1e-9);
    }
  }
}

TEST(ConsistentTables, AddUpToTheirMargins) {
  const Case given = cases().front();
  const auto found =
      ConsistentTables(given.sizes, given.tables).adjusted(parted(given, someNumbers(given, 3)));
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(found[0][2 * i] + found[0][2 * i + 1], found[1][i], 1e-9);
  for (std::size_t j = 0; j < 2; ++j)
    EXPECT_NEAR(found[0][j] + found[0][2 + j] + found[0][4 + j], found[2][j], 1e-9);
  EXPECT_NEAR(found[2][0] + found[2][1], found[3][0], 1e-9);
}

TEST(ConsistentTables, LeaveTablesThatAgree) {
  for (const Case& given : cases()) {
    Eigen::VectorXd cross = Eigen::VectorXd::Random(sums(given).cols());
    const Eigen::VectorXd numbers = sums(given) * cross;
    const auto found = ConsistentTables(given.sizes, given.tables).adjusted(parted(given, numbers));
    EXPECT_LT((joined(found) - numbers).cwiseAbs().maxCoeff(), 1e-12);
  }
}

/// Several numbers in a cell are several tables.
TEST(ConsistentTables, AdjustEachNumberOfACellByItself) {
  const Case given = cases()[3];
  const ConsistentTables tables(given.sizes, given.tables);
  const auto one = parted(given, someNumbers(given, 1)), other = parted(given, someNumbers(given, 2));
  std::vector<std::vector<double>> both;
  for (std::size_t i = 0; i < one.size(); ++i) {
    both.emplace_back();
    for (std::size_t cell = 0; cell < one[i].size(); ++cell)
      both.back().insert(both.back().end(), {one[i][cell], other[i][cell]});
  }
  const auto found = tables.adjusted(both), first = tables.adjusted(one), second = tables.adjusted(other);
  for (std::size_t i = 0; i < one.size(); ++i)
    for (std::size_t cell = 0; cell < one[i].size(); ++cell) {
      EXPECT_EQ(found[i][2 * cell], first[i][cell]);
      EXPECT_EQ(found[i][2 * cell + 1], second[i][cell]);
    }
}

/// Brute force: a unit of noise in each cell of each table, one after the other.
TEST(ConsistentTables, HaveTheVarianceAndTheWeightsOfTheirNoise) {
  for (const Case& given : cases()) {
    const ConsistentTables tables(given.sizes, given.tables);
    const Eigen::VectorXd sd = deviations(given);
    Eigen::MatrixXd weights(sd.size(), sd.size());
    for (Eigen::Index i = 0; i < sd.size(); ++i)
      weights.col(i) = joined(tables.adjusted(parted(given, Eigen::VectorXd::Unit(sd.size(), i))));
    Eigen::Index row = 0;
    for (std::size_t table = 0; table < given.tables.size(); ++table) {
      double fourth = 0, variance = 0;
      for (const WeightedNoise& one : tables.noises(table)) {
        variance += one.times * one.weight * one.weight * one.noise.variance();
        fourth += one.times * std::pow(one.weight, 4) * std::pow(one.noise.variance(), 2);
      }
      for (std::size_t cell = 0; cell < cellsOf(given)[table]; ++cell, ++row) {
        const Eigen::ArrayXd squares = (weights.row(row).transpose().cwiseProduct(sd)).array().square();
        EXPECT_NEAR(tables.variance(table), squares.sum(), 1e-12 * squares.sum());
        EXPECT_NEAR(variance, squares.sum(), 1e-12 * squares.sum());
        EXPECT_NEAR(fourth, squares.square().sum(), 1e-12 * squares.square().sum());
      }
      EXPECT_LE(tables.variance(table), given.tables[table].noise.variance() * (1 + 1e-12));
    }
  }
}

double drawn(const NumberNoise& noise, Rng& rng) {
  if (noise.step > 0 && noise.isNormal)
    return noise.step * static_cast<double>(DiscreteGaussianSampler(noise.scale / noise.step)(rng));
  if (noise.step > 0)
    return noise.step *
           static_cast<double>(DiscreteLaplaceSampler(noise.step / noise.scale, WideInteger{1})(rng));
  return noise.scale * (noise.isNormal ? rng.normal() : rng.laplace());
}

/// 20,000 draws, shares within five deviations of a share. Of noise in whole steps the half-width is a bound.
TEST(ConsistentTables, StayWithinTheirHalfWidths) {
  constexpr int kDraws = 20'000;
  const std::vector<NumberNoise> laws = {{.scale = 2},
                                         {.isNormal = true, .scale = 2},
                                         {.scale = 2, .step = 1},
                                         {.isNormal = true, .scale = 2, .step = 1}};
  for (std::size_t first = 0; first < laws.size(); ++first)
    for (std::size_t second = 0; second < laws.size(); ++second) {
      const Case given{{3, 2},
                       {{{0, 1}, laws[first]}, {{0}, laws[second]}, {{1}, laws[first]}, {{}, laws[second]}}};
      const ConsistentTables tables(given.sizes, given.tables);
      const bool isBound = laws[first].step > 0 || laws[second].step > 0;
      Rng rng(first * 10 + second);
      std::vector<std::vector<double>> missed(given.tables.size());
      for (int i = 0; i < kDraws; ++i) {
        std::vector<std::vector<double>> numbers;
        for (std::size_t table = 0; table < given.tables.size(); ++table) {
          numbers.emplace_back();
          for (std::size_t cell = 0; cell < cellsOf(given)[table]; ++cell)
            numbers.back().push_back(drawn(given.tables[table].noise, rng));
        }
        const auto found = tables.adjusted(numbers);
        for (std::size_t table = 0; table < found.size(); ++table)
          missed[table].push_back(std::abs(found[table].back()));
      }
      for (const double level : {0.9, 0.95, 0.99})
        for (std::size_t table = 0; table < missed.size(); ++table) {
          const double width = tables.halfWidth(table, level);
          const double tolerance = 5 * std::sqrt(level * (1 - level) / kDraws);
          const auto share = [&](double w) {
            return static_cast<double>(
                       std::ranges::count_if(missed[table], [&](double one) { return one <= w; })) /
                   kDraws;
          };
          EXPECT_GE(share(width), level - tolerance) << first << ' ' << second << ' ' << table;
          const double slack = isBound ? std::max(1.0, std::sqrt(tables.variance(table))) / 16 : 0;
          EXPECT_LE(share(width - slack - 1e-9), level + tolerance) << first << ' ' << second << ' ' << table;
        }
    }
}

TEST(ConsistentTables, SayThatThereIsNoNumberWhereNoiseHasNone) {
  const ConsistentTables tables({2}, {{{0}, {.scale = std::nan("")}}, {{}, {.scale = 1}}});
  EXPECT_TRUE(std::isnan(tables.variance(0)));
  EXPECT_TRUE(std::isnan(tables.halfWidth(0, 0.95)));
  // Noise that is all but sure to be 0 decides.
  const ConsistentTables sure({2}, {{{0}, {.scale = 1}}, {{}, {.scale = 1e-3, .step = 1}}});
  EXPECT_NEAR(sure.variance(0), 1, 1e-12) << "2 b^2 less the half of it that the sum has";
}

}  // namespace
}  // namespace epsiscope::consistent_tables_test
