#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/study/study_fwd.h"
#include "core/tasks/trade_off_cells.h"

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

}  // namespace epsiscope
