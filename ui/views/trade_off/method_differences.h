#pragma once

#include <QString>

#include <cstddef>
#include <optional>

#include "core/study/study_fwd.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/state/difference_words.h"

namespace epsiscope {

// How methods differ at the current epsilon, paired on the same splits.

/// Returns the curve that others are compared with: that of the method that is looked at, else the first;
/// nothing where there are fewer than two splits or curves.
std::optional<std::size_t> referenceCurve(const Study& study, const TradeOffPreview& preview);

/// Nothing where either has no error at the epsilon, or they are one.
std::optional<MethodDifference> differenceBetween(const Study& study, const TradeOffPreview& preview,
                                                  std::size_t curve, std::size_t reference);

/// "Smallest at ε = 1: Staircase, 0.021 better than Laplace, …": the private method with the smallest error,
/// against the reference or, where it is that itself, the second best; where others cannot be told from it,
/// these and it, and that none is clearly better. Empty where there is nothing to compare.
QString bestSentence(const Study& study, const TradeOffPreview& preview);

}  // namespace epsiscope
