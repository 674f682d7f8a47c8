#pragma once

#include "core/privacy/bounds.h"
#include "core/staged/component_rows.h"
#include "core/staged/label_questions.h"
#include "core/staged/staged_fit.h"

namespace epsiscope {

/// A fit without a curator: every person answers once, through a label randomizer with all of epsilon. Some
/// answer first, about the bounds; predictions learned from them are public, and the others answer about
/// these, moved into an interval that is as narrow as the first answers allow.
///
/// Proof of epsilon-label-DP in the local model. Those who answer first are drawn without looking at labels.
/// A replaced label changes one answer only, whose law given all earlier answers changes by a factor of at
/// most e^epsilon, whatever the interval. Nothing is composed, for nobody answers twice.
StagedFit localFit(const ComponentRows& rows, const HeldLabels& labels, const LabelBounds& bounds,
                   double epsilon);

}  // namespace epsiscope
