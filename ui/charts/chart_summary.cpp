#include "ui/charts/chart_summary.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

#include "ui/charts/axis_range.h"
#include "ui/charts/axis_scale.h"
#include "ui/charts/chart_picture.h"
#include "ui/charts/edge_marks.h"
#include "ui/charts/readout.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

QString rangeText(const AxisLimits& limits) {
  return QObject::tr("%1 to %2").arg(numberText(limits.low), numberText(limits.high));
}

/// Names the lowest and the highest of at least two curves that are no yardsticks at the vertical line that
/// the user moves.
QStringList extremesAtGuide(const ChartModel& model) {
  const auto guide = std::ranges::find_if(model.guides, [](const ChartGuide& candidate) {
    return candidate.along == ChartGuide::Along::x && candidate.draggable;
  });
  if (guide == model.guides.end()) return {};
  using Named = std::pair<QString, SeriesValue>;
  std::vector<Named> curves;
  const AxisScale x{.logarithmic = model.x.logarithmic}, y{.logarithmic = model.y.logarithmic};
  for (const ChartSeries& series : model.series)
    if (series.kind == ChartSeries::Kind::line && !series.name.isEmpty() && !series.isYardstick)
      if (const auto value = valueOfSeries(series, guide->value, x, y))
        curves.emplace_back(series.name, *value);
  if (curves.size() < 2) return {};
  const auto [low, high] =
      std::ranges::minmax_element(curves, {}, [](const Named& curve) { return curve.second.value; });
  const QString place = guide->label.isEmpty() ? numberText(guide->value) : guide->label;
  return {QObject::tr("Lowest at %1: %2, %3.").arg(place, low->first, textOf(low->second)),
          QObject::tr("Highest at %1: %2, %3.").arg(place, high->first, textOf(high->second))};
}

/// Names every point of its own that lies beyond the axes of the whole chart: an arrow at the edge stands for
/// it on screen. Of a curve one sees that it goes on.
QString beyondAxes(const ChartModel& model) {
  const ChartState whole = freshState(model);
  const AxisScale x{.logarithmic = model.x.logarithmic, .limits = whole.x};
  const AxisScale y{.logarithmic = model.y.logarithmic, .limits = whole.y};
  QStringList parts;
  for (const ChartSeries& series : model.series) {
    if (series.kind != ChartSeries::Kind::line || !isOfPoints(series)) continue;
    QStringList points;
    for (std::size_t i = 0; i < std::min(series.x.size(), series.y.size()); ++i) {
      const bool exists = std::isfinite(x.unit(series.x[i])) && std::isfinite(y.unit(series.y[i]));
      if (exists && isPointOfItsOwn(series, i) && !(x.shows(series.x[i]) && y.shows(series.y[i])))
        points << QObject::tr("%1 at %2").arg(numberText(series.y[i], 4), numberText(series.x[i], 4));
    }
    if (!points.isEmpty())
      parts << QStringLiteral("%1: %2").arg(nameOfPoints(series), points.join(QStringLiteral(", ")));
  }
  if (parts.isEmpty()) return {};
  return QCoreApplication::translate("Chart", "Beyond the axes: %1.").arg(parts.join(QStringLiteral("; ")));
}

}  // namespace

QString chartSummary(const ChartModel& whole, const QStringList& hidden) {
  const ChartModel model = withoutHidden(whole, hidden);
  QStringList names;
  for (const ChartSeries& series : model.series)
    if (!series.name.isEmpty())
      names << (series.legendNote.isEmpty() ? series.name
                                            : series.name + QStringLiteral(" · ") + series.legendNote);
  QStringList sentences;
  if (!names.isEmpty()) sentences << QObject::tr("Shows %1.").arg(names.join(QStringLiteral(", ")));
  if (!model.x.names.isEmpty())
    sentences << QStringLiteral("%1: %2.").arg(model.x.title, model.x.names.join(QStringLiteral(", ")));
  else if (const auto x = dataLimitsX(model, {}))
    sentences << QStringLiteral("%1: %2.").arg(model.x.title, rangeText(*x));
  if (const auto y = dataLimitsY(model, {}); y && !model.y.hidden)
    sentences << QStringLiteral("%1: %2.").arg(model.y.title, rangeText(*y));
  if (const QString beyond = beyondAxes(model); !beyond.isEmpty()) sentences << beyond;
  sentences << extremesAtGuide(model);
  for (const ChartGuide& guide : model.guides)
    if (!guide.label.isEmpty()) sentences << guide.label + QLatin1Char('.');
  for (const ChartShade& shade : model.shades)
    if (!shade.label.isEmpty())
      sentences << QObject::tr("Greyed, %1: %2.").arg(rangeText({shade.low, shade.high}), shade.label);
  if (!model.mark.isEmpty()) sentences << model.mark + QLatin1Char('.');
  if (const QString badge = notPrivateBadge(model.notPrivateCurves); !badge.isEmpty())
    sentences << badge + QLatin1Char('.');
  if (model.showsTruth) sentences << truthSentence();
  return (sentences + model.notes + model.sources).join(QLatin1Char(' '));
}

}  // namespace epsiscope
