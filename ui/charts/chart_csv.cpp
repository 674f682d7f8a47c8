#include "ui/charts/chart_csv.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/text/csv_cell.h"
#include "core/text/digits17.h"
#include "ui/charts/chart_rows.h"

namespace epsiscope {

namespace {

QByteArray number(double value) {
  return QByteArray::fromStdString(digits17(value));
}

QByteArray text(const QString& plain) {
  return QByteArray::fromStdString(csvCell(plain.toStdString()));
}

/// A note never breaks: it is one line of a file, or one comment.
QString oneLine(QString line) {
  return line.replace(QLatin1Char('\n'), QLatin1Char(' ')).replace(QLatin1Char('\r'), QLatin1Char(' '));
}

QString end(double value) {
  if (std::isfinite(value)) return QString::fromLatin1(number(value));
  return value < 0 ? QStringLiteral("the left end") : QStringLiteral("the right end");
}

void addNames(QStringList& notes, const QString& axis, const ChartAxis& named) {
  for (qsizetype i = 0; i < named.names.size(); ++i) {
    const double place =
        named.places.empty() ? static_cast<double>(i) : named.places[static_cast<std::size_t>(i)];
    notes << QStringLiteral("%1 = %2: %3").arg(axis, QString::fromLatin1(number(place)), named.names[i]);
  }
}

bool isNotPrivate(const ChartModel& model, const QString& series) {
  return model.showsTruth || std::ranges::any_of(model.series, [&](const ChartSeries& one) {
           return one.id == series && one.notPrivate;
         });
}

}  // namespace

QByteArray chartTable(const ChartModel& model, const std::vector<ChartRow>& rows, bool notPrivate) {
  const bool named = !model.x.names.isEmpty();
  QByteArray csv = "series,x,y,upper,private";
  csv += named ? ",name\n" : "\n";
  for (const ChartRow& row : rows) {
    csv += text(row.id) + ',' + number(row.x) + ',' + number(row.y) + ',' + number(row.upper) + ',';
    csv += notPrivate || isNotPrivate(model, row.id) ? "no" : "yes";
    if (named) csv += ',' + text(nameOnAxis(model.x, row.x));
    csv += '\n';
  }
  return csv;
}

QStringList chartNotes(const ChartModel& model, const QStringList& headerLines) {
  QStringList notes;
  if (!model.mark.isEmpty()) notes << model.mark;
  if (model.showsTruth) notes << truthLine();
  notes << headerLines << QStringLiteral("chart: ") + model.title << QStringLiteral("x: ") + model.x.title;
  addNames(notes, QStringLiteral("x"), model.x);
  notes << QStringLiteral("y: ") + model.y.title;
  addNames(notes, QStringLiteral("y"), model.y);
  notes << model.notes << model.sources;
  for (const ChartSeries& series : model.series)
    if (series.notPrivate) notes << QStringLiteral("not private: ") + series.id;
  for (const ChartSeries& series : model.series)
    if (!series.seed.isEmpty()) notes << series.id + QStringLiteral(": ") + series.seed;
  for (const ChartShade& shade : model.shades)
    notes << QStringLiteral("greyed from x = %1 to %2: %3").arg(end(shade.low), end(shade.high), shade.label);
  for (QString& note : notes) note = oneLine(note);
  return notes;
}

QStringList withRowsOutside(QStringList headerLines, std::size_t rows) {
  if (rows > 0) headerLines << QStringLiteral("rows outside the visible part: %1").arg(rows);
  return headerLines;
}

QByteArray chartCsv(const ChartModel& model, const QStringList& headerLines) {
  return chartCsv(model, headerLines, chartRows(model));
}

QByteArray chartCsv(const ChartModel& model, const QStringList& headerLines,
                    const std::vector<ChartRow>& rows) {
  QByteArray csv;
  for (const QString& note : chartNotes(model, headerLines)) csv += "# " + note.toUtf8() + '\n';
  return csv + chartTable(model, rows);
}

}  // namespace epsiscope
