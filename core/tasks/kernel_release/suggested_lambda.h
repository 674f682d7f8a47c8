#pragma once

#include "core/study/study_fwd.h"
#include "core/tasks/suggestions.h"

namespace epsiscope {

class KernelReleaseCache;

/// Returns a lambda to begin with for ridge on so many training rows, with two digits: it makes the tight
/// noise of one prediction and the pull towards the middle of the bounds small together,
///   2 theta(lambda)^2 + (M/2 lambda/(1 + lambda))^2,
/// with M half the bounds' width and labels taken to lie M/2 from their middle. Public: rows, epsilon, the
/// number of predictions and the kernel alone decide; both terms grow with M^2, so the bounds do not matter.
double suggestedKernelLambda(const Study& study, double rows, double epsilon);

/// See Task::suggestions(): of ridge alone.
Suggestions suggestionsOn(const Study& study, const KernelReleaseCache& cache);

}  // namespace epsiscope
