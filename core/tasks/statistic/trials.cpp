#include "core/tasks/statistic/trials.h"

#include <utility>

#include "core/base/numbers.h"
#include "core/tasks/cell.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/methods.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/streams.h"
#include "core/tasks/warnings.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

class StatisticTrials final : public Trials {
public:
  StatisticTrials(const Study& study, std::shared_ptr<const PreparedTable> table)
      : m_study(study),
        m_table(std::move(table)),
        m_cache(StatisticCache::build(statisticInputs(study), m_table, {})),
        m_releases(releasesOf(study, *m_cache)) {
    for (std::size_t i = 0; i < m_releases.size(); ++i)
      for (const std::string& method : {m_releases[i].release->plan().mechanism,
                                        std::string(kMethodSamplingError), std::string(kMethodNone)})
        for (const double epsilon : m_study.epsilon)
          addCell({.method = method,
                   .epsilon = epsilon,
                   .learner = m_releases.size() > 1 ? m_releases[i].id : std::string()},
                  m_releases[i]);
  }

  const std::vector<CellPlan>& cells() const override { return m_plans; }
  double costOfBeginning() const override { return 0; }
  void describe(Result& result) const override;
  bool beginTrial(int trial, const GoOn& goOn) override {
    m_trial = trial;
    return goOn();
  }
  std::size_t trainRows() const override { return m_cache->trainRows(); }
  std::optional<CellValues> compute(std::size_t cell, const GoOn& goOn) const override;

private:
  void addCell(const Cell& cell, const SharedRelease& release);

  const Study& m_study;
  const std::shared_ptr<const PreparedTable> m_table;
  const std::shared_ptr<const StatisticCache> m_cache;
  const std::vector<SharedRelease> m_releases;
  std::vector<Cell> m_cells;                     ///< the learner is the release's id where there are several
  std::vector<const SharedRelease*> m_released;  ///< likewise
  std::vector<CellPlan> m_plans;
  int m_trial = 0;
};

void StatisticTrials::addCell(const Cell& cell, const SharedRelease& release) {
  const bool isReleased = cell.method == release.release->plan().mechanism;
  CellPlan plan{.rows = {rowOfCell(m_study, cell, kMetricSquaredError, "exact")},
                .repeatsPrevious = !isReleased && cell.epsilon != m_study.epsilon.front()};
  if (isReleased) plan.rows.push_back(rowOfCell(m_study, cell, kMetricSquaredError, "sampled"));
  m_cells.push_back(cell);
  m_released.push_back(&release);
  m_plans.push_back(std::move(plan));
}

void StatisticTrials::describe(Result& result) const {
  const PreparedData& data = m_table->data();
  result.rows = data.rows.size();
  result.counts = data.counts;
  result.notes = warnings(m_study, data, {});
  const StatisticRelease& first = *m_releases.front().release;
  if (first.column().hasNumbers() && !statisticRow(first.plan().kind).takesPositive)
    result.clippedLabels = labelsOutside(data, first.plan().bounds);
  for (const std::string& note : m_cache->notes) addOnce(result.notes, note);
  for (const SharedRelease& shared : m_releases)
    if (m_releases.size() > 1)
      addOnce(result.notes, filled(sentence("Core",
                                            "%1 has the share %2 of epsilon and delta (basic "
                                            "composition)."),
                                   shared.name, shared.share));
  addOnce(result.notes,
          sentence("Core",
                   "Neighbours: one row replaced, so the number of rows is public. If rows may be added or "
                   "removed, it is private as well and other sensitivities hold."));
}

std::optional<CellValues> StatisticTrials::compute(std::size_t cell, const GoOn& goOn) const {
  if (!goOn(0)) return std::nullopt;
  const Cell& asked = m_cells[cell];
  const SharedRelease& shared = *m_released[cell];
  const StatisticRelease& release = *shared.release;
  CellValues found{asked.learner, kNaN, kNaN, {}, {}, {}};
  if (asked.method == kMethodNone) {
    found.values = {{release.clippingError()}};
    found.guarantee = notPrivate(Guarantee::Neighbours::row, sentence("Core", kNoNoiseNote));
  } else if (asked.method == kMethodSamplingError) {
    found.values = {{release.samplingError()}};
    found.guarantee = notPrivate(Guarantee::Neighbours::row, sentence("Core", kNoNoiseNote));
  } else {
    const double epsilon = asked.epsilon * shared.share;
    found.guarantee = shared.guarantee(m_study.data, asked.epsilon);
    Rng rng =
        releaseStream(m_study.seed, m_trial, asked.method + '/' + shared.id, asked.epsilon, shared.share, 0);
    found.values = {{finiteOrNaN(release.error(epsilon))},
                    {finiteOrNaN(release.squaredError(release.draw(epsilon, rng)))}};
  }
  return found;
}

}  // namespace

std::unique_ptr<Trials> statisticTrials(const Study& study, std::shared_ptr<const PreparedTable> table) {
  return std::make_unique<StatisticTrials>(study, std::move(table));
}

}  // namespace epsiscope
