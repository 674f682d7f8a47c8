#pragma once

#include "core/base/go_on.h"
#include "core/kernels/kernel_loss.h"

#include <Eigen/Core>

#include <optional>
#include <string>

namespace epsiscope {

/// The kernel machine of a loss, without an offset (spec 5): the minimiser of
///   P(f) = (1/m) sum_i L(f(x_i), y_i) + lambda |f|_K^2,
/// a support vector machine for the hinge.
struct KernelMachine {
  Eigen::VectorXd dual;  ///< a_i = b_i/m, b_i minus a slope of the loss: f = sum_i a_i K(x_i, .)/(2 lambda)
  Eigen::VectorXd predictions;  ///< f(x_i)
  double lambda = 0;
  double norm = 0;       ///< |f|_K
  double objective = 0;  ///< P(f)
  double gap = 0;        ///< P(f) less the dual value: P(f) is at most this above the minimum
  int sweeps = 0;        ///< over all rows; one more for a step on a face
  bool reached = false;  ///< the tolerance
  std::string reason;    ///< why the matrix is no kernel's, where that was met; else empty
};

struct MachineSettings {
  double tolerance = 1e-10;  ///< of the gap, relative to the objective; that of rounding is always enough
  int maxSweeps = 20000;
};

/// The largest gap of a solution that reached its tolerance, whatever the data: P* <= P(0) <= 1, so gap <=
/// tolerance (1 + gap), but rounding may leave more at a tiny lambda. OutputPerturbation::gap counts it; what
/// did not reach its tolerance is not private.
double publicGap(const MachineSettings& settings, double lambda, double kappa);

/// `gram`: K(x_i, x_j), without a problem (gramProblem); `labels`: +1 or -1, or numbers in [-1, 1]. `start`:
/// a solution of the same rows and loss for another lambda, as a first guess. Null if cancelled. One thread,
/// a fixed order: the same bits every time. A matrix that is no kernel's does not hang: `reason` says it
/// where it is met.
std::optional<KernelMachine> kernelMachine(const KernelLoss& loss, const Eigen::MatrixXd& gram,
                                           const Eigen::VectorXd& labels, double lambda,
                                           const MachineSettings& settings = {},
                                           const KernelMachine* start = nullptr, const GoOn& goOn = {});

/// The weights w of f = sum_i w_i K(x_i, .).
Eigen::VectorXd weightsOf(const KernelMachine& machine);

/// The reason why the matrix is not symmetric positive semidefinite within rounding, else empty. A Cholesky
/// decomposition: O(m^3), to be asked once for all lambdas.
std::string gramProblem(const Eigen::MatrixXd& gram);

}  // namespace epsiscope
