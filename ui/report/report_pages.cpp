#include "ui/report/report_pages.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

#include "ui/report/chart_object.h"
#include "ui/report/report_html.h"

namespace epsiscope {

namespace {

constexpr double kTextPoints = 9;
constexpr int kResolution = 600;
constexpr double kIndent = 16;  // of lists, in pixels of a screen
const char* const kPageStyle = R"(
h1 { font-size: 18pt; margin-bottom: 4px; }
h2 { font-size: 13pt; margin-top: 12px; margin-bottom: 2px; }
h3 { font-size: 10pt; margin-top: 8px; margin-bottom: 2px; }
h4 { font-size: 9pt; margin-top: 8px; margin-bottom: 2px; }
p { margin-top: 3px; margin-bottom: 3px; }
ul { margin-top: 2px; margin-bottom: 2px; }
pre { font-size: 9pt; }
.mark { color: #c62828; }
.conclusion { font-size: 11pt; margin-top: 8px; margin-bottom: 8px; }
.note, .name { color: #63666f; }
.facts th { font-weight: normal; color: #63666f; }
.data td { padding-right: 6px; }
.number { white-space: nowrap; }
.data tbody th { font-weight: normal; }
)";

/// Inserts text in a block of its own; one that begins with a heading keeps its level there.
void addHtml(QTextCursor& cursor, const QString& html, const QTextBlockFormat& format = {}) {
  if (html.isEmpty()) return;
  if (cursor.document()->isEmpty())
    cursor.setBlockFormat(format);
  else
    cursor.insertBlock(format, QTextCharFormat());
  QTextCursor first = cursor;
  first.setKeepPositionOnInsert(true);
  cursor.insertHtml(html);
  static const QRegularExpression heading(QStringLiteral("^(<div[^>]*>|<section>|\\s)*<h([1-6])"));
  if (const auto match = heading.match(html); match.hasMatch()) {
    QTextBlockFormat level;
    level.setHeadingLevel(match.capturedView(2).toInt());
    first.clearSelection();  // the anchor has moved on
    first.mergeBlockFormat(level);
  }
}

void addChartsOf(QTextCursor& cursor, const Report& report, const ReportRow& row, std::size_t number) {
  cursor.insertBlock(QTextBlockFormat(), QTextCharFormat());
  ChartObject::insert(cursor, number);
  if (row.first > 0) return;
  const ChartModel& model = report.charts[row.first].model;
  if (const QStringList notes = model.notes + model.sources; !notes.isEmpty())
    addHtml(cursor,
            QStringLiteral("<p class=\"note\">%1</p>").arg(notes.join(QLatin1Char(' ')).toHtmlEscaped()));
}

void fillDocument(QTextDocument& document, const Report& report, const std::vector<ReportRow>& rows) {
  QTextCursor cursor(&document);
  addHtml(cursor, textBeforeCharts(report));
  QTextBlockFormat newPage;
  newPage.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
  // The rest of a page after one that did not hold all of it would be empty.
  QTextBlockFormat afterFirst = document.pageCount() == 1 ? newPage : QTextBlockFormat();
  if (const QString costs = textOfCosts(report); !costs.isEmpty()) {
    addHtml(cursor, costs, afterFirst);
    afterFirst = {};
  }
  addHtml(cursor, chartsHeading(report), afterFirst);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].first == report.firstOfData && i > 0) addHtml(cursor, dataHeading());
    addChartsOf(cursor, report, rows[i], i);
  }
  for (const QString& text : {textOfClaims(report), textOfRelease(report), textAfterCharts(report)})
    addHtml(cursor, text);
}

/// Puts headings that would end a page on the next one, with what they are above.
void keepHeadings(const QTextDocument& document) {
  const double page = document.pageSize().height();
  const double lines =
      3 * QFontMetricsF(document.defaultFont(), document.documentLayout()->paintDevice()).height();
  QTextBlock first;  // of the headings above the block
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() > 0) {
      if (!first.isValid()) first = block;
      continue;
    }
    if (!first.isValid()) continue;
    const auto top = [&](const QTextBlock& one) {
      return document.documentLayout()->blockBoundingRect(one).top();
    };
    const double height =
        std::max(lines, block.layout()->lineCount() > 0 ? block.layout()->lineAt(0).height() : lines);
    if (first != document.begin() &&
        std::floor(top(first) / page) != std::floor((top(block) + height - 1) / page)) {
      QTextBlockFormat newPage;
      newPage.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
      QTextCursor(first).mergeBlockFormat(newPage);
    }
    first = {};
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
  painter.setFont(document.defaultFont());
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
  const double footer = 2.5 * QFontMetricsF(font, &device).height();
  ChartObject charts(report, area.width(), device.logicalDpiX());
  charts.serve(document);
  document.setPageSize(QSizeF(area.width(), area.height() - footer));
  fillDocument(document, report, charts.rows());
  keepHeadings(document);
  for (int page = 0; page < document.pageCount(); ++page) {
    if (page > 0) device.newPage();
    drawPage(painter, document, page, report.marks.value(0));
  }
}

void setReportPages(QPdfWriter& writer) {
  writer.setResolution(kResolution);
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins(QMarginsF(18, 16, 18, 12), QPageLayout::Millimeter);
}

QByteArray reportPdf(const Report& report) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  setReportPages(writer);
  writer.setTitle(report.title);
  writer.setCreator(QStringLiteral("Epsiscope " EPSISCOPE_VERSION));
  printReport(report, writer);
  return bytes;
}

}  // namespace epsiscope
