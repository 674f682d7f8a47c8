#include "ui/session/session.h"

#include "core/study/plan.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/problems.h"

namespace epsiscope {

Session::Session(QObject* parent) : QObject(parent) {
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
  connect(&m_document, &Document::saved, &m_kept, &KeptRuns::keepBeside);
  connect(&m_document, &Document::saved, this, [this] { m_notices.forget(NoticeAction::reopen); });
  connect(&m_document, &Document::taskChanged, this, [this] {
    m_pictures.forget();
    m_runs.showTask();
  });
  connect(&m_document, &Document::tableReplaced, this, [this] {
    // Invented people are no others because they are more: what is shown stays until it is drawn anew.
    const bool isPlanned = isPlan(m_state.study.data);
    isPlanned&& m_wasPlanned ? m_pictures.stop() : m_pictures.forget();
    m_wasPlanned = isPlanned;
    m_runs.forget();
  });
  connect(&m_opener, &Opener::keptRunRead, &m_kept, &KeptRuns::know);
  connect(&m_opener, &Opener::runFound, &m_runs, &Runs::restore);
  connect(&m_opener, &Opener::adopted, this, &Session::recheckAll);
  connect(&m_opener, &Opener::needsAnswers, this, &Session::needsAnswers);
  connect(&m_opener, &Opener::fileOpened, this, &Session::fileOpened);
  connect(&m_opener, &Opener::restored, this, &Session::restored);
  connect(&m_rereader, &Rereader::adopted, this, &Session::recheckAll);
  connect(&m_rereader, &Rereader::givenUp, this, [this] { recheck(Aspect::study); });
  connect(&m_pictures, &Pictures::changed, this, &Session::changed);
  connect(&m_runs, &Runs::changed, this, &Session::changed);
  connect(&m_runs, &Runs::finished, &m_kept, &KeptRuns::keepFinished);
  connect(&m_profiler, &Profiler::changed, this, &Session::changed);
}

void Session::open(const OpenRequest& request) {
  const auto* table = std::get_if<OpenTable>(&request);
  const bool isChange = std::holds_alternative<OpenTask>(request) ||
                        (m_state.dataset && table != nullptr && table->data.file == m_state.study.data.file);
  if (isChange && !isOpen()) return;
  if (!isChange && !std::holds_alternative<AskAgain>(request)) emit opening(request);
  m_opener.open(request);
}

void Session::setLock(const QString& reason) {
  if (reason == m_state.locked) return;
  m_state.locked = reason;
  emit changed(Aspect::study);
}

void Session::putBack() {
  emit changed(Aspect::study | Aspect::picture);
}

/// Whether it may be changed.
bool Session::isOpen() {
  if (m_state.locked.isEmpty()) return true;
  putBack();
  emit refused();
  return false;
}

void Session::setStudy(const Study& study, quint64 step) {
  Study looked = m_state.study;
  looked.about = study.about;
  looked.view.charts = study.view.charts;
  looked.view.lesson = study.view.lesson;
  looked.view.lessonStep = study.view.lessonStep;
  if (looked == study || isOpen()) m_document.setStudy(study, step);
}

void Session::newNoise() {
  if (isOpen()) m_document.newSeed();
}

void Session::newSplits() {
  if (isOpen()) m_document.newSplits();
}

void Session::undo() {
  if (isOpen()) m_document.undo();
}

void Session::redo() {
  if (isOpen()) m_document.redo();
}

void Session::run() {
  if (isOpen()) m_runs.run();
}

/// After any change: checks the study, and updates all that follows from it.
void Session::recheck(Aspects what) {
  m_state.stopped = false;
  prepareTable();
  m_state.problems = m_state.table ? problems(m_state.study, *m_state.table) : problems(m_state.study);
  m_rereader.update();
  if (m_notices.followPrivacy()) what |= Aspect::notice;
  m_profiler.update();
  m_pictures.follow();
  emit changed(what);
}

/// A new one only where the data set or the declarations about its columns changed.
void Session::prepareTable() {
  const std::shared_ptr<const Dataset>& dataset = m_state.dataset;
  const auto fits = [&](const std::shared_ptr<const PreparedTable>& table) {
    return table && table->fits(m_state.study, dataset.get());
  };
  if (!dataset)
    m_state.table.reset();
  else if (m_state.cache && fits(m_state.cache->table()))
    m_state.table = m_state.cache->table();
  else if (!fits(m_state.table))
    m_state.table = PreparedTable::of(m_state.study, dataset);
}

void Session::recheckAll() {
  recheck(Aspect::study | Aspect::data | Aspect::picture | Aspect::result | Aspect::notice);
}

void Session::stop() {
  m_state.stopped |= m_pictures.isWorking();
  m_activities.stop();
  m_pictures.stop();
  emit changed(Aspect::study);
}

void Session::setPaused(bool paused) {
  if (paused == m_state.paused) return;
  m_state.paused = paused;
  recheck(Aspect::study | Aspect::activity);
}

bool Session::isSettled() const {
  return m_pictures.isSettled() && !m_activities.isAny() && !m_profiler.isRunning() && !m_kept.isWriting();
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
