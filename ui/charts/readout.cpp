#include "ui/charts/readout.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

#include "ui/charts/axis_range.h"
#include "ui/charts/point_search.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// Places on an axis are the same but for rounding.
constexpr double roundingOfX = 1e-12;

bool samePlace(double a, double b) {
  return std::abs(a - b) <= roundingOfX * std::max(std::abs(a), std::abs(b));
}

std::optional<SeriesValue> valueOf(const std::vector<double>& xs, const std::vector<double>& ys, double x,
                                   const AxisScale& xScale, const AxisScale& yScale) {
  const auto shown = [&](std::size_t i) { return std::isfinite(yScale.unit(ys[i])); };
  const double near = 2 * roundingOfX * std::abs(x);
  const IndexRange range = indicesAround(xs, std::min(xs.size(), ys.size()), x - near, x + near);
  for (std::size_t i = range.first; i < range.last; ++i)
    if (samePlace(xs[i], x)) return shown(i) ? std::optional(SeriesValue{ys[i], {}, true}) : std::nullopt;
  for (std::size_t i = range.first + 1; i < range.last; ++i) {
    const auto [low, high] = std::minmax(xs[i - 1], xs[i]);
    if (!(low < x && x < high)) continue;
    if (!shown(i - 1) || !shown(i)) return std::nullopt;
    const double from = xScale.unit(xs[i - 1]);
    const double share = (xScale.unit(x) - from) / (xScale.unit(xs[i]) - from);
    const double a = yScale.unit(ys[i - 1]);
    const double b = yScale.unit(ys[i]);
    return SeriesValue{yScale.fromUnit(a + share * (b - a)), {}, false};
  }
  return std::nullopt;
}

std::optional<SeriesValue> valueOfBand(const ChartSeries& band, double x, const AxisScale& xScale,
                                       const AxisScale& yScale) {
  const auto low = valueOf(band.x, band.y, x, xScale, yScale);
  const auto high = valueOf(band.x, band.upper, x, xScale, yScale);
  if (!low || !high) return std::nullopt;
  return SeriesValue{low->value, high->value, low->exact && high->exact};
}

std::optional<SeriesValue> valueOfSteps(const ChartSeries& steps, double x) {
  for (std::size_t i = 0; i < steps.y.size() && i + 1 < steps.x.size(); ++i) {
    const bool last = i + 1 == steps.y.size();
    if (!(steps.x[i] <= x && (x < steps.x[i + 1] || (last && x == steps.x[i + 1])))) continue;
    return std::isfinite(steps.y[i]) ? std::optional(SeriesValue{steps.y[i], {}, true}) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

std::optional<SeriesValue> valueOfSeries(const ChartSeries& series, double x, const AxisScale& xScale,
                                         const AxisScale& yScale) {
  switch (series.kind) {
    case ChartSeries::Kind::line:
      return valueOf(series.x, series.y, x, xScale, yScale);
    case ChartSeries::Kind::band:
      return valueOfBand(series, x, xScale, yScale);
    case ChartSeries::Kind::steps:
      return valueOfSteps(series, x);
    case ChartSeries::Kind::dots:
      break;
  }
  return std::nullopt;
}

QString textOf(const SeriesValue& value) {
  const QString text = value.upper ? QCoreApplication::translate("Chart", "%1 to %2")
                                         .arg(numberText(value.value), numberText(*value.upper))
                                   : numberText(value.value);
  return value.exact ? text : QStringLiteral("≈ ") + text;
}

std::vector<ReadoutRow> readoutRows(const ChartFrame& frame, double x) {
  std::vector<ReadoutRow> rows;
  for (std::size_t i = 0; i < frame.model.series.size(); ++i) {
    const ChartSeries& series = frame.model.series[i];
    if (series.name.isEmpty() || isHidden(series, frame.hidden)) continue;
    if (const auto value = valueOfSeries(series, x, frame.x, frame.y))
      rows.push_back({i, series.name, *value, textOf(*value)});
  }
  return rows;
}

QString nameOfX(const ChartModel& model) {
  return model.x.title.section(QLatin1Char(':'), 0, 0);
}

}  // namespace epsiscope
