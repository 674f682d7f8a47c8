#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "core/study/study_fwd.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/trade_off_cells.h"
#include "core/tasks/trials.h"

namespace epsiscope {

class LabelPrivacyCache;

/// The error of every method over epsilon, for the learner that is looked at: by formula, of methods with
/// stages by a few sampled fits.
std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const LabelPrivacyCache& cache);
/// See Task::whyItRises(): what the method does otherwise at the larger epsilon.
std::string whyItRisesOn(const Study& study, const LabelPrivacyCache& cache, const std::string& method,
                         double before, double after);

/// The trials of a run. Precondition: problems() is empty. `threads`: as many as beginTrial() may use.
std::unique_ptr<Trials> labelPrivacyTrials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                           const std::filesystem::path& folder, unsigned threads);

}  // namespace epsiscope
