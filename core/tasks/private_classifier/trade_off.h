#pragma once

#include "core/tasks/trade_off_preview.h"

namespace epsiscope {

class PrivateClassifierCache;

/// The error over epsilon or lambda, medians of draws where there is no formula; see Task::tradeOff().
TradeOffPreview classifierTradeOff(const Study& study, const PrivateClassifierCache& cache,
                                   const TradeOffPreview* drawn, const GoOn& goOn);
/// False where the curves take longer than a slider can wait.
bool isInstant(const Study& study, const PrivateClassifierCache& cache);

}  // namespace epsiscope
