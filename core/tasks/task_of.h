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
/// The source that makes one of these includes the headers of its functions.
template <class Inputs, class Cache>
class TaskOf : public Task {
public:
  std::shared_ptr<const TaskCache> build(const TaskInputs& inputs,
                                         const std::shared_ptr<const PreparedTable>& table,
                                         const GoOn& goOn) const override {
    return Cache::build(valuesOf<Inputs>(inputs), table, goOn);
  }
  TradeOffPreview tradeOff(const Study& study, const TaskCache& cache, const TradeOffPreview* drawn,
                           const GoOn& goOn) const override {
    return tradeOffOf(*tradeOffCells(study, Cache::of(cache)), drawn, goOn);
  }
  std::optional<double> errorAt(const Study& study, const TaskCache& cache, const std::string& method,
                                double epsilon, const GoOn& goOn) const override {
    return errorOf(*tradeOffCells(study, Cache::of(cache)), method, epsilon, goOn);
  }
  std::optional<double> halfWidthAt(const Study&, const TaskCache&, const std::string& /*method*/,
                                    double /*epsilon*/, double /*level*/) const override {
    return std::nullopt;
  }
  std::string whyItRises(const Study&, const TaskCache&, const std::string& /*method*/, double /*before*/,
                         double /*after*/) const override {
    return {};
  }
  Suggestions suggestions(const Study&, const TaskCache&) const override { return {}; }
  NoisePreview noise(const Study&, const TaskCache&) const override { return {}; }
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
    return isInstant(study, cache) ? 0 : std::numeric_limits<double>::infinity();
  }
};

}  // namespace epsiscope
