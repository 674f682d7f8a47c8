#include "core/sums/whole_sums_law.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <vector>

#include "core/erm/dense_rows.h"
#include "core/privacy/gaussian_calibration.h"
#include "core/sums/sums_fit.h"
#include "core/sums/sums_noise.h"

namespace epsiscope::whole_sums_law_test {
namespace {

using Eigen::Index;
using Sums = std::vector<WideInteger>;

std::vector<std::int32_t> placesUpTo(std::size_t count) {
  std::vector<std::int32_t> places(count);
  std::iota(places.begin(), places.end(), 0);
  return places;
}

WholeRow rowOf(const SumsLattice& lattice, const std::vector<double>& x, double label) {
  return wholeRow(lattice, placesUpTo(x.size()), x, label);
}

Sums nothing(const SumsLattice& lattice) {
  return Sums(placeOfPair(lattice.size(), 0), 0);
}

Sums productsOf(const SumsLattice& lattice, const std::vector<double>& x, double label) {
  Sums sums = nothing(lattice);
  addProducts(lattice, rowOf(lattice, x, label), sums);
  return sums;
}

/// How far sums are apart, in whole numbers: absolute distances, and squares that count twice beside the
/// diagonal.
struct Apart {
  WideInteger absolute = 0, squares = 0;
};

Apart apart(const SumsLattice& lattice, const Sums& one, const Sums& other) {
  Apart found;
  for (std::size_t i = 0; i < lattice.size(); ++i)
    for (std::size_t j = 0; j <= i; ++j) {
      if (!isPrivateEntry(lattice, i, j)) continue;
      const WideInteger distance = one[placeOfPair(i, j)] - other[placeOfPair(i, j)];
      found.absolute += distance < 0 ? -distance : distance;
      found.squares += (i == j ? 1 : 2) * distance * distance;
    }
  return found;
}

/// Every row of whole numbers of the lattice, the extreme ones among them, as a table has it.
std::vector<Sums> everyRow(const SumsLattice& lattice) {
  const std::int64_t length = lattice.length(), most = lattice.label();
  std::vector<std::vector<double>> all = {{}};
  for (std::size_t feature = 0; feature < lattice.features; ++feature) {
    std::vector<std::vector<double>> longer;
    for (const std::vector<double>& x : all)
      for (std::int64_t number = -length; number <= length; ++number) {
        longer.push_back(x);
        longer.back().push_back(static_cast<double>(number) / static_cast<double>(length));
      }
    all = std::move(longer);
  }
  std::vector<Sums> rows;
  for (const std::vector<double>& x : all) {
    double square = 0;
    for (const double number : x) square += number * number;
    if (square > 1) continue;
    for (std::int64_t label = -most; label <= most; ++label)
      rows.push_back(productsOf(lattice, x,
                                (static_cast<double>(label) + (label > 0   ? 0.25
                                                               : label < 0 ? -0.25
                                                                           : 0)) /
                                    static_cast<double>(most)));
  }
  return rows;
}

TEST(WholeSums, OfNeighboursAreNeverFurtherApartThanIsSaid) {
  double closest = 0;
  for (const std::size_t features : {1u, 2u, 3u})
    for (const bool constant : {true, false})
      for (const int bits : {4, 3, 1}) {
        if (features == 3 && bits == 3) continue;
        const SumsLattice lattice{.features = features, .hasConstant = constant, .rowBits = 2, .bits = bits};
        const WideInteger absolute = absoluteReach(lattice), norm = normReach(lattice);
        const std::vector<Sums> rows = everyRow(lattice);
        Apart furthest;
        for (const Sums& one : rows)
          for (const Sums& other : rows) {
            const Apart found = apart(lattice, one, other);
            furthest.absolute = std::max(furthest.absolute, found.absolute);
            furthest.squares = std::max(furthest.squares, found.squares);
          }
        EXPECT_TRUE(furthest.absolute <= absolute) << features << constant << bits;
        EXPECT_TRUE(furthest.squares <= norm * norm) << features << constant << bits;
        EXPECT_GT(rows.size(), 40u);
        closest =
            std::max(closest, std::sqrt(static_cast<double>(furthest.squares)) / static_cast<double>(norm));
      }
  // With whole products the bound is attained but for the rounding of so coarse a lattice.
  EXPECT_GT(closest, 0.9);
}

/// Random rows in many dimensions, and those of full length at right angles, on the lattice of a release.
TEST(WholeSums, OfExtremeRowsKeepToWhatIsSaid) {
  Rng rng(1);
  for (const std::size_t features : {2u, 7u, 40u})
    for (const int bits : {40, 20, 10}) {
      const SumsLattice lattice{.features = features, .bits = bits};
      const WideInteger absolute = absoluteReach(lattice), norm = normReach(lattice);
      double most = 0;
      for (int draw = 0; draw < 200; ++draw) {
        std::vector<double> x(features), w(features);
        for (double& number : x) number = draw % 2 == 0 ? rng.normal() : rng.below(2) == 0 ? 1 : -1;
        for (std::size_t i = 0; i < features; ++i) w[i] = draw % 3 == 0 ? -x[i] : i % 2 == 0 ? x[i] : -x[i];
        const Apart found = apart(lattice, productsOf(lattice, x, 1), productsOf(lattice, w, draw % 5 - 1));
        EXPECT_TRUE(found.absolute <= absolute);
        EXPECT_TRUE(found.squares <= norm * norm);
        most = std::max(most, static_cast<double>(found.absolute) / static_cast<double>(absolute));
      }
      EXPECT_GT(most, 0.3);
      std::vector<double> first(features, 0), second(features, 0);
      first[0] = second[1] = 1;
      const Apart found = apart(lattice, productsOf(lattice, first, 0), productsOf(lattice, second, 0));
      EXPECT_TRUE(found.squares <= norm * norm);
      if (bits == 40) {
        // A share of the square of the reach is the label's, which these rows do not use.
        const double share = 1.16 / 1.65 * std::sqrt(1 - std::pow(0.16 / 1.16, 2));
        EXPECT_NEAR(std::sqrt(static_cast<double>(found.squares)) / static_cast<double>(norm), share, 1e-3);
      }
    }
}

TEST(WholeRow, IsShortWhateverItIsMadeOf) {
  constexpr double kEndless = std::numeric_limits<double>::infinity();
  const SumsLattice lattice{.features = 3};
  Rng rng(2);
  std::vector<std::vector<double>> rows = {{1, 1e-9, 0},           {1 + 1e-9, 0, 1e-5},
                                           {kEndless, 0.5, 0.5},   {std::nan(""), -1, 0},
                                           {1e300, -1e300, 1e300}, {-0.6, 0.8, 1e-300}};
  for (int i = 0; i < 1000; ++i) {
    std::vector<double> x = {rng.normal(), rng.normal(), rng.normal()};
    const double norm = std::sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
    for (double& number : x) number /= norm;
    rows.push_back(x);
  }
  for (const std::vector<double>& x : rows)
    for (const double label : {-kEndless, -1 - 1e-9, 0.3, 1.0, 2.0}) {
      const WholeRow row = rowOf(lattice, x, label);
      WideInteger square = 0;
      for (std::size_t i = 0; i < row.places.size(); ++i) {
        const WideInteger number = row.numbers[i];
        if (row.places[i] == 0) {
          EXPECT_EQ(row.numbers[i], lattice.constant());
        } else if (row.places[i] + 1 == lattice.size()) {
          EXPECT_LE(std::abs(row.numbers[i]), lattice.label());
        } else {
          square += number * number;
          EXPECT_LE(static_cast<double>(std::abs(row.numbers[i])),
                    std::abs(x[row.places[i] - 1]) * static_cast<double>(lattice.length()));
        }
      }
      EXPECT_TRUE(square <= static_cast<WideInteger>(lattice.length()) * lattice.length());
    }
}

/// A million rows of the largest products, whose sums are known; 2^64 rows of 2^40 leave 23 bits of 127.
TEST(WholeSums, OfAMillionRowsAreExact) {
  constexpr WideInteger kRows = 1'000'000;
  const SumsLattice lattice{.features = 2};
  const WholeRow row = rowOf(lattice, {1, 0}, -1);
  Sums sums = nothing(lattice);
  for (WideInteger i = 0; i < kRows; ++i) addProducts(lattice, row, sums);
  const WideInteger length = lattice.length(), label = lattice.label(), constant = lattice.constant();
  EXPECT_TRUE(sums[placeOfPair(1, 1)] == kRows * length * length);
  EXPECT_TRUE(sums[placeOfPair(3, 1)] == -kRows * length * label);
  EXPECT_TRUE(sums[placeOfPair(0, 0)] == kRows * constant * constant);
  EXPECT_TRUE(sums[placeOfPair(2, 1)] == 0 && sums[placeOfPair(3, 3)] == 0);
  EXPECT_TRUE(length * length == WideInteger{1} << 40);
}

TEST(WholeSumsPlan, IsOnTheFinestLatticeThatCanBeDrawn) {
  const auto pure = planWholeSums(5, true, 1, 1, 0);
  ASSERT_TRUE(pure);
  EXPECT_EQ(pure->lattice.bits, 40);
  int before = 40;
  for (const double epsilon : {8.0, 1.0, 0.1, 0.01, 1e-3}) {
    const auto normal = planWholeSums(5, true, 1, epsilon, 1e-5);
    ASSERT_TRUE(normal) << epsilon;
    EXPECT_LE(normal->lattice.bits, before);
    EXPECT_GE(normal->deviation, 0x1p24);
    before = normal->lattice.bits;
    // It lies between what normal noise needs for the same distance and the closed form for concentrated
    // laws.
    const double log = -std::log(1e-5), root = epsilon / (std::sqrt(log + epsilon) + std::sqrt(log));
    const auto distance = static_cast<double>(normal->sensitivity);
    EXPECT_LE(normal->deviation, distance / (std::numbers::sqrt2 * root) * (1 + 1e-8));
    EXPECT_GE(normal->deviation, analyticGaussianSigma(epsilon, 1e-5, distance));
    EXPECT_LE(normal->deviation, 1.2 * analyticGaussianSigma(epsilon, 1e-5, distance));
  }
  EXPECT_FALSE(planWholeSums(5, true, 1, 1e-5, 1e-5));
  EXPECT_FALSE(planWholeSums(5, true, 1, 1e-13, 0));
  EXPECT_FALSE(planWholeSums(5, true, 1e5, 0.01, 1e-5));
  for (const double together : {1.0, 5.0}) {
    const auto many = planWholeSums(20000, true, together, 0.05, 1e-5);
    ASSERT_TRUE(many);
    EXPECT_TRUE(many->sensitivity >= static_cast<WideInteger>(together) * normReach(many->lattice));
  }
}

/// A table of few rows and its law.
WholeSumsLaw lawOf(const WholeSumsPlan& plan, const DenseRows::Matrix& x, const Eigen::VectorXd& y) {
  WholeSumsLaw law{.exact = nothing(plan.lattice), .plan = plan, .cost = {.epsilon = plan.epsilon}};
  const auto features = static_cast<std::size_t>(x.cols());
  for (Index i = 0; i < x.rows(); ++i) {
    const std::vector<double> row(x.row(i).begin(), x.row(i).end());
    addProducts(plan.lattice, wholeRow(plan.lattice, placesUpTo(features), row, y[i]), law.exact);
  }
  return law;
}

TEST(WholeSumsLaw, TellsNoMoreThanEpsilon) {
  Rng rng(3);
  for (const double delta : {0.0, 1e-5})
    for (const int together : {1, 3}) {
      const auto plan = planWholeSums(4, true, together, 0.7, delta);
      ASSERT_TRUE(plan);
      DenseRows::Matrix x = DenseRows::Matrix::Zero(6, 4);
      Eigen::VectorXd y = Eigen::VectorXd::Zero(6);
      for (int draw = 0; draw < 100; ++draw) {
        const WholeSumsLaw one = lawOf(*plan, x, y);
        for (int row = 0; row < together; ++row) {
          for (Index j = 0; j < 4; ++j) x(row, j) = rng.normal();
          x.row(row).normalize();
          y[row] = rng.below(2) == 0 ? -1 : 1;
        }
        const AnswerLoss loss = one.lossAgainst(lawOf(*plan, x, y), {});
        EXPECT_LE(loss.most, 0.7);
        EXPECT_LE(loss.moved, static_cast<double>(plan->sensitivity) / plan->deviation);
        EXPECT_GT(loss.most + loss.moved, 0);
      }
      const WholeSumsLaw one = lawOf(*plan, x, y);
      DenseRows::Matrix fewer = x.topRows(5);
      EXPECT_EQ(one.lossAgainst(lawOf(*plan, fewer, y.head(5)), {}).most,
                std::numeric_limits<double>::infinity());
    }
}

TEST(WholeSumsLaw, DrawsNoiseOfTheStatedVarianceInPrivateEntriesAlone) {
  constexpr int kDraws = 4000;
  for (const double delta : {0.0, 1e-5}) {
    const auto plan = planWholeSums(3, true, 1, 1, delta);
    ASSERT_TRUE(plan);
    const WholeSumsLaw law = lawOf(*plan, DenseRows::Matrix::Constant(2, 3, 0.5), Eigen::VectorXd::Ones(2));
    Rng rng(4);
    double onDiagonal = 0, beside = 0, sum = 0;
    for (int draw = 0; draw < kDraws; ++draw) {
      const Sums drawn = law.draw(rng);
      for (std::size_t i = 0; i < plan->lattice.size(); ++i)
        for (std::size_t j = 0; j <= i; ++j) {
          const std::size_t place = placeOfPair(i, j);
          const double noise =
              static_cast<double>(drawn[place] - law.exact[place]) / plan->trueDeviation(i == j);
          if (!isPrivateEntry(plan->lattice, i, j))
            EXPECT_EQ(noise, 0);
          else
            (i == j ? onDiagonal : beside) += noise * noise;
          sum += noise;
        }
    }
    // Squares of Laplace numbers have variance 5; ten entries beside the diagonal and three on it: 5
    // deviations of a mean.
    const double ofMean = 5 * std::sqrt(5.0 / kDraws);
    EXPECT_NEAR(onDiagonal / (3 * kDraws), 1, ofMean / std::sqrt(3));
    EXPECT_NEAR(beside / (10 * kDraws), 1, ofMean / std::sqrt(10));
    EXPECT_NEAR(sum / (13 * kDraws), 0, 5 / std::sqrt(13 * kDraws));
  }
}

/// The squared error of weights on the rows they were learned from.
double errorOf(const Eigen::VectorXd& weights, double constant, const DenseRows::Matrix& x,
               const Eigen::VectorXd& y) {
  const Eigen::VectorXd predicted = x * weights.tail(x.cols());
  return (predicted.array() + constant * weights[0] - y.array()).square().mean();
}

TEST(WholeSumsLaw, LearnsAboutAsWellAsTheNoiseInDoubles) {
  constexpr Index kRows = 20'000, kFeatures = 5;
  constexpr int kDraws = 40;
  Rng rng(5);
  DenseRows::Matrix x(kRows, kFeatures);
  Eigen::VectorXd y(kRows);
  for (Index i = 0; i < kRows; ++i) {
    for (Index j = 0; j < kFeatures; ++j) x(i, j) = (2 * rng.uniform() - 1) / std::sqrt(5.0);
    y[i] = std::clamp(0.1 + 0.8 * x(i, 0) - 0.6 * x(i, 1) + 0.3 * x(i, 2) + 0.2 * rng.normal(), -1.0, 1.0);
  }
  const RegressionSums exact = regressionSums(DenseRows(x), y, rowWeights(true));
  const double least = errorOf(fitSums(exact, {}).weights, exact.weights.constant, x, y);
  for (const double delta : {0.0, 1e-5}) {
    const SumsPlan before = planSums(delta > 0 ? SumsNoise::normal : SumsNoise::trace, exact.matrix.rows(),
                                     exact.weights.reach(), 1, delta);
    const auto plan = planWholeSums(kFeatures, true, 1, 1, delta);
    ASSERT_TRUE(plan);
    const WholeSumsLaw law = lawOf(*plan, x, y);
    double inDoubles = 0, inWholeNumbers = 0;
    for (int draw = 0; draw < kDraws; ++draw) {
      const RegressionSums noisy = noisySums(exact, before, unitNoise(before.noise, before.size, rng));
      inDoubles += errorOf(fitSums(noisy, {}).weights, exact.weights.constant, x, y) / kDraws;
      const RegressionSums whole = toRegressionSums(law.draw(rng), *plan, static_cast<double>(kRows));
      inWholeNumbers += errorOf(fitSums(whole, {}).weights, whole.weights.constant, x, y) / kDraws;
    }
    EXPECT_GE(inWholeNumbers, least);
    EXPECT_LE(inWholeNumbers, 1.01 * inDoubles);
    // What noise adds to the error grows as its variance. The mean of 40 draws of six weights each, of a
    // table this size, has a deviation of about a tenth.
    const double ratio = plan->trueDeviation(false) * plan->lattice.step() / before.deviation;
    EXPECT_LE(ratio, delta > 0 ? 1.15 : 2);
    EXPECT_LE(inWholeNumbers - least, 1.5 * ratio * ratio * (inDoubles - least));
  }
}

}  // namespace
}  // namespace epsiscope::whole_sums_law_test
