#include "ui/session/session.h"

namespace epsiscope {

/// Once for each data set, whoever brought it, and beside everything else: nobody waits for it.
void Session::profileData() {
  const std::shared_ptr<const Dataset> dataset = m_state.dataset;
  if (m_profiled.lock() == dataset) return;
  m_profiled = dataset;
  m_state.profiles.reset();
  m_profiler.start([this, dataset](const Runner::Control& control) -> Runner::Delivery {
    auto found = std::make_shared<const std::vector<ColumnProfile>>(profiles(*dataset, control.goOn()));
    if (control.stopped()) return {};
    return [this, dataset, found] {
      if (dataset != m_state.dataset) return;
      m_state.profiles = found;
      emit changed(Aspect::data);
    };
  });
}

}  // namespace epsiscope
