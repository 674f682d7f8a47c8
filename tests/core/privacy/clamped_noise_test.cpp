#include "core/privacy/clamped_noise.h"

#include "core/random/norm_noise.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <vector>

namespace epsiscope::clamped_noise_test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
const LabelBounds kBounds{-1, 4};  // 25 squared widths

/// The mean and mean square of clamp(mean + sd Z) by the density of Z and Simpson's rule, over 40 standard
/// deviations in steps that are even in the cube root of the distance from 0, where the plane's density bends
/// most.
struct ClampedMoments {
  double mean = 0, square = 0;
  double error(double label) const { return square - 2 * label * mean + label * label; }
};
ClampedMoments byQuadrature(const std::function<double(double)>& density, double mean, double sd) {
  constexpr int kSteps = 4000;
  const double reach = std::cbrt(40.0);
  std::vector<double> ends{-reach, 0, reach};
  for (const double bound : {kBounds.lower, kBounds.upper}) {
    const double end = std::cbrt((bound - mean) / sd);
    if (std::abs(end) < reach) ends.push_back(end);
  }
  std::sort(ends.begin(), ends.end());
  ClampedMoments moments;
  for (std::size_t part = 0; part + 1 < ends.size(); ++part) {
    const double step = (ends[part + 1] - ends[part]) / kSteps;
    for (int i = 0; i <= kSteps; ++i) {
      const double u = ends[part] + i * step, z = u * u * u;
      const double weight = step / 3 * (i == 0 || i == kSteps ? 1 : i % 2 == 1 ? 4 : 2) * 3 * u * u;
      const double mass = weight * density(std::abs(z)), clamped = kBounds.clamp(mean + sd * z);
      moments.mean += mass * clamped;
      moments.square += mass * clamped * clamped;
    }
  }
  return moments;
}

/// c_d t^(d/2) K_(d/2)(t), scaled to variance 1.
double besselDensity(int dimension, double z) {
  const double unit = std::sqrt(dimension + 1.0), t = unit * z, order = dimension / 2.0;
  if (t > 600) return 0;
  const double constant = std::sqrt(std::numbers::pi) * std::pow(2, order) * std::tgamma(order + 0.5);
  const double atZero = std::tgamma(order) * std::pow(2, order - 1);
  return unit / constant * (t == 0 ? atZero : std::pow(t, order) * std::cyl_bessel_k(order, t));
}

double normalDensity(double z) {
  return std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi);
}

constexpr double kMeans[] = {-30, -4.5, -1, -0.3, 1.5, 3.99, 4, 4.4, 9};
constexpr double kLabels[] = {-3, -1, 0.7, 4, 11};
constexpr double kDeviations[] = {0.01, 0.4, 2, 8, 19.9, 30};

void expectQuadrature(const ClampedNoise& noise, const std::function<double(double)>& density) {
  for (const double mean : kMeans)
    for (const double sd : kDeviations) {
      const ClampedMoments moments = byQuadrature(density, mean, sd);
      for (const double label : kLabels)
        EXPECT_NEAR(noise.expectedSquaredError(mean, sd, kBounds, label), moments.error(label), 25 * 1e-9)
            << mean << ' ' << sd << ' ' << label;
    }
}

TEST(ClampedNoise, IsTheQuadratureOfBesselsDensity) {
  for (const int dimension : {1, 2, 3, 4, 5, 8})
    expectQuadrature(ClampedNoise::ofNorm(dimension), [&](double z) { return besselDensity(dimension, z); });
}

TEST(ClampedNoise, IsTheQuadratureOfTheNormalDensity) {
  expectQuadrature(ClampedNoise::normal(), normalDensity);
}

TEST(ClampedNoise, IsClosedForLaplace) {
  // One dimension: P(Z > t) = exp(-sqrt(2) t)/2, e(t) and q(t) are that over sqrt(2) and over 2.
  const ClampedNoise noise = ClampedNoise::ofNorm(1);
  const double root = std::numbers::sqrt2;
  for (double sd = 1e-4; sd < 4 * 5; sd *= 1.13)
    for (double mean = -1; mean <= 4; mean += 0.37) {
      const double label = 0.7;
      double expected = (mean - label) * (mean - label) + sd * sd;
      for (const double side : {-1.0, 1.0}) {
        const double bound = side > 0 ? 4 : -1;
        const double tail = std::exp(-root * side * (bound - mean) / sd) / 2;
        expected -= 2 * side * (bound - label) * sd * tail / root + 2 * sd * sd * tail / 2;
      }
      EXPECT_NEAR(noise.expectedSquaredError(mean, sd, kBounds, label), expected, 25 * 1e-10) << sd << mean;
    }
}

