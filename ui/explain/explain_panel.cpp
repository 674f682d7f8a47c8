#include "ui/explain/explain_panel.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/explain/explain_page.h"

namespace epsiscope {

ExplainPanel::ExplainPanel(QWidget* parent) : QScrollArea(parent), m_column(new QVBoxLayout) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setAccessibleName(tr("Explain"));
  auto* contents = new QWidget(this);
  contents->setProperty("role", QStringLiteral("panel"));
  QVBoxLayout* column = m_column;
  contents->setLayout(column);
  column->setContentsMargins(16, 12, 16, 12);
  column->setSpacing(12);
  m_title = addText("title", column);
  m_shows = addText("", column);
  m_formula = addText("formula", column);
  m_formula->setAlignment(Qt::AlignCenter);
  m_formulaWords = addText("muted", column);
  m_odd = new QVBoxLayout;
  m_odd->setSpacing(8);
  column->addLayout(m_odd);
  m_lookFor = addText("", column);
  m_handsOn = addText("", column);
  column->addStretch(1);
  setWidget(contents);
}

QLabel* ExplainPanel::addText(const char* role, QVBoxLayout* column) {
  auto* label = new QLabel(this);
  label->setProperty("role", QString::fromLatin1(role));
  label->setWordWrap(true);
  label->setTextFormat(Qt::RichText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  column->addWidget(label);
  return label;
}

void ExplainPanel::setLessonWidget(QWidget* card) {
  if (m_lesson == card) return;
  delete m_lesson.data();
  m_lesson = card;
  if (card != nullptr) m_column->insertWidget(0, card);
}

void ExplainPanel::present(const AppState& state) {
  showPage(state.study);
  showConditions(oddConditions(state));
}

void ExplainPanel::showPage(const Study& study) {
  if (study.view.tab == m_viewId && study.task == m_task) return;
  m_viewId = study.view.tab;
  m_task = study.task;
  const ExplainPage page = explainPage(QString::fromStdString(m_viewId), study.task);
  m_title->setText(page.title);
  m_shows->setText(page.shows);
  m_formula->setText(QStringLiteral("<i>%1</i>").arg(page.formula));
  m_formulaWords->setText(page.formulaWords);
  m_lookFor->setText(tr("<b>What to look for</b>") + QStringLiteral("<ul style='margin-left:-24px'><li>") +
                     page.lookFor.join(QStringLiteral("</li><li>")) + QStringLiteral("</li></ul>"));
  m_handsOn->setText(QStringLiteral("<b>%1</b> %2").arg(tr("Try it."), page.handsOn));
}

void ExplainPanel::showConditions(const std::vector<OddCondition>& conditions) {
  if (conditions == m_conditions) return;
  m_conditions = conditions;
  while (m_odd->count() > static_cast<int>(conditions.size())) {
    const std::unique_ptr<QLayoutItem> last(m_odd->takeAt(m_odd->count() - 1));
    delete last->widget();
  }
  while (m_odd->count() < static_cast<int>(conditions.size())) addText("note", m_odd);
  for (std::size_t i = 0; i < conditions.size(); ++i)
    static_cast<QLabel*>(m_odd->itemAt(static_cast<int>(i))->widget())
        ->setText(QStringLiteral("<b>%1</b><br>%2")
                      .arg(conditions[i].question.toHtmlEscaped(), conditions[i].answer.toHtmlEscaped()));
}

QSize ExplainPanel::sizeHint() const {
  return {fontMetrics().averageCharWidth() * 42 + 32, 600};
}

}  // namespace epsiscope
