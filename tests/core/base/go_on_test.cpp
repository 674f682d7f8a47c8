#include "core/base/go_on.h"

#include "core/base/parallel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <vector>

namespace epsiscope::go_on_test {
namespace {

/// A goOn that remembers its arguments, and goes on until it was asked `most` times.
struct Asked {
  std::vector<double> seen{};
  std::size_t most = 1000;
  GoOn goOn() {
    return [this](double done) { return seen.push_back(done), seen.size() < most; };
  }
};

TEST(GoOn, MadeOfNothingAlwaysGoesOn) {
  EXPECT_TRUE(GoOn()());
  EXPECT_TRUE(GoOn()(0.5));
  EXPECT_TRUE(GoOn().part(0, 0.5)(1));
  EXPECT_TRUE(GoOn().at(0.5)());
  EXPECT_TRUE(GoOn().oneAtATime()(1));
}

TEST(GoOn, TakesQuestionsWithAndWithoutAShare) {
  const GoOn no = [] { return false; };
  EXPECT_FALSE(no());
  EXPECT_FALSE(no(0.5));
  const GoOn untilHalf = [](double done) { return done < 0.5; };
  EXPECT_TRUE(untilHalf());
  EXPECT_TRUE(untilHalf(0.4));
  EXPECT_FALSE(untilHalf(0.6));
}

TEST(GoOn, APartMapsItsShareIntoTheWhole) {
  Asked asked;
  const GoOn part = asked.goOn().part(0.25, 0.75);
  for (const double done : {0.0, 0.5, 1.0, 1.5}) EXPECT_TRUE(part(done));
  EXPECT_EQ(asked.seen, (std::vector<double>{0.25, 0.5, 0.75, 0.75}));
}

TEST(GoOn, AnUnknownShareStaysUnknownInAPart) {
  Asked asked;
  asked.goOn().part(0.5, 1).part(0, 0.5)();
  EXPECT_EQ(asked.seen, std::vector<double>{-1});
}

TEST(GoOn, APartOutlivesTheWholeThatItCameFrom) {
  Asked asked;
  GoOn part;
  {
    const GoOn whole = asked.goOn();
    part = whole.part(0, 0.5).part(0.5, 1);
  }
  EXPECT_TRUE(part(1));
  EXPECT_EQ(asked.seen, std::vector<double>{0.5});
}

TEST(GoOn, StopsPassThroughNestedParts) {
  Asked asked{.most = 3};
  const GoOn part = asked.goOn().part(0, 0.5).part(0.5, 1).at(0.5);
  EXPECT_TRUE(part(0));
  EXPECT_TRUE(part());
  EXPECT_FALSE(part(1));
  EXPECT_EQ(asked.seen, (std::vector<double>{0.375, 0.375, 0.375}));
}

TEST(GoOn, OneAtATimeRemembersThatItIsToStop) {
  Asked asked{.most = 2};
  const GoOn gate = asked.goOn().oneAtATime();
  const GoOn copy = gate.part(0, 0.5);
  EXPECT_TRUE(gate(0.1));
  EXPECT_FALSE(copy(0.4));
  EXPECT_FALSE(gate(0.3));
  EXPECT_EQ(asked.seen, (std::vector<double>{0.1, 0.2}));
}

TEST(GoOn, OneAtATimeIsNeverAskedFromTwoThreadsAtOnce) {
  std::atomic<int> inside = 0;
  int most = 0, asked = 0;
  const GoOn gate = GoOn([&](double) {
                      most = std::max(most, ++inside);
                      ++asked;
                      --inside;
                      return true;
                    }).oneAtATime();
  EXPECT_TRUE(parallelFor(1000, 4, [&](std::size_t) { return gate(0.5); }));
  EXPECT_EQ(most, 1);
  EXPECT_EQ(asked, 1000);
}

}  // namespace
}  // namespace epsiscope::go_on_test
