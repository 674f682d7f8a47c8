#pragma once

#include <memory>

#include "core/study/study_fwd.h"
#include "core/tasks/trade_off_cells.h"

namespace epsiscope {

class PrivateRegressionCache;

/// The error over epsilon, means of draws; the baseline is the private mean, exact.
std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const PrivateRegressionCache& cache);
/// False where the curves take longer than a slider can wait.
bool isInstantOn(const Study& study, const PrivateRegressionCache& cache);

}  // namespace epsiscope
