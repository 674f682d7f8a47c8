#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/interval/optimal_interval.h"
#include "core/learners/ridge_cache.h"
#include "core/mechanisms/mechanism.h"
#include "core/prior/prior.h"
#include "core/study/study.h"

namespace epsiscope {

/// How a method turns a total epsilon into a randomizer: epsilon1 = share * epsilon on the prior if it needs
/// a private one, the rest on the randomizer and the interval (adaptive composition).
struct Pipeline {
  std::unique_ptr<Mechanism> mechanism;
  double epsilonPrior = 0;   ///< epsilon_1, 0 if the prior costs nothing
  double epsilonLabels = 0;  ///< epsilon_2
  std::optional<Prior> prior;
  std::optional<OptimalInterval> interval;
  double lambda = 0;
  bool isPrivate = true;  ///< false with the exact prior or an unproved guarantee
  std::string note;
};

/// The prior of trial `trial` (from 1) for epsilon1 = priorShare * epsilon. The same quantiles of noise at
/// every epsilon.
PrivatePrior priorOf(const Study& study, const RidgeCache& cache, double epsilon, int trial);
/// `method` is an id of the mechanism registry.
Pipeline makePipeline(const Study& study, const RidgeCache& cache, const std::string& method, double epsilon,
                      int trial);

}  // namespace epsiscope
