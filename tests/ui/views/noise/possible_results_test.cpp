#include "ui/views/noise/possible_results.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/random/rng.h"

namespace epsiscope::possible_results_test {
namespace {

double area(const DrawHistogram& histogram) {
  double sum = 0;
  for (std::size_t i = 0; i < histogram.density.size(); ++i)
    sum += histogram.density[i] * (histogram.nodes[i + 1] - histogram.nodes[i]);
  return sum;
}

std::vector<double> laplaceDraws(std::size_t count) {
  Rng rng = Rng::stream(3, {count});
  std::vector<double> draws(count);
  for (double& draw : draws) draw = 1.5 + 0.2 * rng.laplace();
  return draws;
}

TEST(DrawHistogram, HasAreaOneAndHoldsEveryDraw) {
  for (const std::size_t count : {2u, 20u, 137u, 1000u}) {
    const std::vector<double> draws = laplaceDraws(count);
    const DrawHistogram made = drawHistogram(draws);
    ASSERT_EQ(made.nodes.size(), made.density.size() + 1);
    EXPECT_NEAR(area(made), 1, 1e-12) << count;
    for (const double draw : draws) {
      EXPECT_GE(draw, made.nodes.front());
      EXPECT_LE(draw, made.nodes.back());
    }
  }
}

TEST(DrawHistogram, ABinHoldsItsShare) {
  const DrawHistogram made = drawHistogram({0.1, 0.2, 0.3, 1.6, 1.7, 1.8, 2.6, 2.7});
  for (std::size_t i = 0; i < made.density.size(); ++i) {
    const double share = made.density[i] * (made.nodes[i + 1] - made.nodes[i]) * 8;
    EXPECT_NEAR(share, std::round(share), 1e-12) << "whole draws";
  }
}

/// A share of q draws in a bin has standard deviation sqrt(q (1 - q) / n); five of them over at most 150 bins
/// would be exceeded by chance once in ten thousand times.
TEST(DrawHistogram, ComesNearTheDensityOfTheDraws) {
  const std::size_t count = 1000;
  const DrawHistogram made = drawHistogram(laplaceDraws(count));
  const auto cdf = [](double x) {
    const double z = (x - 1.5) / 0.2;
    return z < 0 ? std::exp(z) / 2 : 1 - std::exp(-z) / 2;
  };
  for (std::size_t i = 0; i < made.density.size(); ++i) {
    const double width = made.nodes[i + 1] - made.nodes[i];
    const double share = cdf(made.nodes[i + 1]) - cdf(made.nodes[i]);
    const double sd = std::sqrt(share * (1 - share) / static_cast<double>(count));
    EXPECT_NEAR(made.density[i] * width, share, 5 * sd + 1.0 / static_cast<double>(count)) << i;
  }
}

TEST(DrawHistogram, OneDrawFarAwayDoesNotMakeMoreBinsThanCanBeSeen) {
  std::vector<double> draws = laplaceDraws(500);
  draws.push_back(1e9);
  const DrawHistogram made = drawHistogram(draws);
  EXPECT_LE(made.density.size(), 152u);
  EXPECT_NEAR(area(made), 1, 1e-9);
}

TEST(DrawHistogram, DrawsThatAreAllEqualHaveNone) {
  EXPECT_TRUE(drawHistogram({}).density.empty());
  EXPECT_TRUE(drawHistogram({2, 2, 2}).density.empty());
}

}  // namespace
}  // namespace epsiscope::possible_results_test
