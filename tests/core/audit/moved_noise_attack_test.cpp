#include "core/audit/moved_noise_attack.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/mechanisms/laplace.h"
#include "core/privacy/guarantee.h"

namespace epsiscope::moved_noise_attack_test {
namespace {

constexpr std::size_t kDraws = 40'000;

double normalBelow(double z) {
  return std::erfc(-z / std::sqrt(2.0)) / 2;
}

/// In one coordinate the norm is the absolute value: Laplace noise.
TEST(MovedNoiseAttack, OfTheNormInOneCoordinateIsTheExactOneOfLaplaceNoise) {
  for (const double epsilon : {0.4, 1.0, 3.0}) {
    Rng rng(1);
    const Attack found = attackByDraws(lossOfMovedNorm(1, epsilon, 1), kDraws, rng);
    Rng other(2);
    const Attack exact = attack(Laplace({0, 1}, epsilon), 0, 1, 0, other);
    EXPECT_NEAR(found.success, exact.success, 0.01) << epsilon;
    EXPECT_NEAR(static_cast<double>(found.guessed) / kDraws, exact.success, 0.015) << epsilon;
    EXPECT_FALSE(found.isExact);
    EXPECT_TRUE(exact.isExact);
    for (const double loss : found.losses) EXPECT_LE(std::abs(loss), epsilon * (1 + 1e-12));
  }
}

TEST(MovedNoiseAttack, OfNormalNoiseGuessesRightWithPhiOfHalfTheMove) {
  for (const double moved : {0.3, 1.0, 2.5}) {
    Rng rng(3);
    const Attack found = attackByDraws(lossOfMovedNormal(moved * 0.7, 0.7), kDraws, rng);
    EXPECT_NEAR(found.success, normalBelow(moved / 2), 0.01) << moved;
    EXPECT_NEAR(static_cast<double>(found.guessed) / kDraws, normalBelow(moved / 2), 0.015) << moved;
  }
}

/// The mean of e^-loss under the one table is 1, and the same with the two tables exchanged.
TEST(MovedNoiseAttack, LossesAreLogarithmsOfRatiosOfDensities) {
  const DrawnLoss releases[] = {lossOfMovedNorm(5, 2, 1), lossOfMovedNormal(1, 1),
                                lossOfMovedNumbers(3, 0.5, 1)};
  for (const DrawnLoss& drawn : releases) {
    Rng rng(4);
    const Attack found = attackByDraws(drawn, kDraws, rng);
    double one = 0, other = 0;
    for (const double loss : found.losses) one += std::exp(-loss) / static_cast<double>(found.losses.size());
    for (const double loss : found.otherLosses)
      other += std::exp(loss) / static_cast<double>(found.otherLosses.size());
    EXPECT_NEAR(one, 1, 0.05);
    EXPECT_NEAR(other, 1, 0.05);
  }
}

/// The noise hides a move in many coordinates better than in one: the mean length of b grows.
TEST(MovedNoiseAttack, InManyCoordinatesAMoveIsSeenLess) {
  Rng rng(5), other(5);
  const double one = attackByDraws(lossOfMovedNorm(1, 1, 1), kDraws, rng).success;
  const double many = attackByDraws(lossOfMovedNorm(50, 1, 1), kDraws, other).success;
  EXPECT_LT(many, one - 0.05);
  EXPECT_GE(many, 0.5);
}

/// Independent numbers add up: with epsilon/N each, all of them together keep epsilon.
TEST(MovedNoiseAttack, OfSeveralNumbersStaysBelowTheirSum) {
  Rng rng(6);
  const Attack found = attackByDraws(lossOfMovedNumbers(4, 0.25, 1), kDraws, rng);
  for (std::size_t i = 0; i < found.best.falseAlarms.size(); ++i)
    EXPECT_LE(found.best.detections[i], mostDetections(found.best.falseAlarms[i], 1, 0) + 0.02);
  EXPECT_LT(found.success, mostSuccess(1, 0));
}

/// With a = 0.02 each, 10,000 numbers are guessed from correctly with probability Phi(a sqrt(10,000)/2) =
/// Phi(1), one by one and as the sum that stands for more of them.
TEST(MovedNoiseAttack, OfVeryManyNumbersIsThatOfTheirSum) {
  Rng rng(9), other(9);
  const double oneByOne = attackByDraws(lossOfMovedNumbers(10'000, 0.02, 1), 2000, rng).success;
  const double summed = attackByDraws(lossOfMovedNumbers(1e18, 2e-9, 1), kDraws, other).success;
  EXPECT_NEAR(oneByOne, normalBelow(1), 0.04);
  EXPECT_NEAR(summed, normalBelow(1), 0.01);
}

/// An output that one table never releases settles the guess at once; two equal tables give nothing away.
TEST(MovedNoiseAttack, KnowsEverythingOrNothing) {
  Rng rng(7);
  const Attack sure =
      attackByDraws([](bool isOther, Rng&) { return isOther ? -kInfinity : kInfinity; }, 1000, rng);
  EXPECT_EQ(sure.guessed, 1000U);
  EXPECT_DOUBLE_EQ(sure.success, 1);
  const Attack coin = attackByDraws(lossOfMovedNorm(3, 0, 1), kDraws, rng);
  EXPECT_NEAR(coin.success, 0.5, 1e-12);
  EXPECT_NEAR(static_cast<double>(coin.guessed) / kDraws, 0.5, 0.02);
}

TEST(MovedNoiseAttack, EndsWhenItIsToldTo) {
  Rng rng(8);
  int asked = 0;
  const Attack found = attackByDraws(lossOfMovedNormal(1, 1), 1000, rng, [&asked] { return ++asked <= 10; });
  EXPECT_EQ(found.draws(), 10U);
}

}  // namespace
}  // namespace epsiscope::moved_noise_attack_test
