#pragma once

#include <QColor>

class QString;

namespace epsiscope {

struct Theme;

enum class MarkerShape { circle, square, triangle, diamond, cross, star, none };

/// How a method looks in every view, table, legend and export (Okabe-Ito hues).
struct MethodStyle {
  QColor color;
  MarkerShape marker = MarkerShape::circle;
  bool openMarker = false;
  Qt::PenStyle pen = Qt::SolidLine;
  double width = 2;
  bool hollow = false;  ///< two thin lines with nothing between them: what is not private
};
/// Returns the look of the same method where it is not private: a hollow line with open markers.
MethodStyle notPrivateStyle(MethodStyle style);
/// `method`: an id of a study's methods of any task, with `none` (grey dashed), `predict-mean` and `constant`
/// (both grey dotted: the best that ignores the features), or of a part of an error: a term of the theory's
/// bound, `noise`, `clipping` and `sampling-error`.
MethodStyle methodStyle(const QString& method, const Theme& theme);

/// Returns the colour that plays the same part in `to` as this one does in the other theme (a method's
/// colour, the accent); any other colour stays as it is. Lets a picture made for one theme be drawn in
/// another.
QColor colorFor(const QColor& color, const Theme& to);

}  // namespace epsiscope
