#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/audit/attack.h"
#include "core/audit/audit_finding.h"
#include "core/audit/audited_perturbation.h"
#include "core/base/go_on.h"
#include "core/erm/class_rows.h"
#include "core/random/rng.h"

namespace epsiscope {

/// The information that the weights hold about the label of one row.
struct RowAttack {
  std::uint32_t row = 0;  ///< its place
  std::vector<WitnessLine> neighbours = {};
  Attack found = {};
};

/// Releases of output perturbation from two tables whose minima are so far apart.
DrawnLoss lossOfMovedMinimum(const AuditedPerturbation& release, Eigen::Index columns, double distance);

/// The row has its label y (-1 or 1) in the one table and -y in the other; without `row` the one that the
/// minimum without noise does worst. For output perturbation the two minima are found, and losses of the
/// noise drawn; for objective perturbation every draw is a minimum of its own, with the exact ratio of
/// densities, so that there are fewer, 20 to 200: the more the smaller the table is. No draws where the
/// Hessian is too large. If cancelled, the results so far.
RowAttack attackOnRow(const AuditedPerturbation& release, const ClassRows& x, const Eigen::VectorXd& y,
                      std::optional<std::uint32_t> row, std::size_t draws, Rng& rng, const GoOn& goOn = {});

}  // namespace epsiscope
