#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/results/result.h"
#include "core/study/study_fwd.h"
#include "core/tasks/cell.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/label_privacy/split.h"
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

/// The part of a trial that its cells share.
struct TrialInputs {
  const Study& study;
  const SplitLearners& learners;
  const std::map<double, TrialPriors>& priors;  ///< by epsilon
  int trial = 1;
};

/// Linear learners first, because they are quick; then method by method, epsilons in the study's order.
std::vector<Cell> labelCells(const Study& study);
/// The cell's rows, still without values.
std::vector<ResultRow> labelRows(const Study& study, const Cell& cell);
/// How long the cell takes, in units of one linear fit: for progress only.
double labelCost(const Cell& cell);
/// Nothing once cancelled; it is called with the share of the cell that is done.
std::optional<CellValues> labelValues(const TrialInputs& inputs, const Cell& cell, const GoOn& goOn);

}  // namespace epsiscope
