#pragma once

#include <Eigen/Core>

#include <optional>

#include "core/audit/audit_finding.h"
#include "core/base/go_on.h"
#include "core/kernels/kernel.h"
#include "core/kernels/kernel_loss.h"
#include "core/random/rng.h"

namespace epsiscope {

/// Predictions of a kernel method with Laplace noise, or the whole function with a Gaussian process, as they
/// are released.
struct AuditedPredictions {
  Kernel kernel = {};
  KernelLoss loss = {};
  bool isInUnitBall = false;  ///< rows are no longer than 1
  double rows = 1;            ///< m
  double together = 1;        ///< rows of one person, all of which are replaced
  double lambda = 1;
  double bound = 1;          ///< M: labels and released predictions lie in [-M, M]
  double predictions = 1;    ///< N, each with noise of its own
  double scale = 1;          ///< of the noise of each, or of the process
  double sensitivity = 0;    ///< for which it is made
  double delta = 0;          ///< above 0: the whole function is released
  double tolerance = 1e-14;  ///< of the gap of every loss but the square, for which the noise pays
  bool sharesNoise = false;  ///< all of them have the same: whoever has two knows their difference

  bool isFunction() const { return delta > 0; }
};

/// The worst of tables of m rows of which all but one, or all but those of one person, lie at the same point,
/// in the plane, and of every place for the last ones that is tried: exact for each.
AuditFinding auditOnMadeUpRows(const AuditedPredictions& release);

/// The worst that is found with these m rows, one a row of the matrix, and labels: some rows get the label
/// furthest from their own, or are replaced by another row with it, and the method is fitted anew. Where a
/// person has several, those nearest to a row go with it. `times`: of the usual number of them. If cancelled,
/// the worst so far.
AuditFinding auditOnRows(const AuditedPredictions& release, const Eigen::MatrixXd& rows,
                         const Eigen::VectorXd& labels, std::size_t times, Rng& rng, const GoOn& goOn = {});

/// Says how far apart two functions are.
WitnessLine distanceLine(double distance);

/// A prediction without noise, clipped as it is released, for two tables, and how far apart their functions
/// are in the norm of the kernel's space.
struct MovedPrediction {
  double own = 0, moved = 0, distance = 0;
};
/// The prediction at one of these rows, as its label is and with the label at the other end. Null if
/// cancelled.
std::optional<MovedPrediction> movedPrediction(const AuditedPredictions& release, const Eigen::MatrixXd& rows,
                                               const Eigen::VectorXd& labels, Eigen::Index row,
                                               const GoOn& goOn = {});

}  // namespace epsiscope
