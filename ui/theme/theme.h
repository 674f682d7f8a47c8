#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

namespace epsiscope {

enum class MarkerShape { circle, square, triangle, diamond, cross, star, none };

/// Every colour of the program, for one appearance. Widgets, style sheet and charts read this struct and
/// nothing else.
struct Theme {
  bool dark = false;
  QColor window;   ///< behind the views
  QColor panel;    ///< docks, toolbar, status bar
  QColor surface;  ///< the view's page, fields
  QColor field;    ///< value fields, quiet buttons, formula boxes
  QColor border;   ///< of what is told by more than its border
  QColor edge;     ///< of a field: 3:1 on panel, surface and field
  QColor grid;
  QColor track;  ///< unfilled part of a slider
  QColor text;
  QColor mutedText;  ///< still 4.5:1 on panel and surface
  QColor accent;     ///< the current epsilon, the primary button, filled slider
  QColor onAccent;
  QColor notPrivate;  ///< the one red badge
  QColor onNotPrivate;
  QColor problem;  ///< text of an error beside a field
};
const Theme& lightTheme();
const Theme& darkTheme();

/// How a method looks in every view, table, legend and export (Okabe-Ito hues).
struct MethodStyle {
  QColor color;
  MarkerShape marker = MarkerShape::circle;
  bool openMarker = false;
  Qt::PenStyle pen = Qt::SolidLine;
  double width = 2;
};
/// `method`: an id of a study's methods of any task, with `none` (grey dashed), `predict-mean` and `constant`
/// (both grey dotted: the best that ignores the features), or of a term of the theory's bound.
MethodStyle methodStyle(const QString& method, const Theme& theme);

/// The colour that plays the same part in `to` as this one does in the other theme (a method's colour, the
/// accent); any other colour stays as it is. Lets a picture made for one theme be drawn in another.
QColor colorFor(const QColor& color, const Theme& to);

/// Painted widgets read these roles: Base surface, Button field, Mid track, Dark border, PlaceholderText
/// muted text, Highlight accent, BrightText not private.
QPalette applicationPalette(const Theme& theme);
/// Style sheet of the whole application; lengths follow the font's size.
QString styleSheet(const Theme& theme, double pointSize);

}  // namespace epsiscope
