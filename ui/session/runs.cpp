#include "ui/session/runs.h"

#include "core/run/run.h"
#include "ui/session/activities.h"

namespace epsiscope {

Runs::Runs(AppState& state, Activities& activities, QObject* parent)
    : QObject(parent), m_state(state), m_activities(activities) {
  activities.follow(m_runner, Activity::Kind::running);
}

void Runs::run() {
  if (!m_state.problems.empty() || !m_state.dataset) return;
  m_runner.start([this, study = m_state.study, table = m_state.table, dataset = m_state.dataset,
                  earlier = m_state.result](const Runner::Control& control) -> Runner::Delivery {
    const auto deliver = [this, dataset](std::shared_ptr<const Result> result) -> Runner::Delivery {
      return [this, dataset, result] {
        if (dataset != m_state.dataset) return;
        m_results[result->study.task] = result;
        if (result->study.task != m_state.study.task) return;
        m_state.result = result;
        emit changed(Aspect::result);
      };
    };
    const auto progress = [&](double fraction, const std::string& phase, const Result* partial) {
      return control.report(fraction, QString::fromStdString(phase),
                            partial ? deliver(std::make_shared<const Result>(*partial)) : Runner::Delivery());
    };
    std::optional<Result> result = epsiscope::run(
        study, table, {.threads = 0, .keepWhenStopped = true, .folder = {}, .earlier = earlier}, progress);
    if (!result || result->series.empty()) return {};
    return [this, last = deliver(std::make_shared<const Result>(std::move(*result)))] {
      last();
      emit finished();
    };
  });
  m_activities.begin(Activity::Kind::running, tr("starting"));
}

void Runs::restore(const std::shared_ptr<const Result>& result) {
  m_results[result->study.task] = result;
  showTask();
}

void Runs::forget() {
  m_runner.stop();
  m_results.clear();
  m_state.result.reset();
}

void Runs::takeBack(const Results& results) {
  m_runner.stop();
  m_results = results;
  showTask();
}

}  // namespace epsiscope
