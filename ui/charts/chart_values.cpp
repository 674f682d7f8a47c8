#include "ui/charts/chart_values.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

QString line(const QString& name, const QString& place, const QString& x, const SeriesValue& value) {
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
    lines << line(first.name, difference, exactText(frame.markers[1] - frame.markers[0]), change->difference);
    if (change->ratio)
      lines << line(first.name, ratio, exactText(frame.markers[1] / frame.markers[0]), *change->ratio);
  }
}

}  // namespace

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
      lines << line(row.name, place, exactText(x), row.value);
  };
  if (crosshair) add(QObject::tr("crosshair"), *crosshair);
  for (std::size_t i = 0; i < frame.markers.size(); ++i)
    add(QObject::tr("marker %1").arg(i + 1), frame.markers[i]);
  if (frame.markers.size() == 2) addChanges(lines, frame);
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace epsiscope
