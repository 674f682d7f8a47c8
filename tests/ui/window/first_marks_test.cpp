// The pictures at the start of each task: their points are on the axes or at an edge, and no number on the
// screen has digits that come from rounding alone.

#include <gtest/gtest.h>

#include <QRegularExpression>

#include <cmath>
#include <set>

#include "tests/ui/support/shown_texts.h"
#include "tests/ui/support/shown_window.h"
#include "ui/charts/axis_range.h"
#include "ui/state/view_kind.h"

namespace epsiscope::first_marks_test {
namespace {

class FirstMarks : public test::ShownWindow {
protected:
  FirstMarks() { looksAtPeople = true; }
  /// Calls `use` in every view of every task's start.
  template <class Use>
  void inEveryView(Use&& use) {
    for (const Task* task : allTasks()) {
      openTask(task->facts().task);
      for (const ViewKind* view : viewsOf(state().study)) {
        openTab(view->id);
        use(std::string(task->facts().id) + ' ' + view->id);
      }
    }
  }
};

/// Whether the axes could show a point at this place: a logarithmic one has nothing at or below zero.
bool existsOn(const AxisScale& scale, double value) {
  return std::isfinite(scale.unit(value));
}

bool isMarked(const ChartFrame& frame, std::size_t series, std::size_t point) {
  return std::ranges::any_of(frame.edges, [&](const EdgeMark& mark) {
    return mark.series == series && std::ranges::find(mark.points, point) != mark.points.end();
  });
}

/// The number of points and guides in the frame; lost ones are failures.
std::size_t lookForLost(const ChartFrame& frame) {
  std::size_t count = 0;
  for (std::size_t k = 0; k < frame.model.series.size(); ++k) {
    const ChartSeries& series = frame.model.series[k];
    if (isHidden(series, frame.hidden) || series.kind == ChartSeries::Kind::band) continue;
    const bool areBins = series.kind == ChartSeries::Kind::steps;
    for (std::size_t i = 0; i + (areBins ? 1 : 0) < series.x.size() && i < series.y.size(); ++i) {
      const double x = areBins ? (series.x[i] + series.x[i + 1]) / 2 : series.x[i];
      if (!existsOn(frame.x, x) || !existsOn(frame.y, series.y[i])) continue;
      ++count;
      const bool isShown = frame.x.shows(x) && frame.y.shows(series.y[i]);
      EXPECT_TRUE(isShown || isMarked(frame, k, i))
          << series.id.toStdString() << " at " << x << ", " << series.y[i];
    }
  }
  for (const GuideMark& mark : guideMarks(frame)) {
    const ChartGuide& guide = frame.model.guides[mark.guide];
    if (!existsOn(guide.along == ChartGuide::Along::x ? frame.x : frame.y, guide.value)) continue;
    ++count;
    EXPECT_TRUE(mark.line || (!mark.text.isEmpty() && !mark.box.isNull()))
        << "guide " << guide.id.toStdString() << " at " << guide.value;
  }
  return count;
}

TEST_F(FirstMarks, AreOnTheAxesOrAtAnEdge) {
  std::size_t count = 0;
  inEveryView([&](const std::string& where) {
    SCOPED_TRACE(where);
    for (const Chart* chart : window->currentView()->charts())
      if (chart->isVisible()) count += lookForLost(test::frameOf(*chart));
  });
  EXPECT_GT(count, 1000U);
}

/// The first number with digits from rounding: four zeros or nines behind other digits, or more than six
/// significant decimals.
QString dustIn(const QString& text) {
  static const QRegularExpression number(QStringLiteral("(?<![\\d.,/])(\\d+)[.,](\\d+)(?![\\d/]|[.,]\\d)"));
  static const QRegularExpression run(QStringLiteral("(^|[1-9])0{4,}[1-9]|9{4,}"));
  for (auto at = number.globalMatch(text); at.hasNext();) {
    const QRegularExpressionMatch found = at.next();
    QString decimals = found.captured(2);
    const bool isBelowOne = found.capturedView(1) == QLatin1String("0");
    while (isBelowOne && decimals.startsWith(QLatin1Char('0'))) decimals.remove(0, 1);
    if (decimals.size() > 6 || run.match(decimals).hasMatch()) return found.captured();
  }
  return {};
}

TEST(Dust, IsToldFromDigitsThatCount) {
  for (const char* dust : {"ε 0.30000000000000004", "-0.30000000000000004", "1.99999", "at 12.3456789",
                           "10.00001", "0,1000001 !"})
    EXPECT_FALSE(dustIn(QString::fromUtf8(dust)).isEmpty()) << dust;
  for (const char* clean :
       {"0.3", "0.0000012", "1,000,000", "doi:10.1214/09-AOS000001", "20000.5", "3.14159"})
    EXPECT_TRUE(dustIn(QString::fromUtf8(clean)).isEmpty()) << clean;
}

TEST_F(FirstMarks, HaveNoDustInTheirNumbers) {
  std::set<std::string> found;
  std::size_t texts = 0;
  inEveryView([&](const std::string& view) {
    test::forEachText(*window, [&](const std::string& where, const QString& text) {
      ++texts;
      if (const QString dust = dustIn(text); !dust.isEmpty())
        found.insert(view + ": " + where + ": " + dust.toStdString() + " in " + text.left(150).toStdString());
    });
  });
  EXPECT_GT(texts, 10'000U);
  for (const std::string& one : found) ADD_FAILURE() << one;
}

}  // namespace
}  // namespace epsiscope::first_marks_test
