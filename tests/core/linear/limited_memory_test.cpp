#include "core/linear/limited_memory.h"

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::limited_memory_test {
namespace {

using Eigen::VectorXd;

/// (1 - x)^2 + 100 (y - x^2)^2: a bent valley with its minimum at (1, 1).
double rosenbrock(const VectorXd& at, VectorXd& gradient) {
  const double x = at[0], bend = at[1] - x * x;
  gradient[0] = -2 * (1 - x) - 400 * x * bend;
  gradient[1] = 200 * bend;
  return (1 - x) * (1 - x) + 100 * bend * bend;
}

TEST(Descend, FindsTheMinimumOfABentValley) {
  const Descent found = descend(rosenbrock, VectorXd{{-1.2, 1}}, {.gradient = 1e-9});
  EXPECT_TRUE(found.reached);
  EXPECT_NEAR(found.place[0], 1, 1e-7);
  EXPECT_NEAR(found.place[1], 1, 1e-7);
  EXPECT_LT(found.iterations, 80U);
}

TEST(Descend, SolvesAQuadraticOfManyScales) {
  const auto quadratic = [](const VectorXd& at, VectorXd& gradient) {
    double value = 0;
    for (Eigen::Index i = 0; i < at.size(); ++i) {
      const double weight = std::pow(10, static_cast<double>(i) / 5), off = at[i] - static_cast<double>(i);
      gradient[i] = weight * off;
      value += weight * off * off / 2;
    }
    return value;
  };
  const Descent found = descend(quadratic, VectorXd::Zero(20), {.gradient = 1e-10, .iterations = 1000});
  ASSERT_TRUE(found.reached);
  for (Eigen::Index i = 0; i < 20; ++i) EXPECT_NEAR(found.place[i], static_cast<double>(i), 1e-5);
}

/// cos is not convex: downhill leads to the nearest valley, whatever the curvature says.
TEST(Descend, GoesDownhillWhereTheFunctionIsNotConvex) {
  const auto wave = [](const VectorXd& at, VectorXd& gradient) {
    gradient[0] = -std::sin(at[0]);
    return std::cos(at[0]);
  };
  EXPECT_NEAR(descend(wave, VectorXd{{0.3}}, {.gradient = 1e-10}).value, -1, 1e-12);
}

TEST(Descend, StaysWhereTheGradientIsZero) {
  const auto flat = [](const VectorXd&, VectorXd& gradient) {
    gradient.setZero();
    return 3.0;
  };
  const Descent found = descend(flat, VectorXd{{2, 1}}, {});
  EXPECT_TRUE(found.reached);
  EXPECT_EQ(found.iterations, 0U);
  EXPECT_EQ(found.place, (VectorXd{{2, 1}}));
}

TEST(Descend, StopsWhenToldAndAfterItsIterations) {
  EXPECT_EQ(descend(rosenbrock, VectorXd{{-1.2, 1}}, {}, [] { return false; }).iterations, 0U);
  const Descent some = descend(rosenbrock, VectorXd{{-1.2, 1}}, {.gradient = 1e-9, .iterations = 3});
  EXPECT_EQ(some.iterations, 3U);
  EXPECT_FALSE(some.reached);
}

}  // namespace
}  // namespace epsiscope::limited_memory_test
