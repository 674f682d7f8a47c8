#pragma once

#include <cstddef>
#include <cstdint>

#include "core/base/wide_integer.h"
#include "core/classes/class_answers_law.h"
#include "core/random/rng.h"

namespace epsiscope {

/// The weights of an answer that is the label and of each that is not, as whole numbers: their ratio is
/// e^epsilon rounded down by less than 2^-58 of it, or 2^62 where that is less. It is never above e^epsilon,
/// and each of m answers has at least the weight of a lie and at most that of the truth in a total of truth +
/// (m-1) lie, so that 1/m, the answer for a label of no class, lies between them: the proof of ClassResponse,
/// without rounding.
struct ResponseWeights {
  explicit ResponseWeights(double epsilon);
  WideUnsigned truth = 1, lie = 1;
};

/// ClassAnswersLaw by whole numbers alone.
struct WholeClassAnswersLaw : ClassAnswersLaw {
  Answer draw(Rng& rng) const;
};

}  // namespace epsiscope
