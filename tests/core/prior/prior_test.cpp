#include "core/prior/prior.h"

#include "core/prior/private_prior.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace epsiscope::prior_test {
namespace {

constexpr LabelBounds kUnit{0, 1};

double total(const std::vector<double>& mass) {
  return std::accumulate(mass.begin(), mass.end(), 0.0);
}

TEST(Prior, CountsBinsByRoundingTheRatioOfWidths) {
  EXPECT_EQ(binCount({0, 5}, 0.25), 20U);
  EXPECT_EQ(binCount({0, 5}, 2), 3U);  // 2.5 rounds away from zero
  EXPECT_EQ(binCount({0, 5}, 100), 1U);
  EXPECT_EQ(binCount({0, 5}, 1e-300), kMostBins);
}

TEST(Prior, BinsAreOpenOnTheRightAndTheLastIsClosed) {
  EXPECT_EQ(binCounts(std::vector{0.0, 0.25, 0.5, 0.75, 1.0, 0.2499}, kUnit, 4),
            (std::vector<double>{2, 1, 1, 2}));
}

TEST(Prior, EveryNodeBelongsToTheBinOnItsRight) {
  // Bins on [0, 5] 0.1 wide: node/width rounds to both sides of an integer.
  const LabelBounds bounds{0, 5};
  const Prior uniform = uniformPrior(bounds, 50);
  const auto counts = binCounts(std::span(uniform.nodes).first(50), bounds, 50);
  EXPECT_EQ(counts, std::vector<double>(50, 1.0));
}

TEST(Prior, LabelsOutsideTheBoundsCountAtTheEnds) {
  EXPECT_EQ(binCounts(std::vector{-7.0, 9.0, 8.0}, kUnit, 3), (std::vector<double>{1, 0, 2}));
}

TEST(Prior, ExactPriorIsTheShareOfEachBin) {
  const Prior prior = exactPrior(std::vector{1.0, 0.0, 3.0}, {-1, 2});
  EXPECT_EQ(prior.nodes, (std::vector<double>{-1, 0, 1, 2}));
  EXPECT_EQ(prior.mass, (std::vector<double>{0.25, 0, 0.75}));
  EXPECT_EQ(exactPrior(std::vector{0.0, 0.0}, kUnit), uniformPrior(kUnit, 2));
}

TEST(NoisyCounts, AddOneLaplaceQuantilePerBin) {
  const std::vector<double> counts = {100, 0, 40, 7};
  Rng drawn(3), expected(3);
  const PrivatePrior prior = noisyCountsPrior({counts, drawn}, kUnit, 0.5);
  std::vector<double> mass;
  for (const double c : counts) mass.push_back(std::max(0.0, c + 4 * expected.laplace()));
  for (std::size_t i = 0; i < counts.size(); ++i)
    EXPECT_NEAR(prior.prior.mass[i], mass[i] / total(mass), 1e-15);
  EXPECT_EQ(drawn.bits(), expected.bits());  // nothing else was drawn
  EXPECT_EQ(prior.note, "");
}

TEST(NoisyCounts, MoreBudgetIsCloserToTheTruth) {
  const std::vector<double> counts(30, 50.0);
  double last = 1e300;
  for (const double epsilon : {0.01, 0.1, 1.0, 10.0, 700.0}) {
    Rng rng(8);
    const Prior prior = noisyCountsPrior({counts, rng}, kUnit, epsilon).prior;
    double distance = 0;
    for (const double m : prior.mass) distance += std::abs(m - 1.0 / 30);
    EXPECT_LT(distance, last);
    last = distance;
  }
}

TEST(NoisyCounts, WithoutAPositiveCountAreUniformAndSaySo) {
  int uniform = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng rng(seed);
    const PrivatePrior prior = noisyCountsPrior({std::vector{0.0, 0.0}, rng}, kUnit, 1);
    EXPECT_NEAR(total(prior.prior.mass), 1, 1e-15);
    EXPECT_EQ(prior.note.empty(), !(prior.prior == uniformPrior(kUnit, 2)));
    uniform += !prior.note.empty();
  }
  EXPECT_GT(uniform, 0);  // probability 1/4 per draw
  EXPECT_LT(uniform, 40);
}

TEST(NoisyCounts, StayFiniteForTinyAndHugeBudgets) {
  for (const double epsilon : {1e-300, 1e-6, 700.0, 1e300}) {
    Rng rng(2);
    const Prior prior = noisyCountsPrior({std::vector{1.0, 2.0, 3.0}, rng}, kUnit, epsilon).prior;
    EXPECT_NEAR(total(prior.mass), 1, 1e-14) << epsilon;
  }
}

std::vector<double> spreadLabels(std::size_t n) {
  std::vector<double> labels(n);
  for (std::size_t i = 0; i < n; ++i) labels[i] = static_cast<double>(i % 97) / 96;
  return labels;
}

/// The labels with the noise that noisyLabelsPrior adds to them.
std::vector<double> noisy(const std::vector<double>& labels, double epsilon, std::uint64_t seed) {
  Rng rng(seed);
  std::vector<double> found;
  for (const double y : labels) found.push_back(y + rng.laplace() / epsilon);
  return found;
}

/// The noise is made for labels within their bounds: a label far outside must not show.
TEST(NoisyLabels, MoveLabelsIntoTheirBoundsBeforeTheNoise) {
  const std::vector<double> inside(200, 1.0), outside(200, 1e6);
  for (const bool clips : {false, true}) {
    Rng one(5), other(5);
    EXPECT_EQ(noisyLabelsPrior({outside, one}, kUnit, 1, 0.25, clips).prior,
              noisyLabelsPrior({inside, other}, kUnit, 1, 0.25, clips).prior);
  }
}

