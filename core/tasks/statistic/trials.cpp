#include "core/tasks/statistic/trials.h"

#include <algorithm>
#include <utility>

#include "core/base/numbers.h"
#include "core/tasks/cell_trials.h"
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

class StatisticTrials final : public CellTrials {
public:
  StatisticTrials(const Study& study, std::shared_ptr<const PreparedTable> prepared)
      : CellTrials(study, std::move(prepared), 1),
        m_cache(StatisticCache::build(statisticInputs(study), table(), {})),
        m_releases(releasesOf(study, *m_cache)) {
    for (const SharedRelease& release : m_releases)
      for (const std::string& method :
           {release.release->plan().mechanism, std::string(kMethodSamplingError), std::string(kMethodNone)})
        for (const double epsilon : study.epsilon)
          addCell({.method = method,
                   .epsilon = epsilon,
                   .learner = m_releases.size() > 1 ? release.id : std::string()});
  }

  double costOfBeginning() const override { return 0; }
  void describe(Result& result) const override;
  bool beginTrial(int trial, const GoOn& goOn) override {
    m_trial = trial;
    return goOn();
  }
  std::size_t trainRows() const override { return m_cache->trainRows(); }

private:
  void addCell(const Cell& cell);
  /// The learner of a cell is the release's id where there are several.
  const SharedRelease& releaseOf(const Cell& cell) const {
    const auto found = std::ranges::find(m_releases, cell.learner, &SharedRelease::id);
    return found == m_releases.end() ? m_releases.front() : *found;
  }
  std::optional<CellValues> valuesOf(const Cell& cell, const GoOn& goOn) const override;

  const std::shared_ptr<const StatisticCache> m_cache;
  const std::vector<SharedRelease> m_releases;
  int m_trial = 0;
};

void StatisticTrials::addCell(const Cell& cell) {
  const bool isReleased = cell.method == releaseOf(cell).release->plan().mechanism;
  CellPlan plan{.rows = {rowOfCell(study(), cell, kMetricSquaredError, "exact")},
                .repeatsPrevious = !isReleased && cell.epsilon != study().epsilon.front()};
  if (isReleased) plan.rows.push_back(rowOfCell(study(), cell, kMetricSquaredError, "sampled"));
  add(cell, std::move(plan));
}

void StatisticTrials::describe(Result& result) const {
  describeTable(result, {});
  const StatisticRelease& first = *m_releases.front().release;
  if (first.column().hasNumbers() && !statisticRow(first.plan().kind).takesPositive)
    result.clippedLabels = labelsOutside(data(), first.plan().bounds);
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

std::optional<CellValues> StatisticTrials::valuesOf(const Cell& asked, const GoOn&) const {
  const SharedRelease& shared = releaseOf(asked);
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
    found.guarantee = shared.guarantee(study().data, asked.epsilon);
    Rng rng =
        releaseStream(study().seed, m_trial, asked.method + '/' + shared.id, asked.epsilon, shared.share, 0);
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
