#include "core/prior/value_grid.h"

#include "core/mechanisms/finite_mechanism.h"
#include "core/prior/private_prior.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace epsiscope::value_grid_test {
namespace {

constexpr LabelBounds kBounds{-1, 4};

std::vector<double> randomLabels(std::size_t count, std::uint64_t seed) {
  Rng rng(seed);
  std::vector<double> labels(count);
  for (double& y : labels) y = kBounds.lower + kBounds.width() * rng.uniform();
  return labels;
}

double total(const std::vector<double>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0.0);
}

TEST(ValueGrid, IsEvenAndHoldsBothBounds) {
  const std::vector<double> values = valueGrid({0, 10}, 5);
  EXPECT_EQ(values, (std::vector<double>{0, 2.5, 5, 7.5, 10}));
  EXPECT_EQ(valueGrid({0.1, 0.7}, 2), (std::vector<double>{0.1, 0.7}));
  EXPECT_EQ(valueGrid({1e15, 1e15 + 1}, 256).size(), 9U);  // doubles are an eighth apart there
}

TEST(ValueCounts, AreTakenAfterTheRoundingOfTheRandomizer) {
  for (const auto& values : {valueGrid(kBounds, 7), valueGrid(kBounds, 256), {-0.7, 0.1, 0.2, 3.5}}) {
    ResponseTable table{values, values, {}, {}};
    for (std::size_t i = 0; i < values.size(); ++i) {
      table.rows.push_back({0, {{i, 1}}});
      table.rowOf.push_back(i);
    }
    std::vector<double> labels = randomLabels(500, 1);
    for (std::size_t i = 1; i < values.size(); ++i)
      labels.insert(labels.end(), {values[i - 1], halfway(values[i - 1], values[i]),
                                   std::nextafter(halfway(values[i - 1], values[i]), -9)});
    for (const Rounding rounding : {Rounding::nearest, Rounding::keepMean}) {
      const FiniteMechanism mechanism(kBounds, 1, table, rounding);
      std::vector<double> expected(values.size(), 0.0);
      for (const double y : labels)
        for (std::size_t i = 0; i < values.size(); ++i)
          expected[i] += std::exp(mechanism.logDensity(values[i], y));
      const std::vector<double> counts = valueCounts(labels, values, rounding);
      for (std::size_t i = 0; i < values.size(); ++i) EXPECT_NEAR(counts[i], expected[i], 1e-10);
    }
  }
}

TEST(ValueCounts, KeepTheSumOfTheLabelsIfTheRoundingKeepsTheMean) {
  const std::vector<double> values = valueGrid(kBounds, 32), labels = randomLabels(1000, 2);
  const std::vector<double> counts = valueCounts(labels, values, Rounding::keepMean);
  EXPECT_NEAR(total(counts), 1000, 1e-9);
  EXPECT_NEAR(std::inner_product(values.begin(), values.end(), counts.begin(), 0.0), total(labels), 1e-9);
}

/// A point of mass m counts as m labels do.
TEST(WithFewerValues, RoundsToTheNearestOfAnEvenGridAndSaysSo) {
  const Prior points{Prior::Kind::points, {0, 1, 4.9, 5.1, 7.5, 10}, {0.1, 0.2, 0.1, 0.1, 0.4, 0.1}};
  EXPECT_EQ(withFewerValues(points, 6).prior, points);
  EXPECT_EQ(withFewerValues(points, 6).note, "");
  const PrivatePrior rounded = withFewerValues(points, 5);
  EXPECT_EQ(rounded.prior.nodes, (std::vector<double>{0, 2.5, 5, 7.5, 10}));
  const std::vector<double> labels{0, 1, 1, 4.9, 5.1, 7.5, 7.5, 7.5, 7.5, 10};
  const std::vector<double> counts = valueCounts(labels, rounded.prior.nodes, Rounding::nearest);
  for (std::size_t i = 0; i < counts.size(); ++i) EXPECT_NEAR(rounded.prior.mass[i], counts[i] / 10, 1e-15);
  EXPECT_NE(rounded.note.find("6 values; they are rounded to 5 "), std::string::npos);
}

