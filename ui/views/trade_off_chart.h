#pragma once

#include <vector>

#include "core/study/preview.h"
#include "core/study/result.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

struct TradeOffOptions {
  bool logEpsilon = true;
  bool logError = true;
};

/// How many sampled runs the result holds: fewer than asked for while it is going on or when it was stopped.
std::size_t finishedTrials(const Result& result);

/// Error against epsilon: the exact expectation of every method as a line, median and 50 % and 90 % bands of
/// the sampled runs of `result` (may be null), the two baselines, and the current epsilon as a guide with id
/// "epsilon".
ChartModel tradeOffChart(const Study& study, const TradeOffPreview& preview, const Result* result,
                         const Theme& theme, const TradeOffOptions& options = {});

/// "(100 000 $)²", or "squared units of TARGET" where the study names no unit.
QString squaredUnit(const DataChoice& data);
/// " ($)" after the name of something measured in the target's unit, or nothing.
QString unitSuffix(const DataChoice& data);

}  // namespace epsiscope
