#pragma once

#include <QString>

#include <cstddef>
#include <optional>

#include "core/study/study_fwd.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/state/difference_words.h"

namespace epsiscope {

// The differences between methods at the current epsilon, paired on the same splits.

/// Returns the curve with which others are compared: that of the method in view, otherwise the first; null
/// where there are fewer than two splits or curves.
std::optional<std::size_t> referenceCurve(const Study& study, const TradeOffPreview& preview);

/// The difference; null where either has no error at the epsilon, or they are the same method.
std::optional<MethodDifference> differenceBetween(const Study& study, const TradeOffPreview& preview,
                                                  std::size_t curve, std::size_t reference);

/// "Smallest at ε = 1: Staircase, 0.021 better than Laplace, …": the private method with the smallest error,
/// against the reference or, where it is that itself, the second best; where others cannot be distinguished
/// from it, a sentence that names them all and says that none is clearly better. Empty where there is nothing
/// to compare.
QString bestSentence(const Study& study, const TradeOffPreview& preview);

}  // namespace epsiscope
