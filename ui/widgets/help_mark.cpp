#include "ui/widgets/help_mark.h"

#include <QApplication>
#include <QEvent>

namespace epsiscope {

HelpMark::HelpMark(QWidget* about, const QString& name, QWidget* parent)
    : QToolButton(parent), m_about(about) {
  setProperty("role", QStringLiteral("link"));
  setText(QStringLiteral("?"));
  setToolTip(tr("Explains %1 (F1).").arg(name));
  setAccessibleName(tr("Explain %1").arg(name));
  setFocusPolicy(Qt::NoFocus);
  QSizePolicy keepsRoom = sizePolicy();
  keepsRoom.setRetainSizeWhenHidden(true);
  setSizePolicy(keepsRoom);
  hide();
  parent->installEventFilter(this);
  connect(qApp, &QApplication::focusChanged, this, &HelpMark::follow);
}

bool HelpMark::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Enter || event->type() == QEvent::Leave) follow();
  return QToolButton::eventFilter(watched, event);
}

void HelpMark::follow() {
  const QWidget* focus = QApplication::focusWidget();
  setVisible(parentWidget()->underMouse() ||
             (focus != nullptr && (focus == parentWidget() || parentWidget()->isAncestorOf(focus))));
}

}  // namespace epsiscope
