#include "ui/charts/chart.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <QResizeEvent>

#include <cmath>

#include "core/study/study.h"
#include "tests/ui/charts/sample_models.h"
#include "tests/ui/events.h"
#include "ui/theme/theme.h"

namespace epsiscope::chart_test {
namespace {

class ChartTest : public testing::Test {
protected:
  ChartTest() {
    chart.resize(900, 600);
    chart.show(test::tradeOffModel(60, lightTheme()));
    QObject::connect(&chart, &Chart::guideDragged, [this](const QString& id, double value) {
      draggedId = id;
      dragged.push_back(value);
    });
    QObject::connect(&chart, &Chart::guideReleased, [this] { ++released; });
    QObject::connect(&chart, &Chart::lookChanged, [this] { ++looks; });
  }
  /// A place in the plot away from every guide.
  QPointF freePlace() const { return chart.positionOf(1.5, 3); }

  Chart chart;
  QString draggedId;
  std::vector<double> dragged;
  int released = 0;
  int looks = 0;
};

TEST_F(ChartTest, DraggingTheEpsilonLineReportsWhereItIs) {
  test::drag(chart, chart.positionOf(0.5, 3), chart.positionOf(2, 3));
  EXPECT_EQ(draggedId.toStdString(), "epsilon");
  ASSERT_GE(dragged.size(), 2u) << "while moving, not only at the end";
  EXPECT_NEAR(dragged.back(), 2, 0.02);
  EXPECT_EQ(released, 1);
  EXPECT_FALSE(chart.isZoomed());
  EXPECT_EQ(chart.model().guides.back().value, 0.5) << "it stays until a model moves it";
}

TEST_F(ChartTest, ADraggedValueHasThreeDigitsAndStaysOnTheAxis) {
  test::drag(chart, chart.positionOf(0.5, 3), QPointF(5000, 200));
  EXPECT_EQ(dragged.back(), 8);
  test::drag(chart, chart.positionOf(8, 3), QPointF(433.3, 200));
  char text[32];
  std::snprintf(text, sizeof text, "%.2e", dragged.back());
  EXPECT_EQ(dragged.back(), std::stod(text));
}

TEST_F(ChartTest, TheTargetIsDraggedAlongY) {
  test::drag(chart, chart.positionOf(0.2, 0.6), chart.positionOf(0.2, 1.0));
  EXPECT_EQ(draggedId.toStdString(), "target");
  EXPECT_NEAR(dragged.back(), 1.0, 0.01);
}

TEST_F(ChartTest, FixedGuidesAreNotDragged) {
  test::drag(chart, chart.positionOf(1.5, 1.33), chart.positionOf(1.5, 3));
  EXPECT_TRUE(dragged.empty());
}

TEST_F(ChartTest, TheKeyboardMovesTheChosenGuide) {
  test::press(chart, Qt::Key_Right);
  EXPECT_TRUE(dragged.empty()) << "no guide is chosen yet";
  static_cast<QWidget&>(chart).show();
  QApplication::setActiveWindow(&chart);
  chart.setFocus();
  ASSERT_TRUE(chart.hasFocus());
  test::press(chart, Qt::Key_Tab);
  test::press(chart, Qt::Key_Up);
  test::press(chart, Qt::Key_Tab);
  test::press(chart, Qt::Key_Right);
  test::press(chart, Qt::Key_Left, Qt::ShiftModifier);
  ASSERT_EQ(dragged.size(), 3u);
  EXPECT_GT(dragged[0], 0.6) << "the target";
  EXPECT_LT(dragged[0], 0.62);
  EXPECT_EQ(draggedId.toStdString(), "epsilon");
  EXPECT_GT(dragged[1], 0.5);
  EXPECT_LT(dragged[1], 0.53);
  EXPECT_LT(dragged[2], 0.42);
}

TEST_F(ChartTest, ABoxZoomsToItsCornersAndDoubleClickGoesBack) {
  const auto before = chart.limits();
  test::drag(chart, chart.positionOf(1, 4), chart.positionOf(4, 0.8));
  ASSERT_TRUE(chart.isZoomed());
  const auto zoomed = chart.limits();
  EXPECT_NEAR(zoomed[0], 1, 1e-9);
  EXPECT_NEAR(zoomed[1], 4, 1e-9);
  EXPECT_NEAR(zoomed[2], 0.8, 1e-9);
  EXPECT_NEAR(zoomed[3], 4, 1e-9);
  test::sendMouse(chart, QEvent::MouseButtonDblClick, chart.positionOf(3, 2));
  EXPECT_FALSE(chart.isZoomed());
  EXPECT_EQ(chart.limits(), before);
  EXPECT_EQ(looks, 2);
}

TEST_F(ChartTest, TheWheelKeepsWhatIsUnderTheCursor) {
  const QPointF at = freePlace();
  test::wheel(chart, at, 120);
  EXPECT_TRUE(chart.isZoomed());
  const QPointF now = chart.positionOf(1.5, 3);
  EXPECT_NEAR(now.x(), at.x(), 1e-6);
  EXPECT_NEAR(now.y(), at.y(), 1e-6);
}

TEST_F(ChartTest, PanningMovesTheDataWithTheMouseInOneStepOfTheHistory) {
  const QPointF from = freePlace();
  test::drag(chart, from, from + QPointF(40, -25), Qt::RightButton);
  const QPointF moved = chart.positionOf(1.5, 3) - from;
  EXPECT_NEAR(moved.x(), 40, 1e-6);
  EXPECT_NEAR(moved.y(), -25, 1e-6);
  test::press(chart, Qt::Key_Backspace);
  EXPECT_FALSE(chart.isZoomed());
}

TEST_F(ChartTest, KeysZoomAndReset) {
  test::press(chart, Qt::Key_Plus);
  const auto once = chart.limits();
  test::press(chart, Qt::Key_Plus);
  EXPECT_GT(chart.limits()[0], once[0]);
  test::press(chart, Qt::Key_Backspace);
  EXPECT_EQ(chart.limits(), once);
  const double before = chart.limits()[0];
  test::press(chart, Qt::Key_Right);
  EXPECT_GT(chart.limits()[0], before);
  test::press(chart, Qt::Key_Escape);
  EXPECT_FALSE(chart.isZoomed());
}

TEST_F(ChartTest, ZoomingForeverNeverBreaksTheAxes) {
  for (int i = 0; i < 400; ++i) test::wheel(chart, freePlace(), i < 200 ? 120 : -240);
  const auto limits = chart.limits();
  for (const double limit : limits) EXPECT_TRUE(std::isfinite(limit));
  EXPECT_LT(limits[0], limits[1]);
  EXPECT_LT(limits[2], limits[3]);
  chart.grab();
}

TEST_F(ChartTest, ZoomSurvivesNewDataButNotAnotherAxis) {
  test::press(chart, Qt::Key_Plus);
  const auto zoomed = chart.limits();
  chart.show(test::tradeOffModel(40, lightTheme(), 2));
  EXPECT_EQ(chart.limits(), zoomed);
  ChartModel other = test::tradeOffModel(40, lightTheme());
  other.x.logarithmic = false;
  chart.show(other);
  EXPECT_FALSE(chart.isZoomed());
}

TEST_F(ChartTest, LimitsStayWhileTheDataStayInside) {
  const auto before = chart.limits();
  ChartModel model = test::tradeOffModel(60, lightTheme());
  for (ChartSeries& series : model.series)
    for (double& y : series.y) y *= 1.02;
  chart.show(model);
  EXPECT_EQ(chart.limits()[2], before[2]);
  EXPECT_EQ(chart.limits()[3], before[3]);
}

TEST_F(ChartTest, TheReadoutMarksWhatLiesBetweenComputedPoints) {
  ChartModel model;
  model.x.title = QStringLiteral("ε");
  model.series = {{.id = QStringLiteral("a"),
                   .name = QStringLiteral("Laplace"),
                   .x = {1, 2, 3},
                   .y = {10, 20, std::nan("")}}};
  chart.show(model);
  EXPECT_EQ(chart.readout(2).toStdString(), "ε 2\nLaplace: 20");
  EXPECT_EQ(chart.readout(1.5).toStdString(), "ε 1.5\nLaplace: ≈ 15");
  EXPECT_EQ(chart.readout(2.5).toStdString(), "ε 2.5") << "nothing is made up in a gap";
  EXPECT_EQ(chart.readout(9).toStdString(), "ε 9");
}

TEST_F(ChartTest, TheReadoutSaysBandsAndBins) {
  ChartModel model;
  model.series = {{.id = QStringLiteral("band"),
                   .name = QStringLiteral("Band"),
                   .kind = ChartSeries::Kind::band,
                   .x = {0, 2},
                   .y = {1, 1},
                   .upper = {3, 5}},
                  {.id = QStringLiteral("bins"),
                   .name = QStringLiteral("Bins"),
                   .kind = ChartSeries::Kind::steps,
                   .x = {0, 1, 2},
                   .y = {0.25, 0.75}}};
  chart.show(model);
  EXPECT_EQ(chart.readout(1).toStdString(), " 1\nBand: ≈ 1 to 4\nBins: 0.75");
  EXPECT_TRUE(chart.readout(0.5).contains(QStringLiteral("Bins: 0.25")));
  EXPECT_TRUE(chart.readout(2).contains(QStringLiteral("Bins: 0.75")));
}

TEST_F(ChartTest, LegendAndNotesTakeNothingOfTheLeastPlot) {
  ChartModel model = chart.model();
  chart.setLeastPlotHeight(10);
  const int before = chart.minimumHeight();
  for (int i = 0; i < 20; ++i) {
    model.notes << QStringLiteral("What a person should know of the curves above, in a long sentence.");
    model.series.push_back(model.series.back());
    model.series.back().name = QStringLiteral("another curve %1").arg(i);
  }
  chart.show(model);
  EXPECT_GT(chart.minimumHeight(), before);
  for (const int width : {400, 900}) {
    chart.resize(width, 2000);
    QResizeEvent resized(chart.size(), {});  // only a visible widget gets one by itself
    QCoreApplication::sendEvent(&chart, &resized);
    chart.resize(width, chart.minimumHeight());
    const std::array<double, 4> limits = chart.limits();
    const double plot =
        chart.positionOf(limits[0], limits[2]).y() - chart.positionOf(limits[0], limits[3]).y();
    EXPECT_NEAR(plot, 10 * chart.fontMetrics().height(), 2) << width;
  }
}

TEST_F(ChartTest, HiddenSeriesAreNotReadOut) {
  EXPECT_TRUE(chart.readout(1).contains(QStringLiteral("laplace")));
  chart.setLook({.chart = "trade-off", .hidden = {"laplace"}});
  EXPECT_FALSE(chart.readout(1).contains(QStringLiteral("laplace")));
  EXPECT_TRUE(chart.readout(1).contains(QStringLiteral("gaussian")));
}

TEST_F(ChartTest, AScreenReaderGetsASummary) {
  EXPECT_EQ(chart.accessibleName().toStdString(), "What privacy costs");
  EXPECT_TRUE(chart.accessibleDescription().contains(QStringLiteral("staircase")));
  EXPECT_TRUE(chart.accessibleDescription().contains(QStringLiteral("0.05 to 8")));
}

TEST_F(ChartTest, PaintsAnythingWithoutTrouble) {
  const double inf = std::numeric_limits<double>::infinity();
  ChartModel model;
  for (const bool log : {false, true}) {
    model.x.logarithmic = model.y.logarithmic = log;
    for (const auto kind : {ChartSeries::Kind::line, ChartSeries::Kind::band, ChartSeries::Kind::steps,
                            ChartSeries::Kind::dots}) {
      for (const std::vector<double>& y :
           {std::vector<double>{}, {0}, {-1, 0, 1}, {1e300, 1e-300, 5}, {inf, -inf, std::nan("")}}) {
        model.series = {{.id = QStringLiteral("a"),
                         .name = QStringLiteral("A"),
                         .kind = kind,
                         .x = {1, 2, 3},
                         .y = y,
                         .upper = y}};
        chart.show(model);
        chart.grab();
        for (const double limit : chart.limits()) EXPECT_TRUE(std::isfinite(limit));
      }
    }
  }
  chart.resize(5, 5);
  chart.grab();
}

TEST_F(ChartTest, ThePictureDoesNotDependOnTheScreensTheme) {
  const auto picture = [this](const Theme& screen) {
    chart.setTheme(screen);
    chart.show(test::tradeOffModel(60, screen));
    QImage image(800, 500, QImage::Format_RGB32);
    QPainter painter(&image);
    chart.render(painter, QRectF(0, 0, 800, 500), lightTheme());
    painter.end();
    return image;
  };
  EXPECT_EQ(picture(lightTheme()), picture(darkTheme()));
}

}  // namespace
}  // namespace epsiscope::chart_test
