#include "core/statistics/sampling_error.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace epsiscope::sampling_error_test {
namespace {

/// I_x(a, b) for whole a and b: at least a of a + b - 1 trials succeed.
double binomialTail(double x, int a, int b) {
  const int n = a + b - 1;
  double sum = 0;
  for (int k = a; k <= n; ++k)
    sum += std::exp(std::lgamma(n + 1.0) - std::lgamma(k + 1.0) - std::lgamma(n - k + 1.0) + k * std::log(x) +
                    (n - k) * std::log1p(-x));
  return sum;
}

TEST(SamplingError, BetaDistributionIsABinomialTail) {
  for (const auto& [a, b] : {std::pair(1, 1), std::pair(1, 9), std::pair(7, 3), std::pair(50, 51),
                             std::pair(400, 2), std::pair(300, 700)})
    for (const double x : {0.001, 0.1, 0.3, 0.5, 0.77, 0.999})
      EXPECT_NEAR(betaDistribution(x, a, b), binomialTail(x, a, b), 1e-11) << a << ' ' << b << ' ' << x;
  EXPECT_EQ(betaDistribution(0, 2, 3), 0);
  EXPECT_EQ(betaDistribution(1, 2, 3), 1);
}

/// A place where the law is nearly normal and the terms of the plain formula have lost all digits.
TEST(SamplingError, BetaDistributionOfVeryManyRows) {
  for (const double n : {1e6, 1e8}) {
    EXPECT_NEAR(betaDistribution(0.5, n / 2, n / 2), 0.5, 1e-11);
    const double sd = 0.5 / std::sqrt(n);
    EXPECT_NEAR(betaDistribution(0.5 + sd, n / 2, n / 2), 0.841344746068543, 1e-6);
  }
}

TEST(SamplingError, OfTheMeanAndTheSumIsTheTextbooks) {
  const auto column = StatisticColumn::ofNumbers({1, 2, 4, 9});
  const double s2 = (9 + 4 + 0 + 25) / 3.0;  // mean 4
  EXPECT_NEAR(samplingErrorOfMean(*column), s2 / 4, 1e-12);
  EXPECT_NEAR(samplingErrorOfSum(*column), s2 * 4, 1e-12);
  // A count is the sum of zeros and ones.
  const auto indicators = StatisticColumn::ofNumbers({1, 0, 0, 1, 1});
  EXPECT_NEAR(samplingErrorOfCount(3, 5), samplingErrorOfSum(*indicators), 1e-12);
}

/// The variance over all n^n bootstrap samples.
template <class Statistic>
double bootstrapVariance(const std::vector<double>& values, const Statistic& statistic) {
  const std::size_t n = values.size();
  const auto samples = static_cast<std::size_t>(std::pow(n, n));
  double sum = 0, squares = 0;
  for (std::size_t code = 0; code < samples; ++code) {
    std::vector<double> sample;
    for (std::size_t i = 0, rest = code; i < n; ++i, rest /= n) sample.push_back(values[rest % n]);
    std::sort(sample.begin(), sample.end());
    const double found = statistic(sample);
    sum += found;
    squares += found * found;
  }
  const double mean = sum / static_cast<double>(samples);
  return squares / static_cast<double>(samples) - mean * mean;
}

TEST(SamplingError, OfAQuantileIsTheBootstrapsExactly) {
  for (const std::vector<double>& values :
       {std::vector<double>{1, 2, 4, 9, 11}, std::vector<double>{-3, -3, 0, 8}, std::vector<double>{5, 6}})
    for (const double p : {0.1, 0.5, 0.75, 0.9}) {
      const auto rank = static_cast<std::size_t>(std::ceil(p * static_cast<double>(values.size())));
      const double expected =
          bootstrapVariance(values, [&](const std::vector<double>& sample) { return sample[rank - 1]; });
      EXPECT_NEAR(samplingErrorOfQuantile(*StatisticColumn::ofNumbers(values), p), expected, 1e-9 * 100) << p;
    }
}

/// The variance of the population variance of n draws from a law with second and fourth moments s^2 and m_4
/// is ((n - 1)/n)^2 (m_4 - s^4 (n - 3)/(n - 1))/n: the bootstrap's law has the moments of the values.
TEST(SamplingError, OfTheVarianceHasTheFormOfTheBootstraps) {
  const std::vector<double> values = {1, 2, 4, 9, 11};
  const auto column = StatisticColumn::ofNumbers(values);
  const double n = 5, s2 = column->variance();
  const double form = 16.0 / 25 * (column->fourthMoment() - s2 * s2 * (n - 3) / (n - 1)) / n;
  const double bootstrap = bootstrapVariance(values, [](const std::vector<double>& sample) {
    return StatisticColumn::ofNumbers(sample)->variance();
  });
  EXPECT_NEAR(form, bootstrap, 1e-9 * bootstrap);
  // The estimate takes the n - 1 variance of the values for the law's.
  const double unbiased = s2 * n / (n - 1);
  EXPECT_NEAR(samplingErrorOfVariance(*column),
              16.0 / 25 * (column->fourthMoment() - unbiased * unbiased * (n - 3) / (n - 1)) / n, 1e-9);
}

TEST(SamplingError, OfNormalValuesIsWhatTheoryExpects) {
  std::mt19937_64 random(8);
  std::vector<double> values(200'000);
  for (double& value : values) value = std::normal_distribution<>(3, 2)(random);
  const auto column = StatisticColumn::ofNumbers(values);
  EXPECT_NEAR(samplingErrorOfVariance(*column) * 2e5, 2 * 16, 0.6);
  // p (1 - p)/(n f^2) with the density f at the median; the estimate itself varies by a few per cent.
  const double f = 1 / (2 * std::sqrt(2 * M_PI));
  EXPECT_NEAR(samplingErrorOfQuantile(*column, 0.5) * 2e5, 0.25 / (f * f), 0.15 * 0.25 / (f * f));
}

TEST(SamplingError, IsUnknownOfASingleRow) {
  const auto column = StatisticColumn::ofNumbers({4});
  EXPECT_TRUE(std::isnan(samplingErrorOfMean(*column)));
  EXPECT_TRUE(std::isnan(samplingErrorOfSum(*column)));
  EXPECT_TRUE(std::isnan(samplingErrorOfVariance(*column)));
  EXPECT_TRUE(std::isnan(samplingErrorOfQuantile(*column, 0.5)));
  EXPECT_TRUE(std::isnan(samplingErrorOfCount(1, 1)));
}

}  // namespace
}  // namespace epsiscope::sampling_error_test
