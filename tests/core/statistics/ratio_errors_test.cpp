#include "core/statistics/ratio_errors.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "core/statistics/ratio_law.h"

namespace epsiscope::ratio_errors_test {
namespace {

/// Divisors of less than a deviation, of some, and of so many that laws are asked; ratios of which half lie
/// near a bound; numbers at the ratio and away from it, as clipping moves them, also beyond the bounds.
TEST(RatioErrors, AreThoseOfLaws) {
  for (const char* mechanism : {"laplace", "gaussian"})
    for (const double deviation : {0.5, 8.0})
      for (const double weights : {1.0, 5.0, 20.0, 400.0}) {
        const ReleasePlan plan{.mechanism = mechanism, .bounds = {-1, 1}, .groups = 3};
        const RatioErrors errors(plan, weights, deviation);
        for (int i = 0; i <= 60; ++i) {
          const double ratio = i < 30 ? -1 + i / 15.0 : 1 - std::exp2(-(i - 30) / 2.0);
          for (const double missed : {0.0, 1e-3, -0.5, 3.0}) {
            const double error =
                RatioLaw(plan, ratio * weights, weights, deviation).squaredError(ratio + missed);
            EXPECT_NEAR(errors.squaredError(ratio, ratio + missed), error, 1.5e-4 * error)
                << mechanism << " " << deviation << " " << weights << " " << ratio << " " << missed;
          }
        }
      }
}

/// Bounds elsewhere are the same in units of half their width.
TEST(RatioErrors, AreInUnitsOfHalfTheWidth) {
  const ReleasePlan plan{.mechanism = "laplace", .bounds = {100, 500}, .groups = 3};
  const RatioErrors errors(plan, 10, 4);
  // A mean of 180 and a number of 190, ten rows; the noise has the deviation 800.
  const double error = RatioLaw(plan, 10 * (180 - 300.0), 10 * 200.0, 800).squaredError(190);
  EXPECT_NEAR(200 * 200 * errors.squaredError(-0.6, -0.55), error, 1e-4 * error);
}

}  // namespace
}  // namespace epsiscope::ratio_errors_test
