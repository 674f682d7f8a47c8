#pragma once

#include <memory>

#include "core/study/study_fwd.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/trials.h"

namespace epsiscope {

/// Releases every statistic of the study once per trial and epsilon: exact and sampled squared errors. "none"
/// is the error of clipping, "sampling-error" that of asking other people. Of several statistics the column
/// `learner` of the results says which one.
std::unique_ptr<Trials> statisticTrials(const Study& study, std::shared_ptr<const PreparedTable> table);

}  // namespace epsiscope
