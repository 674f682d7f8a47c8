#include "ui/export/clipboard.h"

#include <QMimeData>

#include "ui/export/visible_part.h"
#include "ui/export/table_text.h"

namespace epsiscope {

namespace {

/// 800 by 500 pixels of a usual screen, drawn with four pixels in place of one.
const PictureOptions kCopied{
    .width = 1600, .height = 1000, .unit = PictureUnit::pixels, .dpi = 192, .textPoints = 9.75};

/// The lines of a CSV that has no quoted cells with line breaks.
TextTable tableOf(const QByteArray& csv) {
  TextTable table;
  const QStringList lines = QString::fromUtf8(csv).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  for (const QString& line : lines) {
    if (line.startsWith(QLatin1String("# ")))
      table.comments << line.mid(2);
    else if (table.headings.isEmpty())
      table.headings = line.split(QLatin1Char(','));
    else
      table.rows.push_back(line.split(QLatin1Char(',')));
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
