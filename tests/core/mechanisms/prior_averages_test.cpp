#include "core/mechanisms/prior_averages.h"

#include <gtest/gtest.h>

#include <functional>

namespace epsiscope::prior_averages_test {
namespace {

const LabelBounds kBounds{0, 5};

/// Moments whose mean and variance differ from piece to piece; the end 1.5 belongs to the first piece, 3 to
/// the third.
MomentCurve stepped() {
  return {kBounds,
          {{1.5, true, {1, 0.3}, {2, 0.2, 0.1}},
           {3, false, {2, 0.6}, {3, 0.4, 0.2}},
           {5, true, {2, 1.5}, {0.5, -0.25, 0.75}}}};
}

double squaredErrorAt(const MomentCurve& moments, double label) {
  const double bias = moments.mean(label) - label;
  return moments.variance(label) + bias * bias;
}

/// The integral by the midpoint rule; a step inside a cell costs at most 5/kSteps.
double midpoint(const std::function<double(double)>& f, double from, double to) {
  constexpr int kSteps = 100'000;
  double sum = 0;
  for (int i = 0; i < kSteps; ++i) sum += f(from + (to - from) * (i + 0.5) / kSteps);
  return sum / kSteps;
}

TEST(PriorAverages, AreTheIntegralsOverThePrior) {
  const MomentCurve moments = stepped();
  const Prior prior{Prior::Kind::bins, {0, 0.5, 2, 4.5}, {0.5, 0.2, 0.3}};
  double variance = 0, squaredError = 0;
  for (std::size_t i = 0; i < prior.mass.size(); ++i) {
    const double from = prior.nodes[i], to = prior.nodes[i + 1];
    variance += prior.mass[i] * midpoint([&](double y) { return moments.variance(y); }, from, to);
    squaredError += prior.mass[i] * midpoint([&](double y) { return squaredErrorAt(moments, y); }, from, to);
  }
  EXPECT_NEAR(meanVariance(moments, &prior), variance, 1e-4);
  EXPECT_NEAR(expectedSquaredError(moments, &prior), squaredError, 1e-4);
}

TEST(PriorAverages, OfPointsAreWeightedValuesAlsoWhereAPieceEnds) {
  const MomentCurve moments = stepped();
  const Prior points{Prior::Kind::points, {0, 1.5, 3, 5}, {0.1, 0.2, 0.3, 0.4}};
  double variance = 0, squaredError = 0;
  for (std::size_t i = 0; i < points.mass.size(); ++i) {
    variance += points.mass[i] * moments.variance(points.nodes[i]);
    squaredError += points.mass[i] * squaredErrorAt(moments, points.nodes[i]);
  }
  EXPECT_NEAR(meanVariance(moments, &points), variance, 1e-14);
  EXPECT_NEAR(expectedSquaredError(moments, &points), squaredError, 1e-14);
}

TEST(PriorAverages, WithoutAPriorAreUniformOnTheBounds) {
  EXPECT_DOUBLE_EQ(meanVariance(unbiasedMoments(kBounds, 7), nullptr), 7);
  EXPECT_DOUBLE_EQ(expectedSquaredError(unbiasedMoments(kBounds, 7), nullptr), 7);
  const MomentCurve constant{kBounds, {{5, true, {2.5, 0}, {0, 0, 0}}}};
  EXPECT_NEAR(expectedSquaredError(constant, nullptr), 25.0 / 12, 1e-14);
}

TEST(PriorAverages, CountBinsBeyondTheBoundsAsLabelsAtTheEnds) {
  const MomentCurve moments = stepped();
  const double inside = meanVariance(moments, nullptr), insideError = expectedSquaredError(moments, nullptr);
  const Prior wide{Prior::Kind::bins, {-5, 0, 5, 15}, {0.2, 0.3, 0.5}};
  EXPECT_NEAR(meanVariance(moments, &wide),
              0.2 * moments.variance(0) + 0.3 * inside + 0.5 * moments.variance(5), 1e-12);
  const Prior across{Prior::Kind::bins, {-5, 10}, {1}};
  EXPECT_NEAR(meanVariance(moments, &across), (moments.variance(0) + inside + moments.variance(5)) / 3,
              1e-12);
  EXPECT_NEAR(expectedSquaredError(moments, &across),
              (squaredErrorAt(moments, 0) + insideError + squaredErrorAt(moments, 5)) / 3, 1e-12);
}

}  // namespace
}  // namespace epsiscope::prior_averages_test
