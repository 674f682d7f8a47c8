#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/results/result.h"
#include "core/study/study_fwd.h"
#include "core/tasks/cell.h"
#include "core/tasks/label_classes/split.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/trade_off_cells.h"
#include "core/tasks/trials.h"

namespace epsiscope {

class LabelClassesCache;

/// The cell's rows, still without values: the test error, then, where labels are released, theirs.
std::vector<ResultRow> classesRows(const Study& study, Cell cell);
/// "logistic" or "random-features"; empty for a method that learns from no features.
std::string classesLearner(const Study& study, const std::string& method);

/// The classifier that is learned from these labels by the method's rule; `response`: how they were answered,
/// or null.
ClassWeights learned(const Study& study, const ClassRowsPart& part, std::size_t classes,
                     std::span<const std::int32_t> labels, const ClassResponse* response, const GoOn& goOn);
/// The study's lambda for these rows.
double classesLambda(const Study& study, const RowBlock& rows);

/// The test error of what the method learns from answers that `rng` draws; NaN once cancelled.
/// Precondition: isAnswered(method).
double sampledTestError(const Study& study, const LabelClassesSplit& split, const Cell& cell, Rng& rng,
                        const GoOn& goOn);
/// The expected share of released labels that are not the true ones, given the prior. Of predict-majority: of
/// the class that is said of all.
double expectedLabelError(const Study& study, const LabelClassesSplit& split, const Cell& cell);
/// The exact expected test error of the private majority.
double expectedMajorityError(const LabelClassesSplit& split, const Cell& cell);

/// The noise of a cell in a run.
Rng answerStream(const Study& study, int trial, const Cell& cell);

/// Returns the values that a run finds; nothing once cancelled.
std::optional<CellValues> classesValues(const Study& study, const LabelClassesSplit& split, const Cell& cell,
                                        const GoOn& goOn);

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
