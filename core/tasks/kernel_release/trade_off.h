#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/tasks/trade_off_preview.h"

namespace epsiscope {

class KernelReleaseCache;

/// The error over epsilon or lambda; see Task::tradeOff().
TradeOffPreview kernelReleaseTradeOff(const Study& study, const KernelReleaseCache& cache,
                                      const TradeOffPreview* drawn, const GoOn& goOn);

/// See Task::errorAt(): exact, at the study's lambda; nothing for "none".
std::optional<double> kernelReleaseErrorAt(const Study& study, const KernelReleaseCache& cache,
                                           const std::string& method, double epsilon, const GoOn& goOn);

/// The axis of lambda: 60 values with equal ratios from 1e-6 to 10, the same for every study so that their
/// fits are remembered; more of them where the study's lambda or sweep lies beyond. For support vector
/// machines, whose solver is slow at tiny ones, from 1e-5.
std::vector<double> lambdaAxis(const Study& study);

}  // namespace epsiscope
