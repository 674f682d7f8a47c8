#include "ui/charts/heat_image.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/ui/charts/sample_models.h"
#include "ui/theme/theme.h"

namespace epsiscope::heat_image_test {
namespace {

/// Two pictures whose colours are compared have the same ends, whatever their values.
TEST(HeatImage, TakesTheColoursOfItsLimits) {
  ChartHeat heat{.columns = 2, .rows = 1, .values = {1, 2}};
  EXPECT_EQ(heatLimits(heat), std::pair(1.0, 2.0));
  EXPECT_EQ(heatImage(heat, lightTheme()).pixelColor(1, 0), heatColor(1, lightTheme()));
  heat.limits = {0, 4};
  EXPECT_EQ(heatLimits(heat), std::pair(0.0, 4.0));
  EXPECT_EQ(heatImage(heat, lightTheme()).pixelColor(1, 0), heatColor(0.5, lightTheme()));
}

TEST(HeatImage, LeavesOutWhatIsUnsure) {
  const ChartHeat heat{.columns = 2, .rows = 1, .values = {1, 2}, .unsure = {true, false}};
  EXPECT_EQ(heatImage(heat, lightTheme()).pixelColor(0, 0).alpha(), 0);
  EXPECT_EQ(heatImage(heat, lightTheme()).pixelColor(1, 0).alpha(), 255);
}

/// What is unsure is neither empty nor a value.
TEST(HeatImage, IsHatchedInTheChartWhereItIsUnsure) {
  ChartModel unsure = test::heatModel(), empty = unsure;
  unsure.heat->unsure.assign(unsure.heat->values.size(), true);
  for (double& value : empty.heat->values) value = std::nan("");
  const auto drawn = [](const ChartModel& model) { return test::drawn(model, {600, 400}); };
  EXPECT_NE(drawn(unsure), drawn(empty));
  EXPECT_NE(drawn(unsure), drawn(test::heatModel()));
}

}  // namespace
}  // namespace epsiscope::heat_image_test
