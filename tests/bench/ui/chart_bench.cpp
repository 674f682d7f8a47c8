#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QImage>
#include <QMouseEvent>

#include "tests/ui/charts/sample_models.h"
#include "ui/charts/chart.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"

namespace epsiscope::chart_bench {
namespace {

/// One step of a slider: new points in every series, and the chart painted at 900x600.
void showAndPaint(benchmark::State& state) {
  const auto points = static_cast<std::size_t>(state.range(0));
  const ChartModel models[] = {test::tradeOffModel(points, lightTheme(), 0.5),
                               test::tradeOffModel(points, lightTheme(), 0.6)};
  Chart chart;
  chart.resize(900, 600);
  QImage image(900, 600, QImage::Format_ARGB32_Premultiplied);
  std::size_t step = 0;
  for (auto _ : state) {
    chart.show(models[step++ % 2]);
    static_cast<QWidget&>(chart).render(&image);
  }
}
BENCHMARK(showAndPaint)->Arg(60)->Arg(200)->Arg(500)->Unit(benchmark::kMillisecond);

/// The crosshair moving over a chart that does not change.
void paintOnly(benchmark::State& state) {
  Chart chart;
  chart.resize(900, 600);
  chart.show(test::tradeOffModel(static_cast<std::size_t>(state.range(0)), lightTheme()));
  QImage image(900, 600, QImage::Format_ARGB32_Premultiplied);
  for (auto _ : state) static_cast<QWidget&>(chart).render(&image);
}
BENCHMARK(paintOnly)->Arg(60)->Arg(500)->Unit(benchmark::kMillisecond);

void resizeAndPaint(benchmark::State& state) {
  Chart chart;
  chart.resize(900, 600);
  chart.show(test::tradeOffModel(500, lightTheme()));
  QImage image(900, 600, QImage::Format_ARGB32_Premultiplied);
  for (auto _ : state) {
    chart.resize(chart.width() == 900 ? 901 : 900, 600);
    static_cast<QWidget&>(chart).render(&image);
  }
}
BENCHMARK(resizeAndPaint)->Unit(benchmark::kMillisecond);

/// A scatter of feature against target.
ChartModel cloud(std::int64_t points) {
  ChartModel model;
  ChartSeries dots{.id = QStringLiteral("dots"), .kind = ChartSeries::Kind::dots};
  dots.style = methodStyle(QStringLiteral("laplace"), lightTheme());
  for (std::int64_t i = 0; i < points; ++i) {
    dots.x.push_back(static_cast<double>(i % 997));
    dots.y.push_back(static_cast<double>(i % 1009));
  }
  model.series = {dots};
  return model;
}

void manyDots(benchmark::State& state) {
  Chart chart;
  chart.resize(900, 600);
  chart.show(cloud(state.range(0)));
  QImage image(900, 600, QImage::Format_ARGB32_Premultiplied);
  for (auto _ : state) static_cast<QWidget&>(chart).render(&image);
}
BENCHMARK(manyDots)->Arg(1000)->Arg(20000)->Arg(100000)->Unit(benchmark::kMillisecond);

/// One curve of many points, panned with the right button: the frames per second are 1 / time.
ChartModel longCurve(std::int64_t points) {
  ChartModel model;
  ChartSeries line{.id = QStringLiteral("line"), .name = QStringLiteral("Line")};
  line.style = methodStyle(QStringLiteral("laplace"), lightTheme());
  for (std::int64_t i = 0; i < points; ++i) {
    line.x.push_back(static_cast<double>(i + 1));
    line.y.push_back(static_cast<double>(1 + i % 997));
  }
  model.x.logarithmic = model.y.logarithmic = true;
  model.series = {line};
  return model;
}

void mouse(Chart& chart, QEvent::Type type, QPointF at, Qt::MouseButton button) {
  QMouseEvent event(type, at, chart.mapToGlobal(at), button,
                    type == QEvent::MouseButtonRelease ? Qt::NoButton : button, Qt::NoModifier);
  QCoreApplication::sendEvent(&chart, &event);
}

void panAndPaint(benchmark::State& state, const ChartModel& model) {
  Chart chart;
  chart.resize(900, 600);
  chart.show(model);
  QImage image(900, 600, QImage::Format_ARGB32_Premultiplied);
  mouse(chart, QEvent::MouseButtonPress, QPointF(450, 300), Qt::RightButton);
  int step = 0;
  for (auto _ : state) {
    mouse(chart, QEvent::MouseMove, QPointF(450 + ++step % 100, 300), Qt::RightButton);
    static_cast<QWidget&>(chart).render(&image);
  }
  mouse(chart, QEvent::MouseButtonRelease, QPointF(450, 300), Qt::RightButton);
}
void panLine(benchmark::State& state) {
  panAndPaint(state, longCurve(state.range(0)));
}
BENCHMARK(panLine)->Arg(1000)->Arg(100000)->Unit(benchmark::kMillisecond);
void panDots(benchmark::State& state) {
  panAndPaint(state, cloud(state.range(0)));
}
BENCHMARK(panDots)->Arg(100000)->Unit(benchmark::kMillisecond);

/// The pointer moving over a chart: the crosshair's place and values, the point under it, and a frame.
void hover(benchmark::State& state) {
  Chart chart;
  chart.resize(900, 600);
  chart.show(longCurve(state.range(0)));
  QObject::connect(&chart, &Chart::pointClicked, [] {});
  QImage image(900, 600, QImage::Format_ARGB32_Premultiplied);
  int step = 0;
  for (auto _ : state) {
    mouse(chart, QEvent::MouseMove, QPointF(400 + ++step % 100, 300), Qt::NoButton);
    static_cast<QWidget&>(chart).render(&image);
  }
}
BENCHMARK(hover)->Arg(1000)->Arg(100000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace epsiscope::chart_bench
