#pragma once

#include <QColor>
#include <QPalette>

namespace epsiscope {

/// Every colour of the program, for one appearance. Widgets, style sheet and charts read this struct and
/// nothing else.
struct Theme {
  bool dark = false;
  QColor window;   ///< behind the views
  QColor panel;    ///< docks, toolbar, status bar
  QColor surface;  ///< the view's page, fields
  QColor field;    ///< value fields, quiet buttons, formula boxes
  QColor border;   ///< of parts that more than their border shows
  QColor edge;     ///< of a field: 3:1 on panel, surface and field
  QColor grid;
  QColor track;  ///< unfilled part of a slider
  QColor text;
  QColor mutedText;  ///< still 4.5:1 on panel and surface
  QColor accent;     ///< the current epsilon, the primary button, filled slider
  QColor onAccent;
  QColor notPrivate;  ///< red: that something promises nothing, see ui/theme/line_meaning.h
  QColor onNotPrivate;
  QColor problem;  ///< text of an error beside a field; red is for methods that are not private alone
};
const Theme& lightTheme();
const Theme& darkTheme();

/// Painted widgets read these roles: Base surface, Button field, Mid track, Dark border, PlaceholderText
/// muted text, Highlight accent, BrightText not private.
QPalette applicationPalette(const Theme& theme);

}  // namespace epsiscope
