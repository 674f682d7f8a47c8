#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <optional>

#include "core/erm/minimum_facts.h"
#include "core/erm/tilted_regression.h"
#include "core/privacy/whole_rest.h"

namespace epsiscope {

/// Objective perturbation of a regression whose weights may be released: see WholePerturbation, whose proof
/// is about this minimum too. Of b the error, and the rounding of the sum that it is added to, move the exact
/// minimum by an n-th of that over 2 lambda.
struct WholeTilt {
  TiltPlan plan;
  MinimumFacts facts;  ///< of the mean over the rows
  WholeRest rest;
};

/// Nothing where its noise cannot be drawn. `weights`: how many. A function of public quantities alone.
std::optional<WholeTilt> planWholeTilt(std::size_t rows, Eigen::Index weights, double constant,
                                       const std::optional<double>& lambda, double epsilon, double delta);

/// The minimum with this b, whose exact gradient is at most the tolerance of the facts. Throws SaidError
/// where that cannot be certified.
TiltedFit certifiedTilted(const TiltedRows& rows, double lambda, const Eigen::VectorXd& tilt,
                          const MinimumFacts& facts);

}  // namespace epsiscope