/// The declared sensitivity, tried on labels at, between, near and beyond the values.
TEST(ValueCounts, ChangeByAtMostTwoWhenOneLabelIsReplaced) {
  const std::vector<double> values = valueGrid(kBounds, 9);
  std::vector<double> labels = randomLabels(60, 3);
  labels.insert(labels.end(), values.begin(), values.end());
  labels.insert(labels.end(), {-5, 9, halfway(values[2], values[3]), std::nextafter(values[4], 9)});
  for (const Rounding rounding : {Rounding::nearest, Rounding::keepMean}) {
    double largest = 0;
    for (const double y : labels)
      for (const double other : labels) {
        const auto one = valueCounts(std::vector{0.3, y}, values, rounding);
        const auto two = valueCounts(std::vector{0.3, other}, values, rounding);
        double change = 0;
        for (std::size_t i = 0; i < values.size(); ++i) change += std::abs(one[i] - two[i]);
        ASSERT_LE(change, 2 + 1e-12) << y << " " << other;
        largest = std::max(largest, change);
      }
    EXPECT_NEAR(largest, 2, 1e-12);  // so nothing smaller could be declared
  }
}

TEST(RoundedToValues, GivesTheEndsHalfTheMassOfAUniformLabel) {
  for (const Rounding rounding : {Rounding::nearest, Rounding::keepMean})
    for (const std::size_t bins : {1, 3, 250}) {
      const Prior points = roundedToValues(uniformPrior(kBounds, bins), valueGrid(kBounds, 11), rounding);
      EXPECT_EQ(points.kind, Prior::Kind::points);
      for (std::size_t i = 0; i < 11; ++i)
        EXPECT_NEAR(points.mass[i], i == 0 || i == 10 ? 0.05 : 0.1, 1e-14) << i;
    }
}

/// Compared with the rounding of very many labels at the quantiles of a step density that leaves the values.
TEST(RoundedToValues, IsTheShareOfLabelsOfTheDensityOnEachValue) {
  const Prior bins{Prior::Kind::bins, {-3, -0.5, 0.25, 0.3, 2, 2.5, 6}, {0.1, 0.2, 0.3, 0, 0.25, 0.15}};
  constexpr std::size_t n = 20'000;
  std::vector<double> labels;
  for (std::size_t b = 0; b < bins.mass.size(); ++b) {
    const auto count = static_cast<std::size_t>(std::round(bins.mass[b] * n));
    for (std::size_t i = 0; i < count; ++i)
      labels.push_back(bins.nodes[b] + (bins.nodes[b + 1] - bins.nodes[b]) *
                                           ((static_cast<double>(i) + 0.5) / static_cast<double>(count)));
  }
  for (const Rounding rounding : {Rounding::nearest, Rounding::keepMean})
    for (const auto& values : {valueGrid(kBounds, 2), valueGrid(kBounds, 40), {-0.9, 0.27, 1, 3.9}}) {
      const std::vector<double> counts = valueCounts(labels, values, rounding);
      const Prior points = roundedToValues(bins, values, rounding);
      // Each edge of a cell cuts off less than one label of each bin.
      for (std::size_t i = 0; i < values.size(); ++i)
        EXPECT_NEAR(points.mass[i], counts[i] / n, 4.0 / n) << i;
    }
}

TEST(MeanRoundingError, OfAUniformLabelMatchesVeryManyEvenLabels) {
  std::vector<double> labels;
  constexpr int n = 100'000;
  for (int i = 0; i < n; ++i) labels.push_back(kBounds.lower + kBounds.width() * (i + 0.5) / n);
  for (const Rounding rounding : {Rounding::nearest, Rounding::keepMean})
    for (const auto& values : {valueGrid(kBounds, 2), valueGrid(kBounds, 33), {-0.5, 1, 3.9}}) {
      const double expected = meanRoundingError(labels, values, rounding);
      EXPECT_NEAR(meanRoundingError(kBounds, values, rounding), expected, 1e-6 * expected);
    }
}

TEST(MeanRoundingError, OfAnEvenGridIsATwelfthOrASixthOfTheSquaredGap) {
  const std::vector<double> values = valueGrid(kBounds, 256);
  const double gap = kBounds.width() / 255;
  EXPECT_NEAR(meanRoundingError(kBounds, values, Rounding::nearest), gap * gap / 12, 1e-12 * gap * gap);
  EXPECT_NEAR(meanRoundingError(kBounds, values, Rounding::keepMean), gap * gap / 6, 1e-12 * gap * gap);
  EXPECT_EQ(meanRoundingError(values, values, Rounding::keepMean), 0);
}

}  // namespace
}  // namespace epsiscope::value_grid_test
