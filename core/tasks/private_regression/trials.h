#pragma once

#include <memory>

#include "core/tasks/prepared_table.h"
#include "core/tasks/trials.h"

namespace epsiscope {

/// The trials of a run. Precondition: problems() is empty. `threads`: as many as beginTrial() may use.
std::unique_ptr<Trials> privateRegressionTrials(const Study& study,
                                                std::shared_ptr<const PreparedTable> table, unsigned threads);

}  // namespace epsiscope
