#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "ui/session/session.h"

#include <QElapsedTimer>

namespace epsiscope {

/// The table as the study has it prepared: a new one only where the data set or what is told about columns
/// changed.
void Session::prepareTable() {
  const std::shared_ptr<const Dataset>& dataset = m_state.dataset;
  const auto fits = [&](const PreparedTable* table) {
    return table != nullptr && table->fits(m_state.study, dataset.get());
  };
  if (!dataset)
    m_state.table.reset();
  else if (m_state.cache && fits(m_state.cache->table().get()))
    m_state.table = m_state.cache->table();
  else if (!fits(m_state.table.get()))
    m_state.table = PreparedTable::of(m_state.study, dataset);
}

void Session::prepareCache() {
  if (!m_state.problems.empty() || !m_state.dataset || m_state.paused) return;
  const std::shared_ptr<const PreparedTable> table = m_state.table;
  std::shared_ptr<const TaskInputs> inputs = taskOf(m_state.study).inputs(m_state.study);
  if (m_state.cache && m_state.cache->isFor(*inputs, *table)) {
    m_preparer.stop();
    m_preparing.reset();
    return;
  }
  if (m_preparer.isRunning() && m_preparing && m_preparing->table == table && *m_preparing->inputs == *inputs)
    return;
  m_preparing = {table, inputs};
  m_preparer.start([this, task = &taskOf(m_state.study), inputs,
                    table](const Runner::Control& control) -> Runner::Delivery {
    const QString phase = tr("Preparing data");
    control.report(-1, phase);
    auto cache =
        task->build(*inputs, table, [&](double fraction) { return control.report(fraction, phase); });
    if (!cache) return {};
    return [this, cache] {
      if (!m_preparing || !cache->isFor(*m_preparing->inputs, *m_preparing->table)) return;
      m_state.cache = cache;
      emit changed(Aspect::data);
      refreshPicture();
    };
  });
}

/// A job that was told to stop takes a moment to end: nobody may wait for its picture.
void Session::stopDrawing() {
  m_previewer.stop();
  m_drawing.reset();
}

void Session::refreshPicture() {
  if (m_state.paused || m_state.stopped) return;
  refresh(QString::fromStdString(m_state.study.view.tab));
}

void Session::refresh(const QString& tab) {
  if (tab == QLatin1String(view_id::tradeOff)) refreshTradeOff();
  if (tab == QLatin1String(view_id::noise))
    compute(&AppState::noise, [](const Study& study, const TaskCache& cache, const GoOn&) {
      return previewNoise(study, cache);
    });
  if (tab == QLatin1String(view_id::interval)) compute(&AppState::interval, previewInterval);
  if (tab == QLatin1String(view_id::theory))
    compute(&AppState::theory, [](const Study& study, const TaskCache& cache, const GoOn&) {
      return previewTheory(study, cache);
    });
  if (tab == QLatin1String(view_id::boundary)) compute(&AppState::boundary, previewBoundary);
  if (tab == QLatin1String(view_id::tuning)) compute(&AppState::tuning, previewTuning);
}

/// Another epsilon or wanted error moves no curve.
void Session::refreshTradeOff() {
  std::optional<TradeOffPreview> drawn;
  const auto& picture = m_state.tradeOff;
  if (picture && picture->cache == m_state.cache && haveSameCurves(picture->study, m_state.study))
    drawn = picture->preview;
  compute(&AppState::tradeOff, [drawn](const Study& study, const TaskCache& cache, const GoOn& goOn) {
    return previewTradeOff(study, cache, drawn ? &*drawn : nullptr, goOn);
  });
}

template <class Preview, class Draw>
void Session::compute(std::optional<Picture<Preview>> AppState::*picture, const Draw& preview) {
  const bool ready = m_state.problems.empty() && m_state.cache && m_state.table &&
                     isCacheOf(*m_state.cache, m_state.study, *m_state.table);
  const auto& last = m_state.*picture;
  if (!ready || m_state.isCurrent(last ? &*last : nullptr)) return;
  // What is being drawn has the curves that are wanted: it ends before the next one begins, or dragging would
  // never show anything.
  if (m_previewer.isRunning() && m_drawing && m_drawing->view.tab == m_state.study.view.tab &&
      haveSameCurves(*m_drawing, m_state.study))
    return;
  const auto draw = [study = m_state.study, cache = m_state.cache, preview](const GoOn& goOn) {
    QElapsedTimer timer;
    timer.start();
    Picture<Preview> drawn;
    drawn.study = study;
    drawn.cache = cache;
    drawn.preview = preview(study, *cache, goOn);
    drawn.milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    return drawn;
  };
  if (taskOf(m_state.study).isInstant(m_state.study, *m_state.cache)) {
    stopDrawing();
    m_state.*picture = draw({});
    emit changed(Aspect::picture);
    return;
  }
  m_drawing = m_state.study;
  m_previewer.start([this, picture, draw](const Runner::Control& control) -> Runner::Delivery {
    control.report(-1, Session::tr("Drawing"));
    auto drawn = std::make_shared<Picture<Preview>>(draw([&control] { return !control.stopped(); }));
    if (control.stopped()) return {};
    return [this, picture, drawn] {
      m_idle.start();
      if (drawn->cache != m_state.cache) return;
      m_state.*picture = std::move(*drawn);
      emit changed(Aspect::picture);
    };
  });
}

}  // namespace epsiscope
