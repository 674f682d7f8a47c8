#include "ui/report/report_pages.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <QTextTable>

#include "ui/report/chart_object.h"
#include "ui/report/report_html.h"

namespace epsiscope {

namespace {

constexpr double kTextPoints = 9;
constexpr int kResolution = 600;
constexpr double kIndent = 16;  // of lists, in pixels of a screen
/// The first page is read at a table, the appendix with a finger on its lines.
const char* const kPageStyle = R"(
h1 { font-size: 18pt; margin-bottom: 4px; }
h2 { font-size: 13pt; margin-top: 14px; margin-bottom: 2px; }
h3 { font-size: 10pt; margin-top: 12px; margin-bottom: 2px; }
p { margin-top: 3px; margin-bottom: 3px; }
ul { margin-top: 2px; margin-bottom: 2px; }
.mark { color: #c62828; }
.conclusion { font-size: 11pt; margin-top: 8px; margin-bottom: 8px; }
.note { color: #63666f; font-size: 7.5pt; }
.data td, .data th { font-size: 8.5pt; }
.facts th { font-weight: normal; color: #63666f; }
.data td { padding-right: 6px; }
.number, .data tbody th { white-space: nowrap; }
.data tbody th { font-weight: normal; }
.claims td, .claims th, .release td, .release th { font-size: 7pt; }
.appendix h2 { font-size: 11pt; margin-top: 10px; }
.appendix td, .appendix th, .appendix li, .appendix p { font-size: 7pt; }
.appendix pre { font-size: 6.5pt; }
)";

void fillDocument(QTextDocument& document, const Report& report) {
  QTextCursor cursor(&document);
  cursor.insertHtml(textBeforeCharts(report));
  QTextBlockFormat newPage;
  newPage.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
  cursor.insertBlock(newPage, QTextCharFormat());
  cursor.insertHtml(chartsHeading());
  for (std::size_t i = 0; i < report.charts.size(); ++i) {
    if (i == report.firstOfData) {
      cursor.insertBlock(newPage, QTextCharFormat());
      cursor.insertHtml(dataHeading());
    }
    cursor.insertBlock(QTextBlockFormat(), QTextCharFormat());
    ChartObject::insert(cursor, i);
    const ChartModel& model = report.charts[i].model;
    if (const QStringList notes = model.notes + model.sources; !notes.isEmpty()) {
      cursor.insertBlock(QTextBlockFormat(), QTextCharFormat());
      cursor.insertHtml(
          QStringLiteral("<p class=\"note\">%1</p>").arg(notes.join(QLatin1Char(' ')).toHtmlEscaped()));
    }
  }
  for (const QString& text : {textOfClaims(report), textOfRelease(report), textAfterCharts(report)}) {
    if (text.isEmpty()) continue;
    cursor.insertBlock(newPage, QTextCharFormat());
    cursor.insertHtml(text);
  }
}

void drawPage(QPainter& painter, const QTextDocument& document, int page, const QString& mark) {
  const QSizeF size = document.pageSize();
  QAbstractTextDocumentLayout::PaintContext context;
  context.clip = QRectF(QPointF(0, page * size.height()), size);
  context.palette.setColor(QPalette::Text, Qt::black);
  painter.save();
  painter.translate(0, -page * size.height());
  painter.setClipRect(context.clip);
  document.documentLayout()->draw(&painter, context);
  painter.restore();
  const QString number =
      QCoreApplication::translate("Report", "Page %1 of %2").arg(page + 1).arg(document.pageCount());
  painter.setFont(QFont(document.defaultFont().family(), 8));
  painter.setPen(Qt::darkGray);
  const double line = painter.fontMetrics().height();
  const QRectF footer(0, size.height() + line, size.width(), line);
  painter.drawText(footer, Qt::AlignLeft, mark);
  painter.drawText(footer, Qt::AlignRight, number);
}

}  // namespace

void printReport(const Report& report, QPagedPaintDevice& device) {
  QPainter painter(&device);
  QTextDocument document;
  QFont font;
  font.setPointSizeF(kTextPoints);
  document.setDefaultFont(font);
  document.setDocumentMargin(0);
  document.setIndentWidth(kIndent);
  document.setDefaultStyleSheet(QLatin1String(kPageStyle));
  document.documentLayout()->setPaintDevice(&device);
  const QSizeF area(device.width(), device.height());
  // Below the text there is room for the page's number.
  const double footer = 3 * QFontMetricsF(font, &device).height();
  ChartObject charts(report.charts, area.width(), nullptr);
  charts.serve(document);
  document.setPageSize(QSizeF(area.width(), area.height() - footer));
  fillDocument(document, report);
  for (int page = 0; page < document.pageCount(); ++page) {
    if (page > 0) device.newPage();
    drawPage(painter, document, page, report.marks.value(0));
  }
}

QByteArray reportPdf(const Report& report) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setResolution(kResolution);
  writer.setTitle(report.title);
  writer.setCreator(QStringLiteral("Epsiscope " EPSISCOPE_VERSION));
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins(QMarginsF(18, 16, 18, 12), QPageLayout::Millimeter);
  printReport(report, writer);
  return bytes;
}

}  // namespace epsiscope
