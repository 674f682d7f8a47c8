#pragma once

#include <optional>
#include <string>

#include "core/base/go_on.h"
#include "core/study/study_fwd.h"
#include "core/tasks/trade_off_preview.h"

namespace epsiscope {

class PrivateRegressionCache;

/// The error over epsilon: the mean of draws with the same noise, but for its size, along the curve. The
/// baseline is the private mean, exact; see Task::tradeOff().
TradeOffPreview tradeOffOn(const Study& study, const PrivateRegressionCache& cache,
                           const TradeOffPreview* drawn, const GoOn& goOn);
/// See Task::errorAt(): as a run finds it.
std::optional<double> errorOn(const Study& study, const PrivateRegressionCache& cache,
                              const std::string& method, double epsilon, const GoOn& goOn);
/// False where the draws take longer than a slider can wait.
bool isInstantOn(const Study& study, const PrivateRegressionCache& cache);

}  // namespace epsiscope