TEST(ClampedNoise, IsTheMeanOverDrawnNoise) {
  constexpr int kDraws = 400'000;
  for (const Eigen::Index dimension : {1, 4, 60}) {
    const ClampedNoise noise = ClampedNoise::ofNorm(dimension);
    const Eigen::VectorXd direction = Eigen::VectorXd::LinSpaced(dimension, 1, 3).normalized();
    constexpr double kScale = 0.4, kMean = 3.2, kLabel = 4.5;
    Rng rng(static_cast<std::uint64_t>(dimension));
    double sum = 0, squares = 0;
    for (int i = 0; i < kDraws; ++i) {
      const double miss = kBounds.clamp(kMean + direction.dot(normNoise(dimension, kScale, rng))) - kLabel;
      sum += miss * miss;
      squares += miss * miss * miss * miss;
    }
    const double mean = sum / kDraws;
    const double sdOfMean = std::sqrt((squares / kDraws - mean * mean) / kDraws);
    const double sd = kScale * std::sqrt(static_cast<double>(dimension) + 1);
    EXPECT_NEAR(noise.expectedSquaredError(kMean, sd, kBounds, kLabel), mean, 5 * sdOfMean) << dimension;
  }
}

TEST(ClampedNoise, IsUnclampedWhereBoundsAreFar) {
  const LabelBounds far{-1e4, 1e4};
  for (const ClampedNoise& noise : {ClampedNoise::ofNorm(1), ClampedNoise::ofNorm(7), ClampedNoise::normal()})
    for (const double sd : {1e-300, 0.1, 30.0})
      EXPECT_DOUBLE_EQ(noise.expectedSquaredError(2, sd, far, 5), 9 + sd * sd);
}

TEST(ClampedNoise, IsContinuousWhereNoiseBecomesWide) {
  for (const ClampedNoise& noise :
       {ClampedNoise::ofNorm(1), ClampedNoise::ofNorm(2), ClampedNoise::ofNorm(500), ClampedNoise::normal()})
    for (const double mean : kMeans)
      for (const double label : kLabels)
        EXPECT_NEAR(noise.expectedSquaredError(mean, 20 * (1 - 1e-13), kBounds, label),
                    noise.expectedSquaredError(mean, 20 * (1 + 1e-13), kBounds, label), 25 * 1e-9)
            << mean << ' ' << label;
}

TEST(ClampedNoise, GoesFromTheClampedMeanToACoinBetweenTheBounds) {
  for (const ClampedNoise& noise :
       {ClampedNoise::ofNorm(1), ClampedNoise::ofNorm(4000), ClampedNoise::normal()}) {
    EXPECT_EQ(noise.expectedSquaredError(9, 0, kBounds, 5), 1);
    EXPECT_EQ(noise.expectedSquaredError(9, 1e-200, kBounds, 5), 1);
    EXPECT_EQ(noise.expectedSquaredError(-1e200, 1, kBounds, 5), 36);
    EXPECT_EQ(noise.expectedSquaredError(kInfinity, 1, kBounds, 5), 1);
    for (const double sd : {1e12, 1e300, kInfinity})
      EXPECT_NEAR(noise.expectedSquaredError(1, sd, kBounds, 2), (9.0 + 4.0) / 2, 1e-9) << sd;
    EXPECT_TRUE(std::isnan(noise.expectedSquaredError(std::nan(""), 1, kBounds, 2)));
  }
}

TEST(ClampedNoise, HasTheTailOfItsLaw) {
  const ClampedNoise one = ClampedNoise::ofNorm(1), normal = ClampedNoise::normal();
  for (const double t : {-3.0, -0.2, 0.0, 0.4, 5.0}) {
    const double laplace = std::exp(-std::numbers::sqrt2 * std::abs(t)) / 2;
    EXPECT_NEAR(one.tail(t), t < 0 ? 1 - laplace : laplace, 1e-11);
    EXPECT_NEAR(normal.tail(t), std::erfc(t / std::numbers::sqrt2) / 2, 1e-15);
  }
}

}  // namespace
}  // namespace epsiscope::clamped_noise_test
