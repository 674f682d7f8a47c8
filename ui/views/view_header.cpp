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
      m_row(new QHBoxLayout(this)),
      m_facts(new PillRow(this)) {
  m_title->setProperty("role", QStringLiteral("title"));
  m_title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  m_notPrivate->setToolTip(tr("Computed from the private labels: for class and study, not for publication."));
  m_notPrivate->hide();
  m_row->setContentsMargins(0, 0, 0, 0);
  m_row->setSpacing(8);
  m_row->addWidget(m_title);
  m_row->addWidget(m_notPrivate);
  m_row->addWidget(m_facts, 1);
}

void ViewHeader::setTitle(const QString& title) {
  m_title->setText(title);
}

void ViewHeader::setNotPrivate(bool notPrivate) {
  m_notPrivate->setVisible(notPrivate);
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
  m_row->addWidget(toggle);
  return toggle;
}

void ViewHeader::addControl(QWidget* control) {
  m_row->addWidget(control);
}

}  // namespace epsiscope
