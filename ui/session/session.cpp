#include "ui/session/session.h"

#include "core/tasks/problems.h"

namespace epsiscope {

Session::Session(QObject* parent) : QObject(parent) {
  m_idle.setSingleShot(true);
  m_idle.setInterval(0);
  connect(&m_idle, &QTimer::timeout, this, &Session::refreshPicture);
  m_activities.follow(m_preparer, Activity::Kind::preparing);
  m_activities.follow(m_previewer, Activity::Kind::previewing);
  connectParts();
}

Session::~Session() = default;

void Session::connectParts() {
  connect(&m_notices, &Notices::changed, this, &Session::changed);
  connect(&m_activities, &Activities::changed, this, &Session::changed);
  connect(&m_activities, &Activities::failed, this, [this](const QString& why) { m_opener.fail(why); });
  connect(&m_document, &Document::changed, this, &Session::changed);
  connect(&m_document, &Document::edited, this, &Session::recheck);
  connect(&m_document, &Document::saved, this, &Session::fileOpened);
  connect(&m_document, &Document::taskChanged, this, [this] {
    forgetPictures();
    m_runs.showTask();
  });
  connect(&m_document, &Document::tableReplaced, this, [this] {
    forgetPictures();
    m_runs.forget();
  });
  connect(&m_opener, &Opener::adopted, this, &Session::recheckAll);
  connect(&m_opener, &Opener::needsAnswers, this, &Session::needsAnswers);
  connect(&m_opener, &Opener::fileOpened, this, &Session::fileOpened);
  connect(&m_opener, &Opener::restored, this, &Session::restored);
  connect(&m_rereader, &Rereader::adopted, this, &Session::recheckAll);
  connect(&m_rereader, &Rereader::givenUp, this, [this] { recheck(Aspect::study); });
  connect(&m_runs, &Runs::changed, this, &Session::changed);
  connect(&m_profiler, &Profiler::changed, this, &Session::changed);
}

/// After any change: the problems, the cache if another one is needed, and the picture once the event loop is
/// idle.
void Session::recheck(Aspects what) {
  m_state.stopped = false;
  m_state.problems = problems(m_state.study, m_state.dataset.get());
  m_rereader.update();
  m_profiler.update();
  prepareCache();
  m_idle.start();
  emit changed(what);
}

void Session::recheckAll() {
  recheck(Aspect::study | Aspect::data | Aspect::picture | Aspect::result | Aspect::notice);
}

void Session::stop() {
  m_state.stopped |= m_preparer.isRunning() || m_previewer.isRunning();
  m_activities.stop();
  m_preparing.clear();
  m_drawing.reset();
  emit changed(Aspect::study);
}

void Session::setPaused(bool paused) {
  if (paused == m_state.paused) return;
  m_state.paused = paused;
  recheck(Aspect::study | Aspect::activity);
}

bool Session::isSettled() const {
  return !m_idle.isActive() && !m_activities.isAny() && !m_profiler.isRunning();
}

/// What is drawn or being prepared belongs to other data or to another task.
void Session::forgetPictures() {
  m_preparer.stop();
  stopDrawing();
  m_preparing.clear();
  m_state.cache.reset();
  m_state.forgetPictures();
}

Session::Work Session::work() const {
  return {.document = m_document.work(), .profiles = m_state.profiles, .results = m_runs.results()};
}

void Session::takeBack(const Work& work) {
  m_activities.stop();
  m_document.takeBack(work.document);
  m_runs.takeBack(work.results);
  m_profiler.takeBack(work.profiles);
  m_opener.forgetPast();
  recheckAll();
}

}  // namespace epsiscope
