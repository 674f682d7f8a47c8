#include "core/random/rng.h"

#include "tests/core/random/kolmogorov.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

namespace epsiscope::rng_test {
namespace {

std::vector<std::uint64_t> words(Rng rng, std::size_t count) {
  std::vector<std::uint64_t> found(count);
  for (std::uint64_t& word : found) word = rng.bits();
  return found;
}

TEST(Rng, GivesTheWordsOfTheStandardEngine) {
  // [rand.predef]: the 10000th word of a default-seeded mt19937_64.
  EXPECT_EQ(words(Rng(5489), 10000).back(), 9981545732273789042ULL);
}

TEST(Rng, StreamsRepeatAndDifferByCellSeedAndLength) {
  const auto base = words(Rng::stream(7, {1, 2}), 300);
  EXPECT_EQ(base, words(Rng::stream(7, {1, 2}), 300));
  EXPECT_NE(base, words(Rng::stream(8, {1, 2}), 300));
  EXPECT_NE(base, words(Rng::stream(7, {2, 1}), 300));
  EXPECT_NE(base, words(Rng::stream(7, {1, 2, 0}), 300));
  EXPECT_NE(base, words(Rng::stream(7, {1ULL << 32, 2}), 300));
}

TEST(Rng, MovingCarriesTheStateOn) {
  Rng first(3);
  const auto expected = words(Rng(3), 2);
  EXPECT_EQ(first.bits(), expected[0]);
  Rng second = std::move(first);
  EXPECT_EQ(second.bits(), expected[1]);
}

TEST(Rng, UniformStaysInsideTheOpenUnitInterval) {
  // The extreme words of the generator, through the same arithmetic as uniform().
  EXPECT_LT((static_cast<double>(~0ULL >> 12) + 0.5) * 0x1p-52, 1);
  Rng rng(1);
  for (int i = 0; i < 100000; ++i) {
    const double u = rng.uniform();
    ASSERT_GT(u, 0);
    ASSERT_LT(u, 1);
    ASSERT_EQ(1 - (1 - u), u);  // its complement is exact, so tails are symmetric
  }
}

TEST(Rng, BelowCoversAllValuesEvenly) {
  Rng rng(11);
  const int n = 60000;
  std::vector<int> counts(6, 0);
  for (int i = 0; i < n; ++i) ++counts[rng.below(6)];
  double chiSquare = 0;
  for (const int c : counts) chiSquare += std::pow(c - n / 6.0, 2) / (n / 6.0);
  EXPECT_LT(chiSquare, 35.9);  // 5 degrees of freedom, alpha = 1e-6
  for (int i = 0; i < 100; ++i) EXPECT_EQ(rng.below(1), 0U);
}

TEST(Rng, SamplersFollowTheirDistributions) {
  const std::size_t n = 100000;
  const double critical = test::kolmogorovCritical(n);
  Rng rng(5);
  std::vector<double> normal(n), laplace(n), uniform(n);
  for (std::size_t i = 0; i < n; ++i) {
    normal[i] = rng.normal();
    laplace[i] = rng.laplace();
    uniform[i] = rng.uniform();
  }
  EXPECT_LT(test::kolmogorovDistance(normal, [](double x) { return std::erfc(-x / std::sqrt(2.0)) / 2; }),
            critical);
  EXPECT_LT(test::kolmogorovDistance(laplace,
                                     [](double x) { return x < 0 ? std::exp(x) / 2 : 1 - std::exp(-x) / 2; }),
            critical);
  EXPECT_LT(test::kolmogorovDistance(uniform, [](double x) { return x; }), critical);
}

TEST(Rng, LaplaceIsTheQuantileOfOneUniform) {
  Rng draws(9), uniforms(9);
  for (int i = 0; i < 1000; ++i) {
    const double u = uniforms.uniform(), x = draws.laplace();
    EXPECT_NEAR(x < 0 ? std::exp(x) / 2 : 1 - std::exp(-x) / 2, u, 1e-14);
  }
}

TEST(Rng, SecureStreamsDiffer) {
  EXPECT_NE(words(Rng::secure(), 300), words(Rng::secure(), 300));
}

/// Or it would tell what its parent draws.
TEST(Rng, AChildOfThisProcessGivesWordsOfItsOwn) {
  constexpr std::size_t kWords = 300;
  Rng rng = Rng::secure();
  rng.bits();
  std::vector<std::vector<std::uint64_t>> all;
  for (int child = 0; child < 2; ++child) {
    int pipe[2] = {};
    ASSERT_EQ(::pipe(pipe), 0);
    const pid_t process = ::fork();
    if (process == 0) {
      const std::vector<std::uint64_t> own = words(std::move(rng), kWords);
      ::_exit(::write(pipe[1], own.data(), kWords * sizeof(std::uint64_t)) > 0 ? 0 : 1);
    }
    ::close(pipe[1]);
    auto& read = all.emplace_back(kWords);
    EXPECT_EQ(::read(pipe[0], read.data(), kWords * sizeof(std::uint64_t)), std::ssize(read) * 8);
    ::close(pipe[0]);
    ::waitpid(process, nullptr, 0);
  }
  all.push_back(words(std::move(rng), kWords));
  std::set<std::uint64_t> different;
  for (const auto& some : all) different.insert(some.begin(), some.end());
  EXPECT_EQ(different.size(), 3 * kWords);
}

TEST(Rng, FreshSeedsAreSmallAndDiffer) {
  const std::uint64_t a = freshSeed(), b = freshSeed(), c = freshSeed();
  EXPECT_LT(std::max({a, b, c}), 1ULL << 31);
  EXPECT_FALSE(a == b && b == c);  // by chance once in 2^62
}

}  // namespace
}  // namespace epsiscope::rng_test
