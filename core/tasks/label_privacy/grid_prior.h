#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "core/prior/private_prior.h"
#include "core/prior/value_grid.h"
#include "core/privacy/bounds.h"
#include "core/study/study_fwd.h"
#include "core/text/sentence.h"

namespace epsiscope {

inline constexpr const char* kExactPriorNote =
    marked("Core", "The prior is the true histogram of the labels, so this is not private.");

/// The mistakes that the study repeats in priors of noisy labels.
NoisyLabels noisyLabelsOf(const Study& study);

/// The prior of a method whose randomizer works on public label values: priorsOf() with `values` evenly
/// spaced values in place of bins. The study's kind of prior decides: noisy counts of the rounded labels, the
/// noisy labels' or the uniform density after the same rounding, the points of a file (bins become their
/// centres, and the values are the file's, at most kMostBinnedValues for randomized response), or the true
/// counts, which is not private. The same quantiles of noise at every epsilon1. `filePrior`: what
/// readPriorFile() gave.
///
/// epsilon1-label-DP for noisy counts: see valueCounts() for the sensitivity and noisyCountsPrior() for the
/// noise. For noisy labels rounding is post-processing.
PrivatePrior gridPriorOf(const Study& study, std::span<const double> labels, const LabelBounds& bounds,
                         double epsilon1, int trial, std::size_t values, Rounding rounding,
                         const std::optional<Prior>& filePrior);

}  // namespace epsiscope
