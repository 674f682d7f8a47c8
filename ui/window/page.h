#pragma once

#include <QStackedWidget>

class QLabel;

namespace epsiscope {

class View;

/// A view that scrolls where the window is too small for it; while there is nothing to show it says what is
/// missing.
class Page : public QStackedWidget {
  Q_OBJECT
public:
  explicit Page(View* view, QWidget* parent = nullptr);
  /// An empty sentence shows the view.
  void setWaiting(const QString& sentence);

private:
  QLabel* m_waiting;
};

}  // namespace epsiscope
