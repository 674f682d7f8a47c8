#include "core/sums/sums_noise.h"

#include <gtest/gtest.h>

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "core/privacy/gaussian_calibration.h"

namespace epsiscope::sums_noise_test {
namespace {

using Eigen::Index;
using Eigen::Matrix2d;
using Eigen::MatrixXd;
using Eigen::VectorXd;

VectorXd anyRow(Index size, double length, Rng& rng) {
  VectorXd row(size);
  for (double& entry : row) entry = rng.normal();
  return row * (length / row.norm());
}

MatrixXd moved(const VectorXd& z, const VectorXd& w) {
  return z * z.transpose() - w * w.transpose();
}

double traceNorm(const MatrixXd& d) {
  return Eigen::SelfAdjointEigenSolver<MatrixXd>(d).eigenvalues().cwiseAbs().sum();
}

TEST(SumsNoise, DistancesAreThoseOfTheMatrices) {
  Rng rng(1);
  for (const Index size : {1, 2, 5, 40})
    for (int i = 0; i < 200; ++i) {
      const VectorXd z = anyRow(size, 3 * rng.uniform(), rng);
      VectorXd w = anyRow(size, 3 * rng.uniform(), rng);
      if (i % 5 == 0) w = -z;
      if (i % 5 == 1) w = 0.3 * z;
      // Both are square roots of differences of numbers up to 81.
      EXPECT_NEAR(traceDistance(z, w), traceNorm(moved(z, w)), 1e-6);
      EXPECT_NEAR(normDistance(z, w), moved(z, w).norm(), 1e-6);
    }
}

/// A climb from many starts: no two rows are further apart than the noise allows, and some come close.
TEST(SumsNoise, NoTwoRowsMoveTheSumsFurtherThanTheBound) {
  constexpr double kReach = 1.65;
  Rng rng(2);
  const auto within = [&](VectorXd row) -> VectorXd {
    return row * std::min(1.0, std::sqrt(kReach) / row.norm());
  };
  for (const Index size : {2, 3, 9})
    for (int start = 0; start < 40; ++start) {
      VectorXd z = within(anyRow(size, 2 * rng.uniform(), rng)), w = within(anyRow(size, 1, rng));
      double trace = traceDistance(z, w), norm = normDistance(z, w);
      for (int step = 0; step < 3000; ++step) {
        const double far = std::pow(10.0, -3 * rng.uniform());
        const VectorXd nextZ = within(z + anyRow(size, far, rng)), nextW = within(w + anyRow(size, far, rng));
        if (traceDistance(nextZ, nextW) < trace) continue;
        z = nextZ;
        w = nextW;
        trace = traceDistance(z, w);
        norm = std::max(norm, normDistance(z, w));
      }
      EXPECT_LE(trace, 2 * kReach + 1e-12);
      EXPECT_LE(norm, std::numbers::sqrt2 * kReach + 1e-12);
      EXPECT_GT(trace, 1.98 * kReach);
      EXPECT_GT(norm, 1.4 * kReach);
    }
}

TEST(SumsNoise, PlansAreMadeForTheFurthestRows) {
  for (const double epsilon : {0.05, 1.0, 8.0}) {
    const SumsPlan pure = planSums(SumsNoise::trace, 10, 1.65, epsilon, 0);
    EXPECT_DOUBLE_EQ(pure.scale, 3.3 / epsilon);
    EXPECT_DOUBLE_EQ(pure.deviation, 3.3 / epsilon * std::sqrt(5.5));
    for (const double delta : {1e-5, 1e-9}) {
      const SumsPlan normal = planSums(SumsNoise::normal, 10, 1.65, epsilon, delta);
      EXPECT_NEAR(gaussianLogDelta(epsilon, normal.scale, std::numbers::sqrt2 * 1.65), std::log(delta), 1e-9);
      EXPECT_DOUBLE_EQ(normal.deviation, normal.scale / std::numbers::sqrt2);
    }
  }
}

/// A standard error of a variance of n draws is at most sqrt(8/n) of it for these laws; six of them.
TEST(SumsNoise, EntriesHaveTheVariancesOfThePlan) {
  constexpr int kDraws = 20'000;
  constexpr Index kSize = 6;
  for (const SumsNoise noise : {SumsNoise::trace, SumsNoise::normal}) {
    const SumsPlan plan = planSums(noise, kSize, 1, 1, 1e-5);
    Rng rng(3);
    MatrixXd sum = MatrixXd::Zero(kSize, kSize), squares = sum;
    for (int i = 0; i < kDraws; ++i) {
      const MatrixXd drawn = unitNoise(noise, kSize, rng);
      ASSERT_EQ(drawn, drawn.transpose());
      sum += drawn;
      squares += drawn.cwiseAbs2();
    }
    const double variance = plan.deviation * plan.deviation / (plan.scale * plan.scale);
    for (Index i = 0; i < kSize; ++i)
      for (Index j = 0; j < kSize; ++j) {
        const double expected = (i == j ? 2 : 1) * variance;
        EXPECT_NEAR(sum(i, j) / kDraws, 0, 6 * std::sqrt(expected / kDraws));
        EXPECT_NEAR(squares(i, j) / kDraws, expected, 6 * std::sqrt(8.0 / kDraws) * expected);
      }
  }
}

/// Kolmogorov's distance of n draws is above 2.7/sqrt(n) once in a million.
TEST(SumsNoise, ForOneNumberTraceNoiseIsLaplaces) {
  constexpr int kDraws = 20'000;
  Rng rng(4);
  std::vector<double> drawn;
  for (int i = 0; i < kDraws; ++i) drawn.push_back(unitNoise(SumsNoise::trace, 1, rng)(0, 0));
  std::ranges::sort(drawn);
  double distance = 0;
  for (int i = 0; i < kDraws; ++i) {
    const double t = drawn[static_cast<std::size_t>(i)];
    const double law = t < 0 ? std::exp(t) / 2 : 1 - std::exp(-t) / 2;
    distance =
        std::max({distance, std::abs(law - i / double(kDraws)), std::abs(law - (i + 1) / double(kDraws))});
  }
  EXPECT_LT(distance, 2.7 / std::sqrt(kDraws));
}

/// The density of trace noise of scale 1 at N, of size 2, but for a constant: the integral of exp(-tr(N +
/// 2W)) over W = (x, t; t, y) for which W and N + W are positive semidefinite. Over t it is the length of the
/// intersection of two intervals; x and y are taken as squares, so that the roots are smooth.
double densityOfTwo(const Matrix2d& n) {
  constexpr int kSteps = 500;
  constexpr double kEnd = 4.5;  // the rest is below e^-40
  const double x0 = std::max(0.0, -n(0, 0)), y0 = std::max(0.0, -n(1, 1)), h = kEnd / kSteps;
  double sum = 0;
  for (int i = 0; i < kSteps; ++i)
    for (int j = 0; j < kSteps; ++j) {
      const double u = (i + 0.5) * h, v = (j + 0.5) * h, x = x0 + u * u, y = y0 + v * v;
      const double own = std::sqrt(x * y), other = std::sqrt((x + n(0, 0)) * (y + n(1, 1)));
      const double length = std::min(own, other - n(0, 1)) - std::max(-own, -other - n(0, 1));
      if (length > 0) sum += length * std::exp(-2 * (u * u + v * v)) * 4 * u * v;
    }
  return sum * h * h * std::exp(-n.trace() - 2 * (x0 + y0));
}

/// The proof in the header, tried on releases N of all kinds, and D = z z' - w w'. The quadrature is right to
/// 1e-3.
TEST(SumsNoise, NoReleaseOfTraceNoiseTellsMoreThanTheTraceNorm) {
  Rng rng(5);
  const auto number = [&] { return 4 * rng.normal(); };
  for (int i = 0; i < 60; ++i) {
    Matrix2d n;
    n << number(), 0, 0, number();
    n(0, 1) = n(1, 0) = i % 3 == 0 ? 0 : number();
    const VectorXd z = anyRow(2, 1, rng),
                   w = i % 2 == 0 ? VectorXd(Eigen::Vector2d(-z[1], z[0])) : anyRow(2, 1, rng);
    const double lost = std::log(densityOfTwo(n) / densityOfTwo(n + moved(z, w)));
    EXPECT_LE(std::abs(lost), traceDistance(z, w) + 2e-3) << n << '\n' << z << '\n' << w;
  }
}

TEST(SumsNoise, FarOutTraceNoiseTellsAllOfIt) {
  const VectorXd z = Eigen::Vector2d(1, 0), w = Eigen::Vector2d(0, 1);
  double before = 0;
  for (const double far : {1.0, 10.0, 100.0}) {
    Matrix2d n;
    n << -far, 0, 0, far;
    // Shifted twice, so that the factor exp(-|N|) disappears from the ratio of two small numbers.
    const double lost = std::log(densityOfTwo(n) / densityOfTwo(n - moved(z, w)));
    EXPECT_GT(lost, before);
    before = lost;
  }
  EXPECT_GT(before, 0.98 * traceDistance(z, w));
  EXPECT_LE(before, traceDistance(z, w) + 2e-3);
}

TEST(SumsNoise, OneStreamGivesOneDraw) {
  for (const SumsNoise noise : {SumsNoise::trace, SumsNoise::normal}) {
    Rng one(6), other(6);
    EXPECT_EQ(unitNoise(noise, 7, one), unitNoise(noise, 7, other));
    EXPECT_NE(unitNoise(noise, 7, one)(1, 0), unitNoise(noise, 7, other)(0, 0));
  }
}

}  // namespace
}  // namespace epsiscope::sums_noise_test
