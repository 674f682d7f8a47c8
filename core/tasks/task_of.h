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
#include "core/tasks/trade_off_preview.h"
#include "core/tasks/trials.h"

namespace epsiscope {

// What a task knows of its cache is said by functions that end in "On", one for each of Task's without that
// ending, which take the task's own kind of cache. These stand for what a task does not say.

template <class Cache>
std::optional<double> halfWidthOn(const Study&, const Cache&, const std::string& /*method*/,
                                  double /*epsilon*/, double /*level*/) {
  return std::nullopt;
}
template <class Cache>
std::string whyItRisesOn(const Study&, const Cache&, const std::string& /*method*/, double /*before*/,
                         double /*after*/) {
  return {};
}
template <class Cache>
Suggestions suggestionsOn(const Study&, const Cache&) {
  return {};
}
template <class Cache>
NoisePreview noiseOn(const Study&, const Cache&) {
  return {};
}
template <class Cache>
double tradeOffSecondsOn(const Study& study, const Cache& cache) {
  return isInstantOn(study, cache) ? 0 : std::numeric_limits<double>::infinity();
}

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
    return tradeOffOn(study, Cache::of(cache), drawn, goOn);
  }
  std::optional<double> errorAt(const Study& study, const TaskCache& cache, const std::string& method,
                                double epsilon, const GoOn& goOn) const override {
    return errorOn(study, Cache::of(cache), method, epsilon, goOn);
  }
  std::optional<double> halfWidthAt(const Study& study, const TaskCache& cache, const std::string& method,
                                    double epsilon, double level) const override {
    return halfWidthOn(study, Cache::of(cache), method, epsilon, level);
  }
  std::string whyItRises(const Study& study, const TaskCache& cache, const std::string& method, double before,
                         double after) const override {
    return whyItRisesOn(study, Cache::of(cache), method, before, after);
  }
  Suggestions suggestions(const Study& study, const TaskCache& cache) const override {
    return suggestionsOn(study, Cache::of(cache));
  }
  NoisePreview noise(const Study& study, const TaskCache& cache) const override {
    return noiseOn(study, Cache::of(cache));
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
    return tradeOffSecondsOn(study, Cache::of(cache));
  }
};

}  // namespace epsiscope
