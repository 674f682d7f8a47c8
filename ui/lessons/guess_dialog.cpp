#include "ui/lessons/guess_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

#include "core/page/class_code.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_model.h"
#include "ui/lessons/lesson_runner.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/shown_text.h"

namespace epsiscope {

namespace {

/// So many codes that do not count are named at a time.
constexpr std::size_t kNamedCodes = 4;
constexpr int kCodeSize = 8;

/// The step of this lesson that has the tag and asks for a guess; -1: none has.
int stepWithTag(const Lesson& lesson, int tag) {
  for (int step = 0; step < static_cast<int>(lesson.steps.size()); ++step)
    if (lesson.steps[static_cast<std::size_t>(step)].predict &&
        guessedAt(lesson.id.toStdString(), step).tag == tag)
      return step;
  return -1;
}

QString refusalOf(const CodeHeap::Refused& refused, const Lesson& lesson, int here) {
  const QString code = shownText(refused.code);
  switch (refused.fault) {
    case CodeHeap::Fault::letters:
      return QObject::tr("%1 holds a sign that no code has; codes are letters without I, L and O.").arg(code);
    case CodeHeap::Fault::length:
      return QObject::tr("%1 has too few or too many letters; the code of a guess has eight.").arg(code);
    case CodeHeap::Fault::check:
      return QObject::tr("%1 has a wrong letter; compare it with the phone.").arg(code);
    case CodeHeap::Fault::kind:
      return QObject::tr(
                 "%1 answers a question of the class and is no guess; count it on the page of the class.")
          .arg(code);
    case CodeHeap::Fault::twice:
      return QObject::tr("%1 stands here twice and counts once; take one of the two away.").arg(code);
    case CodeHeap::Fault::question:
      break;
  }
  const int step = stepWithTag(lesson, refused.tag);
  // A choice that this question does not have is of another one with the same tag.
  return step < 0 || step == here
             ? QObject::tr("%1 is a guess in another lesson; ask which page it comes from.").arg(code)
             : QObject::tr("%1 is a guess at step %2; type it there.").arg(code).arg(step + 1);
}

}  // namespace

GuessDialog::GuessDialog(TypedCodes& typed, const Theme& theme, QWidget* parent)
    : QDialog(parent),
      m_typed(typed),
      m_theme(theme),
      m_codes(new QPlainTextEdit(this)),
      m_problems(new QLabel(this)),
      m_asked(new QLabel(this)),
      m_said(new QLabel(this)),
      m_chart(new Chart(this)) {
  setObjectName(QStringLiteral("guess-dialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Guesses of the class"));
  auto* row = new QHBoxLayout;
  row->setSpacing(16);
  row->addWidget(makeCodes(), 1);
  row->addWidget(makePicture(), 3);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(12);
  column->addLayout(row, 1);
  column->addWidget(buttons);
  connect(m_codes, &QPlainTextEdit::textChanged, this, &GuessDialog::count);
  m_codes->installEventFilter(this);
  resize(parent->size() * 0.8);
  m_codes->setFocus();
}

QWidget* GuessDialog::makeCodes() {
  auto* part = new QWidget(this);
  auto* column = new QVBoxLayout(part);
  column->setContentsMargins(0, 0, 0, 0);
  auto* label = new QLabel(tr("C&odes of the phones"), part);
  label->setBuddy(m_codes);
  describe(m_codes, "guess-codes", tr("Codes of the phones"),
           tr("The eight letters that the page of the lesson shows after a guess, one code a line or many in "
              "one."));
  m_codes->setTabChangesFocus(true);
  m_codes->setFrameShape(QFrame::StyledPanel);
  m_codes->setPlaceholderText(QStringLiteral("KMRW TAPC"));
  m_problems->setObjectName(QStringLiteral("guess-problems"));
  m_problems->setProperty("role", QStringLiteral("problem"));
  m_problems->setTextFormat(Qt::PlainText);
  m_problems->setWordWrap(true);
  column->addWidget(label);
  column->addWidget(m_codes, 1);
  column->addWidget(m_problems);
  return part;
}

QWidget* GuessDialog::makePicture() {
  auto* part = new QWidget(this);
  auto* column = new QVBoxLayout(part);
  column->setContentsMargins(0, 0, 0, 0);
  for (const auto& [label, name] : {std::pair(m_asked, "guess-question"), std::pair(m_said, "guess-said")}) {
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
  }
  m_said->setProperty("role", QStringLiteral("strong"));
  m_chart->setTheme(m_theme);
  column->addWidget(m_asked);
  column->addWidget(m_chart, 1);
  column->addWidget(m_said);
  column->addStretch();  // while there is no picture
  return part;
}

/// Where a step asks for no guess, that of the step before stays; at the end of a lesson its last one does.
void GuessDialog::present(const LessonProgress& progress) {
  if (progress.lesson == nullptr) return;
  int step = progress.step;
  while (step >= 0 && !progress.lesson->steps[static_cast<std::size_t>(step)].predict) --step;
  const bool isOther = m_lesson != progress.lesson || m_step != step;
  m_lesson = progress.lesson;
  m_step = step;
  m_codes->setEnabled(step >= 0);
  if (step < 0) {
    m_guesses = {};
    m_asked->setText(tr("The lesson has asked for no guess yet; go on to the step that does."));
  } else {
    m_guesses.question = *m_lesson->steps[static_cast<std::size_t>(step)].predict;
    const auto cameOut = progress.cameOut.find(step);
    m_guesses.cameOut = cameOut == progress.cameOut.end() ? std::nullopt : std::optional(cameOut->second);
    m_asked->setText(guessQuestion(m_guesses));
  }
  if (isOther) {
    const QSignalBlocker blocker(m_codes);
    m_codes->setPlainText(m_typed[{m_lesson->id, m_step}]);
  }
  count();
}

bool GuessDialog::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusOut) QTimer::singleShot(0, this, [this] { count(); });
  return QDialog::eventFilter(watched, event);
}

