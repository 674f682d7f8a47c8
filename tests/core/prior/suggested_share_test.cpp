#include "core/mechanisms/prior_averages.h"
#include "core/mechanisms/suggested_zeta.h"
#include "core/prior/private_prior.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace epsiscope::suggested_share_test {
namespace {

constexpr std::size_t kBins = 20;
constexpr double kFeatures = 8;
const LabelBounds kBounds{0, 1};

using Density = std::function<double(double)>;

double bell(double x, double middle, double sd) {
  return std::exp(-(x - middle) * (x - middle) / (2 * sd * sd));
}

const std::vector<Density> kFittedShapes = {[](double) { return 1.0; },
                                            [](double x) { return bell(x, 0.5, 0.17); },
                                            [](double x) { return x * std::exp(-x / 0.12); }};
const std::vector<Density> kOtherShapes = {
    [](double x) { return bell(x, 0.2, 0.08) + 0.6 * bell(x, 0.75, 0.1); },
    [](double x) { return x * std::exp(-x / 0.2) + (x > 0.95 ? 1.5 : 0); }};

Prior priorOf(const Density& shape) {
  Prior prior = uniformPrior(kBounds, kBins);
  for (std::size_t i = 0; i < kBins; ++i) prior.mass[i] = shape((static_cast<double>(i) + 0.5) / kBins);
  normalise(prior.mass);
  return prior;
}

/// n labels of this distribution, spread evenly within each bin.
std::vector<double> labelsOf(const Prior& truth, std::size_t n) {
  std::vector<double> labels;
  for (std::size_t i = 0; i < kBins; ++i) {
    const double count = std::round(static_cast<double>(n) * truth.mass[i]);
    for (double j = 0.5; j < count; ++j) labels.push_back((static_cast<double>(i) + j / count) / kBins);
  }
  return labels;
}

using MakePrior = std::function<Prior(double epsilonPrior, Rng& rng)>;

/// The loss of a linear fit to labels released with this share: their squared bias and the part of their
/// noise that the fit does not average out, which shrinkage keeps below the spread (width/4)^2. The mean over
/// drawn priors.
double lossAt(double share, double epsilon, std::size_t n, const Prior& truth, const MakePrior& makePrior) {
  constexpr int kDraws = 6;
  const double weight = (kFeatures + 1) / static_cast<double>(n), spread = 1.0 / 16;
  const double epsilonLabels = (1 - share) * epsilon;
  const PriorAverages averages(&truth, kBounds);
  double loss = 0;
  for (int draw = 0; draw < kDraws; ++draw) {
    Rng rng(static_cast<std::uint64_t>(draw + 1));
    const Prior prior = makePrior(share * epsilon, rng);
    const double zeta = suggestZeta(prior, epsilonLabels, kBounds, {.varianceWeight = weight}).zeta;
    const MomentCurve moments =
        RpWithPrior(kBounds, optimalInterval(prior, epsilonLabels, zeta), epsilonLabels, zeta,
                    OutsideRule::project, RpWithPrior::Release::debiased)
            .moments();
    const double variance = weight * averages.variance(moments);
    loss += (averages.squaredError(moments, 0) + variance / (1 + variance / spread)) / kDraws;
  }
  return loss;
}

/// The geometric mean over shapes, n and epsilon of the loss at a share over the loss at the best of a grid:
/// for the suggested share, and for 0.2.
struct Regret {
  double suggested = 0, fixed = 0;
};

Regret regretOfCounts(const std::vector<Density>& shapes) {
  Regret sum;
  int cases = 0;
  for (const Density& shape : shapes)
    for (const std::size_t n : {1'500U, 30'000U})
      for (const double epsilon : {0.1, 0.5, 2.0, 8.0}) {
        const Prior truth = priorOf(shape);
        const std::vector<double> counts = binCounts(labelsOf(truth, n), kBounds, kBins);
        const auto loss = [&](double share) {
          return lossAt(share, epsilon, n, truth, [&](double epsilonPrior, Rng& rng) {
            return noisyCountsPrior({counts, rng}, kBounds, epsilonPrior).prior;
          });
        };
        double best = std::numeric_limits<double>::infinity();
        for (double share = 0.01; share < 0.9; share *= 1.5) best = std::min(best, loss(share));
        sum.suggested += std::log(loss(suggestedCountsShare(n, epsilon, kBins)) / best);
        sum.fixed += std::log(loss(0.2) / best);
        ++cases;
      }
  return {std::exp(sum.suggested / cases), std::exp(sum.fixed / cases)};
}

TEST(SuggestedShare, OfCountsIsNearTheBestOnTheShapesItWasFittedTo) {
  const Regret regret = regretOfCounts(kFittedShapes);
  EXPECT_LT(regret.suggested, 1.1);
  EXPECT_LT(regret.suggested, 0.75 * regret.fixed);
}

TEST(SuggestedShare, OfCountsIsNearTheBestOnOtherShapes) {
  const Regret regret = regretOfCounts(kOtherShapes);
  EXPECT_LT(regret.suggested, 1.1);
  EXPECT_LT(regret.suggested, 0.75 * regret.fixed);
}

TEST(SuggestedShare, OfCountsFallsWithLabelsAndEpsilonAndRisesWithBins) {
  for (const double epsilon : {0.05, 0.4, 3.0, 8.0})
    for (const std::size_t n : {10U, 1'000U, 100'000U})
      for (const std::size_t bins : {1U, 20U, 2'000U}) {
        const double share = suggestedCountsShare(n, epsilon, bins);
        EXPECT_GE(share, 0.01);
        EXPECT_LE(share, 0.4);
        EXPECT_LE(suggestedCountsShare(2 * n, epsilon, bins), share);
        EXPECT_LE(suggestedCountsShare(n, 2 * epsilon, bins), share);
        EXPECT_GE(suggestedCountsShare(n, epsilon, 2 * bins), share);
      }
  EXPECT_DOUBLE_EQ(suggestedCountsShare(4'000, 1, 20), 0.05);
  EXPECT_EQ(suggestedCountsShare(1, 1e-300, 1'000'000), 0.4);
  EXPECT_EQ(suggestedCountsShare(1'000'000, 700, 1), 0.01);
}

TEST(SuggestedShare, OfLabelsIsNearTheBestOnEveryShape) {
  std::vector<Density> shapes = kFittedShapes;
  shapes.insert(shapes.end(), kOtherShapes.begin(), kOtherShapes.end());
  double sum = 0;
  int cases = 0;
  for (const Density& shape : shapes)
    for (const double epsilon : {0.2, 1.0, 8.0}) {
      const Prior truth = priorOf(shape);
      const std::vector<double> labels = labelsOf(truth, 1'000);
      const auto loss = [&](double share) {
        return lossAt(share, epsilon, 1'000, truth, [&](double epsilonPrior, Rng& rng) {
          return noisyLabelsPrior({labels, rng}, kBounds, epsilonPrior, 1.0 / kBins, false).prior;
        });
      };
      double best = std::numeric_limits<double>::infinity();
      for (const double share : {0.05, 0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 0.9})
        best = std::min(best, loss(share));
      sum += std::log(loss(suggestedLabelsShare(epsilon)) / best);
      ++cases;
    }
  EXPECT_LT(std::exp(sum / cases), 1.3);
}

TEST(SuggestedShare, OfLabelsFallsWithEpsilonWithinItsRange) {
  EXPECT_EQ(suggestedLabelsShare(1e-6), 0.9);
  EXPECT_DOUBLE_EQ(suggestedLabelsShare(1), 0.52);
  EXPECT_NEAR(suggestedLabelsShare(700), 0.45, 1e-3);
}

}  // namespace
}  // namespace epsiscope::suggested_share_test
