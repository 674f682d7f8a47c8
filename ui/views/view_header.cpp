#include "ui/views/view_header.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/widgets/badge.h"

namespace epsiscope {

ViewHeader::ViewHeader(const QString& title, QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(title, this)),
      m_notPrivate(new Badge(tr("not private"), Badge::Kind::notPrivate, this)),
      m_row(new QHBoxLayout(this)),
      m_pills(new QHBoxLayout) {
  m_title->setProperty("role", QStringLiteral("title"));
  m_notPrivate->setToolTip(tr("Computed from the private labels: for class and study, not for publication."));
  m_notPrivate->hide();
  m_row->setContentsMargins(0, 0, 0, 0);
  m_row->setSpacing(8);
  m_row->addWidget(m_title);
  m_row->addWidget(m_notPrivate);
  m_pills->setSpacing(8);
  m_row->addLayout(m_pills);
  m_row->addStretch(1);
}

void ViewHeader::setTitle(const QString& title) {
  m_title->setText(title);
}

void ViewHeader::setNotPrivate(bool notPrivate) {
  m_notPrivate->setVisible(notPrivate);
}

void ViewHeader::setFacts(const QStringList& facts) {
  while (m_facts.size() < static_cast<std::size_t>(facts.size())) {
    m_facts.push_back(new Badge(QString(), Badge::Kind::neutral, this));
    m_pills->addWidget(m_facts.back());
  }
  for (std::size_t i = 0; i < m_facts.size(); ++i) {
    const QString text = facts.value(static_cast<qsizetype>(i));
    if (m_facts[i]->text() != text) m_facts[i]->setText(text);
    m_facts[i]->setVisible(!text.isEmpty());
  }
}

QStringList ViewHeader::facts() const {
  QStringList texts;
  for (const Badge* fact : m_facts)
    if (!fact->text().isEmpty()) texts << fact->text();
  return texts;
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
