#include "core/bins/optimal_bins.h"

#include "core/random/rng.h"
#include "tests/core/bins/cubic_bins.h"
#include "tests/support/shared_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace epsiscope::optimal_bins_test {
namespace {

Prior pointsOf(std::vector<double> values, std::vector<double> mass) {
  normalise(mass);
  return {Prior::Kind::points, std::move(values), std::move(mass)};
}

Prior randomPoints(std::size_t count, Rng& rng, const std::function<double(double)>& gap,
                   const std::function<double(double)>& shape) {
  std::vector<double> values = {-2}, mass = {shape(rng.uniform()) + 1e-9};
  while (values.size() < count) {
    values.push_back(values.back() + gap(rng.uniform()));
    mass.push_back(shape(rng.uniform()));
  }
  return pointsOf(std::move(values), std::move(mass));
}

double varianceOf(const Prior& points) {
  double mean = 0, variance = 0;
  for (std::size_t i = 0; i < points.mass.size(); ++i)
    mean += points.mass[i] * (points.nodes[i] - points.nodes[0]);
  for (std::size_t i = 0; i < points.mass.size(); ++i)
    variance += points.mass[i] * std::pow(points.nodes[i] - points.nodes[0] - mean, 2);
  return variance;
}

/// The expected squared error by its definition: over all values and all outputs.
double lossOf(const Prior& points, double epsilon, const std::vector<LabelBin>& bins) {
  const double a = std::exp(-epsilon), truth = 1 / (1 + static_cast<double>(bins.size() - 1) * a);
  double loss = 0;
  for (const LabelBin& own : bins)
    for (std::size_t i = own.first; i <= own.last; ++i)
      for (const LabelBin& other : bins)
        loss +=
            points.mass[i] * truth * (&own == &other ? 1 : a) * std::pow(other.output - points.nodes[i], 2);
  return loss;
}

/// The smallest loss over all 2^(k-1) partitions, each with its best outputs: S_1/S_0 of every bin.
double bestOverPartitions(const Prior& points, double epsilon) {
  const std::size_t k = points.mass.size();
  const double a = std::exp(-epsilon);
  double best = std::numeric_limits<double>::infinity();
  for (std::size_t cuts = 0; cuts < std::size_t{1} << (k - 1); ++cuts) {
    std::vector<LabelBin> bins = {{0, 0, 0}};
    for (std::size_t i = 1; i < k; ++i) {
      if ((cuts >> (i - 1)) & 1) bins.push_back({i, i, 0});
      bins.back().last = i;
    }
    for (LabelBin& bin : bins) {
      double s0 = 0, s1 = 0;
      for (std::size_t i = 0; i < k; ++i) {
        const double p = points.mass[i] * (i >= bin.first && i <= bin.last ? 1 : a);
        s0 += p;
        s1 += p * points.nodes[i];
      }
      bin.output = s1 / s0;
    }
    best = std::min(best, lossOf(points, epsilon, bins));
  }
  return best;
}

void expectWellFormed(const OptimalBins& found, const Prior& points) {
  ASSERT_FALSE(found.bins.empty());
  EXPECT_EQ(found.bins.front().first, 0U);
  EXPECT_EQ(found.bins.back().last, points.mass.size() - 1);
  for (std::size_t b = 1; b < found.bins.size(); ++b) {
    EXPECT_EQ(found.bins[b].first, found.bins[b - 1].last + 1);
    EXPECT_GT(found.bins[b].output, found.bins[b - 1].output);
  }
  for (const LabelBin& bin : found.bins) EXPECT_LE(bin.first, bin.last);
  EXPECT_GE(found.bins.front().output, points.nodes.front());
  EXPECT_LE(found.bins.back().output, points.nodes.back());
}

TEST(OptimalBins, ReachesTheOracle) {
  NEEDS_FILE(test::oracleFile("rr_on_bins"));
  const auto oracle = test::oracle("rr_on_bins");
  ASSERT_FALSE(oracle["cases"].empty());
  for (const auto& c : oracle["cases"]) {
    const Prior points = pointsOf(c["values"], c["prior"]);
    const double epsilon = c["epsilon"], loss = c["loss"], variance = varianceOf(points);
    const OptimalBins found = optimalBins(points, epsilon);
    expectWellFormed(found, points);
    EXPECT_NEAR(found.loss, loss, 1e-12 * variance);
    const std::vector<std::size_t> starts = c["starts"];
    const std::vector<double> outputs = c["outputs"];
    ASSERT_EQ(found.bins.size(), starts.size());
    for (std::size_t b = 0; b < starts.size(); ++b) {
      EXPECT_EQ(found.bins[b].first, starts[b]);
      EXPECT_NEAR(found.bins[b].output, outputs[b], 1e-9 * std::sqrt(variance));
    }
  }
}

TEST(OptimalBins, EqualsTryingAllPartitions) {
  Rng rng(1);
  for (const std::size_t count : {1, 2, 3, 6, 10})
    for (const double epsilon : {1e-6, 0.1, 1.0, 4.0, 12.0, 40.0})
      for (int i = 0; i < 6; ++i) {
        const Prior points = randomPoints(
            count, rng, [](double u) { return 0.01 + u; },
            [](double u) { return u < 0.3 ? 0 : -std::log(u); });
        const OptimalBins found = optimalBins(points, epsilon);
        expectWellFormed(found, points);
        const double tolerance = 1e-12 * varianceOf(points);
        EXPECT_NEAR(found.loss, bestOverPartitions(points, epsilon), tolerance)
            << count << " values, epsilon " << epsilon;
        EXPECT_NEAR(found.loss, lossOf(points, epsilon, found.bins), tolerance);
      }
}

TEST(OptimalBins, EqualsTheCubicProgrammeOnSmoothRoughAndHeavyTailedPriors) {
  const std::vector<std::function<double(double)>> shapes = {
      [](double) { return 1.0; }, [](double u) { return u > 0.95 ? 1.0 : 1e-12; },
      [](double u) { return std::pow(u, -3.0); }, [](double u) { return std::exp(-60 * u); }};
  const std::vector<std::function<double(double)>> gaps = {[](double) { return 0.1; },
                                                           [](double u) { return std::pow(u, -2.0); }};
  Rng rng(2);
  for (const auto& shape : shapes)
    for (const auto& gap : gaps)
      for (const double epsilon : {1e-6, 0.05, 1.0, 5.0, 25.0, 700.0}) {
        const Prior points = randomPoints(80, rng, gap, shape);
        const OptimalBins found = optimalBins(points, epsilon);
        expectWellFormed(found, points);
        EXPECT_NEAR(found.loss, test::cubicBins(points, epsilon), 1e-12 * varianceOf(points)) << epsilon;
        EXPECT_LE(found.rounds, 8);
      }
}

TEST(OptimalBins, AreNotImprovedByMovingAnOutput) {
  Rng rng(3);
  const Prior points = randomPoints(
      40, rng, [](double u) { return u; }, [](double u) { return u; });
  for (const double epsilon : {0.5, 3.0}) {
    const OptimalBins found = optimalBins(points, epsilon);
    for (std::size_t b = 0; b < found.bins.size(); ++b)
      for (const double move : {-1e-3, 1e-3}) {
        std::vector<LabelBin> bins = found.bins;
        bins[b].output += move;
        EXPECT_GT(lossOf(points, epsilon, bins), found.loss);
      }
  }
}

TEST(OptimalBins, OfOneValueAreOneBinWithoutLoss) {
  for (const double epsilon : {1e-300, 1e-6, 1.0, 700.0, 2000.0}) {
    const OptimalBins one = optimalBins(pointsOf({7}, {1}), epsilon);
    EXPECT_EQ(one.bins, (std::vector<LabelBin>{{0, 0, 7}}));
    EXPECT_EQ(one.loss, 0);
    const OptimalBins among = optimalBins(pointsOf({2, 7, 9}, {0, 1, 0}), epsilon);
    EXPECT_EQ(among.bins, (std::vector<LabelBin>{{0, 2, 7}}));
  }
}

TEST(OptimalBins, SeparateEveryValueWhereEpsilonIsLarge) {
  const Prior points = pointsOf({0, 1, 3, 4}, {1, 2, 3, 4});
  for (const double epsilon : {30.0, 700.0, 2000.0}) {
    const OptimalBins found = optimalBins(points, epsilon);
    ASSERT_EQ(found.bins.size(), 4U);
    EXPECT_GE(found.loss, 0);
    EXPECT_LE(found.loss, 100 * std::exp(-std::min(epsilon, 700.0)));
    for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(found.bins[i].output, points.nodes[i], 1e-9);
  }
}

TEST(OptimalBins, PutValuesWithoutMassToTheNearerOutput) {
  const OptimalBins found = optimalBins(pointsOf({-5, 0, 2, 4, 6, 10, 11}, {0, 1, 0, 0, 0, 1, 0}), 20);
  ASSERT_EQ(found.bins.size(), 2U);
  EXPECT_EQ(found.bins[0].last, 3U);  // the outputs are 0 and 10 but for 1e-7
  EXPECT_NEAR(found.bins[1].output, 10, 1e-7);
}

TEST(OptimalBins, TreatAValueGivenTwiceAsOne) {
  const OptimalBins once = optimalBins(pointsOf({0, 1, 5}, {1, 3, 2}), 3);
  const OptimalBins twice = optimalBins(pointsOf({0, 1, 1, 5}, {1, 2, 1, 2}), 3);
  ASSERT_EQ(twice.bins.size(), once.bins.size());
  EXPECT_NEAR(twice.loss, once.loss, 1e-14);
  EXPECT_EQ(twice.bins.back().first, once.bins.back().first + 1);
}

TEST(OptimalBins, JoinWhereTheDoublesCannotTellTheirOutputsApart) {
  std::vector<double> values;
  for (int i = 0; i < 40; ++i) values.push_back(1e15 + i);
  const Prior points = pointsOf(values, std::vector<double>(40, 1));
  EXPECT_EQ(optimalBins(points, 1e-6).bins.size(), 1U);
  for (const double epsilon : {0.01, 0.1, 1.0, 20.0}) expectWellFormed(optimalBins(points, epsilon), points);
}

TEST(OptimalBins, MoveWithTheLabelsAndKeepTheirDigitsFarFromZero) {
  Rng rng(4);
  std::vector<double> values, mass;
  for (int i = 0; i < 60; ++i) {
    values.push_back(i * 0.25);
    mass.push_back(rng.uniform());
  }
  const Prior here = pointsOf(values, mass);
  Prior far = here, large = here;
  for (double& value : far.nodes) value += 1e6;
  for (double& value : large.nodes) value *= 1e100;
  for (const double epsilon : {1e-6, 1.0, 8.0}) {
    const OptimalBins expected = optimalBins(here, epsilon);
    const OptimalBins moved = optimalBins(far, epsilon), scaled = optimalBins(large, epsilon);
    EXPECT_NEAR(moved.loss, expected.loss, 1e-12 * expected.loss);
    EXPECT_NEAR(scaled.loss, 1e200 * expected.loss, 1e188 * expected.loss);
    ASSERT_EQ(moved.bins.size(), expected.bins.size());
    ASSERT_EQ(scaled.bins.size(), expected.bins.size());
    for (std::size_t b = 0; b < expected.bins.size(); ++b) {
      EXPECT_EQ(moved.bins[b].first, expected.bins[b].first);
      EXPECT_NEAR(moved.bins[b].output - 1e6, expected.bins[b].output, 1e-9);
      EXPECT_EQ(scaled.bins[b].first, expected.bins[b].first);
    }
  }
}

}  // namespace
}  // namespace epsiscope::optimal_bins_test
