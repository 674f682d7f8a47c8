#include "core/base/go_on.h"

#include <algorithm>
#include <memory>
#include <mutex>

namespace epsiscope {

GoOn GoOn::part(double from, double to) const {
  if (!m_ask) return {};
  return GoOn([ask = m_ask, from, to](double done) {
    return ask(done < 0 ? done : from + (to - from) * std::min(done, 1.0));
  });
}

GoOn GoOn::at(double done) const {
  if (!m_ask) return {};
  return GoOn([ask = m_ask, done](double) { return ask(done); });
}

GoOn GoOn::oneAtATime() const {
  if (!m_ask) return {};
  struct Gate {
    std::mutex guard;
    bool goesOn = true;
  };
  return GoOn([ask = m_ask, gate = std::make_shared<Gate>()](double done) {
    const std::lock_guard lock(gate->guard);
    gate->goesOn = gate->goesOn && ask(done);
    return gate->goesOn;
  });
}

}  // namespace epsiscope
