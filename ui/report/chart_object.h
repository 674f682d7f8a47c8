#pragma once

#include <QObject>
#include <QTextCursor>
#include <QTextObjectInterface>

#include <vector>

#include "ui/export/picture_options.h"
#include "ui/report/report.h"

namespace epsiscope {

/// Charts side by side, which no page can split.
struct ReportRow {
  std::size_t first = 0, count = 1;  ///< of Report::charts
  bool operator==(const ReportRow&) const = default;
};

/// The rows of a report: the first chart alone, as wide as the page, then pairs; those of the data begin
/// anew.
std::vector<ReportRow> reportRows(const Report& report);

/// The form of the charts of a row on a page of this width.
PictureOptions pictureOnPage(const ReportRow& row, double millimetres);
/// The chart as it is drawn there: what is as wide as the page has its notes in the text below, and what all
/// are computed from stands above them.
ChartModel chartOnPage(const Report& report, std::size_t chart);

/// Rows of charts in a text document, drawn with lines and letters and not as pictures of them.
class ChartObject : public QObject, public QTextObjectInterface {
  Q_OBJECT
  Q_INTERFACES(QTextObjectInterface)
public:
  /// `width`: of the page, in units of the document. The report outlives this.
  ChartObject(const Report& report, double width, double unitsPerInch, QObject* parent = nullptr);
  const std::vector<ReportRow>& rows() const { return m_rows; }
  /// Takes care of the rows that insert() puts into the document.
  void serve(QTextDocument& document);
  static void insert(QTextCursor& cursor, std::size_t row);

  QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
  void drawObject(QPainter* painter, const QRectF& box, QTextDocument* document, int position,
                  const QTextFormat& format) override;

private:
  const Report& m_report;
  std::vector<ReportRow> m_rows;
  double m_width;
  double m_perMillimetre;  ///< units of the document
};

}  // namespace epsiscope
