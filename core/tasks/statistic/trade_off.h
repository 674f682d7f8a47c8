#pragma once

#include "core/base/go_on.h"
#include "core/study/study.h"
#include "core/tasks/trade_off_preview.h"
#include "core/text/sentence.h"

namespace epsiscope {

class StatisticCache;

/// The metric of a statistic: the expected or sampled squared error; of a histogram its mean over the cells.
inline constexpr const char* kMetricSquaredError = "mse";
/// The statistic's own error, because other people could have been asked.
inline constexpr const char* kMethodSamplingError = "sampling-error";
/// What the mechanism adds, without the error of clipping.
inline constexpr const char* kMethodNoiseAlone = "noise";
inline constexpr const char* kNoiseAloneLabel = marked("Core", "Noise alone");

/// The error of the target's statistic over the budget of all releases: by the study's mechanism, by the
/// others that suit it and, where values are clipped, of the noise alone. "Without privacy" is the error of
/// clipping; the baseline is the sampling error. All of it is computed from private values.
TradeOffPreview statisticTradeOff(const Study& study, const StatisticCache& cache,
                                  const TradeOffPreview* drawn, const GoOn& goOn);

/// See Task::errorAt(): exact.
std::optional<double> statisticErrorAt(const Study& study, const StatisticCache& cache,
                                       const std::string& method, double epsilon);

/// See Task::halfWidthAt(): of the target's release.
std::optional<double> statisticHalfWidthAt(const Study& study, const StatisticCache& cache,
                                           const std::string& method, double epsilon, double level);

/// False for quantiles of very many rows at a very small epsilon.
bool isInstant(const Study& study, const StatisticCache& cache);

}  // namespace epsiscope
