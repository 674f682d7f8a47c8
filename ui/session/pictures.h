#pragma once

#include <QObject>
#include <QTimer>

#include <optional>
#include <memory>

#include "ui/session/aspects.h"
#include "ui/session/runner.h"
#include "ui/state/app_state.h"

namespace epsiscope {

class Activities;
class TaskInputs;

/// Keeps the cache and the pictures of the state up with its study, and is the only one that changes them.
///
/// A picture that is the mean over several splits is first drawn from one, and again when the others are
/// prepared. Pictures are drawn for the view in front alone, once the event loop is idle: any number of
/// slider events that are waiting become one drawing. Work for the worker thread leaves the last valid
/// picture where it is meanwhile.
class Pictures : public QObject {
  Q_OBJECT
public:
  Pictures(AppState& state, Activities& activities, QObject* parent = nullptr);

  /// After any change: prepares another cache if one is needed, and draws once the event loop is idle.
  void follow();
  /// Other data or another task: what is there or under way belongs to the earlier ones.
  void forget();
  /// Ends preparing and drawing; finished pictures stay.
  void stop();
  /// Whether something is being prepared or drawn.
  bool isWorking() const { return m_preparer.isRunning() || m_refiner.isRunning() || m_drawer.isRunning(); }
  /// Whether nothing is under way, and nothing waits for the event loop.
  bool isSettled() const { return !m_idle.isActive() && !isWorking(); }

signals:
  void changed(Aspects what);

private:
  /// The inputs of a cache.
  struct Preparing {
    std::shared_ptr<const PreparedTable> table;
    std::shared_ptr<const TaskInputs> inputs;
  };

  void prepare();
  /// Prepares the splits that a mean still lacks, where the view in front shows one.
  void refine();
  void draw();
  void stopDrawing();

  AppState& m_state;
  std::optional<Preparing> m_preparing;  ///< the cache that is being built
  std::optional<Study> m_drawing;        ///< whose picture is being drawn, unless the drawer was cancelled
  QTimer m_idle;
  Runner m_preparer, m_refiner, m_drawer;
};

}  // namespace epsiscope
