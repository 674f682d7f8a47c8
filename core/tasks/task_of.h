#pragma once

#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/tasks/attack_preview.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/task_inputs.h"
#include "core/tasks/trade_off_cells.h"
#include "core/tasks/trade_off_preview.h"
#include "core/tasks/trials.h"

namespace epsiscope {

/// A task with inputs and a cache of its own kind: all casts from those of any kind, so that no task casts.
/// Its work on a cache is found by name in the headers that the task's source includes: tradeOffCells(),
/// claimsOn(), attacksOn(), isInstantOn(); and, where the task has them, halfWidthOn(), whyItRisesOn(),
/// suggestionsOn(), enoughRowsOn(), noiseOn() and tradeOffSecondsOn().
template <class Inputs, class Cache>
class TaskOf : public Task {
public:
  std::shared_ptr<const TaskCache> build(const TaskInputs& inputs,
                                         const std::shared_ptr<const PreparedTable>& table,
                                         const Classroom& classroom, const GoOn& goOn) const override {
    return Cache::build(valuesOf<Inputs>(inputs), table, classroom, goOn);
  }
  TradeOffPreview tradeOff(const Study& study, const TaskCache& cache, const TradeOffPreview* drawn,
                           const GoOn& goOn) const override {
    return tradeOffOf(*tradeOffCells(study, Cache::of(cache)), drawn, goOn);
  }
  std::optional<double> errorAt(const Study& study, const TaskCache& cache, const std::string& method,
                                double epsilon, const GoOn& goOn) const override {
    return errorOf(*tradeOffCells(study, Cache::of(cache)), method, epsilon, goOn);
  }
  std::optional<double> halfWidthAt(const Study& study, const TaskCache& cache, const std::string& method,
                                    double epsilon, double level) const override {
    if constexpr (requires(const Cache& own) { halfWidthOn(study, own, method, epsilon, level); })
      return halfWidthOn(study, Cache::of(cache), method, epsilon, level);
    else
      return std::nullopt;
  }
  std::string whyItRises(const Study& study, const TaskCache& cache, const std::string& method, double before,
                         double after) const override {
    if constexpr (requires(const Cache& own) { whyItRisesOn(study, own, method, before, after); })
      return whyItRisesOn(study, Cache::of(cache), method, before, after);
    else
      return {};
  }
  Suggestions suggestions(const Study& study, const TaskCache& cache) const override {
    if constexpr (requires(const Cache& own) { suggestionsOn(study, own); })
      return suggestionsOn(study, Cache::of(cache));
    else
      return {};
  }
  std::vector<EnoughRows> enoughRows(const Study& study, const TaskCache& cache,
                                     double excess) const override {
    if constexpr (requires(const Cache& own) { enoughRowsOn(study, own, excess); })
      return enoughRowsOn(study, Cache::of(cache), excess);
    else
      return {};
  }
  NoisePreview noise(const Study& study, const TaskCache& cache) const override {
    if constexpr (requires(const Cache& own) { noiseOn(study, own); })
      return noiseOn(study, Cache::of(cache));
    else
      return {};
  }
  std::vector<AuditedClaim> claims(const Study& study, const TaskCache& cache, double epsilon,
                                   const AuditEffort& effort, const GoOn& goOn) const override {
    return claimsOn(study, Cache::of(cache), epsilon, effort, goOn);
  }
  AttackPreview attacks(const Study& study, const TaskCache& cache, std::size_t draws,
                        const GoOn& goOn) const override {
    return attacksOn(study, Cache::of(cache), draws, goOn);
  }
  bool isInstant(const Study& study, const TaskCache& cache) const override {
    return isInstantOn(study, Cache::of(cache));
  }
  double tradeOffSeconds(const Study& study, const TaskCache& cache) const override {
    if constexpr (requires(const Cache& own) { tradeOffSecondsOn(study, own); })
      return tradeOffSecondsOn(study, Cache::of(cache));
    else
      return isInstant(study, cache) ? 0 : std::numeric_limits<double>::infinity();
  }
};

}  // namespace epsiscope
