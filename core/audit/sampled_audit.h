#pragma once

#include <cstddef>
#include <functional>

#include "core/audit/audit_finding.h"
#include "core/base/go_on.h"
#include "core/random/rng.h"

namespace epsiscope {

/// One output of a release, as a number.
using Draw = std::function<double(Rng&)>;

/// A lower bound on epsilon from draws alone: the sampler as it runs, with whatever mistakes it has.
///
/// Proof. For an event E that does not depend on the draws that are counted, p = P(E) and p' = P'(E) have the
/// Clopper-Pearson bounds p >= l and p' <= u, each but for half of 1 - confidence; and (epsilon,
/// delta)-privacy asks for p <= e^epsilon p' + delta, so epsilon >= log((l - delta)/u). E, an interval of
/// outputs, and which of the two tables is the first, are chosen by draws that are not counted.
///
/// `draws`: from each table to count in, and as many to choose by. Nothing is found, and atLeast is 0, once
/// cancelled.
SampledFinding sampledAudit(const Draw& one, const Draw& other, double delta, std::size_t draws,
                            double confidence, Rng& rng, const GoOn& goOn = {});

}  // namespace epsiscope
