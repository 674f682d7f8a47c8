#pragma once

#include <Eigen/Core>

#include <optional>

#include "core/base/go_on.h"
#include "core/erm/class_rows.h"
#include "core/erm/loss.h"
#include "core/erm/perturbation.h"

namespace epsiscope {

/// The b for which given weights are the minimum of a perturbed objective, and n times what the square of
/// each weight is multiplied with, but for 1/2.
struct NoiseOfWeights {
  Eigen::VectorXd pulls, margins;
  Eigen::VectorXd noise;
};
NoiseOfWeights noiseOfWeights(const ClassRows& x, const Eigen::VectorXd& y, const Loss& loss,
                              const PerturbationPlan& plan, const Eigen::VectorXd& weights);
/// n times the second derivatives of the objective there, the lower triangle; null if cancelled.
std::optional<Eigen::MatrixXd> hessianAt(const ClassRows& x, const Eigen::VectorXd& y, const Loss& loss,
                                         const NoiseOfWeights& at, const GoOn& goOn);

}  // namespace epsiscope
