#include "ui/widgets/help_mark.h"

#include <QApplication>
#include <QEvent>

namespace epsiscope {

HelpMark::HelpMark(QWidget* about, const QString& name, QWidget* around)
    : QToolButton(around), m_about(about), m_around(around) {
  setProperty("role", QStringLiteral("link"));
  setText(QStringLiteral("?"));
  setToolTip(tr("Explains %1 (F1).").arg(name));
  setAccessibleName(tr("Explain %1").arg(name));
  setFocusPolicy(Qt::NoFocus);
  QSizePolicy keepsRoom(QSizePolicy::Fixed, QSizePolicy::Fixed);
  keepsRoom.setRetainSizeWhenHidden(true);
  setSizePolicy(keepsRoom);
  hide();
  around->installEventFilter(this);
  connect(qApp, &QApplication::focusChanged, this, &HelpMark::follow);
}

/// No wider than the mark and the frame of a link: labels need the room.
QSize HelpMark::sizeHint() const {
  return {fontMetrics().horizontalAdvance(text()) + 6, QToolButton::sizeHint().height()};
}

bool HelpMark::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Enter || event->type() == QEvent::Leave) follow();
  return QToolButton::eventFilter(watched, event);
}

void HelpMark::follow() {
  const QWidget* focus = QApplication::focusWidget();
  setVisible(m_around->underMouse() ||
             (focus != nullptr && (focus == m_around || m_around->isAncestorOf(focus))));
}

}  // namespace epsiscope
