#include "ui/session/pictures.h"

#include <chrono>
#include <thread>
#include <utility>

#include "core/tasks/people_errors.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/session/activities.h"
#include "ui/state/picture.h"
#include "ui/state/view_kind.h"

namespace epsiscope {

Pictures::Pictures(AppState& state, Activities& activities, QObject* parent)
    : QObject(parent), m_state(state), m_isCalm(std::make_shared<std::atomic<bool>>(true)) {
  activities.follow(m_preparer, Activity::Kind::preparing);
  activities.follow(m_refiner, Activity::Kind::refining);
  activities.follow(m_drawer, Activity::Kind::previewing);

  m_idle.setSingleShot(true);
  m_idle.setInterval(0);
  connect(&m_idle, &QTimer::timeout, this, &Pictures::draw);
  m_calm.setSingleShot(true);
  m_calm.setInterval(100);
  connect(&m_calm, &QTimer::timeout, this, &Pictures::beCalm);
}

void Pictures::follow() {
  *m_isCalm = false;
  m_waits = false;
  m_calm.start();
  if (looksAtOthers()) m_refiner.stop();
  prepare();
  m_idle.start();
}

void Pictures::forget() {
  stop();
  m_state.cache.reset();
  m_state.furtherSplits.clear();
  m_state.people.reset();
  m_state.pictures.clear();
}

void Pictures::stop() {
  m_preparer.stop();
  m_preparing.reset();
  m_waits = false;
  m_refiner.stop();
  stopDrawing();
}

void Pictures::setLooksAtPeople(bool looks) {
  if (std::exchange(m_looksAtPeople, looks) == looks) return;
  m_waits = false;
  if (looks)
    m_idle.start();
  else if (m_lookingAt)
    m_refiner.stop();
}

/// A cancelled job takes a moment to end: nobody may wait for its picture.
void Pictures::stopDrawing() {
  m_drawer.stop();
  m_drawing.reset();
}

void Pictures::prepare() {
  if (!m_state.problems.empty() || !m_state.dataset || m_state.paused) return;
  if (m_state.isPrepared()) {
    m_preparer.stop();
    m_preparing.reset();
    return;
  }
  const Task& task = taskOf(m_state.study);
  const std::shared_ptr<const TaskInputs> inputs = task.inputs(m_state.study);
  if (m_preparer.isRunning() && m_preparing && m_preparing->table == m_state.table &&
      *m_preparing->inputs == *inputs)
    return;
  m_refiner.stop();
  m_preparing = {m_state.table, inputs};
  m_preparer.start([this, &task, inputs, table = m_state.table, classroom = Classroom::of(m_state.study)](
                       const Runner::Control& control) -> Runner::Delivery {
    const QString phase = tr("Preparing data");
    control.report(-1, phase);
    const auto cache = task.build(*inputs, table, classroom, control.goOn(phase));
    if (!cache) return {};
    return [this, cache] {
      if (!m_preparing || !cache->isFor(*m_preparing->inputs, *m_preparing->table)) return;
      m_state.cache = cache;
      m_state.furtherSplits.clear();
      m_state.people.reset();
      emit changed(Aspect::data);
      draw();
    };
  });
}

bool Pictures::looksAtOthers() const {
  return m_refiner.isRunning() && m_lookingAt && !haveSameCurves(*m_lookingAt, m_state.study);
}

void Pictures::refine() {
  if (m_refiner.isRunning() && !looksAtOthers()) return;
  const SplitCaches ready = m_state.splits();
  const std::size_t wanted = wantedSplits(m_state.study, *m_state.cache->table());
  if (ready.size() >= wanted) {
    m_waits = m_looksAtPeople && ready.people() == nullptr && PeopleErrors::isWanted(m_state.study, ready);
    if (m_waits && *m_isCalm) lookAtPeople();
    return;
  }
  const Task& task = taskOf(m_state.study);
  m_lookingAt.reset();
  m_refiner.start([this, &task, ready, wanted](const Runner::Control& control) -> Runner::Delivery {
    const QString phase = tr("Preparing more splits");
    SplitCaches splits = ready;
    while (splits.size() < wanted) {
      const auto done = static_cast<double>(splits.size()) / static_cast<double>(wanted);
      const auto step = 1 / static_cast<double>(wanted);
      if (!addSplit(task, splits, control.goOn(phase).part(done, done + step))) return {};
    }
    return [this, splits] {
      if (splits.front() != m_state.cache) return;
      m_state.furtherSplits.assign(splits.begin() + 1, splits.end());
      m_idle.start();
    };
  });
}

void Pictures::beCalm() {
  *m_isCalm = true;
  if (std::exchange(m_waits, false)) m_idle.start();
}

void Pictures::lookAtPeople() {
  m_waits = false;
  m_lookingAt = m_state.study;
  m_refiner.start([this, study = m_state.study, splits = m_state.splits(),
                   isCalm = m_isCalm](const Runner::Control& control) -> Runner::Delivery {
    const GoOn report = control.goOn(tr("Looking at other people"));
    auto found = PeopleErrors::ofPictures(study, splits, [&](double done) {
      while (!*isCalm && !control.stopped()) std::this_thread::sleep_for(std::chrono::milliseconds(5));
      return report(done);
    });
    if (!found) return {};
    const auto people = std::make_shared<const PeopleErrors>(*std::move(found));
    return [this, people, splits] {
      m_idle.start();
      if (splits.front() == m_state.cache) m_state.people = people;
    };
  });
}

void Pictures::draw() {
  if (m_state.paused || m_state.stopped || !m_state.problems.empty() || !m_state.isPrepared()) return;
  const ViewKind* view = viewKind(m_state.study.view.tab);
  if (view == nullptr) return;
  // The drawing for another view is not waited for any more.
  if (view->draw == nullptr || (view->isWanted != nullptr && !view->isWanted(m_state))) return stopDrawing();
  const std::shared_ptr<const Picture> last = m_state.pictureOf(view->id);
  const bool isCurrent = m_state.isCurrent(last.get());
  if (view->isMean && isCurrent) refine();
  const bool isFinished = view->isFinished == nullptr || last == nullptr || view->isFinished(*last);
  if (isCurrent && m_state.isFinest(*last) && isFinished) return;
  // The drawing has the curves that are wanted: it ends before the next one begins, or dragging would never
  // show anything.
  if (m_drawer.isRunning() && m_drawing && m_drawing->view.tab == m_state.study.view.tab &&
      haveSameCurves(*m_drawing, m_state.study))
    return;
  const auto drawn = [view, study = m_state.study, splits = m_state.splits(), last](const GoOn& goOn) {
    return std::make_shared<const Picture>(drawPicture(*view, study, splits, last.get(), goOn));
  };
  // Splits that are drawn for the first time have everything to compute.
  const bool isRefinement = isCurrent;
  if (!isRefinement && view->isInstant(m_state.study, m_state.splits())) {
    stopDrawing();
    m_state.pictures[view->id] = drawn({});
    emit changed(Aspect::picture);
    if (view->isMean) refine();
    return;
  }
  m_drawing = m_state.study;
  m_drawer.start([this, view, drawn](const Runner::Control& control) -> Runner::Delivery {
    control.report(-1, tr("Drawing"));
    const auto picture = drawn(control.goOn());
    if (control.stopped()) return {};
    return [this, view, picture] {
      m_idle.start();
      if (picture->cache != m_state.cache) return;
      m_state.pictures[view->id] = picture;
      emit changed(Aspect::picture);
    };
  });
}

}  // namespace epsiscope
