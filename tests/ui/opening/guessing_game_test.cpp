#include "ui/opening/guessing_game.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>

#include "core/privacy/guarantee.h"
#include "core/privacy/guessing.h"

namespace epsiscope::guessing_game_test {
namespace {

using House = GuessingGame::House;

TEST(GuessingGame, CountsWhatIsRightAndSaysWhatItWas) {
  GuessingGame game(twoHouses(), 1, 7);
  int right = 0;
  for (int i = 0; i < GuessingGame::kDraws; ++i) {
    EXPECT_FALSE(game.isOver());
    game.guess(House::first);
    EXPECT_EQ(game.wasRight(), game.lastHouse() == House::first);
    right += game.wasRight() ? 1 : 0;
    EXPECT_EQ(game.right(), right);
  }
  EXPECT_TRUE(game.isOver());
}

TEST(GuessingGame, TheSameSeedGivesTheSameGame) {
  GuessingGame one(twoHouses(), 1, 7), same(twoHouses(), 1, 7), other(twoHouses(), 1, 8);
  EXPECT_EQ(one.result(), same.result());
  EXPECT_NE(one.result(), other.result());
}

/// 40,000 results for each epsilon: within four standard errors of the closed form, and so below the promise.
TEST(GuessingGame, TheBestGuesserIsAsGoodAsTheClosedFormSays) {
  const TwoHouses houses = twoHouses();
  EXPECT_LT(houses.first, houses.second);
  for (const double epsilon : {0.5, 1.0, 3.0}) {
    constexpr int kGames = 2000;
    int right = 0;
    for (int seed = 0; seed < kGames; ++seed) {
      GuessingGame game(houses, epsilon, static_cast<std::uint64_t>(seed));
      while (!game.isOver()) game.guess(game.bestGuess());
      right += game.right();
    }
    const double all = kGames * GuessingGame::kDraws, expected = laplaceGuess(epsilon, houses.share());
    const double four = 4 * std::sqrt(expected * (1 - expected) / all);
    EXPECT_NEAR(right / all, expected, four) << epsilon;
    EXPECT_LE(right / all, attackerPosterior(epsilon) + four);
  }
}

}  // namespace
}  // namespace epsiscope::guessing_game_test
