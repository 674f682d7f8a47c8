#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

#include "core/random/rng.h"
#include "core/statistics/group_sums.h"
#include "core/statistics/ratio_law.h"

namespace epsiscope::ratio_law_test {
namespace {

ReleasePlan meanBetween(double lower, double upper, const char* mechanism) {
  ReleasePlan plan{.kind = StatisticKind::mean, .mechanism = mechanism, .bounds = {lower, upper}};
  plan.groups = 1;
  return plan;
}

/// Noise of deviation 1 at a share of its law.
double noiseAt(const ReleasePlan& plan, double share) {
  if (plan.mechanism == "laplace")
    return (share < 0.5 ? std::log(2 * share) : -std::log(2 - 2 * share)) / std::numbers::sqrt2;
  double low = -10, high = 10;
  for (int i = 0; i < 60; ++i)
    (std::erfc(-(low + high) / 2 / std::numbers::sqrt2) / 2 < share ? low : high) = (low + high) / 2;
  return low;
}

struct Reference {
  double squaredError = 0, shareWithin = 0;
};

/// The mean over a fine grid of shares of both noises, of the code that releases.
Reference byGrid(const ReleasePlan& plan, double sum, double weights, double deviation, double from,
                 double halfWidth) {
  constexpr int kGrid = 400;
  std::vector<double> noise;
  for (int i = 0; i < kGrid; ++i) noise.push_back(deviation * noiseAt(plan, (i + 0.5) / kGrid));
  Reference found;
  for (const double a : noise)
    for (const double b : noise) {
      const double missed = numbersOfSums(plan, std::vector{sum + a, weights + b}).front() - from;
      found.squaredError += missed * missed;
      found.shareWithin += std::abs(missed) <= halfWidth ? 1 : 0;
    }
  found.squaredError /= kGrid * kGrid;
  found.shareWithin /= kGrid * kGrid;
  return found;
}

/// Against a grid of 400 x 400 quantiles, whose tails hold a little of a variance too little.
TEST(RatioLaw, HasTheErrorAndTheShareOfAGrid) {
  for (const char* mechanism : {"laplace", "gaussian"}) {
    const ReleasePlan plan = meanBetween(-2, 6, mechanism);
    for (const double rows : {0.0, 3.0, 40.0, 900.0})
      for (const double t : {-1.0, -0.2, 0.7})
        for (const double deviation : {2.0, 30.0}) {
          const double weights = 4 * rows, sum = t * weights;
          const double from = 2 + 4 * t;
          const RatioLaw law(plan, sum, weights, deviation);
          for (const double shift : {0.0, 1.5}) {
            const Reference grid = byGrid(plan, sum, weights, deviation, from + shift, 0.3);
            SCOPED_TRACE(testing::Message() << mechanism << ' ' << rows << ' ' << t << ' ' << deviation);
            EXPECT_NEAR(law.squaredError(from + shift), grid.squaredError, 2e-2 * grid.squaredError + 1e-5);
            EXPECT_NEAR(law.shareWithin(from + shift, 0.3), grid.shareWithin, 6e-3);
          }
        }
  }
}

/// With many rows noise on the divisor is all but linear: Var X (1 + t^2)/n^2.
TEST(RatioLaw, OfManyRowsIsThatOfItsLinearPart) {
  for (const char* mechanism : {"laplace", "gaussian"}) {
    const double weights = 4e6, t = 0.5, deviation = 50;
    const RatioLaw law(meanBetween(-2, 6, mechanism), t * weights, weights, deviation);
    const double linear = 16 * deviation * deviation * (1 + t * t) / (weights * weights);
    EXPECT_NEAR(law.squaredError(2 + 4 * t), linear, 1e-6 * linear);
  }
}

/// E X^2 is the integral of 2 w P(|X| > w): two closed forms, of tails and of shares, by Simpson's rule up to
/// each bound, where there is mass in one place.
TEST(RatioLaw, HasTheErrorThatItsSharesAddUpTo) {
  constexpr int kSteps = 5000;
  constexpr double kFrom = 6.5, kJustBelow = 1 - 1e-13;
  for (const char* mechanism : {"laplace", "gaussian"})
    for (const double rows : {1.0, 30.0, 2000.0}) {
      const RatioLaw law(meanBetween(0, 10, mechanism), 0.3 * 5 * rows, 5 * rows, 40);
      double sum = 0;
      for (const auto& [begin, end] : {std::pair(0.0, 3.5), {3.5, 6.5}}) {
        const double step = (end - begin) / kSteps;
        for (int i = 0; i <= kSteps; ++i) {
          const double w = i == kSteps ? end * kJustBelow : begin + step * i;
          const double weight = i == 0 || i == kSteps ? 1 : i % 2 == 1 ? 4 : 2;
          sum += weight * 2 * w * (1 - law.shareWithin(kFrom, w)) * step / 3;
        }
      }
      const double error = law.squaredError(kFrom);
      EXPECT_NEAR(error, sum, 1e-6 * error) << mechanism << ' ' << rows;
    }
}

TEST(RatioLaw, AHalfWidthHoldsItsLevel) {
  for (const char* mechanism : {"laplace", "gaussian"})
    for (const double rows : {2.0, 50.0, 1e5})
      for (const double level : {0.5, 0.9, 0.99}) {
        const RatioLaw law(meanBetween(0, 10, mechanism), 0.3 * 5 * rows, 5 * rows, 40);
        const double width = law.halfWidth(6.5, level);
        // At a bound there is mass in one place.
        EXPECT_GE(law.shareWithin(6.5, width), level - 1e-6) << mechanism << ' ' << rows << ' ' << level;
        EXPECT_LE(law.shareWithin(6.5, width * (1 - 1e-6)), level + 1e-6) << mechanism << ' ' << rows;
      }
}

}  // namespace
}  // namespace epsiscope::ratio_law_test
