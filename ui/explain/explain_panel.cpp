#include "ui/explain/explain_panel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/explain/explain_page.h"
#include "ui/explain/formula.h"
#include "ui/explain/odd_list.h"
#include "ui/state/app_state.h"
#include "ui/widgets/disclosure.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

void showText(QLabel* label, const QString& text) {
  label->setText(text);
  label->setVisible(!text.isEmpty());
  const bool links = text.contains(QLatin1String("<a "));
  label->setTextInteractionFlags(
      Qt::TextSelectableByMouse |
      (links ? Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard : Qt::NoTextInteraction));
}

/// Further things to look for are folded away.
constexpr qsizetype kLookForAtFirst = 2;

/// Indented by the height of a line; lists of rich text start 40 pixels in, whatever the font is.
QString bulleted(const QStringList& items, int lineHeight) {
  return QStringLiteral("<ul style='margin-left:%1px'><li>").arg(lineHeight - 40) +
         items.join(QStringLiteral("</li><li>")) + QStringLiteral("</li></ul>");
}

}  // namespace

ExplainPanel::ExplainPanel(QWidget* parent)
    : QWidget(parent), m_column(new QVBoxLayout), m_page(new QScrollArea(this)) {
  setProperty("role", QStringLiteral("panel"));
  setAttribute(Qt::WA_StyledBackground);
  m_page->setWidgetResizable(true);
  m_page->setFrameShape(QFrame::NoFrame);
  m_page->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_page->setAccessibleName(tr("Explain"));
  setAccessibleName(tr("Explain"));
  auto* parts = new QVBoxLayout(this);
  parts->setContentsMargins(0, 0, 0, 0);
  parts->setSpacing(0);
  parts->addWidget(m_page, 2);
  auto* contents = new QWidget(this);
  contents->setProperty("role", QStringLiteral("panel"));
  contents->setLayout(m_column);
  m_column->setContentsMargins(16, 12, 16, 12);
  m_column->setSpacing(12);
  m_back = new QToolButton(this);
  m_back->setObjectName(QStringLiteral("back-to-view"));
  m_back->setProperty("role", QStringLiteral("link"));
  m_back->setText(tr("Back to the view"));
  setTip(m_back, tr("Shows what is said about the view in front (Esc)."));
  m_column->addWidget(m_back, 0, Qt::AlignLeft);
  connect(m_back, &QToolButton::clicked, this, &ExplainPanel::goBack);
  m_title = addText(m_column, "title");
  m_sentence = addText(m_column, "");
  m_formula = new Formula(this);
  m_column->addWidget(m_formula);
  m_odd = new OddList(this);
  m_column->addWidget(m_odd);
  m_lookFor = addText(m_column, "");
  m_handsOn = addText(m_column, "");
  m_more = new Disclosure(
      tr("How is this known?"),
      tr("Shows or hides the words to the formula, what else to look for, and where it is from."), this);
  m_more->setObjectName(QStringLiteral("explain.how-known"));
  m_column->addWidget(m_more);
  m_words = addText(m_more->body(), "muted");
  m_furtherLookFor = addText(m_more->body(), "");
  m_reference = addText(m_more->body(), "small");
  m_column->addStretch(1);
  m_page->setWidget(contents);
}

QLabel* ExplainPanel::addText(QVBoxLayout* column, const char* role) {
  auto* label = new QLabel(this);
  label->setProperty("role", QString::fromLatin1(role));
  label->setWordWrap(true);
  label->setTextFormat(Qt::RichText);
  column->addWidget(label);
  connect(label, &QLabel::linkActivated, this, &ExplainPanel::showTopic);
  return label;
}

void ExplainPanel::setLessonWidget(QWidget* card) {
  if (m_lesson == card) return;
  delete m_lesson.data();
  m_lesson = card;
  if (card != nullptr) static_cast<QVBoxLayout*>(layout())->insertWidget(0, card, 5);
  arrange();
}

/// A lesson keeps its share whatever it says, so that its buttons stay where they are.
void ExplainPanel::arrange() {
  const bool isLow = height() < 40 * fontMetrics().height();
  m_page->setVisible(!m_lesson || !isLow || m_shown != m_view);
  const int room = m_lesson ? 8 : 0;
  layout()->setContentsMargins(room, room, room, m_page->isHidden() ? room : 0);
}

void ExplainPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void ExplainPanel::present(const AppState& state) {
  const QString view = QStringLiteral("view:") + QString::fromStdString(state.study.view.tab);
  const bool moved = view != m_view || state.study.task != m_task;
  m_view = view;
  m_task = state.study.task;
  if (moved) showTopic(view);
  m_odd->present(oddConditions(state));
  showOdd();
}

/// They are about the view.
void ExplainPanel::showOdd() {
  m_odd->setVisible(m_shown == m_view && !m_odd->isEmpty());
}

void ExplainPanel::explain(QWidget* about) {
  const QString topic = helpTopic(about);
  m_asked = about;
  showTopic(topic.isEmpty() ? m_view : topic);
}

void ExplainPanel::goBack() {
  showTopic(m_view);
  if (m_asked && m_asked->isVisible()) m_asked->setFocus();
  m_asked.clear();
}

void ExplainPanel::showTopic(const QString& topic) {
  const ExplainPage page = explainPage(topic, m_task);
  m_shown = topic;
  m_back->setVisible(topic != m_view);
  showOdd();
  m_title->setText(page.title);
  showText(m_sentence, page.sentence);
  m_formula->setFormula(page.formula, page.formulaText);
  showText(m_words, page.words);
  const int line = fontMetrics().height();
  showText(m_lookFor, QStringLiteral("<b>%1</b>").arg(tr("What to look for")) +
                          bulleted(page.lookFor.mid(0, kLookForAtFirst), line));
  const QStringList further = page.lookFor.mid(kLookForAtFirst);
  showText(m_furtherLookFor, further.isEmpty() ? QString() : bulleted(further, line));
  m_more->show();
  showText(m_reference, tr("Reference: %1").arg(page.reference));
  showText(m_handsOn, page.handsOn.isEmpty()
                          ? QString()
                          : QStringLiteral("<b>%1</b> %2").arg(tr("Try it."), page.handsOn));
  m_page->ensureVisible(0, 0);
  arrange();
}

void ExplainPanel::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && m_shown != m_view) return goBack();
  QWidget::keyPressEvent(event);
}

void ExplainPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && !m_shown.isEmpty()) showTopic(m_shown);
}

QSize ExplainPanel::sizeHint() const {
  return {fontMetrics().averageCharWidth() * 42 + 32, 600};
}

}  // namespace epsiscope
