#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/tasks/trade_off_preview.h"

namespace epsiscope {

class KernelReleaseCache;

/// The error over epsilon or lambda; see Task::tradeOff().
TradeOffPreview tradeOffOn(const Study& study, const KernelReleaseCache& cache, const TradeOffPreview* drawn,
                           const GoOn& goOn);

/// See Task::errorAt(): exact, at the study's lambda; nothing for "none".
std::optional<double> errorOn(const Study& study, const KernelReleaseCache& cache, const std::string& method,
                              double epsilon, const GoOn& goOn);

}  // namespace epsiscope
