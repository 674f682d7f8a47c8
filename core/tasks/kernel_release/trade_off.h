#pragma once

#include <memory>

#include "core/study/study_fwd.h"
#include "core/tasks/trade_off_cells.h"

namespace epsiscope {

class KernelReleaseCache;

/// The error over epsilon, or over lambda with the curve of "none"; exact, at the study's lambda or epsilon.
std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const KernelReleaseCache& cache);

}  // namespace epsiscope
