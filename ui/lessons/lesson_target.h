#pragma once

#include <QRect>
#include <QString>
#include <QStringList>

class QWidget;

namespace epsiscope {

/// The part of the window that a step of a lesson points at.
struct LessonTarget {
  QWidget* widget = nullptr;  ///< null: it is not on the screen
  QString guide = {};         ///< of a chart: its line
  int tab = -1;               ///< of a tab bar
  bool leadsThere = false;    ///< it is not what is meant, but opens it

  /// Its place in coordinates of the widget.
  QRect place() const;
};

/// Finds what a name means: "view.epsilon", "tab:noise", "guide:trade-off/epsilon", "action:run". A line
/// or control that is not in sight is found as the tab or button that leads there.
LessonTarget findTarget(const QString& name, const QWidget& window);

/// Opens the sections around it and scrolls to it.
void reveal(const LessonTarget& target);

/// The names of all controls of the window.
QStringList controlNames(const QWidget& window);

}  // namespace epsiscope
