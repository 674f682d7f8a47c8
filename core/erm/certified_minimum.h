#pragma once

#include <Eigen/Core>

#include "core/erm/class_rows.h"
#include "core/erm/minimise.h"
#include "core/erm/minimum_facts.h"

namespace epsiscope {

/// Weights whose exact gradient, not only the computed one, is at most the tolerance of the facts: what
/// rounding can do to the computed one is added to it. Steps of Newton's method with a gradient that is
/// summed up with care, from where minimise() ends. Throws SaidError where they do not get there: what a
/// guarantee rests on is not there, and nothing may be released.
Minimum certifiedMinimum(const ClassRows& x, const Eigen::VectorXd& y, const Objective& what,
                         const MinimumFacts& facts);

/// The gradient, summed up in blocks.
Eigen::VectorXd carefulGradient(const ClassRows& x, const Eigen::VectorXd& y, const Objective& what,
                                const Eigen::VectorXd& weights);

/// What is said where no certificate is found.
[[noreturn]] void refuseUncertified();

}  // namespace epsiscope
