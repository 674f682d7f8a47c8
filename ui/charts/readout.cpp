#include "ui/charts/readout.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

#include "ui/charts/axis_range.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// Whether two places on an axis are the same but for rounding.
bool samePlace(double a, double b) {
  return std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b));
}

std::optional<LineValue> valueOf(const std::vector<double>& xs, const std::vector<double>& ys, double x,
                                 const AxisScale& xScale, const AxisScale& yScale) {
  const std::size_t count = std::min(xs.size(), ys.size());
  const auto shown = [&](std::size_t i) { return std::isfinite(yScale.unit(ys[i])); };
  for (std::size_t i = 0; i < count; ++i)
    if (samePlace(xs[i], x)) return shown(i) ? std::optional(LineValue{ys[i], true}) : std::nullopt;
  for (std::size_t i = 1; i < count; ++i) {
    const auto [low, high] = std::minmax(xs[i - 1], xs[i]);
    if (!(low < x && x < high)) continue;
    if (!shown(i - 1) || !shown(i)) return std::nullopt;
    const double from = xScale.unit(xs[i - 1]);
    const double share = (xScale.unit(x) - from) / (xScale.unit(xs[i]) - from);
    const double a = yScale.unit(ys[i - 1]);
    const double b = yScale.unit(ys[i]);
    return LineValue{yScale.fromUnit(a + share * (b - a)), false};
  }
  return std::nullopt;
}

QString valueText(const LineValue& value) {
  return (value.exact ? QString() : QStringLiteral("≈ ")) + numberText(value.value, 4);
}

QString bandText(const ChartSeries& band, double x, const ChartFrame& frame) {
  const auto low = valueOf(band.x, band.y, x, frame.x, frame.y);
  const auto high = valueOf(band.x, band.upper, x, frame.x, frame.y);
  if (!low || !high) return {};
  return (low->exact && high->exact ? QString() : QStringLiteral("≈ ")) +
         QObject::tr("%1 to %2").arg(numberText(low->value, 4), numberText(high->value, 4));
}

QString stepText(const ChartSeries& steps, double x) {
  for (std::size_t i = 0; i < steps.y.size() && i + 1 < steps.x.size(); ++i) {
    const bool last = i + 1 == steps.y.size();
    if (steps.x[i] <= x && (x < steps.x[i + 1] || (last && x == steps.x[i + 1])))
      return std::isfinite(steps.y[i]) ? numberText(steps.y[i], 4) : QString();
  }
  return {};
}

QString rangeText(const AxisLimits& limits) {
  return QObject::tr("%1 to %2").arg(numberText(limits.low), numberText(limits.high));
}

}  // namespace

std::optional<LineValue> valueOfLine(const ChartSeries& line, double x, const AxisScale& xScale,
                                     const AxisScale& yScale) {
  return valueOf(line.x, line.y, x, xScale, yScale);
}

std::vector<ReadoutRow> readoutRows(const ChartFrame& frame, double x) {
  std::vector<ReadoutRow> rows;
  for (std::size_t i = 0; i < frame.model.series.size(); ++i) {
    const ChartSeries& series = frame.model.series[i];
    if (series.name.isEmpty() || isHidden(series, frame.hidden)) continue;
    QString text;
    if (series.kind == ChartSeries::Kind::line) {
      if (const auto value = valueOfLine(series, x, frame.x, frame.y)) text = valueText(*value);
    } else if (series.kind == ChartSeries::Kind::band) {
      text = bandText(series, x, frame);
    } else if (series.kind == ChartSeries::Kind::steps) {
      text = stepText(series, x);
    }
    if (!text.isEmpty()) rows.push_back({i, series.name, text});
  }
  return rows;
}

double snappedX(const ChartFrame& frame, double x, double pixels) {
  const double at = frame.x.pixel(x);
  double nearest = x;
  double distance = pixels;
  const auto consider = [&](double candidate) {
    const double d = std::abs(frame.x.pixel(candidate) - at);
    if (d <= distance) {
      distance = d;
      nearest = candidate;
    }
  };
  for (const ChartSeries& series : frame.model.series) {
    if (series.kind != ChartSeries::Kind::line || isHidden(series, frame.hidden)) continue;
    for (const double candidate : series.x) consider(candidate);
  }
  return nearest;
}

QString chartSummary(const ChartModel& model) {
  QStringList names;
  for (const ChartSeries& series : model.series)
    if (!series.name.isEmpty()) names << series.name;
  QStringList sentences;
  if (!names.isEmpty()) sentences << QObject::tr("Shows %1.").arg(names.join(QStringLiteral(", ")));
  if (const auto x = dataLimitsX(model, {}))
    sentences << QStringLiteral("%1: %2.").arg(model.x.title, rangeText(*x));
  if (const auto y = dataLimitsY(model, {}))
    sentences << QStringLiteral("%1: %2.").arg(model.y.title, rangeText(*y));
  for (const ChartGuide& guide : model.guides)
    if (!guide.label.isEmpty()) sentences << guide.label + QLatin1Char('.');
  for (const ChartShade& shade : model.shades)
    if (!shade.label.isEmpty())
      sentences << QObject::tr("Greyed, %1: %2.").arg(rangeText({shade.low, shade.high}), shade.label);
  if (model.notPrivate) sentences << QObject::tr("This view is not private.");
  return (sentences + model.notes + model.sources).join(QLatin1Char(' '));
}

}  // namespace epsiscope
