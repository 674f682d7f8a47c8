#include "ui/lessons/lesson_desk.h"

#include <QAction>
#include <QCursor>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileDialog>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>
#include <QTextBrowser>
#include <QTimer>
#include <QToolTip>
#include <QVBoxLayout>

#include "ui/explain/explain_panel.h"
#include "ui/lessons/course.h"
#include "ui/lessons/highlight.h"
#include "ui/lessons/lesson_card.h"
#include "ui/lessons/lesson_shelf.h"
#include "ui/lessons/question_bank.h"
#include "ui/widgets/start_folder.h"

namespace epsiscope {

namespace {

/// Shows the guide for lesson writers in a window of its own that blocks nothing.
void showLessonGuide(QWidget* parent) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(QObject::tr("Guide for lesson writers"));
  auto* text = new QTextBrowser(dialog);
  text->setMarkdown(lessonGuide());
  text->setOpenLinks(false);
  text->setAccessibleName(dialog->windowTitle());
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  auto* column = new QVBoxLayout(dialog);
  column->addWidget(text, 1);
  column->addWidget(buttons);
  dialog->resize(72 * dialog->fontMetrics().averageCharWidth(), 40 * dialog->fontMetrics().height());
  dialog->show();
}

}  // namespace

LessonDesk::LessonDesk(const Parts& parts, Session& session, QSettings& settings)
    : QObject(parts.window),
      m_parts(parts),
      m_session(session),
      m_settings(settings),
      m_runner(session, settings, controlNames(*parts.window)),
      m_highlight(new Highlight(parts.window)) {
  connect(m_parts.menu, &QMenu::aboutToShow, this, &LessonDesk::fillMenu);
  connect(&m_runner, &LessonRunner::changed, this, &LessonDesk::present);
  connect(&session, &Session::changed, this, &LessonDesk::point);
  connect(&session, &Session::refused, this,
          [this] { QToolTip::showText(QCursor::pos(), m_session.state().locked, m_parts.window); });
  connect(&m_runner, &LessonRunner::finished, this, [this](const QString& id) {
    m_session.say(tr("Lesson finished: %1.").arg(lessonHead(lessonFile(id, m_settings)).title));
  });
  // The panel comes and goes after the action.
  connect(m_parts.setupAction, &QAction::toggled, this, &LessonDesk::point, Qt::QueuedConnection);
  m_parts.window->installEventFilter(this);
  fillMenu();
}

void LessonDesk::fillMenu() {
  QMenu* menu = m_parts.menu;
  menu->clear();
  menu->setToolTipsVisible(true);
  addPage(menu, tr("&Course…"), "lesson-course",
          tr("The lessons in order, with their minutes and what is done."), [this] {
            auto* course = new Course(m_settings, m_parts.window);
            connect(course, &Course::startWanted, &m_runner, &LessonRunner::start);
            course->show();
          });
  addPage(menu, tr("&Question bank…"), "lesson-questions",
          tr("Questions for a class, with answers for the teacher."),
          [this] { (new QuestionBank(m_settings, m_parts.window))->show(); });
  menu->addSeparator();
  for (const LessonGroup& group : lessonGroups()) {
    QAction* heading = menu->addAction(group.name);
    heading->setEnabled(false);
    heading->setToolTip(tr("The lessons below belong together."));
    for (const QString& id : group.ids) addLesson(menu, id);
  }
  menu->addSeparator();
  const bool underWay = m_runner.isUnderWay();
  const auto add = [&](const QString& text, const char* name, bool enabled, const QString& tip,
                       const auto& act) {
    QAction* action = menu->addAction(text, this, act);
    action->setObjectName(QLatin1String(name));
    action->setEnabled(enabled);
    action->setToolTip(tip);
  };
  add(tr("Gu&esses of the class…"), "lesson-guesses", underWay,
      underWay ? tr("Collects the codes that the pages of the lesson show after a guess.")
               : tr("No lesson is under way."),
      [this] { collectGuesses(m_parts.window); });
  add(tr("&Leave the lesson"), "lesson-leave", underWay,
      underWay ? tr("Gives your own study back; the lesson can be resumed.") : tr("No lesson is under way."),
      [this] { m_runner.leave(); });
  add(tr("&Resume the lesson"), "lesson-resume", m_runner.canResume(),
      m_runner.canResume() ? tr("Goes on where you left.") : tr("No lesson was left."),
      [this] { m_runner.resume(); });
  add(tr("Start the lesson a&new"), "lesson-replay", underWay,
      underWay ? tr("From its first step, with its own study.") : tr("No lesson is under way."),
      [this] { m_runner.replay(); });
  menu->addSeparator();
  add(tr("&Open lesson file…"), "lesson-open", true, tr("A lesson that a teacher wrote."),
      [this] { openWithDialog(); });
  add(tr("&Guide for lesson writers"), "lesson-guide", true,
      tr("The format of lesson files, with an example."), [this] { showLessonGuide(m_parts.window); });
}

