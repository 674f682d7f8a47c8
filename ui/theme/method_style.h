#pragma once

#include <QColor>
#include <QStringList>

#include "ui/theme/line_meaning.h"

namespace epsiscope {

struct Theme;

enum class MarkerShape { circle, square, triangle, fall, diamond, cross, plus, star, none };

/// How a method looks in every view, table, legend and export (Okabe-Ito hues): colour and marker are the
/// method, the pattern of its line is its meaning.
struct MethodStyle {
  QColor color;
  MarkerShape marker = MarkerShape::circle;
  bool openMarker = false;
  LineMeaning meaning = LineMeaning::own;
  double width = 2;
};
/// Returns the look of the same method where it promises nothing. A yardstick stays one.
MethodStyle notPrivateStyle(MethodStyle style);
/// Returns the look of the same line as it was before, or is at another epsilon. A line without a promise has
/// none there either, and a yardstick stays one.
MethodStyle elsewhereStyle(MethodStyle style);
/// `method`: an id of a study's methods of any task, of a yardstick, or of a part: a term of the theory's
/// bound, of a statistic's error, or of a shared budget.
MethodStyle methodStyle(const QString& method, const Theme& theme);
/// Returns the ids that have a look of their own.
QStringList styledMethods();

/// Returns the colour that plays the same part in `to` as this one does in the other theme (a method's
/// colour, the accent); any other colour stays as it is. Lets a picture made for one theme be drawn in
/// another.
QColor colorFor(const QColor& color, const Theme& to);

}  // namespace epsiscope
