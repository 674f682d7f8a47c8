#include "ui/lessons/lesson_runner.h"

#include <QFileInfo>
#include <QScopedValueRollback>
#include <QSettings>

#include <algorithm>

#include "core/base/file_error.h"
#include "core/study/study_file.h"
#include "ui/lessons/lesson_shelf.h"
#include "ui/lessons/quantity.h"

namespace epsiscope {

namespace {

/// The study of the lesson that was left last, with its place.
const QString kLeft = QStringLiteral("lessons/left");

int stepOf(const Lesson& lesson, const Study& study) {
  return std::clamp(study.view.lessonStep, 0, static_cast<int>(lesson.steps.size()) - 1);
}

}  // namespace

LessonRunner::LessonRunner(Session& session, QSettings& settings, const QStringList& widgets, QObject* parent)
    : QObject(parent), m_session(session), m_settings(settings), m_widgets(widgets) {
  connect(&session, &Session::changed, this, &LessonRunner::follow);
  connect(&session, &Session::opening, this, &LessonRunner::leaveFor);
  connect(this, &LessonRunner::changed, this, &LessonRunner::lock);
}

std::optional<Lesson> LessonRunner::read(const QString& file) {
  LessonReading reading = readLessonFile(file, m_widgets);
  if (reading.lesson) return std::move(reading.lesson);
  const QString first = sentenceOf(reading.problems.front(), QFileInfo(file).fileName());
  const int more = static_cast<int>(reading.problems.size()) - 1;
  m_session.fail(more == 0 ? first : tr("%1 (and %n more)", nullptr, more).arg(first));
  return {};
}

void LessonRunner::start(const QString& id) {
  const std::optional<Lesson> lesson = read(lessonFile(id, m_settings));
  if (!lesson) return;
  Study study = lesson->study;
  study.view.lesson = lesson->id.toStdString();
  study.view.lessonStep = 0;
  begin(study);
}

void LessonRunner::openFile(const QString& file) {
  const std::optional<Lesson> lesson = read(file);
  if (!lesson) return;
  if (courseIds().contains(lesson->id) &&
      lessonFile(lesson->id, m_settings) != QFileInfo(file).absoluteFilePath())
    return m_session.fail(tr("%1: The id \"%2\" is that of a lesson of Epsiscope; choose another one.")
                              .arg(QFileInfo(file).fileName(), lesson->id));
  if (!courseIds().contains(lesson->id))
    rememberLessonFile(m_settings, lesson->id, QFileInfo(file).absoluteFilePath());
  start(lesson->id);
}

void LessonRunner::begin(const Study& study) {
  if (!isUnderWay()) m_own = m_session.work();
  m_unknown.clear();
  const QScopedValueRollback begins(m_begins, true);
  m_session.open(OpenStudy{study});
}

/// The whole step waits for the guess: whatever moved would give the answer away.
void LessonRunner::lock() {
  const bool waits = isUnderWay() && m_progress.waitsForPrediction();
  m_session.setLock(waits ? tr("Say first in the lesson what you expect: then the controls open.")
                          : QString());
}

/// Something else takes the place of the learner's own study, which comes back to be asked about first.
void LessonRunner::leaveFor(const OpenRequest&) {
  if (!m_begins) leave();
}

void LessonRunner::leave() {
  if (!isUnderWay()) return;
  m_settings.setValue(kLeft, QString::fromStdString(toJson(m_session.state().study)));
  close();
}

void LessonRunner::close() {
  m_progress = {};
  if (const std::optional<Session::Work> own = std::exchange(m_own, std::nullopt);
      own && own->document.table.dataset) {
    m_session.takeBack(*own);
  } else {
    Study study = m_session.state().study;
    study.view.lesson.reset();
    study.view.lessonStep = 0;
    m_session.setStudy(study);
  }
  emit changed();
}

bool LessonRunner::canResume() const {
  return !isUnderWay() && m_settings.contains(kLeft);
}

void LessonRunner::resume() {
  if (!canResume()) return;
  try {
    begin(parseStudy(m_settings.value(kLeft).toString().toStdString(), "the lesson that was left"));
  } catch (const FileError& error) {
    m_settings.remove(kLeft);
    m_session.fail(QString::fromUtf8(error.what()));
  }
}

void LessonRunner::follow() {
  const AppState& state = m_session.state();
  const std::string id = state.study.view.lesson.value_or(std::string());
  if (id.empty() || id == m_unknown) {
    if (!isUnderWay()) return;
    // Another study was opened: what was put aside is no longer waited for.
    m_own.reset();
    m_progress = {};
    emit changed();
    return;
  }
  const bool same = isUnderWay() && m_progress.lesson->id.toStdString() == id;
  const bool moved = !same || m_entered.lock() != state.dataset ||
                     m_progress.step != stepOf(*m_progress.lesson, state.study);
  if (moved) enter();
  if (isUnderWay()) look();
  if (moved) emit changed();
}

/// A step, or the lesson anew.
void LessonRunner::enter() {
  const AppState& state = m_session.state();
  const std::string& id = *state.study.view.lesson;
  const bool same = isUnderWay() && m_progress.lesson->id.toStdString() == id;
  const bool anew = !same || m_entered.lock() != state.dataset;
  std::shared_ptr<const Lesson> lesson = m_progress.lesson;
  if (!same) {
    LessonReading reading = readLessonFile(lessonFile(QString::fromStdString(id), m_settings), m_widgets);
    lesson = reading.lesson ? std::make_shared<const Lesson>(std::move(*reading.lesson)) : nullptr;
  }
  m_entered = state.dataset;
  m_progress = {.lesson = lesson,
                .cameOut = anew ? decltype(m_progress.cameOut)() : std::move(m_progress.cameOut)};
  if (lesson == nullptr) {
    m_unknown = id;
    return;
  }
  m_progress.step = stepOf(*lesson, state.study);
  if (anew) m_furthest = m_progress.step;
  m_progress.before = {.study = state.study, .result = state.result, .values = {}};
  m_progress.isPassed = m_progress.step < m_furthest;
}

/// Whether the learner has done what the step asks for. Until anything moves, the numbers from before are
/// noted as they are computed.
void LessonRunner::look() {
  const AppState& state = m_session.state();
  if (m_progress.isPassed || m_progress.hasActed) return;
  const LessonStep& step = m_progress.current();
  if (sameButForLook(state.study, m_progress.before.study))
    for (const QString& name : quantitiesOf(step))
      if (const auto value = quantity(name, state)) m_progress.before.values[name] = *value;
  if (m_progress.waitsForPrediction() || !holds(step.advance, m_progress.before, state)) return;
  if (step.predict && !canJudge(*step.predict, state)) return;
  m_progress.hasActed = true;
  if (step.predict)
    if (const auto right = rightAnswer(*step.predict, m_progress.before, state))
      m_progress.cameOut[m_progress.step] = *right;
  if (m_progress.predicted)
    m_progress.outcome = outcomeOf(*step.predict, *m_progress.predicted, m_progress.before, state);
  passStep();
}

void LessonRunner::passStep() {
  if (m_progress.isDone()) m_furthest = std::max(m_furthest, m_progress.step + 1);
  emit changed();
}

void LessonRunner::predict(const LessonAnswer& answer) {
  if (!isUnderWay() || !m_progress.waitsForPrediction()) return;
  m_progress.predicted = answer;
  emit changed();
  look();
}

void LessonRunner::answer(const LessonAnswer& answer) {
  if (!isUnderWay() || !m_progress.waitsForAnswer()) return;
  const LessonQuestion& question = *m_progress.current().question;
  if (!canJudge(question, m_session.state()))
    return m_session.say(tr("The number is not computed just now; wait, or show the view that has it."));
  m_progress.hasAnswered = true;
  m_progress.isAnswerRight = isRight(question, answer, m_progress.before, m_session.state());
  m_progress.habit = m_progress.isAnswerRight ? QString() : otherHabit(question, answer, m_session.state());
  passStep();
}

void LessonRunner::showHint() {
  m_progress.isHintShown = true;
  emit changed();
}

void LessonRunner::next() {
  if (!isUnderWay() || (!m_progress.isDone() && !m_progress.isHintShown)) return;
  m_furthest = std::max(m_furthest, m_progress.step + 1);
  if (!m_progress.isLast()) return goTo(m_progress.step + 1);
  const QString id = m_progress.lesson->id;
  setLessonDone(m_settings, id);
  m_settings.remove(kLeft);
  close();
  emit finished(id);
}

void LessonRunner::stepOn() {
  if (!isUnderWay()) return;
  if (m_progress.waitsForPrediction()) return predict({.isSpoken = true});
  const bool hints = !m_progress.isDone() && !m_progress.isHintShown;
  if (hints) showHint();
  if (!hints || m_progress.current().hint.isEmpty()) next();
}

void LessonRunner::goTo(int step) {
  if (!isUnderWay() || step < 0) return;
  Study study = m_session.state().study;
  study.view.lessonStep = step;
  m_session.setStudy(study);
}

}  // namespace epsiscope
