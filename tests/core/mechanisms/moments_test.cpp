#include "core/mechanisms/moments.h"

#include <gtest/gtest.h>

namespace epsiscope::moments_test {
namespace {

TEST(MomentCurve, EvaluatesThePieceThatHoldsTheLabelInNormalisedUnits) {
  const MomentCurve curve{
      {0, 10}, {{2, false, {7, 0}, {1, 0, 0}}, {6, true, {5, 5}, {2, 1, 3}}, {10, true, {9, 0}, {4, 0, 0}}}};
  EXPECT_EQ(curve.mean(0), 7);
  EXPECT_EQ(curve.mean(2), 5 - 5 * 0.6);  // the end of the first piece is not its own
  EXPECT_EQ(curve.mean(6), 5 + 5 * 0.2);
  EXPECT_EQ(curve.mean(6.001), 9);
  EXPECT_DOUBLE_EQ(curve.variance(6), 2 + 0.2 + 3 * 0.04);
  EXPECT_EQ(curve.variance(10), 4);
}

TEST(MomentCurve, OfAnUnbiasedRandomizerIsTheLabel) {
  const MomentCurve curve = unbiasedMoments({-3, 1}, 0.5);
  for (const double y : {-3.0, -1.0, 0.25, 1.0}) {
    EXPECT_EQ(curve.mean(y), y);
    EXPECT_EQ(curve.variance(y), 0.5);
  }
}

}  // namespace
}  // namespace epsiscope::moments_test
