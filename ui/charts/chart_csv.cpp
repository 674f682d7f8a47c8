#include <charconv>
#include <cmath>

#include "ui/charts/chart_model.h"

namespace epsiscope {

namespace {

/// 17 significant digits; nothing for a value that does not exist.
QByteArray number(double value) {
  if (!std::isfinite(value)) return {};
  char buffer[40];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, 17).ptr;
  return QByteArray(buffer, end - buffer);
}

/// RFC 4180: quoted if it holds a comma, a quote or a line break.
QByteArray text(const QString& plain) {
  QByteArray bytes = plain.toUtf8();
  if (!bytes.contains(',') && !bytes.contains('"') && !bytes.contains('\n') && !bytes.contains('\r'))
    return bytes;
  return '"' + bytes.replace('"', "\"\"") + '"';
}

QByteArray comment(QString line) {
  line.replace(QLatin1Char('\n'), QLatin1Char(' ')).replace(QLatin1Char('\r'), QLatin1Char(' '));
  return "# " + line.toUtf8() + '\n';
}

QByteArray valueAt(const std::vector<double>& values, std::size_t i) {
  return i < values.size() ? number(values[i]) : QByteArray();
}

QString end(double value) {
  if (std::isfinite(value)) return QString::fromLatin1(number(value));
  return value < 0 ? QStringLiteral("the left end") : QStringLiteral("the right end");
}

void appendHeat(QByteArray& csv, const ChartHeat& heat) {
  const double dx = (heat.x1 - heat.x0) / static_cast<double>(heat.columns);
  const double dy = (heat.y1 - heat.y0) / static_cast<double>(heat.rows);
  for (std::size_t row = 0; row < heat.rows; ++row) {
    for (std::size_t column = 0; column < heat.columns; ++column) {
      const double x = heat.x0 + (static_cast<double>(column) + 0.5) * dx;
      const double y = heat.y0 + (static_cast<double>(row) + 0.5) * dy;
      csv += text(heat.name) + ',' + number(x) + ',' + number(y) + ',' +
             number(heat.values[row * heat.columns + column]) + '\n';
    }
  }
}

}  // namespace

QByteArray chartCsv(const ChartModel& model, const QStringList& headerLines) {
  QByteArray csv;
  if (model.notPrivate) csv += "# not private\n";
  for (const QString& line : headerLines) csv += comment(line);
  csv += comment(QStringLiteral("chart: ") + model.title);
  csv += comment(QStringLiteral("x: ") + model.x.title);
  csv += comment(QStringLiteral("y: ") + model.y.title);
  for (const QString& note : model.notes + model.sources) csv += comment(note);
  for (const ChartSeries& series : model.series)
    if (series.notPrivate) csv += comment(QStringLiteral("not private: ") + series.id);
  for (const ChartShade& shade : model.shades)
    csv += comment(
        QStringLiteral("greyed from x = %1 to %2: %3").arg(end(shade.low), end(shade.high), shade.label));
  csv += "series,x,y,upper\n";
  for (const ChartSeries& series : model.series)
    // Steps have one node more than values: the last row holds the right end alone.
    for (std::size_t i = 0; i < series.x.size(); ++i)
      csv += text(series.id) + ',' + number(series.x[i]) + ',' + valueAt(series.y, i) + ',' +
             valueAt(series.upper, i) + '\n';
  for (const ChartGuide& guide : model.guides) {
    const bool vertical = guide.along == ChartGuide::Along::x;
    const QByteArray value = number(guide.value);
    csv += text(guide.id) + ',' + (vertical ? value : QByteArray()) + ',' +
           (vertical ? QByteArray() : value) + ",\n";
  }
  if (model.heat) appendHeat(csv, *model.heat);
  return csv;
}

}  // namespace epsiscope
