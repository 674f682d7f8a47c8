#include "ui/report/chart_object.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

#include "ui/export/chart_export.h"

namespace epsiscope {

namespace {

constexpr int kObject = QTextFormat::UserObject;
constexpr int kIndex = QTextFormat::UserProperty;
/// A column of text, on white; the text below has what the picture has no room for.
const PictureOptions kOptions{.height = 100};
/// Width of all charts but the first: three of them fit on a page.
constexpr double kFurtherCharts = 0.64;

}  // namespace

ChartObject::ChartObject(const std::vector<ReportChart>& charts, double width, QObject* parent)
    : QObject(parent), m_charts(charts), m_width(width) {}

void ChartObject::serve(QTextDocument& document) {
  document.documentLayout()->registerHandler(kObject, this);
}

void ChartObject::insert(QTextCursor& cursor, std::size_t chart) {
  QTextCharFormat format;
  format.setObjectType(kObject);
  format.setProperty(kIndex, static_cast<int>(chart));
  cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
}

QSizeF ChartObject::intrinsicSize(QTextDocument*, int, const QTextFormat& format) {
  const double width = format.intProperty(kIndex) == 0 ? m_width : m_width * kFurtherCharts;
  return {width, width * kOptions.height / kOptions.width};
}

void ChartObject::drawObject(QPainter* painter, const QRectF& box, QTextDocument*, int,
                             const QTextFormat& format) {
  // The layout also asks for parts that only touch the page; curves set a clip of their own and would show.
  if (painter->hasClipping() && painter->clipBoundingRect().intersected(box).height() < box.height() / 2)
    return;
  const ReportChart& chart = m_charts[static_cast<std::size_t>(format.intProperty(kIndex))];
  painter->save();
  painter->translate(box.topLeft());
  paintExport(*painter, box.width() / pixelSize(kOptions).width(), chart.model, chart.look, kOptions, {});
  painter->restore();
}

}  // namespace epsiscope
