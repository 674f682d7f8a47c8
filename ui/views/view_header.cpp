#include "ui/views/view_header.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/charts/chart_model.h"
#include "ui/views/pill_row.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/names_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

ViewHeader::ViewHeader(const QString& title, QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(title, this)),
      m_notPrivate(new Badge(tr("not private"), Badge::Kind::notPrivate, this)),
      m_facts(new PillRow(this)),
      m_lines(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_first(new QHBoxLayout),
      m_controlLines(new QBoxLayout(QBoxLayout::TopToBottom)) {
  m_title->setProperty("role", QStringLiteral("title"));
  m_title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  m_notPrivate->hide();
  m_lines->setContentsMargins(0, 0, 0, 0);
  m_lines->setSpacing(8);
  m_first->setSpacing(8);
  m_controlLines->setSpacing(4);
  m_lines->addLayout(m_first, 1);
  m_lines->addLayout(m_controlLines);
  m_first->addWidget(m_title);
  m_first->addWidget(m_notPrivate);
  m_first->addWidget(m_facts, 1);
}

int ViewHeader::widthOf(const QWidget* control) const {
  return control->isHidden() ? 0 : control->sizeHint().width() + 8;
}

QHBoxLayout* ViewHeader::controlLine(std::size_t line) {
  while (m_controlLines->count() <= static_cast<int>(line)) {
    auto* added = new QHBoxLayout;
    added->setSpacing(8);
    added->addStretch();
    m_controlLines->addLayout(added);
  }
  return static_cast<QHBoxLayout*>(m_controlLines->itemAt(static_cast<int>(line))->layout());
}

/// Shows names of curves only where there is room for them; the tip has them all.
void ViewHeader::fitMark() {
  const int room = width() - m_title->sizeHint().width() - 8;
  m_notPrivate->setText(m_mark);
  if (m_notPrivate->sizeHint().width() > room) m_notPrivate->setText(tr("not private"));
  m_notPrivate->updateGeometry();
}

void ViewHeader::arrange() {
  fitMark();
  const int title = m_title->sizeHint().width() +
                    (m_notPrivate->isHidden() ? 0 : m_notPrivate->sizeHint().width() + 8) +
                    (m_keepsFirstFact ? m_facts->widthOfFirst() + 8 : 0);
  int controls = 0, used = 0;
  std::size_t line = 0;
  std::vector<std::size_t> lineOf;
  for (const QWidget* control : m_controls) {
    const int needed = widthOf(control);
    controls += needed;
    if (used > 0 && used + needed > width() + 8) {
      ++line;
      used = 0;
    }
    used += needed;
    lineOf.push_back(line);
  }
  m_lines->setDirection(title + controls <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  if (lineOf == m_lineOf) return;
  m_lineOf = lineOf;
  // Out of all lines first, so that they stand in their order.
  for (QWidget* control : m_controls)
    for (std::size_t one = 0; one <= line; ++one) controlLine(one)->removeWidget(control);
  for (std::size_t i = 0; i < m_controls.size(); ++i) controlLine(lineOf[i])->addWidget(m_controls[i]);
}

void ViewHeader::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void ViewHeader::setTitle(const QString& title) {
  m_title->setText(title);
  arrange();
}

void ViewHeader::setNotPrivate(const QStringList& names) {
  m_mark = notPrivateBadge(names);
  m_notPrivate->setToolTip(tr("Not private: %1.").arg(namesText(names)) + QLatin1Char('\n') +
                           tr("It promises nothing: it is there for comparison."));
  m_notPrivate->setVisible(!names.isEmpty());
  arrange();
}

void ViewHeader::setFacts(const QStringList& facts) {
  m_facts->setFacts(facts);
  arrange();
}

void ViewHeader::keepFirstFact() {
  m_keepsFirstFact = true;
  arrange();
}

const QStringList& ViewHeader::facts() const {
  return m_facts->facts();
}

QToolButton* ViewHeader::addToggle(const QString& text, const QString& tip, bool on) {
  QToolButton* toggle = addButton(text, tip);
  toggle->setCheckable(true);
  toggle->setChecked(on);
  return toggle;
}

QToolButton* ViewHeader::addButton(const QString& text, const QString& tip) {
  auto* button = new QToolButton(this);
  button->setText(text);
  button->setAccessibleName(text);
  setTip(button, tip);
  button->setFocusPolicy(Qt::StrongFocus);
  addControl(button);
  return button;
}

void ViewHeader::addControl(QWidget* control) {
  m_controls.push_back(control);
  arrange();
}

}  // namespace epsiscope
