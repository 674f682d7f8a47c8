#include "ui/report/chart_object.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>

#include "ui/export/chart_export.h"

namespace epsiscope {

namespace {

constexpr int kObject = QTextFormat::UserObject;
constexpr int kRow = QTextFormat::UserProperty;
constexpr double kBetweenCharts = 4;  ///< millimetres between two charts

bool isWide(const ReportRow& row) {
  return row.first == 0;
}

}  // namespace

std::vector<ReportRow> reportRows(const Report& report) {
  std::vector<ReportRow> rows;
  for (std::size_t next = 0; next < report.charts.size(); next += rows.back().count) {
    const std::size_t end = next < report.firstOfData ? report.firstOfData : report.charts.size();
    rows.push_back({next, next == 0 ? 1 : std::min<std::size_t>(2, end - next)});
  }
  return rows;
}

PictureOptions pictureOnPage(const ReportRow& row, double millimetres) {
  constexpr double kWideHeight = 0.5, kHeight = 0.8;  // of the width
  const double width = isWide(row) ? millimetres : (millimetres - kBetweenCharts) / 2;
  return {
      .width = width, .height = (isWide(row) ? kWideHeight : kHeight) * width, .textPoints = kReportPoints};
}

ChartModel chartOnPage(const Report& report, std::size_t chart) {
  ChartModel model = report.charts[chart].model;
  if (chart == 0) model.notes.clear();
  model.showsTruth = false;
  return model;
}

ChartObject::ChartObject(const Report& report, double width, double unitsPerInch, QObject* parent)
    : QObject(parent),
      m_report(report),
      m_rows(reportRows(report)),
      m_width(width),
      m_perMillimetre(unitsPerInch / kMillimetresPerInch) {}

void ChartObject::serve(QTextDocument& document) {
  document.documentLayout()->registerHandler(kObject, this);
}

void ChartObject::insert(QTextCursor& cursor, std::size_t row) {
  QTextCharFormat format;
  format.setObjectType(kObject);
  format.setProperty(kRow, static_cast<int>(row));
  cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
}

QSizeF ChartObject::intrinsicSize(QTextDocument*, int, const QTextFormat& format) {
  const ReportRow& row = m_rows[static_cast<std::size_t>(format.intProperty(kRow))];
  return {m_width, pictureOnPage(row, m_width / m_perMillimetre).height * m_perMillimetre};
}

void ChartObject::drawObject(QPainter* painter, const QRectF& box, QTextDocument*, int,
                             const QTextFormat& format) {
  // The layout also asks for parts that only touch the page; curves set a clip of their own and would show.
  if (painter->hasClipping() && painter->clipBoundingRect().intersected(box).height() < box.height() / 2)
    return;
  const ReportRow& row = m_rows[static_cast<std::size_t>(format.intProperty(kRow))];
  const PictureOptions options = pictureOnPage(row, m_width / m_perMillimetre);
  const double width = options.width * m_perMillimetre;
  for (std::size_t i = 0; i < row.count; ++i) {
    const std::size_t chart = row.first + i;
    painter->save();
    painter->translate(box.left() + static_cast<double>(i) * (width + kBetweenCharts * m_perMillimetre),
                       box.top());
    paintExport(*painter, width / pixelSize(options).width(), chartOnPage(m_report, chart),
                m_report.charts[chart].look, options, {});
    painter->restore();
  }
}

}  // namespace epsiscope
