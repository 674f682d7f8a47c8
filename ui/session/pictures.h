#pragma once

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>

#include "ui/session/aspects.h"
#include "ui/session/runner.h"
#include "ui/state/app_state.h"

namespace epsiscope {

class Activities;
class TaskInputs;

/// Keeps the cache and the pictures of the state up with its study, and is the only one that changes them.
///
/// A picture that is the mean over several splits is first drawn from one, again when the others are
/// prepared, and once more when it is known what other people would change: that is computed for any epsilon,
/// and only while nothing has changed for a moment, so that no slider waits for it or shares processors with
/// it. Pictures are drawn for the view in front alone, once the event loop is idle: any number of slider
/// events that are waiting become one drawing. Work for the worker thread leaves the last valid picture where
/// it is meanwhile.
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
  /// While other people are not looked at, pictures are ready sooner, without what those would change.
  void setLooksAtPeople(bool looks);
  /// Whether something is being prepared or drawn.
  bool isWorking() const { return m_preparer.isRunning() || m_refiner.isRunning() || m_drawer.isRunning(); }
  /// Whether nothing is under way, and nothing waits for the event loop.
  bool isSettled() const { return !m_idle.isActive() && !m_waits && !isWorking(); }

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
  /// Whether the refiner looks at people of other curves than those of the study.
  bool looksAtOthers() const;
  void beCalm();
  /// Computes what other people would change in the curves of the picture in front.
  void lookAtPeople();
  void draw();
  void stopDrawing();

  AppState& m_state;
  std::optional<Preparing> m_preparing;  ///< the cache that is being built
  std::optional<Study> m_drawing;        ///< whose picture is being drawn, unless the drawer was cancelled
  std::optional<Study> m_lookingAt;      ///< whose people the refiner looks at
  QTimer m_idle, m_calm;
  bool m_looksAtPeople = true;
  bool m_waits = false;                         ///< people are to be looked at once it is calm
  std::shared_ptr<std::atomic<bool>> m_isCalm;  ///< nothing has changed for a moment: others may work
  Runner m_preparer, m_refiner, m_drawer;
};

}  // namespace epsiscope
