#include <benchmark/benchmark.h>

#include <QImage>

#include "tests/ui/charts/sample_models.h"
#include "ui/charts/chart.h"

namespace {

using namespace epsiscope;

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

/// The crosshair moving over a chart that stays.
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
void manyDots(benchmark::State& state) {
  ChartModel model;
  ChartSeries dots{.id = QStringLiteral("dots"), .kind = ChartSeries::Kind::dots};
  dots.style = methodStyle(QStringLiteral("laplace"), lightTheme());
  for (int i = 0; i < state.range(0); ++i) {
    dots.x.push_back(i % 997);
    dots.y.push_back(i % 1009);
  }
  model.series = {dots};
  Chart chart;
  chart.resize(900, 600);
  chart.show(model);
  QImage image(900, 600, QImage::Format_ARGB32_Premultiplied);
  for (auto _ : state) static_cast<QWidget&>(chart).render(&image);
}
BENCHMARK(manyDots)->Arg(1000)->Arg(20000)->Arg(100000)->Unit(benchmark::kMillisecond);

}  // namespace
