#pragma once

#include <filesystem>
#include <memory>

#include "core/tasks/trials.h"
#include "core/tasks/prepared_table.h"

namespace epsiscope {

/// The trials of a run. Precondition: problems() is empty. `threads`: as many as beginTrial() may use.
std::unique_ptr<Trials> labelPrivacyTrials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                           const std::filesystem::path& folder, unsigned threads);

}  // namespace epsiscope
