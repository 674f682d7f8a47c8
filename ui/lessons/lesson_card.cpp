#include "ui/lessons/lesson_card.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "ui/lessons/lesson_text.h"
#include "ui/lessons/question_box.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

void say(QLabel* label, const QString& html) {
  label->setText(html);
  label->setVisible(!html.isEmpty());
}

/// What is said below a step that asks something to be done.
QString replyTo(const LessonProgress& progress) {
  const LessonStep& step = progress.current();
  if (progress.isPassed) return step.advance.kind == Condition::Kind::read ? QString() : QObject::tr("Done.");
  if (step.question && progress.hasAnswered)
    return progress.isAnswerRight     ? QObject::tr("Right. %1").arg(step.question->right)
           : progress.habit.isEmpty() ? QObject::tr("Not yet. %1").arg(step.question->wrong)
                                      : QObject::tr("Nearly. %1").arg(progress.habit);
  const bool told = step.question || progress.predicted || step.advance.kind == Condition::Kind::read;
  return progress.hasActed && !told ? QObject::tr("Done.") : QString();
}

}  // namespace

LessonCard::LessonCard(QWidget* parent)
    : QFrame(parent), m_area(new QScrollArea(this)), m_column(new QVBoxLayout) {
  setObjectName(QStringLiteral("lesson-card"));
  setProperty("role", QStringLiteral("card"));
  setAccessibleName(tr("Lesson"));
  // Its share of the room, whatever it says.
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
  setMinimumHeight(12 * fontMetrics().height());
  auto* parts = new QVBoxLayout(this);
  parts->setContentsMargins(12, 12, 4, 12);
  parts->setSpacing(8);
  auto* text = new QWidget(m_area);
  text->setProperty("role", QStringLiteral("panel"));
  text->setLayout(m_column);
  m_column->setContentsMargins(0, 0, 8, 0);
  m_column->setSpacing(8);
  m_place = addText("small", "lesson-place");
  m_title = addText("title", "lesson-title");
  parts->addWidget(m_place);
  parts->addWidget(m_title);
  m_text = addText("", "lesson-text");
  m_locked = addText("muted", "lesson-locked");
  m_predict = new QuestionBox(QStringLiteral("lesson-predict"), tr("That is my guess"), this);
  m_outcome = addText("note", "lesson-outcome");
  m_question = new QuestionBox(QStringLiteral("lesson-answer"), tr("Answer"), this);
  m_reply = addText("note", "lesson-reply");
  m_hint = addText("muted", "lesson-hint");
  for (QWidget* part :
       std::initializer_list<QWidget*>{m_text, m_predict, m_locked, m_outcome, m_question, m_reply, m_hint})
    m_column->addWidget(part);
  m_column->addStretch(1);
  m_area->setObjectName(QStringLiteral("lesson-scroll"));
  m_area->setAccessibleName(tr("Text of the lesson"));
  m_area->setFrameShape(QFrame::NoFrame);
  m_area->setWidgetResizable(true);
  m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_area->setWidget(text);
  parts->addWidget(m_area, 1);
  addButtons();
  connect(m_predict, &QuestionBox::answered, this, &LessonCard::predicted);
  connect(m_question, &QuestionBox::answered, this, &LessonCard::answered);
  connect(m_question, &QuestionBox::edited, this, &LessonCard::forgetReply);
  connect(m_hintButton, &QToolButton::clicked, this, &LessonCard::hintWanted);
  connect(m_back, &QPushButton::clicked, this, &LessonCard::backWanted);
  connect(m_next, &QPushButton::clicked, this, &LessonCard::nextWanted);
  connect(m_leave, &QPushButton::clicked, this, &LessonCard::leaveWanted);
}

QLabel* LessonCard::addText(const char* role, const char* name) {
  auto* label = new QLabel(this);
  label->setProperty("role", QString::fromLatin1(role));
  label->setObjectName(QLatin1String(name));
  label->setWordWrap(true);
  label->setTextFormat(Qt::RichText);
  return label;
}

/// Below the text, where they stay.
void LessonCard::addButtons() {
  auto* parts = static_cast<QVBoxLayout*>(layout());
  m_hintButton = new QToolButton(this);
  m_hintButton->setProperty("role", QStringLiteral("link"));
  m_hintButton->setText(tr("Show a hint"));
  m_hintButton->setObjectName(QStringLiteral("lesson-show-hint"));
  setTip(m_hintButton, tr("Says how the step is done; after that it can also be skipped."));
  QSizePolicy keepsRoom = m_hintButton->sizePolicy();
  keepsRoom.setRetainSizeWhenHidden(true);
  m_hintButton->setSizePolicy(keepsRoom);
  parts->addWidget(m_hintButton, 0, Qt::AlignLeft);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(0, 0, 8, 0);
  row->setSpacing(8);
  const auto add = [&](const QString& text, const char* name) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    row->addWidget(button);
    return button;
  };
  m_leave = add(tr("Leave"), "lesson-leave");
  m_leave->setProperty("role", QStringLiteral("flat"));
  setTip(m_leave, tr("Gives your own study back; the lesson can be resumed where you are."));
  row->addStretch(1);
  m_back = add(tr("Back"), "lesson-back");
  m_next = add(tr("Next"), "lesson-next");
  m_next->setProperty("role", QStringLiteral("primary"));
  parts->addLayout(row);
}

