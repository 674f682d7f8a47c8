#include "ui/lessons/lesson_card.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QResizeEvent>
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

/// The reply below a step that asks something to be done.
QString replyTo(const LessonProgress& progress) {
  const LessonStep& step = progress.current();
  if (progress.isPassed) return step.advance.kind == Condition::Kind::read ? QString() : QObject::tr("Done.");
  if (step.question && progress.hasAnswered)
    return progress.isAnswerRight     ? QObject::tr("Right. %1").arg(step.question->right)
           : progress.habit.isEmpty() ? QObject::tr("Not yet. %1").arg(step.question->wrong)
                                      : QObject::tr("Nearly. %1").arg(progress.habit);
  const bool isSaid = step.question || progress.predicted || step.advance.kind == Condition::Kind::read;
  return progress.hasActed && !isSaid ? QObject::tr("Done.") : QString();
}

/// As high as its contents where there is room for them.
class FittingArea : public QScrollArea {
public:
  using QScrollArea::QScrollArea;

  QSize sizeHint() const override {
    if (widget() == nullptr || widget()->layout() == nullptr) return {0, 0};
    const int width = std::max(1, viewport()->width());
    const QLayout& contents = *widget()->layout();
    return {0, contents.hasHeightForWidth() ? contents.totalHeightForWidth(width)
                                            : contents.totalSizeHint().height()};
  }
  QSize minimumSizeHint() const override {
    return {0, std::min(sizeHint().height(), 6 * fontMetrics().height())};
  }

protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
  }
  void resizeEvent(QResizeEvent* event) override {
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) updateGeometry();
  }
};

QVBoxLayout* fillArea(QScrollArea& area, QVBoxLayout* column) {
  auto* contents = new QWidget(&area);
  contents->setProperty("role", QStringLiteral("panel"));
  contents->setLayout(column);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(8);
  area.setFrameShape(QFrame::NoFrame);
  area.setWidgetResizable(true);
  area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area.setWidget(contents);
  return column;
}

}  // namespace

LessonCard::LessonCard(QWidget* parent)
    : QFrame(parent),
      m_area(new QScrollArea(this)),
      m_column(fillArea(*m_area, new QVBoxLayout)),
      m_asked(new FittingArea(this)),
      m_asking(fillArea(*m_asked, new QVBoxLayout)) {
  setObjectName(QStringLiteral("lesson-card"));
  setProperty("role", QStringLiteral("card"));
  setAccessibleName(tr("Lesson"));
  // Its share of the room, whatever it says.
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
  setMinimumHeight(12 * fontMetrics().height());
  auto* parts = new QVBoxLayout(this);
  parts->setContentsMargins(12, 12, 4, 12);
  parts->setSpacing(8);
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
  for (QLabel* part : {m_text, m_outcome, m_hint}) m_column->addWidget(part);
  m_column->addStretch(1);
  m_area->setObjectName(QStringLiteral("lesson-scroll"));
  m_area->setAccessibleName(tr("Text of the lesson"));
  // The question has its room first; a few lines of the text are always there.
  m_area->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
  m_area->setMinimumHeight(4 * fontMetrics().height());
  parts->addWidget(m_area, 1);
  for (QWidget* part : std::initializer_list<QWidget*>{m_predict, m_locked, m_question, m_reply})
    m_asking->addWidget(part);
  m_asked->setObjectName(QStringLiteral("lesson-asked"));
  m_asked->setAccessibleName(tr("Question of the lesson"));
  m_asked->setFocusPolicy(Qt::NoFocus);
  m_asked->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  parts->addWidget(m_asked);
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

/// Clears the reply to the answer before: it is not that to the one being given.
void LessonCard::forgetReply() {
  say(m_reply, QString());
  emit answerForgotten();
}

void LessonCard::present(const LessonProgress& progress) {
  const QPointer<QWidget> focused = QApplication::focusWidget();
  const bool isInside = focused != nullptr && isAncestorOf(focused);
  const bool isFree = focused == nullptr || focused == window();
  const bool isNew = showStep(progress);
  showQuestions(progress);
  say(m_outcome, progress.outcome.isEmpty() ? QString() : lessonHtml(progress.outcome));
  const QString reply = replyTo(progress);
  say(m_reply, reply.isEmpty() ? QString() : lessonHtml(reply));
  m_asked->setVisible(std::ranges::any_of(
      std::initializer_list<QWidget*>{m_predict, m_question, m_reply}, [this](const QWidget* part) {
        return part->parentWidget() == m_asked->widget() && !part->isHidden();
      }));
  say(m_hint, progress.isHintShown ? lessonHtml(progress.current().hint) : QString());
  showButtons(progress);
  bringToSight(isNew);
  // A learner who walks through the lesson with the keyboard need not look for the way on.
  const bool isGone = isInside && (focused == nullptr || focused != QApplication::focusWidget() ||
                                   !focused->isVisible() || !focused->isEnabled());
  const bool isAnswered = isInside && !isGone &&
                          ((m_predict->isAncestorOf(focused) && !progress.waitsForPrediction()) ||
                           (m_question->isAncestorOf(focused) && !progress.waitsForAnswer()));
  if (isGone || isAnswered || (isNew && (isInside || isFree))) focusOnward(progress);
}

/// A step begins at its first word; what is said later is below, and has no place before it is laid out.
void LessonCard::bringToSight(bool isNew) {
  if (isNew) return m_area->verticalScrollBar()->setValue(0);
  const auto scroll = [this] {
    m_asked->ensureWidgetVisible(m_reply->isHidden() ? static_cast<QWidget*>(m_question) : m_reply, 0, 8);
    for (QWidget* part : {m_hint, m_outcome}) {
      if (part->isHidden()) continue;
      // A part that is too long is read from its first line.
      if (part->height() > m_area->viewport()->height())
        return m_area->verticalScrollBar()->setValue(part->y());
      return m_area->ensureWidgetVisible(part, 0, 8);
    }
  };
  QMetaObject::invokeMethod(this, scroll, Qt::QueuedConnection);
}

/// Moves the focus to the next thing that the lesson wants.
void LessonCard::focusOnward(const LessonProgress& progress) {
  if (progress.waitsForPrediction()) return m_predict->focusFirst();
  if (progress.waitsForAnswer()) return m_question->focusFirst();
  for (QWidget* button : std::initializer_list<QWidget*>{m_next, m_hintButton, m_back, m_leave})
    if (!button->isHidden() && button->isEnabled()) return button->setFocus();
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
  // The reply stays to be read, with the text.
  const bool isAsked = progress.waitsForPrediction();
  if (QWidget* home = isAsked ? m_asked->widget() : m_area->widget(); m_predict->parentWidget() != home)
    (isAsked ? m_asking : m_column)->insertWidget(isAsked ? 0 : 1, m_predict);
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
