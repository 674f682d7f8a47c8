#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/study/study_fwd.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/trade_off_cells.h"
#include "core/tasks/trials.h"

namespace epsiscope {

class StatisticCache;

/// The error of the target's statistic over the budget of all releases: by the study's mechanism, by the
/// others that suit it and, where values are clipped, of the noise alone. "Without privacy" is the error of
/// clipping; the baseline is the sampling error. All of it is computed from private values.
std::unique_ptr<TradeOffCells> tradeOffCells(const Study& study, const StatisticCache& cache);

/// See Task::halfWidthAt(): of the target's release.
std::optional<double> halfWidthOn(const Study& study, const StatisticCache& cache, const std::string& method,
                                  double epsilon, double level);

/// False for quantiles of very many rows at a very small epsilon.
bool isInstantOn(const Study& study, const StatisticCache& cache);

/// Releases every statistic of the study once per trial and epsilon: exact and sampled squared errors. "none"
/// is the error of clipping, "sampling-error" that of asking other people. Of several statistics the column
/// `learner` of the results says which one.
std::unique_ptr<Trials> statisticTrials(const Study& study, std::shared_ptr<const PreparedTable> table);

}  // namespace epsiscope
