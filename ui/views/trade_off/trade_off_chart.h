#pragma once

#include <optional>
#include <string>

#include "core/results/result.h"
#include "core/tasks/preview.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

struct AppState;
class ChartList;

struct TradeOffOptions {
  bool logX = true;
  std::optional<bool> logError = {};  ///< absent: unless the error is a share
};
/// As the chart is looked at.
TradeOffOptions tradeOffOptions(const ChartLook& look);
/// What the axes measure, for the look of the chart: empty over epsilon, for the error.
std::string tradeOffAxes(const TradeOffPreview& preview);

/// Error against epsilon, or against lambda at the current epsilon: of every method the exact expectation as
/// a line, or the median of a few draws with its bands; median and 50 % and 90 % bands of the sampled runs of
/// `result` (may be null); the baselines; what the preview marks; and the current value as a guide with id
/// "epsilon" or "lambda", that of the second epsilon "compare", that of the wanted error "target".
ChartModel tradeOffChart(const Study& study, const TradeOffPreview& preview, const Result* result,
                         const Theme& theme, const TradeOffOptions& options = {});

/// Adds every chart of the view for an export.
void addTradeOffCharts(const AppState& state, ChartList& charts);

}  // namespace epsiscope
