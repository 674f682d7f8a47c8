#pragma once

#include <memory>

#include "core/random/rng.h"
#include "core/study/study_fwd.h"
#include "core/tasks/cell.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/trade_off_cells.h"
#include "core/tasks/trials.h"

namespace epsiscope {

class LabelClassesCache;

/// The noise of a cell in a run.
Rng answerStream(const Study& study, int trial, const Cell& cell);

/// Whether the study looks at the error of the released labels, which has a formula, and not at that of what
/// is learned from them.
bool looksAtAnswers(const Study& study);

/// The error over epsilon: of released labels exact, of classifiers the mean of a few draws. The baseline is
/// the private majority, exact.
std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const LabelClassesCache& cache);
/// Answers have formulas, what is learned from them is fitted.
bool isInstantOn(const Study& study, const LabelClassesCache& cache);
double tradeOffSecondsOn(const Study& study, const LabelClassesCache& cache);

/// The trials of a run. Precondition: problems() is empty. `threads`: as many as beginTrial() may use.
std::unique_ptr<Trials> labelClassesTrials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                           unsigned threads);

}  // namespace epsiscope
