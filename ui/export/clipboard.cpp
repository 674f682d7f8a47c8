#include "ui/export/clipboard.h"

#include <QMimeData>

#include "ui/export/visible_part.h"
#include "ui/export/table_text.h"

namespace epsiscope {

namespace {

/// 800 by 500 pixels of a usual screen, drawn with four pixels in place of one.
const PictureOptions kCopied{
    .width = 1600, .height = 1000, .unit = PictureUnit::pixels, .dpi = 192, .textPoints = 9.75};

/// The cells of one line, a quote within quotes being doubled.
QStringList cellsOf(const QString& line) {
  QStringList cells{QString()};
  bool quoted = false;
  for (qsizetype i = 0; i < line.size(); ++i) {
    const bool quote = line[i] == QLatin1Char('"');
    if (quote && quoted && line.mid(i + 1, 1) == QLatin1String("\""))
      cells.back() += line[i++];
    else if (quote)
      quoted = !quoted;
    else if (line[i] == QLatin1Char(',') && !quoted)
      cells << QString();
    else
      cells.back() += line[i];
  }
  return cells;
}

TextTable tableOf(const QByteArray& csv) {
  TextTable table;
  for (const QString& line : QString::fromUtf8(csv).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
    if (line.startsWith(QLatin1String("# ")))
      table.comments << line.mid(2);
    else if (table.headings.isEmpty())
      table.headings = cellsOf(line);
    else
      table.rows.push_back(cellsOf(line));
  }
  return table;
}

}  // namespace

QMimeData* copiedPicture(const ChartModel& model, const ChartLook& look, const ExportHeader& header) {
  auto* data = new QMimeData;
  data->setImageData(drawnChart(model, look, kCopied, header).image);
  PictureOptions drawing = kCopied;
  drawing.format = PictureFormat::svg;
  data->setData(QStringLiteral("image/svg+xml"), drawnChart(model, look, drawing, header).bytes);
  return data;
}

QMimeData* copiedData(const ChartModel& model, const ChartLook& look, const ExportHeader& header) {
  const QByteArray csv = chartCsv(visiblePart(model, look), header.lines);
  QMimeData* data = copiedTable(tableOf(csv));
  data->setData(QStringLiteral("text/csv"), csv);
  return data;
}

QMimeData* copiedTable(const TextTable& table) {
  auto* data = new QMimeData;
  data->setText(toTsv(table));
  data->setHtml(toHtml(table));
  return data;
}

}  // namespace epsiscope
