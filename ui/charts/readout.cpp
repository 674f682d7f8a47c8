#include "ui/charts/readout.h"

#include <QCoreApplication>
#include <QStringList>

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

QString valueLine(const QString& name, const QString& place, const QString& x, const SeriesValue& value) {
  return QStringList{name,
                     place,
                     x,
                     exactText(value.value),
                     value.upper ? exactText(*value.upper) : QString(),
                     value.exact ? QObject::tr("computed") : QObject::tr("interpolated")}
      .join(QLatin1Char('\t'));
}

void addChanges(QStringList& lines, const ChartFrame& frame) {
  const QString difference = QObject::tr("marker 2 − marker 1");
  const QString ratio = QObject::tr("marker 2 / marker 1");
  for (const ReadoutRow& first : readoutRows(frame, frame.markers[0])) {
    const auto second = valueOfSeries(frame.model.series[first.series], frame.markers[1], frame.x, frame.y);
    const auto change = second ? changeBetween(first.value, *second, frame.y.logarithmic) : std::nullopt;
    if (!change) continue;
    lines << valueLine(first.name, difference, exactText(frame.markers[1] - frame.markers[0]),
                       change->difference);
    if (change->ratio)
      lines << valueLine(first.name, ratio, exactText(frame.markers[1] / frame.markers[0]), *change->ratio);
  }
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

QString placeText(const ChartAxis& axis, double x, int digits) {
  const QString name = nameOnAxis(axis, x);
  return name.isEmpty() ? numberText(x, digits) : name;
}

QString nameOfX(const ChartModel& model) {
  return model.x.title.section(QLatin1Char(':'), 0, 0);
}

std::optional<MarkerChange> changeBetween(const SeriesValue& first, const SeriesValue& second,
                                          bool logarithmic) {
  if (first.upper || second.upper) return std::nullopt;
  const bool exact = first.exact && second.exact;
  MarkerChange change{{second.value - first.value, {}, exact}, {}};
  if (logarithmic && first.value > 0 && second.value > 0)
    change.ratio = SeriesValue{second.value / first.value, {}, exact};
  return change;
}

QString valuesAsText(const ChartFrame& frame, std::optional<double> crosshair) {
  QStringList lines{QStringList{QObject::tr("curve"), QObject::tr("place"), nameOfX(frame.model),
                                QObject::tr("value"), QObject::tr("upper edge"), QObject::tr("how")}
                        .join(QLatin1Char('\t'))};
  const auto add = [&](const QString& place, double x) {
    for (const ReadoutRow& row : readoutRows(frame, x))
      lines << valueLine(row.name, place, exactText(x), row.value);
  };
  if (crosshair) add(QObject::tr("crosshair"), *crosshair);
  for (std::size_t i = 0; i < frame.markers.size(); ++i)
    add(QObject::tr("marker %1").arg(i + 1), frame.markers[i]);
  if (frame.markers.size() == 2) addChanges(lines, frame);
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace epsiscope
