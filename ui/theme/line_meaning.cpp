#include "ui/theme/line_meaning.h"

#include <QList>

#include "ui/theme/theme.h"

namespace epsiscope {

namespace {

/// Lengths of strokes and gaps, in widths of the pen; empty: solid.
QList<qreal> patternOf(LineMeaning meaning) {
  switch (meaning) {
    case LineMeaning::yardstick:
      return {1.2, 2.2};
    case LineMeaning::notPrivate:
      return {6, 3};
    case LineMeaning::elsewhere:
      return {2.6, 1.8};
    case LineMeaning::own:
      break;
  }
  return {};
}

}  // namespace

QPen linePen(const QColor& color, double width, LineMeaning meaning) {
  QPen pen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
  if (const QList<qreal> pattern = patternOf(meaning); !pattern.isEmpty()) pen.setDashPattern(pattern);
  return pen;
}

QColor neighbourTone(const Theme& theme) {
  return theme.mutedText;
}

}  // namespace epsiscope
