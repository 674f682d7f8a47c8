#pragma once

#include <cstddef>
#include <memory>

#include "core/base/go_on.h"
#include "core/study/study_fwd.h"
#include "core/tasks/cell.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/private_regression/release.h"
#include "core/tasks/private_regression/split.h"
#include "core/tasks/trade_off_cells.h"
#include "core/tasks/trials.h"

namespace epsiscope {

class PrivateRegressionCache;

/// Rows to learn from, their sums, and what is learned from them without noise.
struct RegressionPart {
  LabelledRows rows;
  RegressionSums sums;
  double lambda = 0, error = 0;

  SummedRows summed() const { return {sums, {*rows.x, sums.weights.constant, rows.y}}; }
};
/// Returns the part with so many rows, 0 for all. Unfinished once cancelled.
RegressionPart regressionPart(const Study& study, const RegressionSplit& split, std::size_t rows,
                              const GoOn& goOn = {});

/// A test error of what was learned privately.
struct DrawnError {
  double error = 0;
  bool reached = true;  ///< see LearnedWeights
};
/// With the noise that `rng` draws. Precondition: isLearned(cell.method).
DrawnError drawnError(const Study& study, const RegressionSplit& split, const RegressionPart& part,
                      const Cell& cell, Rng& rng, const GoOn& goOn = {});

/// The error over epsilon, means of draws; the baseline is the private mean, exact.
std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const PrivateRegressionCache& cache);
/// False where the curves take longer than a slider can wait.
bool isInstantOn(const Study& study, const PrivateRegressionCache& cache);

/// The trials of a run. Precondition: problems() is empty. `threads`: as many as beginTrial() may use.
std::unique_ptr<Trials> privateRegressionTrials(const Study& study,
                                                std::shared_ptr<const PreparedTable> table, unsigned threads);

}  // namespace epsiscope
