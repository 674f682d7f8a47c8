#include "ui/window/page.h"

#include <QLabel>
#include <QScrollArea>

#include "ui/views/view.h"

namespace epsiscope {

Page::Page(View* view, QWidget* parent) : QStackedWidget(parent), m_waiting(new QLabel(this)) {
  auto* area = new QScrollArea(this);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidget(view);
  addWidget(area);
  m_waiting->setProperty("role", QStringLiteral("muted"));
  m_waiting->setAlignment(Qt::AlignCenter);
  m_waiting->setWordWrap(true);
  m_waiting->setMargin(64);
  addWidget(m_waiting);
}

void Page::setWaiting(const QString& sentence) {
  m_waiting->setText(sentence);
  setCurrentIndex(sentence.isEmpty() ? 0 : 1);
}

}  // namespace epsiscope
