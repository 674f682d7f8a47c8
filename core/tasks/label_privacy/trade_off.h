#pragma once

#include <optional>
#include <string>

#include "core/tasks/trade_off_preview.h"

namespace epsiscope {

class LabelPrivacyCache;

/// The error of every method over epsilon; see Task::tradeOff().
TradeOffPreview tradeOffOn(const Study& study, const LabelPrivacyCache& cache, const TradeOffPreview* drawn,
                           const GoOn& goOn);

/// See Task::errorAt(): of the learner that is looked at; nothing for a perceptron.
std::optional<double> errorOn(const Study& study, const LabelPrivacyCache& cache, const std::string& method,
                              double epsilon, const GoOn& goOn);
/// See Task::whyItRises(): what the method does otherwise at the larger epsilon.
std::string whyItRisesOn(const Study& study, const LabelPrivacyCache& cache, const std::string& method,
                         double before, double after);

}  // namespace epsiscope
