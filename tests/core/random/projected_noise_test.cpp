#include "core/random/projected_noise.h"

#include "core/privacy/normal_tail.h"
#include "core/random/norm_noise.h"
#include "tests/core/random/kolmogorov.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

namespace epsiscope::projected_noise_test {
namespace {

using Eigen::Index;
using Eigen::VectorXd;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// The relative tolerance of the tail, where it is a normal double.
constexpr double kTolerance = 2e-11;

TEST(ProjectedNoise, MatchesReferenceValues) {
  // E Phi(-t/sqrt(2 G)) by equal steps in log G, with 60 digits.
  struct Reference {
    Index dimension;
    double t, tail;
  };
  const Reference references[] = {
      {2, 0.01732, 0.49448825242892308},    {2, 6.928, 0.0011492298627719089},
      {2, 20.78, 1.7885833408724458e-09},   {2, 69.28, 2.7459627640543709e-30},
      {3, 0.02, 0.49500033001991145},       {3, 8, 0.00083865656975627961},
      {3, 24, 2.4538374537814135e-10},      {3, 80, 3.6999453450831012e-34},
      {10, 0.03317, 0.49570972569815769},   {10, 13.27, 0.00026978277577576105},
      {10, 39.8, 5.2527784650639082e-14},   {10, 132.7, 4.003329579429816e-52},
      {105, 0.103, 0.49598043362541461},    {105, 41.18, 4.9380706874951929e-05},
      {105, 123.5, 1.5992475726629722e-24}, {105, 411.8, 5.8080970176163635e-126},
      {500, 0.2238, 0.49600520025836298},   {500, 89.53, 3.5215997431480713e-05},
      {500, 268.6, 3.6082555661290853e-30}, {500, 895.3, 1.4045516883036321e-204},
      {4000, 0.6325, 0.49601011387614358},  {4000, 253, 3.2136586926849419e-05},
      {4000, 759, 6.0669314323692343e-33},  {4000, 2530, 1.0995351949167005e-302}};
  for (const Reference& r : references) {
    EXPECT_NEAR(std::exp(logProjectedTail(r.dimension, r.t)) / r.tail, 1, 1e-12) << r.dimension << ' ' << r.t;
    EXPECT_NEAR(ProjectedNoise(r.dimension).tail(r.t) / r.tail, 1, kTolerance) << r.dimension << ' ' << r.t;
  }
}

TEST(ProjectedNoise, HasItsClosedFormInOneAndThreeDimensions) {
  const ProjectedNoise one(1), three(3);
  for (double t = 1e-9; t < 700; t *= 1.03) {
    EXPECT_NEAR(one.tail(t) / (std::exp(-t) / 2), 1, kTolerance) << t;
    EXPECT_NEAR(three.tail(t) / ((2 + t) * std::exp(-t) / 4), 1, kTolerance) << t;
  }
}

TEST(ProjectedNoise, IsThePlaneBeyondALine) {
  // In the plane the length is Gamma(2), P(|b| > r) = (1 + r) e^-r; its integral over directions, whose
  // integrand vanishes at both ends with all derivatives, by equal steps.
  const ProjectedNoise noise(2);
  for (const double t : {0.05, 0.3, 1.0, 4.0, 20.0, 90.0}) {
    constexpr int kSteps = 40'000;
    double sum = 0;
    for (int k = 1; k < kSteps; ++k) {
      const double r = t / std::sin(std::numbers::pi * k / kSteps);
      sum += (1 + r) * std::exp(-r);
    }
    EXPECT_NEAR(noise.tail(t) / (sum / (2 * kSteps)), 1, 1e-11) << t;
  }
}

TEST(ProjectedNoise, IsTheTableOfItsLaw) {
  for (const Index dimension : {1, 2, 5, 16, 104, 501, 4000}) {
    const ProjectedNoise noise(dimension);
    double before = 0.5;
    for (double t = 1e-8; before > 1e-300; t *= 1.0037) {
      const double tail = noise.tail(t);
      EXPECT_NEAR(tail / std::exp(logProjectedTail(dimension, t)), 1, kTolerance) << dimension << ' ' << t;
      EXPECT_LE(tail, before * (1 + 1e-11));
      before = tail;
    }
  }
}

TEST(ProjectedNoise, HasVarianceOnePlusDimension) {
  // The integral of 4 t P(T > t), by equal steps in log t.
  for (const Index dimension : {1, 2, 17, 300}) {
    const ProjectedNoise noise(dimension);
    double sum = 0;
    for (double t = 1e-9; t < 2000; t *= 1.01) sum += 4 * t * t * noise.tail(t);
    const auto expected = static_cast<double>(dimension + 1);
    EXPECT_NEAR(sum * std::log(1.01), expected, 1e-10 * expected) << dimension;
  }
}

TEST(ProjectedNoise, IsTheLawOfTheDrawnNoise) {
  constexpr std::size_t kDraws = 40'000;
  for (const Index dimension : {1, 2, 7, 60}) {
    Rng rng(static_cast<std::uint64_t>(dimension));
    std::vector<double> draws(kDraws);
    const VectorXd direction = VectorXd::LinSpaced(dimension, 1, 3).normalized();
    for (double& t : draws) t = direction.dot(normNoise(dimension, 1, rng));
    const ProjectedNoise noise(dimension);
    const auto cdf = [&](double t) { return t < 0 ? noise.tail(-t) : 1 - noise.tail(t); };
    EXPECT_LT(test::kolmogorovDistance(draws, cdf), test::kolmogorovCritical(kDraws)) << dimension;
  }
}

TEST(ProjectedNoiseBeyond, IsTheIntegralOfItsTail) {
  // The integral of the tail from t on, and of that once more, by equal steps in log u.
  for (const Index dimension : {1, 2, 3, 8, 105, 500}) {
    const double unit = std::sqrt(static_cast<double>(dimension + 1));
    const ProjectedNoise noise(dimension);
    for (const double t : {0.0, 0.01 * unit, 0.7 * unit, 4 * unit}) {
      double excess = 0, halfSquare = 0;
      for (double u = 1e-12 * unit; u < 60 * unit; u *= 1.001) {
        const double tail = noise.tail(t + u) * u * std::log(1.001);
        excess += tail;
        halfSquare += u * tail;
      }
      const NoiseBeyond found = projectedNoiseBeyond(dimension, t);
      EXPECT_NEAR(found.tail, noise.tail(t), 1e-11) << dimension << ' ' << t;
      EXPECT_NEAR(found.excess / unit, excess / unit, 1e-10) << dimension << ' ' << t;
      EXPECT_NEAR(found.halfSquare / unit / unit, halfSquare / unit / unit, 1e-10) << dimension << ' ' << t;
    }
    EXPECT_NEAR(projectedNoiseBeyond(dimension, 0).halfSquare, unit * unit / 4, 1e-13 * unit * unit);
  }
}

TEST(ProjectedNoise, HasItsLimits) {
  const ProjectedNoise noise(4000);
  EXPECT_EQ(noise.tail(0), 0.5);
  EXPECT_EQ(noise.tail(kInfinity), 0);
  EXPECT_EQ(noise.tail(1e300), 0);
  EXPECT_EQ(ProjectedNoise(1).tail(800), 0);
  EXPECT_GT(ProjectedNoise(1).tail(744), 0);
  // Z sqrt(2 G), G of mean 2000.5 and as large a variance: the normal law but for terms of 1/d.
  for (const double z : {0.5, 1.0, 2.0, 3.0})
    EXPECT_NEAR(noise.tail(z * std::sqrt(4001)), std::exp(logNormalCdf(-z)), 1.0 / 4001);
}

}  // namespace
}  // namespace epsiscope::projected_noise_test
