#pragma once

#include <QPointer>
#include <QString>
#include <QWidget>

#include <vector>

namespace epsiscope {

/// Keeps the controls of a part of the window from being used for a while, each of which says why.
class ControlLock {
public:
  /// Closes what can be used of `part`: buttons, lists, fields and sliders.
  void close(QWidget& part, const QString& reason);
  /// Opens what was closed, and nothing else.
  void open();

private:
  struct Closed {
    QPointer<QWidget> control;
    QString toolTip, description;  ///< as they were
  };
  std::vector<Closed> m_closed;
};

}  // namespace epsiscope
