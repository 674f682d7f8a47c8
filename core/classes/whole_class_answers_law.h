#pragma once

#include "core/classes/class_answers_law.h"
#include "core/random/rng.h"

namespace epsiscope {

/// ClassAnswersLaw by whole numbers alone: an answer that is the label has the weight high, each other one
/// the weight low, of RatioBound. Proof: their ratio is never above e^epsilon, and 1/m, the answer for a
/// label of no class, lies between low and high over their total high + (m - 1) low.
struct WholeClassAnswersLaw : ClassAnswersLaw {
  Answer draw(Rng& rng) const;
};

}  // namespace epsiscope
