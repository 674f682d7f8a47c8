#pragma once

#include <QObject>

#include <map>
#include <optional>
#include <vector>

#include "ui/session/aspects.h"
#include "ui/state/app_state.h"

namespace epsiscope {

class Runner;

/// The long work that is going on and that the user can stop. The state has the work that matters most: one
/// that the user started before those that follow from it.
class Activities : public QObject {
  Q_OBJECT
public:
  explicit Activities(AppState& state, QObject* parent = nullptr) : QObject(parent), m_state(state) {}

  /// The work of this runner is one of them. Precondition: this object outlives the last work of the runner.
  void follow(Runner& runner, Activity::Kind kind);
  /// Before the runner itself has something to say.
  void begin(Activity::Kind kind, const QString& phase) { show(kind, Activity{kind, 0, phase}); }
  /// Asks all of it to stop.
  void stop();
  bool isAny() const;

signals:
  void changed(Aspects what);
  /// Some work ended with an error.
  void failed(const QString& sentence);

private:
  void show(Activity::Kind kind, const std::optional<Activity>& activity);

  AppState& m_state;
  std::vector<Runner*> m_runners;
  std::map<Activity::Kind, Activity> m_activities;
};

}  // namespace epsiscope
