#pragma once

#include <Eigen/Core>

#include <cstdint>

#include "core/audit/attack.h"
#include "core/audit/audit_finding.h"
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
};

/// A row with its label.
struct TiltedRow {
  Eigen::VectorXd x;
  double y = 0;
};
/// The row that lies opposite, of full length, with the label at the other end.
TiltedRow oppositeRow(const TiltedRow& row);

/// log f(D) - log f(D') of the densities of the minimum at w, D' with `other` in the place of this row:
/// exact.
double tiltLogRatio(const AuditedTilt& release, const TiltedRows& rows, const Eigen::VectorXd& w,
                    std::uint32_t row, const TiltedRow& other, const GoOn& goOn = {});

/// Two rows that are made up, all others being 0: nearly alike, at an output so far out between them that
/// both losses are as steep as they can be, in opposite directions. What is lost there but with probability
/// delta.
AuditFinding auditOnMadeUpRows(const AuditedTilt& release, Eigen::Index columns);
/// The largest ratio of densities in some releases of these rows, for some of them replaced by the row that
/// lies opposite. What was found so far once cancelled.
AuditFinding auditOnRows(const AuditedTilt& release, const TiltedRows& rows, std::size_t times, Rng& rng,
                         const GoOn& goOn = {});

/// Releases from the rows, and from those with the row that lies opposite in the place of this one: the ratio
/// of densities. The rows outlive it.
DrawnLoss lossOfTilt(const AuditedTilt& release, const TiltedRows& rows, std::uint32_t row);

}  // namespace epsiscope
