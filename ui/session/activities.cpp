#include "ui/session/activities.h"

#include <algorithm>

#include "ui/session/runner.h"

namespace epsiscope {

void Activities::follow(Runner& runner, Activity::Kind kind) {
  m_runners.push_back(&runner);
  connect(&runner, &Runner::progressed, this, [this, kind](double fraction, const QString& phase) {
    show(kind, Activity{kind, fraction, phase});
  });
  connect(&runner, &Runner::failed, this, &Activities::failed);
  connect(&runner, &Runner::ended, this, [this, kind] { show(kind, std::nullopt); });
}

void Activities::stop() {
  for (Runner* runner : m_runners) runner->stop();
}

bool Activities::isAny() const {
  return std::ranges::any_of(m_runners, &Runner::isRunning);
}

void Activities::show(Activity::Kind kind, const std::optional<Activity>& activity) {
  if (activity)
    m_activities[kind] = *activity;
  else
    m_activities.erase(kind);
  m_state.activity = {};
  for (const Activity::Kind shown :
       {Activity::Kind::running, Activity::Kind::loading, Activity::Kind::preparing,
        Activity::Kind::previewing, Activity::Kind::refining})
    if (const auto found = m_activities.find(shown); found != m_activities.end()) {
      m_state.activity = found->second;
      break;
    }
  emit changed(Aspect::activity);
}

}  // namespace epsiscope
