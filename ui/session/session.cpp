#include "ui/session/session.h"

#include "core/tasks/task_inputs.h"
#include "core/random/rng.h"
#include "core/tasks/problems.h"
#include "core/run/run.h"
#include "ui/state/looks.h"
#include "ui/session/data_defaults.h"

namespace epsiscope {

namespace {

/// Seeds that can be read aloud and copied from a blackboard.
constexpr std::uint64_t kLargestShownSeed = 9999;

}  // namespace

Session::Session(QObject* parent) : QObject(parent) {
  // Data that are opened first meet the same study as those that are opened next.
  m_state.study = defaultStudy();
  m_builtIn = m_state.study.data;
  m_idle.setSingleShot(true);
  m_idle.setInterval(0);
  connect(&m_idle, &QTimer::timeout, this, &Session::refreshPicture);
  follow(m_loader, Activity::Kind::loading);
  follow(m_rereader, Activity::Kind::loading);
  connect(&m_rereader, &Runner::ended, this, &Session::giveUpReading);
  follow(m_preparer, Activity::Kind::preparing);
  follow(m_previewer, Activity::Kind::previewing);
  follow(m_studyRunner, Activity::Kind::running);
}

Session::~Session() = default;

void Session::setStudy(const Study& study, quint64 step) {
  if (study == m_state.study) return;
  m_asked.clear();
  m_history.record(m_state.study, study, step);
  Study next = study;
  const DataChoice& now = m_state.study.data;
  if (next.data.lower != now.lower || next.data.upper != now.upper) next.data.boundsFromData = false;
  if (next.data.target != now.target) {
    m_declared.remember(now);
    m_declared.recall(next.data);
    if (!now.boundsFromData && (now.lower || now.upper))
      say(tr("The declared bounds belong to %1 and come back with it.")
              .arg(QString::fromStdString(now.target)));
  }
  replaceStudy(next);
}

void Session::setBadText(const QString& field, bool bad) {
  m_state.badFields.removeAll(field);
  if (bad) m_state.badFields << field;
  emit changed(Aspect::study);
}

void Session::undo() {
  if (const std::optional<Study> study = m_history.undo(m_state.study)) replaceStudy(*study);
}

void Session::redo() {
  if (const std::optional<Study> study = m_history.redo(m_state.study)) replaceStudy(*study);
}

void Session::replaceStudy(const Study& study) {
  const bool newTarget = study.data.target != m_state.study.data.target;
  const bool newTask = study.task != m_state.study.task;
  m_state.study = study;
  if (!hasView(study.task, study.view.tab)) m_state.study.view.tab = view_id::tradeOff;
  if (newTask) changeTask();
  if (newTarget) forgetPlaces(m_state.study);
  if (isReadAsWanted()) {
    if (newTarget && study.mode == Mode::classroom) takeBoundsFromData(m_state.study, *m_state.dataset);
    choosePositive(m_state.study, *m_state.dataset);
  }
  recheck(newTask ? Aspect::study | Aspect::data | Aspect::picture | Aspect::result : Aspect::study);
}

/// What is drawn or being prepared belongs to another task; a run of this one comes back.
void Session::changeTask() {
  m_preparer.stop();
  stopDrawing();
  m_preparing.reset();
  m_state.cache.reset();
  m_state.forgetPictures();
  m_state.result = m_results[m_state.study.task];
}

/// After any change: the problems, the cache if another one is needed, and the picture once the event loop is
/// idle.
void Session::recheck(Aspects what) {
  m_state.stopped = false;
  prepareTable();
  m_state.problems = m_state.table ? problems(m_state.study, *m_state.table) : problems(m_state.study);
  readAgain();
  profileData();
  prepareCache();
  m_idle.start();
  emit changed(what);
}

void Session::run() {
  if (!m_state.problems.empty() || !m_state.dataset) return;
  m_studyRunner.start([this, study = m_state.study, table = m_state.table, dataset = m_state.dataset,
                       earlier = m_state.result](const Runner::Control& control) -> Runner::Delivery {
    const auto deliver = [this, dataset](std::shared_ptr<const Result> result) -> Runner::Delivery {
      return [this, dataset, result] {
        if (dataset != m_state.dataset) return;
        m_results[result->study.task] = result;
        if (result->study.task != m_state.study.task) return;
        m_state.result = result;
        emit changed(Aspect::result);
      };
    };
    const auto progress = [&](double fraction, const std::string& phase, const Result* partial) {
      return control.report(fraction, QString::fromStdString(phase),
                            partial ? deliver(std::make_shared<const Result>(*partial)) : Runner::Delivery());
    };
    std::optional<Result> result = epsiscope::run(
        study, table, {.threads = 0, .keepWhenStopped = true, .folder = {}, .earlier = earlier}, progress);
    if (!result || result->series.empty()) return {};
    return deliver(std::make_shared<const Result>(std::move(*result)));
  });
  setActivity(Activity::Kind::running, Activity{Activity::Kind::running, 0, tr("starting")});
}

void Session::stop() {
  m_state.stopped |= m_preparer.isRunning() || m_previewer.isRunning();
  for (Runner* runner : {&m_loader, &m_rereader, &m_preparer, &m_previewer, &m_studyRunner}) runner->stop();
  m_preparing.reset();
  m_drawing.reset();
  emit changed(Aspect::study);
}

void Session::setPaused(bool paused) {
  if (paused == m_state.paused) return;
  m_state.paused = paused;
  recheck(Aspect::study | Aspect::activity);
}

void Session::newNoise() {
  Study study = m_state.study;
  do study.seed = 1 + freshSeed() % kLargestShownSeed;
  while (study.seed == m_state.study.seed);
  setStudy(study);
}

void Session::post(const Notice& notice) {
  addNotice(m_state.notices, notice);
  emit changed(Aspect::notice);
}

void Session::dismissNotice(std::size_t index) {
  if (index >= m_state.notices.size()) return;
  m_state.notices.erase(m_state.notices.begin() + static_cast<std::ptrdiff_t>(index));
  emit changed(Aspect::notice);
}

void Session::dismissNotices() {
  m_state.notices.clear();
  emit changed(Aspect::notice);
}

bool Session::isSettled() const {
  return !m_idle.isActive() && !m_loader.isRunning() && !m_rereader.isRunning() && !m_preparer.isRunning() &&
         !m_previewer.isRunning() && !m_studyRunner.isRunning() && !m_profiler.isRunning();
}

void Session::follow(Runner& runner, Activity::Kind kind) {
  connect(&runner, &Runner::progressed, this, [this, kind](double fraction, const QString& phase) {
    setActivity(kind, Activity{kind, fraction, phase});
  });
  connect(&runner, &Runner::failed, this, [this](const QString& sentence) {
    failToOpen({.sentence = sentence, .kind = Notice::Kind::error});
  });
  connect(&runner, &Runner::ended, this, [this, kind] { setActivity(kind, std::nullopt); });
}

void Session::setActivity(Activity::Kind kind, const std::optional<Activity>& activity) {
  if (activity)
    m_activities[kind] = *activity;
  else
    m_activities.erase(kind);
  m_state.activity = {};
  // What the user started is shown before what follows from it.
  for (const Activity::Kind shown : {Activity::Kind::running, Activity::Kind::loading,
                                     Activity::Kind::preparing, Activity::Kind::previewing})
    if (const auto found = m_activities.find(shown); found != m_activities.end()) {
      m_state.activity = found->second;
      break;
    }
  emit changed(Aspect::activity);
}

}  // namespace epsiscope
