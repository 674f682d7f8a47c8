#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/lessons/lesson_target.h"

namespace epsiscope {

/// A frame around what a lesson points at. It lies above the window, takes no mouse and no focus, and follows
/// what it surrounds.
class Highlight : public QWidget {
  Q_OBJECT
public:
  explicit Highlight(QWidget* window);

  /// Draws no frame if the target is not on the screen.
  void surround(const LessonTarget& target);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  void follow();

  LessonTarget m_target;
  QPointer<QWidget> m_widget;  ///< the target's, as long as it lives
};

}  // namespace epsiscope
