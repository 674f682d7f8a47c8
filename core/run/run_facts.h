#pragma once

#include "core/results/result.h"
#include "core/table/dataset.h"
#include "core/tasks/trials.h"

namespace epsiscope {

/// The facts about a run of these trials that are known before the first one: the study, its data, the
/// version, notes, and the rows of all cells, still without values.
Result runFacts(const Study& study, const Dataset& dataset, const Trials& trials, unsigned threads);

}  // namespace epsiscope
