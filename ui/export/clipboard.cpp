#include "ui/export/clipboard.h"

#include <QMimeData>

#include "ui/charts/chart_csv.h"
#include "ui/charts/chart_look.h"
#include "ui/charts/chart_rows.h"

namespace epsiscope {

namespace {

/// 800 by 500 pixels of a usual screen, drawn with four pixels in place of one.
const PictureOptions kCopied{
    .width = 1600, .height = 1000, .unit = PictureUnit::pixels, .dpi = 192, .textPoints = 9.75};

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
  const ChartModel looked = withLook(model, look);
  const ChartState seen = seenState(looked, look);
  const std::vector<ChartRow> rows = visibleRows(looked, seen);
  TextTable table = tableOf(rows);
  table.comments = withRowsOutside(header.lines, rowsOutside(looked, seen));
  QMimeData* data = copiedTable(table);
  data->setData(QStringLiteral("text/csv"), chartCsv(looked, table.comments, rows));
  return data;
}

QMimeData* copiedTable(const TextTable& table) {
  auto* data = new QMimeData;
  data->setText(toTsv(table));
  data->setHtml(toHtml(table));
  return data;
}

}  // namespace epsiscope
