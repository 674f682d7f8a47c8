#pragma once

#include <optional>
#include <string>

#include "core/tasks/trade_off_preview.h"
#include "core/results/result.h"
#include "ui/charts/chart_model.h"

namespace epsiscope {

struct AppState;
class ChartList;

struct TradeOffOptions {
  bool logX = true;
  std::optional<bool> logError = {};  ///< absent: unless the error is a share
  /// The study at whose values the lines to drag stand, which may be ahead of the picture; null: the chart's
  /// own.
  const Study* guides = nullptr;
};
/// The options by the settings of the chart.
TradeOffOptions tradeOffOptions(const ChartLook& look);
/// The measure of the axes, for the settings of the chart: empty over epsilon, for the error.
std::string tradeOffAxes(const TradeOffPreview& preview);

/// Returns "expected, mean of 10 splits": the meaning of the chart's numbers.
QString expectedFact(const Study& study, const TradeOffPreview& preview);

/// Error against epsilon, or against lambda at the current epsilon: for every method the expectation as a
/// line, exact or the mean of a few draws with their bands, with a thin band of its standard error between
/// splits; mean and 50 % and 90 % bands of the sampled runs of `result` (may be null); the baselines, and at
/// the right end a dash for each pipeline whose own line without privacy is not the lowest; the marks of the
/// preview; and the current value as a guide with id "epsilon" or "lambda", that of the second epsilon
/// "compare", that of the wanted error "target". Methods that promise nothing have long dashes.
ChartModel tradeOffChart(const Study& study, const TradeOffPreview& preview, const Result* result,
                         const Theme& theme, const TradeOffOptions& options = {});

/// Adds every chart of the view for an export.
void addTradeOffCharts(const AppState& state, ChartList& charts);

}  // namespace epsiscope
