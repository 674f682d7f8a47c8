#include "ui/lessons/highlight.h"

#include <QEvent>
#include <QPainter>

namespace epsiscope {

namespace {

constexpr int kRoom = 4;  ///< between what is surrounded and the frame
constexpr int kLine = 2;

}  // namespace

Highlight::Highlight(QWidget* window) : QWidget(window) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAttribute(Qt::WA_NoSystemBackground);
  setFocusPolicy(Qt::NoFocus);
  setObjectName(QStringLiteral("lesson-highlight"));
  hide();
}

void Highlight::surround(const LessonTarget& target) {
  if (target.widget != m_widget) {
    for (QWidget* at = m_widget; at != nullptr && at != parentWidget(); at = at->parentWidget())
      at->removeEventFilter(this);
    for (QWidget* at = target.widget; at != nullptr && at != parentWidget(); at = at->parentWidget())
      at->installEventFilter(this);
  }
  m_target = target;
  m_widget = target.widget;
  follow();
}

bool Highlight::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::Paint:  // lines of charts move without their widget
      if (watched != m_widget) break;
      [[fallthrough]];
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
      // The widget has not done yet what the event asks for.
      QMetaObject::invokeMethod(this, &Highlight::follow, Qt::QueuedConnection);
      break;
    default:
      break;
  }
  return QWidget::eventFilter(watched, event);
}

/// The frame shows what can be seen of the target: a scroll area may cut it.
void Highlight::follow() {
  if (m_widget == nullptr || !m_widget->isVisible()) return hide();
  const QRect inside = m_target.place();
  QRect seen(m_widget->mapTo(parentWidget(), inside.topLeft()), inside.size());
  seen.adjust(-kRoom, -kRoom, kRoom, kRoom);
  for (const QWidget* at = m_widget->parentWidget(); at != nullptr && at != parentWidget();
       at = at->parentWidget())
    seen &= QRect(at->mapTo(parentWidget(), QPoint(0, 0)), at->size());
  if (inside.isEmpty() || seen.isEmpty()) return hide();
  if (geometry() != seen) setGeometry(seen);
  if (isHidden()) {
    raise();
    show();
  }
}

void Highlight::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(palette().color(QPalette::Active, QPalette::Highlight), kLine));
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

}  // namespace epsiscope
