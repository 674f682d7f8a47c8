#pragma once

#include "core/random/projected_noise.h"

#include <Eigen/Core>

namespace epsiscope {

/// The exact error of output perturbation: the expected share of rows that sign((f + b).x) gets wrong, b with
/// density proportional to exp(-|b|/scale). It is the mean over rows of P(T > m/(scale |x|)) where the margin
/// m = y f.x is not negative, of 1 - P(T > -m/(scale |x|)) where it is. `scores` holds f.x, `labels` y = +-1.
/// A row that no noise reaches (|x| = 0 or scale = 0) counts as isMistake() says.
double expectedErrorOfOutputPerturbation(const Eigen::VectorXd& scores, const Eigen::VectorXd& labels,
                                         const Eigen::VectorXd& rowNorms, double scale,
                                         const ProjectedNoise& noise);
/// The same with normal noise of this deviation in each coordinate: P(Z > m/(deviation |x|)).
double expectedErrorOfNormalNoise(const Eigen::VectorXd& scores, const Eigen::VectorXd& labels,
                                  const Eigen::VectorXd& rowNorms, double deviation);

}  // namespace epsiscope
