#include "core/privacy/told_law.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/privacy/shared_noise_law.h"

namespace epsiscope::told_law_test {
namespace {

TEST(ToldLaw, TellsAllAndBooksThatNoEpsilonPaysForIt) {
  Rng rng(1);
  const ToldLaw law{{1, 2}}, other{{1, 3}};
  EXPECT_EQ(law.draw(rng), law.numbers);
  EXPECT_EQ(law.booking().epsilon, kInfinity);
  EXPECT_EQ(law.lossAgainst(law, law.numbers).most, 0);
  EXPECT_EQ(law.lossAgainst(other, law.numbers).most, kInfinity);
}

TEST(SharedNoiseLaw, HidesWhatMovesAllNumbersAndNoDifference) {
  const SharedNoiseLaw law{.centre = {1, 4}, .scale = 0.5};
  Rng rng(7), own(7);
  const auto drawn = law.draw(rng);
  EXPECT_DOUBLE_EQ(drawn[1] - drawn[0], 3);
  EXPECT_EQ(drawn[0], 1 + 0.5 * own.laplace());
  const SharedNoiseLaw moved{.centre = {3, 6}, .scale = 0.5}, apart{.centre = {1, 5}, .scale = 0.5};
  EXPECT_EQ(law.lossAgainst(moved, drawn).most, 4);
  EXPECT_EQ(law.lossAgainst(apart, drawn).most, kInfinity);
  EXPECT_EQ(law.lossAgainst({.centre = {1, 4}, .scale = 1}, drawn).most, kInfinity) << "another scale tells";
}

}  // namespace
}  // namespace epsiscope::told_law_test
