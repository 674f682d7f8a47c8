#include "core/statistics/number_noise.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace epsiscope::number_noise_test {
namespace {

double halfWidthOf(const NumberNoise& noise, double level) {
  const WeightedNoise one{.noise = noise};
  return halfWidthOfSum({&one, 1}, level);
}

/// The probabilities of -60 to 60 steps of a discrete law, by its definition.
std::vector<double> massesOf(const NumberNoise& noise) {
  std::vector<double> masses;
  double sum = 0;
  for (int n = -60; n <= 60; ++n) {
    const double z = std::abs(n) * noise.step / noise.scale;
    masses.push_back(std::exp(noise.isNormal ? -z * z / 2 : -z));
    sum += masses.back();
  }
  for (double& mass : masses) mass /= sum;
  return masses;
}

/// The smallest w with P(|Z| <= w) >= level where Z is a X + b Y, each step of which is a half.
double exactWidth(const NumberNoise& x, int a, const NumberNoise& y, int b, double level) {
  const std::vector<double> ofX = massesOf(x), ofY = massesOf(y);
  std::vector<double> masses(60 * 6 + 1);  // of |Z| in halves
  for (int i = -60; i <= 60; ++i)
    for (int j = -60; j <= 60; ++j)
      masses[static_cast<std::size_t>(std::abs(a * i + b * j))] +=
          ofX[static_cast<std::size_t>(i + 60)] * ofY[static_cast<std::size_t>(j + 60)];
  double within = 0;
  std::size_t w = 0;
  while ((within += masses[w]) < level) ++w;
  return static_cast<double>(w) / 2;
}

TEST(NumberNoise, HasTheVarianceOfItsLaw) {
  EXPECT_DOUBLE_EQ((NumberNoise{.scale = 3}).variance(), 18);
  EXPECT_DOUBLE_EQ((NumberNoise{.isNormal = true, .scale = 3}).variance(), 9);
  for (const bool isNormal : {false, true})
    for (const double scale : {0.05, 0.3, 0.7, 1.4, 2.0, 5.9, 6.1}) {
      // Beyond 60 steps lies less than e^-60 of normal noise and e^-40 of the squares of the other here.
      const NumberNoise noise{.isNormal = isNormal, .scale = isNormal ? scale : scale / 5, .step = 2};
      const std::vector<double> masses = massesOf(noise);
      double squares = 0;
      for (int n = -60; n <= 60; ++n) squares += 4.0 * n * n * masses[static_cast<std::size_t>(n + 60)];
      EXPECT_NEAR(noise.variance(), squares, 1e-12 * squares) << isNormal << ' ' << scale;
    }
}

/// P(|Z| > w) of one Laplace variable is e^(-w/b), of two (1 + w/(2 b)) e^(-w/b), and of two with other
/// scales (a^2 e^(-w/a) - b^2 e^(-w/b))/(a^2 - b^2).
TEST(NumberNoise, HasTheHalfWidthsOfSumsThatHaveClosedForms) {
  for (const double level : {0.01, 0.5, 0.9, 0.95, 0.99, 0.999999, 1 - 1e-12}) {
    SCOPED_TRACE(level);
    EXPECT_NEAR(halfWidthOf({.scale = 3}, level), -3 * std::log1p(-level), 1e-6);
    const WeightedNoise twice{.noise = {.scale = 1.5}, .weight = -2, .times = 2};
    const double w = halfWidthOfSum({&twice, 1}, level) / 3;
    EXPECT_NEAR((1 + w / 2) * std::exp(-w) / (1 - level), 1, 1e-6);
    const std::vector<WeightedNoise> apart = {{.noise = {.scale = 1}},
                                              {.noise = {.scale = 0.25}, .weight = 2}};
    const double v = halfWidthOfSum(apart, level);
    EXPECT_NEAR((std::exp(-v) - std::exp(-2 * v) / 4) / 0.75 / (1 - level), 1, 1e-6);
  }
  const std::vector<WeightedNoise> normals = {{.noise = {.isNormal = true, .scale = 1}, .times = 9},
                                              {.noise = {.isNormal = true, .scale = 2}, .weight = 2}};
  EXPECT_NEAR(halfWidthOfSum(normals, 0.95), 5 * 1.959963984540054, 1e-9);
  // A little of another law changes little.
  const std::vector<WeightedNoise> nearly = {{.noise = {.isNormal = true, .scale = 5}},
                                             {.noise = {.scale = 1e-6}}};
  EXPECT_NEAR(halfWidthOfSum(nearly, 0.95), 5 * 1.959963984540054, 1e-6);
}

/// The sum of one noise and of half another: a bound, too large by twice 1/32 at most.
TEST(NumberNoise, BoundsHalfWidthsOfWholeSteps) {
  for (const bool isNormal : {false, true})
    for (const bool alsoNormal : {false, true})
      for (const double scale : {0.1, 0.4, 1.0, 1.8})
        for (const double level : {0.5, 0.9, 0.95, 0.99, 0.9999}) {
          const NumberNoise x{.isNormal = isNormal, .scale = scale, .step = 1},
              y{.isNormal = alsoNormal, .scale = 1.2, .step = 1};
          const std::vector<WeightedNoise> sum = {{.noise = x}, {.noise = y, .weight = 0.5}};
          const double deviation = std::sqrt(x.variance() + y.variance() / 4);
          const double found = halfWidthOfSum(sum, level);
          EXPECT_GE(found, exactWidth(x, 2, y, 1, level) - 1e-6);
          // Where the level falls on a jump, rounding decides between the two ends of it.
          EXPECT_LE(found, exactWidth(x, 2, y, 1, level + 1e-6 * (1 - level)) +
                               std::max(1.0, deviation) / 16 + 1e-6);
        }
}

TEST(NumberNoise, TakesTheFinestStepsForNone) {
  EXPECT_NEAR(halfWidthOf({.scale = 2, .step = 1e-9}, 0.95), 2 * std::log(20), 1e-7);
  EXPECT_GE(halfWidthOf({.scale = 2, .step = 1e-7}, 0.95), 2 * std::log(20));
  EXPECT_NEAR(halfWidthOf({.isNormal = true, .scale = 2, .step = 1e-9}, 0.95), 2 * 1.959963984540054, 1e-7);
  EXPECT_EQ(halfWidthOfSum({}, 0.95), 0);
  EXPECT_TRUE(std::isnan(halfWidthOf({.scale = std::nan("")}, 0.95)));
}

}  // namespace
}  // namespace epsiscope::number_noise_test
