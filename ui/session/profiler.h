#pragma once

#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

#include "ui/session/aspects.h"
#include "ui/session/runner.h"
#include "ui/state/app_state.h"

namespace epsiscope {

/// Computes the profiles of all columns, once for each data set, whoever brought it, and what is odd about
/// them, also where something else is declared about them; beside everything else: nobody waits for it.
class Profiler : public QObject {
  Q_OBJECT
public:
  using Profiles = std::shared_ptr<const std::vector<ColumnProfile>>;
  using Oddities = std::shared_ptr<const std::vector<std::vector<Oddity>>>;

  explicit Profiler(AppState& state, QObject* parent = nullptr);

  /// The state may have another data set, or another declaration about its columns.
  void update();
  /// Takes back the profiles put aside with the data set of the state; null if it was not there yet.
  void takeBack(const Profiles& profiles);
  bool isRunning() const { return m_runner.isRunning() || m_calm.isActive(); }

signals:
  void changed(Aspects what);

private:
  void findOddities();

  AppState& m_state;
  std::weak_ptr<const Dataset> m_profiled;  ///< whose columns are profiled, or are being
  DataChoice m_data;                        ///< with whose declarations oddities are found, or are being
  QTimer m_calm;                            ///< runs out some time after the last change of a declaration
  Runner m_runner;
};

}  // namespace epsiscope
