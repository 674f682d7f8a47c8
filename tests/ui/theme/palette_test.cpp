#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "core/tasks/kernel_release/theory_preview.h"
#include "core/tasks/task.h"
#include "tests/ui/support/contrast.h"
#include "tests/ui/support/previewed.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/views/statistic/budget_view.h"

namespace epsiscope::palette_test {
namespace {

using test::LinearRgb;
using test::Previewed;
using test::previewedTask;
using Matrix = std::array<std::array<double, 3>, 3>;

LinearRgb times(const Matrix& matrix, const LinearRgb& color) {
  LinearRgb product;
  for (std::size_t i = 0; i < 3; ++i)
    product[i] = std::clamp(std::inner_product(color.begin(), color.end(), matrix[i].begin(), 0.0), 0.0, 1.0);
  return product;
}

// The sight of a colour by people who lack one kind of cones, in linear sRGB. Protan and deutan: one plane,
// Viénot, Brettel and Mollon, "Digital video colourmaps for checking the legibility of displays by
// dichromats", Color Res. Appl. 24 (1999). Tritan needs two half planes: Brettel, Viénot and Mollon,
// "Computerized simulation of color appearance for dichromats", J. Opt. Soc. Am. A 14 (1997). Numbers for
// sRGB primaries with the Smith and Pokorny cones.
constexpr Matrix kProtan{{{0.11238, 0.88762, 0}, {0.11238, 0.88762, 0}, {0.00401, -0.00401, 1}}};
constexpr Matrix kDeutan{{{0.29275, 0.70725, 0}, {0.29275, 0.70725, 0}, {-0.02234, 0.02234, 1}}};
constexpr Matrix kTritanA{
    {{1.01277, 0.13548, -0.14826}, {-0.01243, 0.86812, 0.14431}, {0.07589, 0.80500, 0.11911}}};
constexpr Matrix kTritanB{
    {{0.93678, 0.18979, -0.12657}, {0.06154, 0.81526, 0.12320}, {-0.37562, 1.12767, 0.24796}}};
constexpr LinearRgb kTritanPlane{0.03901, -0.02788, -0.01113};

enum class Sight { full, protan, deutan, tritan };
constexpr Sight kSights[] = {Sight::full, Sight::protan, Sight::deutan, Sight::tritan};

LinearRgb seen(const LinearRgb& color, Sight sight) {
  switch (sight) {
    case Sight::protan:
      return times(kProtan, color);
    case Sight::deutan:
      return times(kDeutan, color);
    case Sight::tritan: {
      const double side = std::inner_product(color.begin(), color.end(), kTritanPlane.begin(), 0.0);
      return times(side >= 0 ? kTritanA : kTritanB, color);
    }
    case Sight::full:
      break;
  }
  return color;
}

/// The colour in CIE L*a*b* under D65.
std::array<double, 3> lab(const LinearRgb& c) {
  const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
  const double x = f((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.9505);
  const double y = f(test::luminance(c));
  const double z = f((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.089);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// The CIE 1976 colour difference: 2.3 is just noticeable.
double difference(const QColor& a, const QColor& b, Sight sight) {
  const auto p = lab(seen(test::linearRgb(a), sight));
  const auto q = lab(seen(test::linearRgb(b), sight));
  return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/// The colours of one chart: the methods of a task, the terms of a bound, the parts of a statistic's error.
/// The parts of a budget are areas beside each other, in the order of the table.
const std::vector<QStringList>& together() {
  static const std::vector<QStringList> all = [] {
    std::vector<QStringList> lists;
    for (const Task* task : allTasks()) {
      lists.emplace_back();
      for (const Method& method : task->methods()) lists.back() << QString::fromStdString(method.id);
    }
    const Previewed made = previewedTask(TaskId::kernelRelease);
    const TheoryPreview theory = previewTheory(made.study, *made.cache);
    lists.emplace_back();
    for (const auto& curves : {theory.terms, theory.measured})
      for (const MethodCurve& curve : curves) lists.back() << QString::fromStdString(curve.method);
    lists.push_back({QStringLiteral("recommended-path"), QStringLiteral("fixed-epsilon-path")});
    for (const MethodCurve& curve : theory.terms) lists.back() << QString::fromStdString(curve.method);
    for (const char* mechanism : {"laplace", "discrete-laplace", "gaussian", "exponential"})
      lists.push_back({QLatin1String(mechanism), QStringLiteral("noise"), QStringLiteral("clipping"),
                       QStringLiteral("sampling-error")});
    return lists;
  }();
  return all;
}

class Palette : public testing::TestWithParam<bool> {
protected:
  const Theme& theme() const { return GetParam() ? darkTheme() : lightTheme(); }
  MethodStyle style(const QString& method) const { return methodStyle(method, theme()); }
};
INSTANTIATE_TEST_SUITE_P(Appearances, Palette, testing::Bool(),
                         [](const auto& about) { return about.param ? "dark" : "light"; });

TEST(PaletteSimulation, KeepsGreysAndCollapsesWhatEachSightConfuses) {
  for (const Sight sight : kSights)
    for (const double grey : {0.0, 0.5, 1.0})
      for (const double part : seen({grey, grey, grey}, sight)) EXPECT_NEAR(part, grey, 1e-4);
  const LinearRgb orange = test::linearRgb(QColor(0xd55e00));
  for (const Sight sight : {Sight::protan, Sight::deutan})
    EXPECT_DOUBLE_EQ(seen(orange, sight)[0], seen(orange, sight)[1]) << "red and green look the same";
  EXPECT_LT(difference(QColor(0x0000ff), QColor(0x00594d), Sight::tritan),
            difference(QColor(0x0000ff), QColor(0x00594d), Sight::full) / 2);
}

/// Colours carry no meaning alone: people who cannot tell two of them apart have the marker.
TEST_P(Palette, EveryPairOfAChartDiffersForEverySightInColourOrInMarker) {
  for (const QStringList& methods : together())
    for (qsizetype i = 0; i < methods.size(); ++i)
      for (qsizetype j = 0; j < i; ++j) {
        const MethodStyle a = style(methods[i]), b = style(methods[j]);
        if (a.marker != b.marker || a.openMarker != b.openMarker) continue;
        for (const Sight sight : kSights)
          EXPECT_GT(difference(a.color, b.color, sight), 20)
              << methods[i].toStdString() << " and " << methods[j].toStdString() << " for sight "
              << static_cast<int>(sight);
      }
}

TEST_P(Palette, LinesMarkersAndGuidesStandOutOnWhateverTheyAreDrawnOn) {
  for (const QStringList& methods : together())
    for (const QString& method : methods)
      for (const QColor& ground : {theme().surface, theme().panel, theme().field})
        EXPECT_GE(test::contrast(style(method).color, ground), 3)
            << method.toStdString() << " on " << ground.name().toStdString();
  for (const QColor& ground : {theme().surface, theme().panel})
    for (const QColor& guide : {theme().accent, theme().mutedText, theme().notPrivate})
      EXPECT_GE(test::contrast(guide, ground), 3) << guide.name().toStdString();
}

TEST_P(Palette, ControlsAndTheFocusAreSeen) {
  for (const QColor& ground : {theme().surface, theme().panel, theme().field}) {
    EXPECT_GE(test::contrast(theme().edge, ground), 3) << "outline of a field";
    EXPECT_GE(test::contrast(theme().accent, ground), 3) << "focus, filled part and ring of a slider";
    EXPECT_GE(test::contrast(theme().mutedText, ground), 3) << "check box, chevron, tick";
  }
  EXPECT_GE(test::contrast(theme().accent, theme().border), 3)
      << "a focused button's border, and a plain one's";
  EXPECT_GE(test::contrast(theme().onAccent, theme().accent), 3) << "focus inside the primary button";
  EXPECT_GE(test::contrast(theme().accent, theme().track), 3) << "filled and unfilled part of a slider";
}

}  // namespace
}  // namespace epsiscope::palette_test
