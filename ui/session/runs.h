#pragma once

#include <QObject>

#include <map>
#include <memory>

#include "ui/session/aspects.h"
#include "ui/session/runner.h"
#include "ui/state/app_state.h"

namespace epsiscope {

class Activities;

/// Runs the study, and keeps the last result of each task on the data set of the state.
class Runs : public QObject {
  Q_OBJECT
public:
  using Results = std::map<TaskId, std::shared_ptr<const Result>>;

  Runs(AppState& state, Activities& activities, QObject* parent = nullptr);

  /// Starts a run; nothing happens as long as the study has problems.
  void run();
  /// Other data: a running job is stopped, and its results are nobody's.
  void forget();
  /// The study has another task, whose result is shown.
  void showTask() { m_state.result = m_results[m_state.study.task]; }
  const Results& results() const { return m_results; }
  void takeBack(const Results& results);
  /// A run that was kept with the study.
  void restore(const std::shared_ptr<const Result>& result);

signals:
  void changed(Aspects what);
  /// The run of this task and data set ended, with all or a part of its trials.
  void finished();

private:
  AppState& m_state;
  Activities& m_activities;
  Results m_results;
  Runner m_runner;
};

}  // namespace epsiscope