void GuessDialog::count() {
  m_guesses.guesses.clear();
  CodeHeap heap;
  if (m_step >= 0) {
    const QString text = m_codes->toPlainText();
    m_typed[{m_lesson->id, m_step}] = text;
    const int choices = static_cast<int>(m_guesses.question.choices.size());
    const CodedQuestion question = guessedAt(m_lesson->id.toStdString(), m_step);
    const auto read = [&](const QString& codes) {
      return readCodes(codes.toStdString(), question, choices > 0 ? choices : codedValues(question.kind));
    };
    heap = read(text);
    for (const int value : heap.values) m_guesses.guesses.push_back(choices > 0 ? value : guessNumber(value));
    heap.refused = read(text.chopped(lineBeingTyped().size())).refused;
  }
  complain(heap);
  m_said->setText(m_step < 0 ? QString() : guessSentence(m_guesses));
  m_chart->show(guessChart(m_guesses, m_theme));
  m_chart->setVisible(!m_guesses.guesses.empty());
}

/// The end of the text, while it may become a code: nothing is said of it yet.
QString GuessDialog::lineBeingTyped() const {
  const QString text = m_codes->toPlainText();
  const QString last = text.mid(text.lastIndexOf(QLatin1Char('\n')) + 1);
  const auto letters = std::ranges::count_if(last, [](QChar sign) { return sign.isLetterOrNumber(); });
  return m_codes->hasFocus() && letters < kCodeSize ? last : QString();
}

void GuessDialog::complain(const CodeHeap& heap) {
  QStringList sentences;
  const std::size_t unnamed = heap.refused.size() - std::min(heap.refused.size(), kNamedCodes);
  for (std::size_t i = unnamed; i < heap.refused.size(); ++i)
    sentences << refusalOf(heap.refused[i], *m_lesson, m_step);
  if (unnamed > 0)
    sentences << countedText("QObject", "%1 more do not count either.", "%1 more does not count either.",
                             unnamed);
  showSentence(m_problems, sentences.join(QLatin1Char('\n')));
}

}  // namespace epsiscope
