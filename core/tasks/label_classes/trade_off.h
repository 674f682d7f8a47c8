#pragma once

#include <optional>
#include <string>

#include "core/base/go_on.h"
#include "core/study/study.h"
#include "core/tasks/trade_off_preview.h"

namespace epsiscope {

class LabelClassesCache;

/// Whether the study looks at the error of the released labels, which has a formula, and not at that of what
/// is learned from them.
bool looksAtAnswers(const Study& study);

/// The error over epsilon: of released labels exact, of classifiers the mean of a few draws with the same
/// noise along the curve. The baseline is the private majority, exact; see Task::tradeOff().
TradeOffPreview labelClassesTradeOff(const Study& study, const LabelClassesCache& cache,
                                     const TradeOffPreview* drawn, const GoOn& goOn);
/// See Task::errorAt(): as a run finds it.
std::optional<double> labelClassesErrorAt(const Study& study, const LabelClassesCache& cache,
                                          const std::string& method, double epsilon, const GoOn& goOn);

}  // namespace epsiscope
