#pragma once

#include <optional>
#include <string>

#include "core/base/go_on.h"
#include "core/study/study_fwd.h"
#include "core/tasks/trade_off_preview.h"

namespace epsiscope {

class LabelClassesCache;

/// Whether the study looks at the error of the released labels, which has a formula, and not at that of what
/// is learned from them.
bool looksAtAnswers(const Study& study);

/// The error over epsilon: of released labels exact, of classifiers the mean of a few draws with the same
/// noise along the curve. The baseline is the private majority, exact; see Task::tradeOff().
TradeOffPreview tradeOffOn(const Study& study, const LabelClassesCache& cache, const TradeOffPreview* drawn,
                           const GoOn& goOn);
/// See Task::errorAt(): as a run finds it.
std::optional<double> errorOn(const Study& study, const LabelClassesCache& cache, const std::string& method,
                              double epsilon, const GoOn& goOn);
/// Answers have formulas, what is learned from them is fitted.
bool isInstantOn(const Study& study, const LabelClassesCache& cache);
double tradeOffSecondsOn(const Study& study, const LabelClassesCache& cache);

}  // namespace epsiscope
