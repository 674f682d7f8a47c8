#include "ui/views/view_header.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/views/pill_row.h"
#include "ui/widgets/badge.h"

namespace epsiscope {

ViewHeader::ViewHeader(const QString& title, QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(title, this)),
      m_notPrivate(new Badge(tr("not private"), Badge::Kind::notPrivate, this)),
      m_facts(new PillRow(this)),
      m_lines(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_first(new QHBoxLayout),
      m_controls(new QHBoxLayout) {
  m_title->setProperty("role", QStringLiteral("title"));
  m_title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  m_notPrivate->setToolTip(tr("Computed from the private labels: for class and study, not for publication."));
  m_notPrivate->hide();
  m_lines->setContentsMargins(0, 0, 0, 0);
  m_lines->setSpacing(8);
  for (QHBoxLayout* part : {m_first, m_controls}) part->setSpacing(8);
  m_lines->addLayout(m_first, 1);
  m_lines->addLayout(m_controls);
  m_controls->addStretch();
  m_first->addWidget(m_title);
  m_first->addWidget(m_notPrivate);
  m_first->addWidget(m_facts, 1);
}

void ViewHeader::arrange() {
  const int title =
      m_title->sizeHint().width() + (m_notPrivate->isHidden() ? 0 : m_notPrivate->sizeHint().width() + 8);
  const bool oneLine = title + 8 + m_controls->sizeHint().width() <= width();
  m_lines->setDirection(oneLine ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ViewHeader::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void ViewHeader::setTitle(const QString& title) {
  m_title->setText(title);
  arrange();
}

void ViewHeader::setNotPrivate(bool notPrivate) {
  m_notPrivate->setVisible(notPrivate);
  arrange();
}

void ViewHeader::setFacts(const QStringList& facts) {
  m_facts->setFacts(facts);
}

const QStringList& ViewHeader::facts() const {
  return m_facts->facts();
}

QToolButton* ViewHeader::addToggle(const QString& text, const QString& tip, bool on) {
  auto* toggle = new QToolButton(this);
  toggle->setText(text);
  toggle->setToolTip(tip);
  toggle->setAccessibleName(text);
  toggle->setAccessibleDescription(tip);
  toggle->setCheckable(true);
  toggle->setChecked(on);
  toggle->setFocusPolicy(Qt::StrongFocus);
  addControl(toggle);
  return toggle;
}

void ViewHeader::addControl(QWidget* control) {
  m_controls->insertWidget(m_controls->count() - 1, control);
}

}  // namespace epsiscope
