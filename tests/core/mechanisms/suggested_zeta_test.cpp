#include "core/mechanisms/suggested_zeta.h"

#include "core/mechanisms/prior_averages.h"
#include "core/mechanisms/rp_with_prior_debiased.h"
#include "tests/core/mechanisms/quadrature.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace epsiscope::suggested_zeta_test {
namespace {

using Release = RpWithPrior::Release;

std::vector<double> logGrid(double low, double high, std::size_t count) {
  std::vector<double> grid(count);
  for (std::size_t i = 0; i < count; ++i)
    grid[i] = low * std::pow(high / low, static_cast<double>(i) / static_cast<double>(count - 1));
  return grid;
}

/// Masses u^power: the larger the power, the fewer bins hold nearly everything. Every fifth bin is empty.
Prior randomPrior(const LabelBounds& bounds, std::size_t bins, double power, Rng& rng) {
  Prior prior = uniformPrior(bounds, bins);
  for (std::size_t i = 0; i < bins; ++i) prior.mass[i] = i % 5 == 3 ? 0 : std::pow(rng.uniform(), power);
  normalise(prior.mass);
  return prior;
}

/// The debiased minimum is compared with zetas far beyond the searched range, the other one within it: the
/// error as drawn may go on falling, by next to nothing, towards zeta = 0.
TEST(SuggestedZeta, IsAsGoodAsTheBestOfAFineGrid) {
  const LabelBounds bounds{-1, 4};
  Rng rng(5);
  for (const double power : {0.5, 2.0, 10.0, 60.0}) {
    const Prior prior = randomPrior(bounds, 20, power, rng);
    for (const double epsilon : {0.05, 0.3, 1.0, 3.0, 8.0, 50.0})
      for (const Release release : {Release::asDrawn, Release::debiased})
        for (const OutsideRule rule : {OutsideRule::project, OutsideRule::uniform})
          for (const double weight : {1.0, 0.01}) {
            const ZetaCriterion criterion{release, rule, weight};
            const double lowest = release == Release::debiased ? 0 : 0.025 * std::exp(-epsilon / 3);
            const auto zetas = logGrid(std::max(5e-9, lowest), 50 / std::sqrt(weight), 3000);
            const auto errors = errorOverZeta(prior, epsilon, bounds, criterion, zetas);
            const double best = *std::min_element(errors.begin(), errors.end());
            EXPECT_LE(suggestZeta(prior, epsilon, bounds, criterion).error, 1.001 * best)
                << power << ' ' << epsilon << ' ' << weight;
          }
  }
}

TEST(SuggestedZeta, MovesFewerLabelsWhereALearnerAveragesTheirNoise) {
  const LabelBounds bounds{0, 5};
  const Prior prior = {Prior::Kind::bins, {0, 1, 2, 3, 4, 5}, {0.1, 0.2, 0.4, 0.2, 0.1}};
  const auto interval = [&](double weight) {
    const double zeta = suggestZeta(prior, 0.5, bounds, {.varianceWeight = weight}).zeta;
    return optimalInterval(prior, 0.5, zeta);
  };
  EXPECT_EQ(interval(1).upper - interval(1).lower, 1);
  EXPECT_EQ(interval(1e-5).upper - interval(1e-5).lower, 5);
}

TEST(SuggestedZeta, ReportsTheErrorOfTheMechanismWithThatZeta) {
  const LabelBounds bounds{0, 2};
  Rng rng(6);
  const Prior prior = randomPrior(bounds, 7, 2, rng);
  for (const double epsilon : {0.5, 4.0}) {
    const ZetaSuggestion found = suggestZeta(prior, epsilon, bounds);
    const RpWithPriorDebiased mechanism(bounds, prior, epsilon, found.zeta, OutsideRule::project);
    double expected = 0;
    for (std::size_t i = 0; i < prior.mass.size(); ++i) {
      const double from = prior.nodes[i], to = prior.nodes[i + 1];
      const auto errorAt = [&](double y) {
        const auto square = [&](double t) { return (t - y) * (t - y); };
        const Support support = mechanism.support();
        return test::integrate(mechanism, y, square, support.lower, support.upper, 1e-12);
      };
      expected += prior.mass[i] * test::gauss(errorAt, from, to) / (to - from);
    }
    EXPECT_NEAR(found.error, expected, 1e-9 * expected);
    EXPECT_EQ(found.error, expectedSquaredError(mechanism.moments(), &prior));
  }
}

/// With one bin the interval is the bin. As epsilon falls to 0 the debiased error's leading term is
/// (1+u)^4/u^2 with u = 2 zeta/width, least at u = 1; without privacy zeta is the smallest that is searched.
TEST(SuggestedZeta, OfOneBinIsHalfItsWidthWithoutAnyEpsilon) {
  const LabelBounds bounds{2, 12};
  const Prior prior = uniformPrior(bounds, 1);
  EXPECT_NEAR(suggestZeta(prior, 1e-6, bounds).zeta, 5, 1e-3);
  const ZetaSuggestion open = suggestZeta(prior, 700, bounds);
  EXPECT_LT(open.zeta, 1e-6);
  EXPECT_LT(open.error, 1e-12);
}

TEST(SuggestedZeta, ExistsAtTheEndsOfEpsilon) {
  const LabelBounds bounds{0, 5};
  Rng rng(7);
  for (const double epsilon : {1e-6, 700.0})
    for (const Release release : {Release::asDrawn, Release::debiased})
      for (const Prior& prior : {randomPrior(bounds, 20, 3, rng), Prior{Prior::Kind::bins, {1, 1.25}, {1}},
                                 Prior{Prior::Kind::bins, {-3, 0, 4, 40}, {0.4, 0.5, 0.1}}}) {
        const ZetaSuggestion found = suggestZeta(prior, epsilon, bounds, {.release = release});
        EXPECT_GT(found.zeta, 0);
        EXPECT_TRUE(std::isfinite(found.error)) << epsilon;
      }
}

TEST(SuggestedZeta, ScalesWithTheLabels) {
  Rng rng(8);
  const LabelBounds bounds{0, 1}, scaled{-100, 900};
  const Prior prior = randomPrior(bounds, 12, 2, rng);
  Prior wide = prior;
  for (double& node : wide.nodes) node = -100 + 1000 * node;
  const ZetaSuggestion one = suggestZeta(prior, 1, bounds);
  const ZetaSuggestion other = suggestZeta(wide, 1, scaled);
  EXPECT_NEAR(other.zeta, 1000 * one.zeta, 1 * one.zeta);  // the search stops at 1e-4 of zeta
  EXPECT_NEAR(other.error, 1e6 * one.error, 1 * one.error);
}

/// 6,000 bins are searched as 2,000 groups; on a smooth prior the groups have the same optimum.
TEST(SuggestedZeta, HoldsForMoreBinsThanAreSearched) {
  const LabelBounds bounds{0, 5};
  Prior prior = uniformPrior(bounds, 6'000);
  for (std::size_t i = 0; i < prior.mass.size(); ++i)
    prior.mass[i] = std::exp(-std::pow((static_cast<double>(i) - 1500) / 900, 2));
  normalise(prior.mass);
  const ZetaSuggestion found = suggestZeta(prior, 1, bounds);
  const auto errors = errorOverZeta(prior, 1, bounds, {}, logGrid(1e-2, 10, 300));
  EXPECT_LE(found.error, 1.001 * *std::min_element(errors.begin(), errors.end()));
}

}  // namespace
}  // namespace epsiscope::suggested_zeta_test
