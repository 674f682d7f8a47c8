#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/tasks/private_classifier/cells.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// What a person should know of the cells, from public quantities alone: where the regularisation had to be
/// raised, and how many rows a choice of lambda has. `train`: the whole training part.
std::vector<std::string> classifierNotes(const Study& study, const std::vector<Cell>& cells,
                                         const PublicRows& train);

/// Why the regularisation is raised for this plan, in a sentence; empty if it is not.
std::string raisedSentence(Perturbation method, const Loss& loss, const PublicRows& rows, double lambda,
                           double epsilon);

}  // namespace epsiscope
