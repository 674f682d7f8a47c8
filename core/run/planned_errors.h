#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/study/study_fwd.h"
#include "core/tasks/smallest_epsilon.h"

namespace epsiscope {

/// The expected errors under a plan with that many rows.
struct PlannedErrors {
  std::size_t rows = 0;
  std::size_t tables = 0;                      ///< that the means are of
  std::vector<std::vector<MeanError>> errors;  ///< [method][epsilon]; NaN where not known
};

/// Says why errors over the number of people are not planned for the study's task; empty: they are.
std::string whyNotPlanned(const Study& study);
/// Returns the methods of the study that have an error for an epsilon.
std::vector<std::string> plannedMethods(const Study& study);
/// Returns the fewest and the most rows for which errors of this study can be planned.
std::size_t fewestPlannedRows(const Study& study);
std::size_t mostPlannedRows(const Study& study);
/// Returns how many tables of that many rows a mean is taken over: so many that 200,000 people are asked
/// altogether, three at least and a hundred at most.
std::size_t plannedTables(std::size_t rows);

/// Returns the expected errors on the first `tables` tables that the study's plan could meet with that many
/// rows: table 0 is the study's own. One split of each is looked at, that of another trial in each, so that
/// tables, splits and private priors are independent and the standard errors those of an independent mean.
/// Null if cancelled; `goOn` may be called from any thread. Preconditions: the study is planned,
/// whyNotPlanned() has nothing to say, and it has no problem.
std::optional<PlannedErrors> plannedErrors(const Study& study, const std::filesystem::path& folder,
                                           std::size_t rows, std::size_t tables,
                                           const std::vector<std::string>& methods,
                                           const std::vector<double>& epsilons, const GoOn& goOn = {},
                                           const std::optional<double>& level = {});

}  // namespace epsiscope
