#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "core/learners/ridge_cache.h"
#include "core/mechanisms/mechanism.h"
#include "core/prior/prior.h"
#include "core/study/study.h"

namespace epsiscope {

/// How a method turns a total epsilon into a randomizer: epsilon1 = share * epsilon on the prior if it needs
/// a private one, the rest on the randomizer and the interval (adaptive composition).
struct Pipeline {
  std::unique_ptr<Mechanism> mechanism;
  double epsilonPrior = 0;     ///< epsilon_1, 0 if the prior costs nothing
  double epsilonLabels = 0;    ///< epsilon_2
  std::optional<Prior> prior;  ///< absent if the method needs none
  double lambda = 0;
  bool isPrivate = true;  ///< false with the exact prior or an unproved guarantee
  std::string note;       ///< what is odd about it, or why it is not private
};

/// Whether this kind of prior is made from the labels at the cost of a share of epsilon.
bool priorCosts(PriorKind kind);

/// The prior file of the study, relative paths starting at `folder`. Absent if the study names none. Throws
/// FileError.
std::optional<Prior> loadPriorFile(const Study& study, const std::filesystem::path& folder);

/// The prior of trial `trial` (from 1) for epsilon1 = priorShare * epsilon. The same quantiles of noise at
/// every epsilon. `filePrior`: what loadPriorFile() gave; absent: it is read where it is needed.
PrivatePrior priorOf(const Study& study, const RidgeCache& cache, double epsilon, int trial,
                     const std::optional<Prior>& filePrior = std::nullopt);

/// `method` is an id of the mechanism registry. `prior`: what priorOf() gave; absent: it is made where it is
/// needed.
Pipeline makePipeline(const Study& study, const RidgeCache& cache, const std::string& method, double epsilon,
                      int trial, const std::optional<PrivatePrior>& prior = std::nullopt);

}  // namespace epsiscope
