#include "ui/theme/method_style.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/theme.h"

#include <gtest/gtest.h>

#include <map>
#include <tuple>

#include "tests/ui/support/contrast.h"
#include "ui/charts/heat_image.h"

namespace epsiscope::theme_test {
namespace {

using test::contrast;

const std::vector<QString> kThemedMethods{QStringLiteral("laplace"),
                                          QStringLiteral("gaussian"),
                                          QStringLiteral("gaussian-classic"),
                                          QStringLiteral("staircase"),
                                          QStringLiteral("rr-on-bins"),
                                          QStringLiteral("unbiased"),
                                          QStringLiteral("rp-with-prior"),
                                          QStringLiteral("rp-with-prior-debiased"),
                                          QStringLiteral("central-ridge"),
                                          QStringLiteral("central-ridge-gaussian"),
                                          QStringLiteral("grid-response"),
                                          QStringLiteral("rp-with-prior-two-stage"),
                                          QStringLiteral("best"),
                                          QStringLiteral("best-central"),
                                          QStringLiteral("best-local"),
                                          QStringLiteral("output"),
                                          QStringLiteral("objective"),
                                          QStringLiteral("objective-tight"),
                                          QStringLiteral("objective-halved"),
                                          QStringLiteral("ridge"),
                                          QStringLiteral("ridge-tight"),
                                          QStringLiteral("svm"),
                                          QStringLiteral("svm-tight"),
                                          QStringLiteral("random-error-1"),
                                          QStringLiteral("random-error-2"),
                                          QStringLiteral("sample-error"),
                                          QStringLiteral("approximation"),
                                          QStringLiteral("sum"),
                                          QStringLiteral("predict-mean"),
                                          QStringLiteral("none")};

class ThemeTest : public testing::TestWithParam<bool> {
protected:
  const Theme& theme() const { return GetParam() ? darkTheme() : lightTheme(); }
};
INSTANTIATE_TEST_SUITE_P(Appearances, ThemeTest, testing::Bool(),
                         [](const auto& about) { return about.param ? "dark" : "light"; });

TEST_P(ThemeTest, TextIsReadableOnEveryBackground) {
  for (const QColor& background : {theme().window, theme().panel, theme().surface, theme().field})
    for (const QColor& ink : {theme().text, theme().mutedText, theme().accent, theme().problem})
      EXPECT_GE(contrast(ink, background), 4.5)
          << ink.name().toStdString() << " on " << background.name().toStdString();
  EXPECT_GE(contrast(theme().onAccent, theme().accent), 4.5);
  EXPECT_GE(contrast(theme().onNotPrivate, theme().notPrivate), 4.5);
}

TEST_P(ThemeTest, EveryMethodsLineStandsOutFromTheSurface) {
  for (const QString& method : kThemedMethods)
    EXPECT_GE(contrast(methodStyle(method, theme()).color, theme().surface), 3.0) << method.toStdString();
}

TEST_P(ThemeTest, NoTwoMethodsLookTheSame) {
  std::map<std::tuple<QRgb, int, bool, int>, QString> seen;
  for (const QString& method : kThemedMethods) {
    const MethodStyle style = methodStyle(method, theme());
    const auto [other, isNew] = seen.emplace(std::tuple(style.color.rgb(), static_cast<int>(style.marker),
                                                        style.openMarker, static_cast<int>(style.pen)),
                                             method);
    EXPECT_TRUE(isNew) << method.toStdString() << " looks like " << other->second.toStdString();
  }
}

TEST_P(ThemeTest, TwinsShareTheirHue) {
  const auto color = [&](const char* id) { return methodStyle(QString::fromLatin1(id), theme()).color; };
  EXPECT_EQ(color("rp-with-prior"), color("rp-with-prior-debiased"));
  EXPECT_EQ(color("gaussian"), color("gaussian-classic"));
  EXPECT_EQ(color("objective"), color("objective-tight"));
  EXPECT_EQ(color("ridge"), color("ridge-tight"));
  EXPECT_EQ(color("svm"), color("svm-tight"));
  EXPECT_EQ(methodStyle(QStringLiteral("none"), theme()).pen, Qt::DashLine);
  for (const char* baseline : {"predict-mean", "constant"})
    EXPECT_EQ(methodStyle(QString::fromLatin1(baseline), theme()).pen, Qt::DotLine);
}

TEST_P(ThemeTest, AnUnknownMethodGetsAVisibleNeutralLine) {
  const MethodStyle style = methodStyle(QStringLiteral("of-tomorrow"), theme());
  EXPECT_GE(contrast(style.color, theme().surface), 3.0);
  EXPECT_EQ(style.color.hslSaturation() < 40, true);
}

TEST_P(ThemeTest, ColorsOfTheOtherThemeFindTheirCounterpart) {
  const Theme& other = GetParam() ? lightTheme() : darkTheme();
  for (const QString& method : kThemedMethods)
    EXPECT_EQ(colorFor(methodStyle(method, other).color, theme()), methodStyle(method, theme()).color)
        << method.toStdString();
  EXPECT_EQ(colorFor(other.accent, theme()), theme().accent);
  EXPECT_EQ(colorFor(theme().accent, theme()), theme().accent);
  EXPECT_EQ(colorFor(QColor(1, 2, 3), theme()), QColor(1, 2, 3));
  QColor faint = methodStyle(QStringLiteral("laplace"), other).color;
  faint.setAlpha(40);
  EXPECT_EQ(colorFor(faint, theme()).alpha(), 40);
}

TEST_P(ThemeTest, TheStyleSheetHasNoNameLeftToFill) {
  const QString sheet = styleSheet(theme(), 10);
  EXPECT_FALSE(sheet.contains(QLatin1Char('@')));
  EXPECT_TRUE(sheet.contains(theme().accent.name()));
  EXPECT_NE(sheet, styleSheet(theme(), 20)) << "lengths follow the text";
}

TEST_P(ThemeTest, HeatGetsSteadilyFartherFromTheSurface) {
  double before = contrast(heatColor(0, theme()), theme().surface);
  for (int i = 1; i <= 20; ++i) {
    const double now = contrast(heatColor(i / 20.0, theme()), theme().surface);
    EXPECT_GT(now, before) << i;
    before = now;
  }
}

}  // namespace
}  // namespace epsiscope::theme_test
