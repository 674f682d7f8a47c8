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
  /// Whose values the lines to drag stand at, which may be ahead of the picture; null: the chart's own study.
  const Study* guides = nullptr;
};
/// As the chart is looked at.
TradeOffOptions tradeOffOptions(const ChartLook& look);
/// What the axes measure, for the look of the chart: empty over epsilon, for the error.
std::string tradeOffAxes(const TradeOffPreview& preview);

/// "expected, mean of 10 splits": what the numbers of the chart are.
QString expectedFact(const Study& study, const TradeOffPreview& preview);

/// Error against epsilon, or against lambda at the current epsilon: of every method the expectation as a
/// line, exact or the mean of a few draws with their bands, with a thin band of its standard error between
/// splits; mean and 50 % and 90 % bands of the sampled runs of `result` (may be null); the baselines, and at
/// the right end a dash for each pipeline whose own line without privacy is not the lowest; what the preview
/// marks; and the current value as a guide with id "epsilon" or "lambda", that of the second epsilon
/// "compare", that of the wanted error "target". What promises nothing has long dashes.
ChartModel tradeOffChart(const Study& study, const TradeOffPreview& preview, const Result* result,
                         const Theme& theme, const TradeOffOptions& options = {});

/// Adds every chart of the view for an export.
void addTradeOffCharts(const AppState& state, ChartList& charts);

}  // namespace epsiscope
