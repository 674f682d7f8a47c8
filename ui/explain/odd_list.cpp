#include "ui/explain/odd_list.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

constexpr std::size_t kShownAtFirst = 1;

QLabel* note(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setProperty("role", QStringLiteral("note"));
  label->setWordWrap(true);
  label->setTextFormat(Qt::RichText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

OddList::OddList(QWidget* parent)
    : QWidget(parent),
      m_heading(new QLabel(tr("Why does this look odd?"), this)),
      m_column(new QVBoxLayout),
      m_more(new QToolButton(this)) {
  m_heading->setProperty("role", QStringLiteral("strong"));
  m_heading->setWordWrap(true);
  m_more->setObjectName(QStringLiteral("more-odd"));
  m_more->setProperty("role", QStringLiteral("link"));
  setTip(m_more, tr("Shows all that may look odd here, or the most striking alone."));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  m_column->setSpacing(8);
  column->addWidget(m_heading);
  column->addLayout(m_column);
  column->addWidget(m_more, 0, Qt::AlignLeft);
  connect(m_more, &QToolButton::clicked, this, [this] {
    m_all = !m_all;
    showNotes();
  });
  showNotes();
}

void OddList::present(const std::vector<OddCondition>& conditions) {
  if (conditions == m_conditions) return;
  m_conditions = conditions;
  showNotes();
}

void OddList::showNotes() {
  const std::size_t shown = m_all ? m_conditions.size() : std::min(m_conditions.size(), kShownAtFirst);
  while (m_notes.size() < shown) {
    m_notes.push_back(note(this));
    m_column->addWidget(m_notes.back());
  }
  for (std::size_t i = 0; i < m_notes.size(); ++i) {
    if (i < shown)
      m_notes[i]->setText(
          QStringLiteral("<b>%1</b><br>%2")
              .arg(m_conditions[i].question.toHtmlEscaped(), m_conditions[i].answer.toHtmlEscaped()));
    m_notes[i]->setVisible(i < shown);
  }
  m_heading->setVisible(shown > 0);
  const std::size_t hidden = m_conditions.size() - shown;
  m_more->setText(hidden > 0 ? tr("%n more", nullptr, static_cast<int>(hidden)) : tr("Fewer"));
  m_more->setVisible(m_conditions.size() > kShownAtFirst);
}

}  // namespace epsiscope
