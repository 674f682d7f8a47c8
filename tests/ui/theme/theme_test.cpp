#include "ui/theme/method_style.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/theme.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <tuple>

#include "core/mechanisms/registry.h"
#include "core/tasks/kernel_release/theory_preview.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "tests/ui/support/contrast.h"
#include "tests/ui/support/previewed.h"
#include "ui/charts/heat_image.h"
#include "ui/views/statistic/budget_view.h"

namespace epsiscope::theme_test {
namespace {

using test::contrast;

/// The methods of every task and every mechanism, and the parts and baselines that stand beside them.
QStringList namedMethods() {
  QStringList ids;
  for (const Task* task : allTasks())
    for (const Method& method : task->methods()) ids << QString::fromStdString(method.id);
  for (const RegistryRow& row : mechanismRegistry()) ids << QString::fromStdString(row.id);
  test::Previewed made = test::previewedTask(TaskId::kernelRelease);
  made.study.view.theoryAxis = "rows";
  const TheoryPreview theory = previewTheory(made.study, *made.cache);
  for (const MethodCurve& term : theory.terms) ids << QString::fromStdString(term.method);
  for (const TheoryPreview::Path& path : theory.paths) ids << QString::fromStdString(path.curve.method);
  for (std::size_t part = 0; part < 7; ++part) ids << budgetStyle(part);
  ids << QStringLiteral("clipping");
  ids.removeDuplicates();
  return ids;
}

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
  for (const QString& method : styledMethods())
    EXPECT_GE(contrast(methodStyle(method, theme()).color, theme().surface), 3.0) << method.toStdString();
}

TEST_P(ThemeTest, EveryMethodPartAndYardstickHasALookOfItsOwnAndNothingElseHas) {
  const QStringList named = namedMethods(), styled = styledMethods();
  for (const QString& id : named) EXPECT_TRUE(styled.contains(id)) << id.toStdString();
  for (const QString& id : styled) EXPECT_TRUE(named.contains(id)) << id.toStdString() << " is nobody's";
}

TEST_P(ThemeTest, NoTwoMethodsHaveTheSameColourAndMarker) {
  std::map<std::tuple<QRgb, int, bool>, QString> seen;
  for (const QString& method : namedMethods()) {
    const MethodStyle style = methodStyle(method, theme());
    const auto [other, isNew] =
        seen.emplace(std::tuple(style.color.rgb(), static_cast<int>(style.marker), style.openMarker), method);
    EXPECT_TRUE(isNew) << method.toStdString() << " looks like " << other->second.toStdString();
  }
}

TEST_P(ThemeTest, PatternsTellWhatALineIsWorthAndNotWhichMethodItIs) {
  for (const Task* task : allTasks())
    for (const Method& method : task->methods()) {
      const LineMeaning meaning = methodStyle(QString::fromStdString(method.id), theme()).meaning;
      const bool isYardstick = method.role == MethodRole::yardstick;
      EXPECT_EQ(meaning, method.id == kMethodNone ? LineMeaning::notPrivate
                         : isYardstick            ? LineMeaning::yardstick
                                                  : LineMeaning::own)
          << method.id;
    }
  std::set<QList<qreal>> patterns;
  for (const LineMeaning meaning :
       {LineMeaning::own, LineMeaning::yardstick, LineMeaning::notPrivate, LineMeaning::elsewhere})
    EXPECT_TRUE(patterns.insert(linePen(Qt::black, 2, meaning).dashPattern()).second);
}

TEST_P(ThemeTest, TwinsShareTheirHue) {
  const auto color = [&](const char* id) { return methodStyle(QString::fromLatin1(id), theme()).color; };
  EXPECT_EQ(color("rp-with-prior"), color("rp-with-prior-debiased"));
  EXPECT_EQ(color("gaussian"), color("gaussian-classic"));
  EXPECT_EQ(color("objective"), color("objective-tight"));
  EXPECT_EQ(color("ridge"), color("ridge-tight"));
  EXPECT_EQ(color("svm"), color("svm-tight"));
}

TEST_P(ThemeTest, TheToneOfNeighboursStandsOutAndIsNoMethods) {
  EXPECT_GE(contrast(neighbourTone(theme()), theme().surface), 3.0);
  for (const QString& method : styledMethods()) {
    const MethodStyle style = methodStyle(method, theme());
    EXPECT_TRUE(style.color != neighbourTone(theme()) || style.meaning != LineMeaning::own)
        << method.toStdString();
  }
}

TEST_P(ThemeTest, AnUnknownMethodGetsAVisibleNeutralLine) {
  const MethodStyle style = methodStyle(QStringLiteral("of-tomorrow"), theme());
  EXPECT_GE(contrast(style.color, theme().surface), 3.0);
  EXPECT_EQ(style.color.hslSaturation() < 40, true);
}

TEST_P(ThemeTest, ColorsOfTheOtherThemeFindTheirCounterpart) {
  const Theme& other = GetParam() ? lightTheme() : darkTheme();
  for (const QString& method : styledMethods())
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
