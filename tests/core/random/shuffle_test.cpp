#include "core/random/shuffle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <vector>

namespace epsiscope::shuffle_test {
namespace {

using Order = std::vector<int>;

Order inOrder(std::size_t count) {
  Order order(count);
  std::iota(order.begin(), order.end(), 0);
  return order;
}

/// Counts of 24 orders of four, each expected 1000 times: chi squared with 23 degrees of freedom, whose
/// quantile for one error in a million is 73.
template <class Shuffle>
double chiSquared(Shuffle shuffled) {
  Rng rng(7);
  std::map<Order, int> counts;
  for (int i = 0; i < 24000; ++i) {
    Order order = inOrder(4);
    shuffled(order, rng);
    ++counts[order];
  }
  EXPECT_EQ(counts.size(), 24u);
  double sum = 0;
  for (const auto& [order, count] : counts) sum += (count - 1000.0) * (count - 1000.0) / 1000.0;
  return sum;
}

TEST(Shuffle, MakesEveryOrderAsOften) {
  EXPECT_LT(chiSquared([](Order& order, Rng& rng) { shuffle(std::span(order), rng); }), 73);
  EXPECT_LT(chiSquared([](Order& order, Rng& rng) { shuffleFromBack(std::span(order), rng); }), 73);
}

TEST(Shuffle, OfTheFirstPlacesIsTheBeginningOfTheWholeOne) {
  for (const std::size_t places : {0u, 1u, 5u, 20u}) {
    Rng one(3), other(3);
    Order some = inOrder(20), all = inOrder(20);
    shuffleFirst(std::span(some), places, one);
    shuffle(std::span(all), other);
    EXPECT_TRUE(std::equal(some.begin(), some.begin() + static_cast<std::ptrdiff_t>(places), all.begin()));
    std::ranges::sort(some);
    EXPECT_EQ(some, inOrder(20));
  }
}

TEST(Shuffle, TakesListsOfNoneAndOneWithoutADraw) {
  Rng rng(5), untouched(5);
  Order none, one = {1};
  shuffle(std::span(none), rng);
  shuffle(std::span(one), rng);
  shuffleFromBack(std::span(none), rng);
  shuffleFromBack(std::span(one), rng);
  EXPECT_EQ(rng.bits(), untouched.bits());
}

}  // namespace
}  // namespace epsiscope::shuffle_test
