#pragma once

#include <memory>
#include <string>

#include "core/tasks/trade_off_cells.h"

namespace epsiscope {

class LabelPrivacyCache;

/// The error of every method over epsilon, for the learner that is looked at: by formula, of methods with
/// stages by a few sampled fits.
std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const LabelPrivacyCache& cache);
/// See Task::whyItRises(): what the method does otherwise at the larger epsilon.
std::string whyItRisesOn(const Study& study, const LabelPrivacyCache& cache, const std::string& method,
                         double before, double after);

}  // namespace epsiscope
