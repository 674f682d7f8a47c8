#include "core/statistics/quantile_law.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>

#include "tests/core/random/kolmogorov.h"

namespace epsiscope::quantile_law_test {
namespace {

struct Case {
  std::vector<double> values;
  LabelBounds bounds;
  double quantile = 0.5;
  double epsilon = 1;
};

/// The integral of value(t) exp(-epsilon |#{x_i < t} - p n|/2) straight from the definition, by Simpson's
/// rule, exact for squares, between any two places where the count can change.
double integral(const Case& given, const std::function<double(double)>& value) {
  std::vector<double> places = {given.bounds.lower, given.bounds.upper};
  for (const double x : given.values) places.push_back(given.bounds.clamp(x));
  std::sort(places.begin(), places.end());
  const double rank = given.quantile * static_cast<double>(given.values.size());
  double sum = 0;
  for (std::size_t i = 1; i < places.size(); ++i) {
    const double a = places[i - 1], b = places[i], middle = (a + b) / 2;
    const auto below = static_cast<double>(std::count_if(
        given.values.begin(), given.values.end(), [&](double x) { return given.bounds.clamp(x) < middle; }));
    sum += std::exp(-given.epsilon * std::abs(below - rank) / 2) * (b - a) / 6 *
           (value(a) + 4 * value(middle) + value(b));
  }
  return sum;
}

std::vector<Case> cases() {
  std::mt19937_64 random(4);
  std::vector<double> many(400);
  for (double& value : many) value = std::exp(std::normal_distribution<>(0, 1)(random));
  std::vector<Case> found;
  for (const double epsilon : {1e-6, 0.05, 1.0, 8.0})
    for (const double quantile : {0.01, 0.25, 0.5, 0.99}) {
      found.push_back({{3}, {0, 10}, quantile, epsilon});
      found.push_back({{2, 2, 2, 2}, {0, 10}, quantile, epsilon});
      found.push_back({{0, 0, 0}, {0, 10}, quantile, epsilon});
      found.push_back({{10, 10}, {0, 10}, quantile, epsilon});
      found.push_back({{-5, -4, 20, 30}, {0, 10}, quantile, epsilon});
      found.push_back({{1, 1, 4, 4, 4, 7, 11}, {0, 10}, quantile, epsilon});
      found.push_back({many, {0, 5}, quantile, epsilon});
    }
  for (Case& one : found) std::sort(one.values.begin(), one.values.end());
  return found;
}

TEST(QuantileLaw, HasTheMomentsOfItsDefinition) {
  for (const Case& given : cases()) {
    const QuantileLaw law(given.values, given.bounds, given.quantile, given.epsilon);
    const double total = integral(given, [](double) { return 1.0; });
    ASSERT_GT(total, 0);
    const double mean = integral(given, [](double t) { return t; }) / total;
    EXPECT_NEAR(law.mean(), mean, 1e-9 * given.bounds.width());
    for (const double from : {0.0, 3.7, 12.0})
      EXPECT_NEAR(law.squaredError(from),
                  integral(given, [from](double t) { return (t - from) * (t - from); }) / total, 1e-9 * 100);
  }
}

TEST(QuantileLaw, HasTheDensityOfItsDefinition) {
  for (const Case& given : cases()) {
    const QuantileLaw law(given.values, given.bounds, given.quantile, given.epsilon);
    const double total = integral(given, [](double) { return 1.0; });
    const double rank = given.quantile * static_cast<double>(given.values.size());
    for (const double t : {0.123, 1.5, 2.5, 4.4, 9.9}) {
      if (t > given.bounds.upper) continue;
      const auto below = static_cast<double>(std::count_if(
          given.values.begin(), given.values.end(), [&](double x) { return given.bounds.clamp(x) < t; }));
      EXPECT_NEAR(law.logDensity(t), -given.epsilon * std::abs(below - rank) / 2 - std::log(total), 1e-9);
    }
    EXPECT_EQ(law.logDensity(given.bounds.lower - 1e-9), -INFINITY);
    EXPECT_EQ(law.logDensity(given.bounds.upper + 1e-9), -INFINITY);
  }
}

TEST(QuantileLaw, OneMoreValueIsTheTableWithIt) {
  for (const Case& given : cases())
    for (const double own : {0.0, 2.0, 3.3, 10.0}) {
      std::vector<double> all = given.values;
      all.insert(std::upper_bound(all.begin(), all.end(), own), own);
      const QuantileLaw with(given.values, given.bounds, given.quantile, given.epsilon, own);
      const QuantileLaw whole(all, given.bounds, given.quantile, given.epsilon);
      ASSERT_NEAR(with.mean(), whole.mean(), 1e-12 * given.bounds.width());
      for (const double t : {0.1, 2.5, 4.9})
        if (t < given.bounds.upper) {
          ASSERT_NEAR(with.logDensity(t), whole.logDensity(t), 1e-12);
        }
    }
}

/// Distant pieces are left out, and long runs of the same value are passed over in one step.
TEST(QuantileLaw, LosesNothingOfALargeTable) {
  std::vector<double> values(20'000, 3.0);
  std::mt19937_64 random(9);
  for (std::size_t i = 0; i < 12'000; ++i) values[i] = std::uniform_real_distribution<>(0, 10)(random);
  std::sort(values.begin(), values.end());
  for (const double epsilon : {1e-4, 0.02, 1.0})
    for (const double quantile : {0.2, 0.5, 0.9}) {
      const Case given{values, {0, 10}, quantile, epsilon};
      const QuantileLaw law(values, given.bounds, quantile, epsilon);
      const double rank = quantile * 20'000;
      long double total = 0, mean = 0;  // doubles are too short for the omitted part
      for (std::size_t i = 0; i <= values.size(); ++i) {
        const double a = i == 0 ? 0 : values[i - 1], b = i == values.size() ? 10 : values[i];
        const long double mass =
            std::exp(-static_cast<long double>(epsilon) * std::abs(static_cast<double>(i) - rank) / 2) *
            (b - a);
        total += mass;
        mean += mass * (a + b) / 2;
      }
      EXPECT_NEAR(law.mean(), static_cast<double>(mean / total), 1e-9);
      if (epsilon == 1.0) {
        EXPECT_LT(law.stretches().size(), 500U);
      }
    }
}

TEST(QuantileLaw, DrawsFromItsDensity) {
  const std::vector<double> values = {1, 2, 2, 3, 5, 8, 8, 9};
  const LabelBounds bounds{0, 10};
  const QuantileLaw law(values, bounds, 0.3, 0.8);
  Rng rng(21);
  std::vector<double> draws(5000);
  for (double& draw : draws) draw = law.sample(rng);
  const auto distribution = [&](double t) {
    double below = 0;
    for (const QuantileLaw::Stretch& s : law.stretches())
      below += s.mass * std::clamp((t - s.lower) / (s.upper - s.lower), 0.0, 1.0);
    return below;
  };
  EXPECT_LT(test::kolmogorovDistance(draws, distribution), test::kolmogorovCritical(draws.size()));
}

TEST(QuantileLaw, OfAConstantColumnOnABoundKnowsNothing) {
  const std::vector<double> values(50, 0.0);
  const QuantileLaw law(values, {0, 8}, 0.5, 3);
  ASSERT_EQ(law.stretches().size(), 1U);
  EXPECT_DOUBLE_EQ(law.mean(), 4);
  EXPECT_NEAR(law.squaredError(4), 64.0 / 12, 1e-12);
}

}  // namespace
}  // namespace epsiscope::quantile_law_test
