#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/audit/attack.h"
#include "core/audit/audit_finding.h"
#include "core/audit/neighbour_rows.h"
#include "core/base/go_on.h"
#include "core/erm/tilted_regression.h"
#include "core/random/rng.h"

namespace epsiscope {

/// A minimum of objective perturbation with normal noise, as it is released.
struct AuditedTilt {
  TiltPlan plan = {};
  double rows = 1;
  double constant = 0;
  double delta = 1e-5;
  std::size_t together = 1;  ///< rows of one person, all of which are replaced
};

/// The rows at these places by those that lie opposite, of full length, with the label at the other end: all
/// opposite the first of them, or each its own.
ReplacedRows oppositeRows(const TiltedRows& rows, std::vector<std::uint32_t> places, bool allOfFirst = false);

/// log f(D) - log f(D') of the densities of the minimum at w, D' with these rows replaced: exact.
double tiltLogRatio(const AuditedTilt& release, const TiltedRows& rows, const Eigen::VectorXd& w,
                    const ReplacedRows& replaced, const GoOn& goOn = {});

/// Two rows that are made up, or as many at each place as one person has, all others being 0: nearly alike,
/// at an output so far out between them that both losses are as steep as they can be, in opposite directions.
/// What is lost there but with probability delta.
AuditFinding auditOnMadeUpRows(const AuditedTilt& release, Eigen::Index columns);
/// The largest ratio of densities in some releases of these rows, for some of them, as many together as one
/// person has, replaced by rows that lie opposite. What was found so far once cancelled.
AuditFinding auditOnRows(const AuditedTilt& release, const TiltedRows& rows, std::size_t times, Rng& rng,
                         const GoOn& goOn = {});

/// Releases from the rows, and from those with the row that lies opposite in the place of this one: the ratio
/// of densities. The rows outlive it.
DrawnLoss lossOfTilt(const AuditedTilt& release, const TiltedRows& rows, std::uint32_t row);

}  // namespace epsiscope
