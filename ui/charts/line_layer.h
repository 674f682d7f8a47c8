#pragma once

#include <QPen>
#include <QPolygonF>
#include <QRectF>

#include <memory>
#include <vector>

class QPainter;

namespace epsiscope {

/// A curve without gaps, in axis units.
struct LinePiece {
  QPolygonF points;
  QPen pen;
};

/// The curves of a chart, drawn by Qt Charts. Series are made once and refilled: making them anew costs five
/// times as much. Its axes are linear and invisible; logarithms are taken before, because a single value at
/// or below zero makes Qt's log axis drop the whole series, and a range within one decade leaves it without
/// labels.
class LineLayer {
public:
  LineLayer();
  ~LineLayer();

  /// `window`: the limits in axis units (its top is the low end of y); `plot`: where they lie, in pixels.
  void setView(const QRectF& window, const QRectF& plot, const QSizeF& whole);
  void setLines(const std::vector<LinePiece>& lines);
  void paint(QPainter& painter) const;

private:
  struct Private;
  std::unique_ptr<Private> d;
};

}  // namespace epsiscope
