#pragma once

#include <filesystem>
#include <memory>

#include "core/tasks/trials.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// The trials of a run. Precondition: problems() is empty. `threads`: as many as beginTrial() may use.
std::unique_ptr<Trials> privateClassifierTrials(const Study& study,
                                                const std::shared_ptr<const Dataset>& dataset,
                                                unsigned threads);

}  // namespace epsiscope
