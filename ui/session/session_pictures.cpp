#include "ui/session/session.h"

#include <QElapsedTimer>

namespace epsiscope {

void Session::prepareCache() {
  if (!m_state.problems.empty() || !m_state.dataset || m_state.paused) return;
  const std::string key = cacheKey(m_state.study);
  if (m_state.cache && m_state.cache->key == key) {
    m_preparer.stop();
    m_preparing.clear();
    return;
  }
  if (m_preparer.isRunning() && m_preparing == key) return;
  m_preparing = key;
  m_preparer.start([this, study = m_state.study,
                    dataset = m_state.dataset](const Runner::Control& control) -> Runner::Delivery {
    const QString phase = tr("Preparing data");
    control.report(-1, phase);
    auto cache = buildCache(study, dataset, [&](double fraction) { return control.report(fraction, phase); });
    if (!cache) return {};
    return [this, cache] {
      if (cache->key != m_preparing) return;
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
    compute(&AppState::noise, [](const Study& study, const PreviewCache& cache, const PreviewStop&) {
      return previewNoise(study, cache);
    });
  if (tab == QLatin1String(view_id::interval)) compute(&AppState::interval, previewInterval);
  if (tab == QLatin1String(view_id::theory))
    compute(&AppState::theory, [](const Study& study, const PreviewCache& cache, const PreviewStop&) {
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
  compute(&AppState::tradeOff,
          [drawn](const Study& study, const PreviewCache& cache, const PreviewStop& stopped) {
            return previewTradeOff(study, cache, drawn ? &*drawn : nullptr, stopped);
          });
}

template <class Preview, class Draw>
void Session::compute(std::optional<Picture<Preview>> AppState::*picture, const Draw& preview) {
  const bool ready =
      m_state.problems.empty() && m_state.cache && m_state.cache->key == cacheKey(m_state.study);
  const auto& last = m_state.*picture;
  if (!ready || m_state.isCurrent(last ? &*last : nullptr)) return;
  // What is being drawn has the curves that are wanted: it ends before the next one begins, or dragging would
  // never show anything.
  if (m_previewer.isRunning() && m_drawing && m_drawing->view.tab == m_state.study.view.tab &&
      haveSameCurves(*m_drawing, m_state.study))
    return;
  const auto draw = [study = m_state.study, cache = m_state.cache, preview](const PreviewStop& stopped) {
    QElapsedTimer timer;
    timer.start();
    Picture<Preview> drawn;
    drawn.study = study;
    drawn.cache = cache;
    drawn.preview = preview(study, *cache, stopped);
    drawn.milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    return drawn;
  };
  if (previewIsInstant(m_state.study, *m_state.cache)) {
    stopDrawing();
    m_state.*picture = draw({});
    emit changed(Aspect::picture);
    return;
  }
  m_drawing = m_state.study;
  m_previewer.start([this, picture, draw](const Runner::Control& control) -> Runner::Delivery {
    control.report(-1, Session::tr("Drawing"));
    auto drawn = std::make_shared<Picture<Preview>>(draw([&control] { return control.stopped(); }));
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
