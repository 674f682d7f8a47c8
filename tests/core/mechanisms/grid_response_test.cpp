#include "core/mechanisms/grid_response.h"

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::grid_response_test {
namespace {

TEST(GridResponse, HasTheCellsOfItsFormula) {
  for (const auto& [epsilon, cells] :
       {std::pair{1e-6, 2}, {1.0, 2}, {3.0, 6}, {4.0, 8}, {6.0, 12}, {8.0, 24}, {12.0, 108}})
    EXPECT_EQ(gridCells(epsilon), static_cast<std::size_t>(cells)) << epsilon;
  for (const double epsilon : {20.0, 700.0, 2000.0, 1e300}) EXPECT_EQ(gridCells(epsilon), 1024U) << epsilon;
}

/// With two cells, by hand: centres 1 and 3 of [0, 4] and a fair share 1/(1 + e^-epsilon).
TEST(GridResponse, OfTwoCellsIsStretchedRandomizedResponse) {
  const double epsilon = std::log(3.0);
  const GridResponse mechanism({0, 4}, epsilon);
  ASSERT_EQ(mechanism.outputs().size(), 2U);
  EXPECT_NEAR(mechanism.outputs()[0], 0, 1e-14);  // 1 + (2 - 4)/2
  EXPECT_NEAR(mechanism.outputs()[1], 4, 1e-14);
  EXPECT_NEAR(std::exp(mechanism.logDensity(mechanism.outputs()[1], 3)), 0.75, 1e-15);
  EXPECT_NEAR(std::exp(mechanism.logDensity(mechanism.outputs()[1], 2)), 0.5, 1e-15);
  EXPECT_NEAR(mechanism.variance(1), 16 * 0.75 * 0.25, 1e-13);
}

TEST(GridResponse, TellsTheLabelOnAverageBetweenItsOuterCentres) {
  for (const double epsilon : {1e-6, 0.5, 3.0, 8.0, 30.0, 700.0})
    for (const LabelBounds bounds : {LabelBounds{0, 5}, LabelBounds{1e6, 1e6 + 300}}) {
      const GridResponse mechanism(bounds, epsilon);
      const double first = mechanism.values().front(), last = mechanism.values().back();
      const double range = mechanism.outputs().back() - mechanism.outputs().front();
      for (int i = 0; i <= 200; ++i) {
        const double y = first + (last - first) * i / 200;
        EXPECT_NEAR(mechanism.mean(y), y, 1e-15 * range + 1e-15 * bounds.upper) << epsilon;
      }
      EXPECT_EQ(mechanism.mean(bounds.lower), mechanism.mean(first));
    }
}

TEST(GridResponse, HasFewerCellsWhereTheBoundsHoldFewerDoubles) {
  for (const double width : {0.125, 1.0, 2.0}) {
    const GridResponse mechanism({1e15, 1e15 + width}, 20);
    EXPECT_GE(mechanism.outputs().size(), 2U);
    EXPECT_LE(mechanism.outputs().size(), static_cast<std::size_t>(8 * width + 1));
    EXPECT_NEAR(mechanism.mean(1e15), mechanism.values().front(), 0.125);
  }
}

}  // namespace
}  // namespace epsiscope::grid_response_test
