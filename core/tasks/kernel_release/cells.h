#pragma once

#include <memory>

#include "core/study/study_fwd.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/trade_off_cells.h"
#include "core/tasks/trials.h"

namespace epsiscope {

class KernelReleaseCache;

/// The error over epsilon, or over lambda with the curve of "none"; exact, at the study's lambda or epsilon.
std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const KernelReleaseCache& cache);

/// The trials of a run. Precondition: problems() is empty. `threads`: as many as beginTrial() may use.
std::unique_ptr<Trials> kernelReleaseTrials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                            unsigned threads);

}  // namespace epsiscope
