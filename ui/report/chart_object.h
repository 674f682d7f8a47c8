#pragma once

#include <QObject>
#include <QTextCursor>
#include <QTextObjectInterface>

#include "ui/report/report.h"

namespace epsiscope {

/// Charts in a text document, drawn with lines and letters and not as pictures of them. The first is as wide
/// as the page; each stands on a line of its own, so that no page can split it.
class ChartObject : public QObject, public QTextObjectInterface {
  Q_OBJECT
  Q_INTERFACES(QTextObjectInterface)
public:
  /// `width`: of the page, in units of the document. `charts` outlive this.
  ChartObject(const std::vector<ReportChart>& charts, double width, QObject* parent);
  /// Takes care of the charts that insert() puts into the document.
  void serve(QTextDocument& document);
  static void insert(QTextCursor& cursor, std::size_t chart);

  QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
  void drawObject(QPainter* painter, const QRectF& box, QTextDocument* document, int position,
                  const QTextFormat& format) override;

private:
  const std::vector<ReportChart>& m_charts;
  double m_width;
};

}  // namespace epsiscope
