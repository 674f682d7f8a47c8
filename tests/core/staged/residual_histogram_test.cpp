#include "core/staged/residual_histogram.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/random/rng.h"

namespace epsiscope::residual_histogram_test {
namespace {

constexpr double kTop = 8;
constexpr double kHuge = 1e9;  ///< epsilon: no noise to speak of
constexpr std::size_t kSizes = 14;

double sizeOf(std::size_t cell) {
  return 0.85 * kTop * std::exp2(-0.5 * static_cast<double>(cell));
}

/// The shares of residuals, above 0 in the first half of the list and below in the second.
std::vector<double> sharesOf(const ResidualHistogram& histogram) {
  std::vector<double> both(kSizes), signedly(kSizes), shares;
  for (std::size_t j = 0; j < kSizes; ++j) {
    const double below = j + 1 < kSizes ? sizeOf(j + 1) : 0;
    both[j] = histogram.inside(sizeOf(j) * (1 + 1e-9)) -
              (j + 1 < kSizes ? histogram.inside(below * (1 + 1e-9)) : 0);
    double left = histogram.meanCut(below);
    for (std::size_t i = 0; i < j; ++i) left -= signedly[i] * (sizeOf(i) - below);
    signedly[j] = left / (sizeOf(j) - below);
  }
  for (std::size_t j = 0; j < kSizes; ++j) shares.push_back((both[j] + signedly[j]) / 2);
  for (std::size_t j = 0; j < kSizes; ++j) shares.push_back((both[j] - signedly[j]) / 2);
  return shares;
}

/// As a stage asks for it.
ResidualHistogram drawnHistogram(const std::vector<double>& residuals, double epsilon, Rng& rng) {
  std::vector<double> counts = ResidualHistogram::countsOf(residuals, kTop);
  for (double& count : counts) count += ResidualHistogram::noiseScale(epsilon) * rng.laplace();
  return {counts, kTop, epsilon};
}

std::vector<double> residualsOf(std::size_t n, double scale) {
  Rng rng(7);
  std::vector<double> residuals(n);
  for (double& residual : residuals) residual = std::clamp(scale * rng.laplace() + 0.2, -kTop, kTop);
  return residuals;
}

std::vector<double> countsOf(const std::vector<double>& residuals) {
  Rng rng(1);
  std::vector<double> counts = sharesOf(drawnHistogram(residuals, kHuge, rng));
  for (double& count : counts) count *= static_cast<double>(residuals.size());
  return counts;
}

TEST(ResidualHistogram, AReplacedResidualMovesTwoCountsByOne) {
  const std::vector<double> residuals = residualsOf(200, 1);
  const std::vector<double> here = countsOf(residuals);
  double most = 0;
  for (const std::size_t row : {std::size_t{0}, std::size_t{50}, std::size_t{199}})
    for (const double other : {-kTop, kTop, 0.0, -1e-12, 1e300, -3.3, 0.01, kTop / 2}) {
      std::vector<double> neighbour = residuals;
      neighbour[row] = other;
      const std::vector<double> there = countsOf(neighbour);
      double sum = 0;
      for (std::size_t j = 0; j < here.size(); ++j) {
        EXPECT_LE(std::abs(here[j] - there[j]), 1 + 1e-4);
        sum += std::abs(here[j] - there[j]);
      }
      EXPECT_LE(sum, 2 + 1e-3);
      most = std::max(most, sum);
    }
  EXPECT_GE(most, 2 - 1e-3);
}

/// Laplace noise of scale 2/epsilon on each count. With many residuals in each of two cells the logarithm of
/// their ratio scatters by that of the counts; the variance of 20000 draws is right within 8 %.
TEST(ResidualHistogram, CountsAreAsNoisyAsTwoChangesDemand) {
  constexpr double kEpsilon = 0.5, kEach = 5000;
  std::vector<double> residuals(2 * static_cast<std::size_t>(kEach), sizeOf(3));
  std::fill(residuals.begin(), residuals.begin() + static_cast<std::ptrdiff_t>(kEach), -sizeOf(6));
  constexpr int kDraws = 20000;
  Rng rng(12);
  double squares = 0;
  for (int draw = 0; draw < kDraws; ++draw) {
    const std::vector<double> shares = sharesOf(drawnHistogram(residuals, kEpsilon, rng));
    squares += std::pow(std::log(shares[3] / shares[kSizes + 6]), 2);
  }
  const double variance = 2 * std::pow(2 / kEpsilon, 2);
  EXPECT_NEAR(squares / kDraws * kEach * kEach / (2 * variance), 1, 0.08);
}

/// A cell is sqrt(2) wide and stands for 0.85 of its upper end, so that sizes are right within 1/0.85 and
/// 0.85 sqrt(2).
TEST(ResidualHistogram, AgreesWithTheResidualsUpToTheCells) {
  for (const double scale : {0.3, 1.0, 2.5}) {
    const std::vector<double> residuals = residualsOf(3000, scale);
    Rng rng(2);
    const ResidualHistogram histogram = drawnHistogram(residuals, kHuge, rng);
    double meanSquare = 0;
    for (const double residual : residuals) meanSquare += residual * residual / 3000;
    EXPECT_GT(histogram.meanSquare(), 0.72 * meanSquare);
    EXPECT_LT(histogram.meanSquare(), 1.45 * meanSquare);
    for (const double half : {0.5 * scale, scale, 2 * scale}) {
      const auto insideOf = [&](double limit) {
        return static_cast<double>(std::count_if(residuals.begin(), residuals.end(),
                                                 [&](double r) { return std::abs(r) <= limit; })) /
               3000;
      };
      const double least = insideOf(0.83 * half), most = insideOf(1.21 * half);
      EXPECT_GE(histogram.inside(half), least - 1e-6);
      EXPECT_LE(histogram.inside(half), most + 1e-6);
      double cut = 0, sizeCut = 0, off = 0;
      for (const double residual : residuals) {
        const double size = std::abs(residual), over = std::max(0.0, size - half) / 3000;
        cut += residual > 0 ? over : -over;
        sizeCut += over;
        if (1.21 * size > half) off += 0.21 * size / 3000;
      }
      EXPECT_NEAR(histogram.meanCut(half), cut, off);
      EXPECT_NEAR(histogram.meanSizeCut(half), sizeCut, off);
    }
  }
}

/// With a tiny epsilon only noise or a guess remains: finite, and shares of 1.
TEST(ResidualHistogram, StaysASetOfSharesAtAnyEpsilon) {
  Rng rng(3);
  for (const std::size_t n : {std::size_t{20}, std::size_t{3000}})
    for (const double epsilon : {1e-6, 1e-3, 0.1, 700.0})
      for (int draw = 0; draw < 50; ++draw) {
        const ResidualHistogram histogram = drawnHistogram(residualsOf(n, 1), epsilon, rng);
        EXPECT_NEAR(histogram.inside(kTop), 1, 1e-9);
        EXPECT_GT(histogram.meanSquare(), 0);
        EXPECT_LE(histogram.meanSquare(), kTop * kTop);
        EXPECT_GE(histogram.meanCut(0), -kTop);
        EXPECT_LE(std::abs(histogram.meanCut(1)), histogram.meanSizeCut(1) + 1e-12);
      }
}

/// Few residuals far out do not show where the noise is larger than their number.
TEST(ResidualHistogram, DoesNotBelieveWhatNoiseCouldBe) {
  std::vector<double> residuals(5000, 0.1);
  for (std::size_t i = 0; i < 3; ++i) residuals[i] = kTop;
  Rng rng(4);
  int believed = 0;
  constexpr int kDraws = 500;
  for (int draw = 0; draw < kDraws; ++draw) {
    const ResidualHistogram histogram = drawnHistogram(residuals, 0.2, rng);
    if (histogram.inside(kTop * 0.8) < 1 - 1e-9) ++believed;
  }
  EXPECT_LT(believed, kDraws / 4);
}

}  // namespace
}  // namespace epsiscope::residual_histogram_test
