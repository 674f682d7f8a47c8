#include "ui/charts/chart_csv.h"

#include <charconv>
#include <cmath>

#include "ui/charts/chart_rows.h"

namespace epsiscope {

namespace {

/// A value with 17 significant digits; empty for one that does not exist.
QByteArray number(double value) {
  if (!std::isfinite(value)) return {};
  char buffer[40];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, 17).ptr;
  return QByteArray(buffer, end - buffer);
}

/// A cell as RFC 4180 wants it: quoted if it holds a separator, a quote or a line break.
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

QString end(double value) {
  if (std::isfinite(value)) return QString::fromLatin1(number(value));
  return value < 0 ? QStringLiteral("the left end") : QStringLiteral("the right end");
}

QByteArray line(const ChartRow& row) {
  return text(row.id) + ',' + number(row.x) + ',' + number(row.y) + ',' + number(row.upper) + '\n';
}

}  // namespace

QByteArray chartCsv(const ChartModel& model, const QStringList& headerLines) {
  return chartCsv(model, headerLines, chartRows(model));
}

QByteArray chartCsv(const ChartModel& model, const QStringList& headerLines,
                    const std::vector<ChartRow>& rows) {
  QByteArray csv;
  if (!model.mark.isEmpty()) csv += comment(model.mark);
  if (model.notPrivate) csv += "# not private\n";
  for (const QString& line : headerLines) csv += comment(line);
  csv += comment(QStringLiteral("chart: ") + model.title);
  csv += comment(QStringLiteral("x: ") + model.x.title);
  for (qsizetype i = 0; i < model.x.names.size(); ++i)
    csv += comment(QStringLiteral("x = %1: %2").arg(i).arg(model.x.names[i]));
  csv += comment(QStringLiteral("y: ") + model.y.title);
  for (const QString& note : model.notes + model.sources) csv += comment(note);
  for (const ChartSeries& series : model.series)
    if (series.notPrivate) csv += comment(QStringLiteral("not private: ") + series.id);
  for (const ChartShade& shade : model.shades)
    csv += comment(
        QStringLiteral("greyed from x = %1 to %2: %3").arg(end(shade.low), end(shade.high), shade.label));
  csv += "series,x,y,upper\n";
  for (const ChartRow& row : rows) csv += line(row);
  return csv;
}

}  // namespace epsiscope
