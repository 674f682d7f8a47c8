#pragma once

#include <QObject>

#include <memory>
#include <vector>

#include "ui/session/aspects.h"
#include "ui/session/runner.h"
#include "ui/state/app_state.h"

namespace epsiscope {

/// Computes the profiles of all columns, once for each data set, whoever brought it, and beside everything
/// else: nobody waits for it.
class Profiler : public QObject {
  Q_OBJECT
public:
  using Profiles = std::shared_ptr<const std::vector<ColumnProfile>>;

  explicit Profiler(AppState& state, QObject* parent = nullptr) : QObject(parent), m_state(state) {}

  /// The state may have another data set.
  void update();
  /// Takes back the profiles put aside with the data set of the state; null if it was not there yet.
  void takeBack(const Profiles& profiles);
  bool isRunning() const { return m_runner.isRunning(); }

signals:
  void changed(Aspects what);

private:
  AppState& m_state;
  std::weak_ptr<const Dataset> m_profiled;  ///< whose columns are profiled, or are being
  Runner m_runner;
};

}  // namespace epsiscope