TEST(NoisyLabels, AreAHistogramOfLabelsWithNoiseWhoseNodesStartAtTheirMean) {
  const auto labels = spreadLabels(5000);
  const auto released = noisy(labels, 2, 6);
  Rng rng(6);
  const PrivatePrior prior = noisyLabelsPrior({labels, rng}, kUnit, 2, 0.3, false);
  const auto& nodes = prior.prior.nodes;
  const double mean = total(released) / 5000;
  EXPECT_EQ(nodes.front(), *std::min_element(released.begin(), released.end()));
  EXPECT_EQ(nodes.back(), *std::max_element(released.begin(), released.end()));
  for (std::size_t i = 1; i + 1 < nodes.size(); ++i) {
    const double steps = (nodes[i] - mean) / 0.3;
    EXPECT_NEAR(steps, std::round(steps), 1e-9);
  }
  for (std::size_t i = 0; i < prior.prior.mass.size(); ++i) {
    const bool last = i + 1 == prior.prior.mass.size();
    const auto inside = std::count_if(released.begin(), released.end(), [&](double t) {
      return t >= nodes[i] && (t < nodes[i + 1] || (last && t == nodes[i + 1]));
    });
    EXPECT_DOUBLE_EQ(prior.prior.mass[i], static_cast<double>(inside) / 5000);
  }
  EXPECT_EQ(prior.note, "");
}

TEST(NoisyLabels, TakeTheirStandardDeviationAsWidthUnlessTold) {
  const auto labels = spreadLabels(2000);
  const auto released = noisy(labels, 1, 4);
  const double mean = total(released) / 2000;
  double squares = 0;
  for (const double t : released) squares += (t - mean) * (t - mean);
  Rng rng(4);
  const auto nodes = noisyLabelsPrior({labels, rng}, kUnit, 1, std::nullopt, false).prior.nodes;
  ASSERT_GE(nodes.size(), 4U);
  EXPECT_NEAR(nodes[2] - nodes[1], std::sqrt(squares / 2000), 1e-9);
}

TEST(NoisyLabels, CanBeClippedToTheBounds) {
  Rng rng(4);
  const auto nodes = noisyLabelsPrior({spreadLabels(500), rng}, kUnit, 1, 0.1, true).prior.nodes;
  EXPECT_EQ(nodes.front(), 0);
  EXPECT_EQ(nodes.back(), 1);
}

TEST(NoisyLabels, ThatAreAllEqualGiveTheUniformPriorAndSaySo) {
  Rng rng(4);
  const PrivatePrior one = noisyLabelsPrior({std::vector{0.3}, rng}, kUnit, 1, std::nullopt, false);
  EXPECT_EQ(one.prior, uniformPrior(kUnit, 1));
  EXPECT_NE(one.note, "");
  EXPECT_EQ(noisyLabelsPrior({std::span<const double>{}, rng}, kUnit, 1, 0.25, false).prior,
            uniformPrior(kUnit, 4));
}

TEST(NoisyLabels, NeverMakeMoreBinsThanTheMemoryHolds) {
  Rng rng(4);
  const PrivatePrior prior = noisyLabelsPrior({spreadLabels(1000), rng}, kUnit, 1e-6, 1e-6, false);
  EXPECT_LE(prior.prior.mass.size(), kMostNoisyLabelBins + 2);
  EXPECT_NE(prior.note, "");
  EXPECT_NEAR(total(prior.prior.mass), 1, 1e-12);
}

TEST(Prior, BinsBecomeTheirCentres) {
  const Prior points = toPoints({Prior::Kind::bins, {0, 1, 4}, {0.25, 0.75}});
  EXPECT_EQ(points, (Prior{Prior::Kind::points, {0.5, 2.5}, {0.25, 0.75}}));
  EXPECT_EQ(toPoints(points), points);
}

TEST(Prior, LeavingTheBoundsIsSaid) {
  EXPECT_EQ(outsideBounds(uniformPrior({0, 1}, 3), kUnit), "");
  EXPECT_EQ(outsideBounds(uniformPrior({0.2, 0.8}, 3), kUnit), "");
  EXPECT_NE(outsideBounds(uniformPrior({-0.1, 0.8}, 3), kUnit).find("-0.1"), std::string::npos);
  EXPECT_NE(outsideBounds(uniformPrior({0.1, 1.5}, 3), kUnit).find("1.5"), std::string::npos);
}

TEST(Coarsened, GroupsNeighboursAndKeepsTheMass) {
  const Prior prior{Prior::Kind::bins, {0, 1, 2, 4, 5, 5.5}, {0.1, 0.2, 0.3, 0.15, 0.25}};
  const Prior coarse = coarsened(prior, 3);
  EXPECT_EQ(coarse.nodes, (std::vector<double>{0, 2, 5, 5.5}));
  ASSERT_EQ(coarse.mass.size(), 3U);
  EXPECT_DOUBLE_EQ(coarse.mass[0], 0.1 + 0.2);
  EXPECT_DOUBLE_EQ(coarse.mass[1], 0.3 + 0.15);
  EXPECT_DOUBLE_EQ(coarse.mass[2], 0.25);
}

TEST(Coarsened, LeavesFewBinsAlone) {
  const Prior prior{Prior::Kind::bins, {0, 1, 2}, {0.25, 0.75}};
  EXPECT_EQ(coarsened(prior, 2).nodes, prior.nodes);
  EXPECT_EQ(coarsened(prior, 500).mass, prior.mass);
  EXPECT_EQ(coarsened(prior, 1).nodes, (std::vector<double>{0, 2}));
}

}  // namespace
}  // namespace epsiscope::prior_test
