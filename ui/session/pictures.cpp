#include "ui/session/pictures.h"

#include "core/tasks/preview.h"
#include "ui/session/activities.h"
#include "ui/state/picture.h"
#include "ui/state/view_kind.h"

namespace epsiscope {

Pictures::Pictures(AppState& state, Activities& activities, QObject* parent)
    : QObject(parent), m_state(state) {
  activities.follow(m_preparer, Activity::Kind::preparing);
  activities.follow(m_drawer, Activity::Kind::previewing);

  m_idle.setSingleShot(true);
  m_idle.setInterval(0);
  connect(&m_idle, &QTimer::timeout, this, &Pictures::draw);
}

void Pictures::follow() {
  prepare();
  m_idle.start();
}

void Pictures::forget() {
  stop();
  m_state.cache.reset();
  m_state.pictures.clear();
}

void Pictures::stop() {
  m_preparer.stop();
  m_preparing.clear();
  stopDrawing();
}

/// A job that was told to stop takes a moment to end: nobody may wait for its picture.
void Pictures::stopDrawing() {
  m_drawer.stop();
  m_drawing.reset();
}

void Pictures::prepare() {
  if (!m_state.problems.empty() || !m_state.dataset || m_state.paused) return;
  if (m_state.isPrepared()) {
    m_preparer.stop();
    m_preparing.clear();
    return;
  }
  const std::string key = cacheKey(m_state.study);
  if (m_preparer.isRunning() && m_preparing == key) return;
  m_preparing = key;
  m_preparer.start([this, study = m_state.study,
                    dataset = m_state.dataset](const Runner::Control& control) -> Runner::Delivery {
    const QString phase = tr("Preparing data");
    control.report(-1, phase);
    auto cache = buildCache(study, dataset, control.goOn(phase));
    if (!cache) return {};
    return [this, cache] {
      if (cache->key != m_preparing) return;
      m_state.cache = cache;
      emit changed(Aspect::data);
      draw();
    };
  });
}

void Pictures::draw() {
  if (m_state.paused || m_state.stopped || !m_state.problems.empty() || !m_state.isPrepared()) return;
  const ViewKind* view = viewKind(m_state.study.view.tab);
  if (view == nullptr || view->draw == nullptr) return;
  const std::shared_ptr<const Picture> last = m_state.pictureOf(view->id);
  if (m_state.isCurrent(last.get())) return;
  // What is being drawn has the curves that are wanted: it ends before the next one begins, or dragging would
  // never show anything.
  if (m_drawer.isRunning() && m_drawing && m_drawing->view.tab == m_state.study.view.tab &&
      haveSameCurves(*m_drawing, m_state.study))
    return;
  const auto drawn = [view, study = m_state.study, cache = m_state.cache, last](const GoOn& goOn) {
    return std::make_shared<const Picture>(drawPicture(*view, study, cache, last.get(), goOn));
  };
  if (view->isInstant(m_state.study, *m_state.cache)) {
    stopDrawing();
    m_state.pictures[view->id] = drawn({});
    emit changed(Aspect::picture);
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
