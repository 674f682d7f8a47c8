#include "core/central/whole_central_sums.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/privacy/normal_loss.h"
#include "core/random/rng.h"

namespace epsiscope::whole_central_sums_test {
namespace {

constexpr LabelBounds kBounds{-2, 6};
constexpr std::size_t kColumns = 3;

std::vector<double> randomRows(std::size_t rows, double length) {
  Rng rng(3);
  std::vector<double> x;
  for (std::size_t i = 0; i < rows * kColumns; ++i) x.push_back(length * rng.normal());
  return x;
}

std::vector<double> randomLabels(std::size_t rows) {
  Rng rng(4);
  std::vector<double> labels;
  for (std::size_t i = 0; i < rows; ++i) labels.push_back(kBounds.lower - 1 + 10 * rng.uniform());
  return labels;
}

/// The most that one label, or `together` at once, can be told from others, over all rows and both ends.
double worstLoss(const WholeCentralRows& made, const CentralNoise& noise, std::size_t together) {
  std::vector<double> labels = randomLabels(made.rows.rows());
  const WholeCentralQuestion question{made, kBounds, noise.booking()};
  double worst = 0;
  for (std::size_t i = 0; i + together <= labels.size(); ++i) {
    std::vector<double> low = labels, high = labels;
    for (std::size_t k = 0; k < together; ++k) {
      low[i + k] = -1e300;
      high[i + k] = std::numeric_limits<double>::infinity();
    }
    const AnswerLoss loss = question.lawOn(low).lossAgainst(question.lawOn(high), {});
    worst = std::max(worst, noise.isNormal() ? epsilonOfNormal(loss.moved, noise.delta()) : loss.most);
  }
  return worst;
}

TEST(WholeCentralSums, TellNoMoreThanEpsilonOfAnyLabel) {
  for (const double epsilon : {1e-6, 0.5, 8.0, 50.0})
    for (const double delta : {0.0, 1e-5})
      for (const double length : {1e-9, 1.0, 300.0})
        for (const std::size_t together : {1u, 4u}) {
          const CentralNoise noise(epsilon, delta, static_cast<double>(together));
          const auto made = planWholeCentral(randomRows(60, length), kColumns, noise);
          if (!made) {
            // Rows that are all 0 release nothing; and normal noise has its limits.
            EXPECT_TRUE(length < 1e-6 || (delta > 0 && epsilon <= 1e-6)) << epsilon << " " << length;
            continue;
          }
          SCOPED_TRACE(testing::Message() << epsilon << " " << delta << " " << length << " " << together);
          EXPECT_LE(worstLoss(*made, noise, together), epsilon * (1 + 1e-9));
        }
}

/// The longest row with opposite labels pays for nearly all of it: the noise is not larger than it has to be.
TEST(WholeCentralSums, PaysForNoMoreThanTheLongestRow) {
  const CentralNoise noise(0.5);
  const auto made = planWholeCentral(randomRows(60, 1), kColumns, noise);
  ASSERT_TRUE(made);
  EXPECT_EQ(made->plan.bits, 20);
  EXPECT_GE(worstLoss(*made, noise, 1), 0.5 * (1 - 1e-6));
}

TEST(WholeCentralSums, AreExactSumsOfTheRoundedNumbers) {
  const std::vector<double> x = randomRows(40, 1), labels = randomLabels(40);
  const auto made = planWholeCentral(x, kColumns, CentralNoise(1));
  ASSERT_TRUE(made);
  const WholeCentralLaw law = WholeCentralQuestion{*made, kBounds, {}}.lawOn(labels);
  ASSERT_EQ(law.exact.size(), kColumns);
  for (std::size_t j = 0; j < kColumns; ++j) {
    double sum = 0;
    for (std::size_t i = 0; i < labels.size(); ++i)
      sum += x[i * kColumns + j] * (std::clamp(labels[i], kBounds.lower, kBounds.upper) - kBounds.middle());
    const double released = static_cast<double>(law.exact[j]) * std::ldexp(kBounds.width() / 2, -40);
    EXPECT_NEAR(released, sum, 40 * 1e-5);
  }
}

TEST(WholeCentralSums, NumbersThatAreNoneCountAsNothing) {
  std::vector<double> x = randomRows(10, 1);
  x[4] = std::numeric_limits<double>::quiet_NaN();
  x[7] = std::numeric_limits<double>::infinity();
  const auto made = planWholeCentral(x, kColumns, CentralNoise(1));
  ASSERT_TRUE(made);
  EXPECT_EQ(made->rows.entries[4], 0);
  EXPECT_EQ(made->rows.entries[7], 0);
}

TEST(WholeCentralSums, NoiseHasTheStatedVariance) {
  for (const double delta : {0.0, 1e-5}) {
    const auto made = planWholeCentral(randomRows(20, 1), kColumns, CentralNoise(2, delta));
    ASSERT_TRUE(made);
    const WholeCentralLaw law = WholeCentralQuestion{*made, kBounds, {}}.lawOn(randomLabels(20));
    constexpr int kDraws = 4000;
    Rng rng(8);
    double squares = 0;
    for (int i = 0; i < kDraws; ++i) {
      const auto drawn = law.draw(rng);
      for (std::size_t j = 0; j < kColumns; ++j)
        squares += std::pow(static_cast<double>(drawn[j] - law.exact[j]), 2);
    }
    // The kurtosis of Laplace noise is 6, so that this is five standard errors.
    EXPECT_NEAR(squares / (kDraws * kColumns) / made->plan.variance(), 1,
                5 * std::sqrt(5.0 / (kDraws * kColumns)));
  }
}

/// What is said before the table is read holds for every table.
TEST(WholeCentralSums, CanBePlannedForRowsThatAreShorterThanSaid) {
  for (const double epsilon : {1e-13, 1e-6, 1.0, 1e13})
    for (const double delta : {0.0, 1e-6}) {
      const CentralNoise noise(epsilon, delta);
      const bool can = canPlanWholeCentral(kColumns, 2000, noise);
      EXPECT_EQ(can, epsilon == 1.0 || (delta == 0 && epsilon == 1e-6)) << epsilon << " " << delta;
      if (can) {
        EXPECT_TRUE(planWholeCentral(randomRows(50, 300), kColumns, noise)) << epsilon;
      }
    }
}

}  // namespace
}  // namespace epsiscope::whole_central_sums_test