void LessonDesk::addPage(QMenu* menu, const QString& text, const char* name, const QString& tip,
                         const std::function<void()>& show) {
  QAction* action = menu->addAction(text, this, show);
  action->setObjectName(QLatin1String(name));
  action->setToolTip(tip);
}

void LessonDesk::addLesson(QMenu* menu, const QString& id) {
  const QString file = lessonFile(id, m_settings);
  if (file.isEmpty()) return;
  const LessonHead head = lessonHead(file);
  QAction* action = menu->addAction(head.title, this, [this, id] { m_runner.start(id); });
  action->setObjectName(QStringLiteral("lesson:") + id);
  action->setCheckable(true);
  action->setChecked(isLessonDone(m_settings, id));
  const QString tip = tr("%1 About %2 min.").arg(head.summary, QString::number(head.minutes));
  action->setToolTip(action->isChecked() ? tr("%1 Finished before.").arg(tip) : tip);
}

void LessonDesk::openWithDialog() {
  const QString file =
      QFileDialog::getOpenFileName(m_parts.window, tr("Open a lesson"), startFolder(m_parts.window),
                                   tr("Lessons (*.json);;All files (*)"));
  if (!file.isEmpty()) m_runner.openFile(file);
}

void LessonDesk::collectGuesses(QWidget* over) {
  if (m_guesses == nullptr || m_guesses->parentWidget() != over) {
    delete m_guesses;
    m_guesses = new GuessDialog(m_typed, m_parts.theme(), over);
    connect(&m_runner, &LessonRunner::changed, m_guesses,
            [this] { m_guesses->present(m_runner.progress()); });
    m_guesses->present(m_runner.progress());
    m_guesses->show();
  }
  m_guesses->raise();
  m_guesses->activateWindow();
}

void LessonDesk::present() {
  if (!m_runner.isUnderWay()) {
    m_parts.explain->setLessonWidget(nullptr);
    return point();
  }
  if (m_card == nullptr) {
    m_card = new LessonCard(m_parts.explain);
    connect(m_card, &LessonCard::predicted, &m_runner, &LessonRunner::predict);
    connect(m_card, &LessonCard::answered, &m_runner, &LessonRunner::answer);
    connect(m_card, &LessonCard::answerForgotten, &m_runner, &LessonRunner::forgetAnswer);
    connect(m_card, &LessonCard::hintWanted, &m_runner, &LessonRunner::showHint);
    connect(m_card, &LessonCard::backWanted, &m_runner, &LessonRunner::back);
    connect(m_card, &LessonCard::nextWanted, &m_runner, &LessonRunner::next, Qt::QueuedConnection);
    connect(m_card, &LessonCard::leaveWanted, &m_runner, &LessonRunner::leave, Qt::QueuedConnection);
    m_parts.explain->setLessonWidget(m_card);
    showCard();
  }
  m_card->present(m_runner.progress());
  point();
}

/// A lesson without its card could not be followed.
void LessonDesk::showCard() {
  if (!m_runner.isUnderWay()) return;
  m_parts.explain->show();
  m_parts.explainAction->setChecked(true);
}

/// Frames what the step wants to be used, once it can be.
void LessonDesk::point() {
  const bool underWay = m_runner.isUnderWay();
  const LessonProgress& progress = m_runner.progress();
  const QString name = underWay ? progress.current().widget : QString();
  const LessonTarget target = findTarget(name, *m_parts.window);
  const bool waits = underWay && progress.waitsForPrediction();
  const bool reads = underWay && progress.current().advance.kind == Condition::Kind::read;
  const bool points = underWay && !waits && (reads || !progress.isDone());
  m_highlight->surround(points ? target : LessonTarget{});
  const QString place =
      points && target.widget != nullptr ? QStringLiteral("%1 %2").arg(progress.step).arg(name) : QString();
  if (!place.isEmpty() && place != m_revealed) reveal(target);
  m_revealed = place;
}

bool LessonDesk::eventFilter(QObject* watched, QEvent* event) {
  // A narrow window hides the explanations; the window does so after this.
  if (event->type() == QEvent::Resize) QTimer::singleShot(0, this, [this] { showCard(); });
  // Unsaved changes are asked about in the learner's own study.
  if (event->type() == QEvent::Close) m_runner.leave();
  return QObject::eventFilter(watched, event);
}

}  // namespace epsiscope
