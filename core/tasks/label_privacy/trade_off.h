#pragma once

#include "core/tasks/trade_off_preview.h"

namespace epsiscope {

class LabelPrivacyCache;

/// The error of every method over epsilon; see Task::tradeOff().
TradeOffPreview labelPrivacyTradeOff(const Study& study, const LabelPrivacyCache& cache,
                                     const TradeOffPreview* drawn, const GoOn& goOn);

}  // namespace epsiscope
