#include "core/mechanisms/rr_on_bins.h"

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::rr_on_bins_test {
namespace {

constexpr LabelBounds kBounds{0, 5};

Prior peakedPoints() {
  Prior points{Prior::Kind::points, {}, {}};
  for (int i = 0; i < 60; ++i) {
    points.nodes.push_back(0.1 + 0.08 * i);
    points.mass.push_back(i % 7 == 3 ? 0 : std::exp(-std::abs(i - 20) / 6.0));
  }
  normalise(points.mass);
  return points;
}

/// The search's loss, and the randomizer's moments averaged over the prior: two ways to the same number.
TEST(RrOnBins, HasTheErrorOverItsPriorThatItsBinsSay) {
  const Prior points = peakedPoints();
  for (const double epsilon : {1e-6, 0.3, 2.0, 9.0, 30.0}) {
    const RrOnBins mechanism(kBounds, points, epsilon);
    double error = 0;
    for (std::size_t i = 0; i < points.mass.size(); ++i) {
      const double y = points.nodes[i];
      error += points.mass[i] * (std::pow(mechanism.mean(y) - y, 2) + mechanism.variance(y));
    }
    EXPECT_NEAR(error, mechanism.bins().loss, 1e-9 * mechanism.bins().loss) << epsilon;
  }
}

TEST(RrOnBins, AnswersEachValueOfABinAlike) {
  const RrOnBins mechanism(kBounds, peakedPoints(), 3);
  const std::vector<LabelBin>& bins = mechanism.bins().bins;
  ASSERT_GT(bins.size(), 2U);
  EXPECT_EQ(mechanism.moments().pieces.size(), bins.size());
  for (std::size_t b = 0; b < bins.size(); ++b)
    for (std::size_t i = bins[b].first; i <= bins[b].last; ++i)
      for (std::size_t t = 0; t < bins.size(); ++t)
        EXPECT_DOUBLE_EQ(mechanism.probability(i, t) / mechanism.probability(i, b),
                         t == b ? 1 : std::exp(-3));
}

}  // namespace
}  // namespace epsiscope::rr_on_bins_test
