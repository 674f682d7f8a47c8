#include "ui/charts/heat_image.h"

#include <gtest/gtest.h>

#include <QFontMetricsF>

#include <cmath>

#include "tests/ui/charts/sample_models.h"
#include "tests/ui/support/contrast.h"
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

/// Letters of files have a size in pixels, those of the screen one in points. A text is cut at the ends of
/// its cell, so that its last digits are seen only if it has become smaller.
TEST(HeatImage, ShrinksATextUntilItFitsIntoItsCell) {
  const QSize size(800, 600);
  ChartModel model = test::heatModel();
  model.heat->columns = model.heat->rows = 4;
  model.heat->values.assign(16, 1.0);
  const ChartFrame frame = pictureFrame(model, freshState(model), lightTheme(), size);
  const double cell = frame.x.pixel(1.25) - frame.x.pixel(0);
  const double digit = QFontMetricsF(frame.smallFont).horizontalAdvance(QLatin1Char('8'));
  // About half as wide again as the cell, which is still written.
  const auto digits = static_cast<int>(cell / digit / 0.65);
  const auto drawn = [&](const QString& text) {
    model.heat->texts.fill(QString(), 16);
    model.heat->texts[5] = text;
    return test::drawn(model, size);
  };
  EXPECT_NE(drawn(QString(digits, QLatin1Char('8'))),
            drawn(QString(digits - 3, QLatin1Char('8')) + QStringLiteral("000")));
}

/// The contrast that WCAG asks for.
TEST(TextOnHeat, CanBeReadOnEveryColour) {
  for (const Theme& theme : {lightTheme(), darkTheme()})
    for (int i = 0; i <= 100; ++i)
      EXPECT_GE(test::contrast(heatColor(i / 100.0, theme), textOnHeat(i / 100.0, theme)), 4.5) << i;
}

}  // namespace
}  // namespace epsiscope::heat_image_test