/// What was said of the answer before is not said of the one that is being given.
void LessonCard::forgetReply() {
  say(m_reply, QString());
  emit answerForgotten();
}

void LessonCard::present(const LessonProgress& progress) {
  const QWidget* focused = QApplication::focusWidget();
  const bool hasFocus = focused == nullptr || focused == window() || isAncestorOf(focused);
  const bool isNew = showStep(progress);
  showQuestions(progress);
  say(m_outcome, progress.outcome.isEmpty() ? QString() : lessonHtml(progress.outcome));
  const QString reply = replyTo(progress);
  say(m_reply, reply.isEmpty() ? QString() : lessonHtml(reply));
  say(m_hint, progress.isHintShown ? lessonHtml(progress.current().hint) : QString());
  showButtons(progress);
  bringToSight(isNew);
  // Who walks through the lesson with the keyboard need not look for the way on.
  if (isNew && hasFocus) focusFirst();
}

/// A step begins at its first word; what is said later is below, and has no place before it is laid out.
void LessonCard::bringToSight(bool isNew) {
  if (isNew) return m_area->verticalScrollBar()->setValue(0);
  const auto scroll = [this] {
    for (QWidget* part : {m_hint, m_reply, m_outcome}) {
      if (part->isHidden()) continue;
      // What is too long is read from its first line.
      if (part->height() > m_area->viewport()->height())
        return m_area->verticalScrollBar()->setValue(part->y());
      return m_area->ensureWidgetVisible(part, 0, 8);
    }
  };
  QMetaObject::invokeMethod(this, scroll, Qt::QueuedConnection);
}

void LessonCard::focusFirst() {
  if (!m_predict->isHidden()) return m_predict->focusFirst();
  if (m_next->isEnabled()) return m_next->setFocus();
  if (!m_hintButton->isHidden()) m_hintButton->setFocus();
}

/// Whether the step is another one.
bool LessonCard::showStep(const LessonProgress& progress) {
  if (m_lesson == progress.lesson && m_step == progress.step) return false;
  m_lesson = progress.lesson;
  m_step = progress.step;
  const LessonStep& step = progress.current();
  m_place->setText(tr("Lesson · step %1 of %2").arg(m_step + 1).arg(m_lesson->steps.size()));
  m_title->setText(m_lesson->title.toHtmlEscaped());
  m_text->setText(lessonHtml(step.text));
  setAccessibleDescription(step.text);
  if (step.predict) m_predict->ask(*step.predict);
  if (step.question) m_question->ask(*step.question);
  return true;
}

void LessonCard::showQuestions(const LessonProgress& progress) {
  const LessonStep& step = progress.current();
  say(m_locked, progress.waitsForPrediction()
                    ? tr("The controls open once you have said what you expect.").toHtmlEscaped()
                    : QString());
  m_predict->setVisible(step.predict && !progress.isPassed);
  m_predict->setOpen(progress.waitsForPrediction());
  m_question->setVisible(step.question && progress.hasActed && !progress.isPassed);
  m_question->setOpen(progress.waitsForAnswer());
}

void LessonCard::showButtons(const LessonProgress& progress) {
  const bool done = progress.isDone();
  const bool skips = !done && progress.isHintShown;
  m_hintButton->setVisible(!progress.current().hint.isEmpty() && !progress.isHintShown && !done);
  m_back->setEnabled(progress.step > 0);
  setTip(m_back, progress.step > 0 ? tr("The step before.") : tr("This is the first step."));
  m_next->setText(skips ? tr("Skip") : progress.isLast() ? tr("Finish") : tr("Next"));
  // As wide as its widest word: nothing moves.
  int width = 0;
  const QString word = m_next->text();
  for (const QString& one : {tr("Skip"), tr("Finish"), tr("Next")}) {
    m_next->setText(one);
    width = std::max(width, m_next->sizeHint().width());
  }
  m_next->setText(word);
  m_next->setMinimumWidth(width);
  m_next->setEnabled(done || skips);
  setTip(m_next, skips               ? tr("Goes on without doing this step.")
                 : !done             ? tr("Do the step first; a hint says how.")
                 : progress.isLast() ? tr("Ends the lesson and gives your own study back.")
                                     : tr("The next step."));
}

}  // namespace epsiscope
