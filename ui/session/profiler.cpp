#include "ui/session/profiler.h"

#include "core/study/declared_values.h"

namespace epsiscope {

namespace {

Profiler::Oddities oddColumns(const Dataset& dataset, const std::vector<ColumnProfile>& profiles,
                              const DataChoice& choice, const GoOn& goOn) {
  return std::make_shared<const std::vector<std::vector<Oddity>>>(
      tableOddities(dataset, profiles, declaredValues(choice, dataset), goOn));
}

}  // namespace

Profiler::Profiler(AppState& state, QObject* parent) : QObject(parent), m_state(state) {
  m_calm.setSingleShot(true);
  m_calm.setInterval(100);
  connect(&m_calm, &QTimer::timeout, this, &Profiler::findOddities);
}

void Profiler::update() {
  const std::shared_ptr<const Dataset> dataset = m_state.dataset;
  if (m_profiled.lock() == dataset) {
    if (m_state.profiles && m_data != m_state.study.data) m_calm.start();
    return;
  }
  m_profiled = dataset;
  m_data = m_state.study.data;
  m_state.profiles.reset();
  m_state.oddities.reset();
  m_runner.start([this, dataset, data = m_data](const Runner::Control& control) -> Runner::Delivery {
    auto found = std::make_shared<const std::vector<ColumnProfile>>(profiles(*dataset, control.goOn()));
    if (control.stopped()) return {};
    const Oddities odd = oddColumns(*dataset, *found, data, control.goOn());
    if (control.stopped()) return {};
    return [this, dataset, found, odd] {
      if (dataset != m_state.dataset) return;
      m_state.profiles = found;
      m_state.oddities = odd;
      emit changed(Aspect::data);
      update();
    };
  });
}

void Profiler::findOddities() {
  const Profiles known = m_state.profiles;
  m_data = m_state.study.data;
  if (!known) return;
  m_runner.start([this, dataset = m_state.dataset, known,
                  data = m_data](const Runner::Control& control) -> Runner::Delivery {
    const Oddities odd = oddColumns(*dataset, *known, data, control.goOn());
    if (control.stopped()) return {};
    return [this, known, odd] {
      if (known != m_state.profiles) return;
      m_state.oddities = odd;
      emit changed(Aspect::data);
    };
  });
}

void Profiler::takeBack(const Profiles& profiles) {
  m_state.profiles = profiles;
  m_state.oddities.reset();
  m_profiled = profiles ? m_state.dataset : nullptr;
  findOddities();
}

}  // namespace epsiscope
