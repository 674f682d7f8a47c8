#include "ui/views/pill_row.h"

#include "ui/widgets/badge.h"

namespace epsiscope {

namespace {

constexpr int kSpace = 8;

}  // namespace

PillRow::PillRow(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PillRow::setFacts(const QStringList& facts) {
  if (facts == m_facts) return;
  m_facts = facts;
  // With the facts for which there is no room as well.
  setToolTip(facts.join(QStringLiteral(" · ")));
  setAccessibleName(toolTip());
  while (m_pills.size() < static_cast<std::size_t>(facts.size()))
    m_pills.push_back(new Badge(QString(), Badge::Kind::neutral, this));
  for (std::size_t i = 0; i < m_pills.size(); ++i)
    m_pills[i]->setText(facts.value(static_cast<qsizetype>(i)));
  arrange();
  updateGeometry();
}

void PillRow::arrange() {
  int left = 0;
  bool room = true;
  for (Badge* pill : m_pills) {
    const QSize size = pill->sizeHint();
    room = room && left + size.width() <= width();
    pill->setVisible(room && !pill->text().isEmpty());
    pill->setGeometry(left, (height() - size.height()) / 2, size.width(), size.height());
    left += size.width() + kSpace;
  }
}

void PillRow::resizeEvent(QResizeEvent*) {
  arrange();
}

int PillRow::widthOfFirst() const {
  return m_pills.empty() || m_pills.front()->text().isEmpty() ? 0 : m_pills.front()->sizeHint().width();
}

QSize PillRow::sizeHint() const {
  int width = 0;
  for (const Badge* pill : m_pills)
    if (!pill->text().isEmpty()) width += pill->sizeHint().width() + kSpace;
  return {width, minimumSizeHint().height()};
}

QSize PillRow::minimumSizeHint() const {
  return {0, fontMetrics().height() + 8};
}

}  // namespace epsiscope
