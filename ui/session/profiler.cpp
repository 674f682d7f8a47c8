#include "ui/session/profiler.h"

namespace epsiscope {

void Profiler::update() {
  const std::shared_ptr<const Dataset> dataset = m_state.dataset;
  if (m_profiled.lock() == dataset) return;
  m_profiled = dataset;
  m_state.profiles.reset();
  m_runner.start([this, dataset](const Runner::Control& control) -> Runner::Delivery {
    auto found = std::make_shared<const std::vector<ColumnProfile>>(profiles(*dataset, control.goOn()));
    if (control.stopped()) return {};
    return [this, dataset, found] {
      if (dataset != m_state.dataset) return;
      m_state.profiles = found;
      emit changed(Aspect::data);
    };
  });
}

void Profiler::takeBack(const Profiles& profiles) {
  m_state.profiles = profiles;
  m_profiled = profiles ? m_state.dataset : nullptr;
}

}  // namespace epsiscope
