#pragma once

#include "core/unbiased/column.h"

namespace epsiscope {

struct PricedColumn {
  MasterColumn column;
  Extended reducedCost = 0;  ///< below 0
};

struct Pricing {
  Extended lowerBound = 0;  ///< no randomizer loses less, in unit lengths squared
  std::vector<PricedColumn> columns;
};

/// The pricing of all outputs and all 2^k patterns under any duals of the master LP (spec 1.5). A column's
/// reduced cost is a constant plus a sum over the values of share 1, so the best pattern has share 1 exactly
/// where the summand is negative. Of two columns at an output the best *run* of neighbouring values comes
/// first, if it helps at all: where the prior has next to no mass the summands are noise, and patterns full
/// of it would fill the master.
///
/// Lower bound: duals x right sides + most x min(0, least reduced cost), where most = k/(1 + (k-1)
/// e^-epsilon) bounds the sum of the masses. Proof: a randomizer is a sum of patterns, each with at least one
/// share of 1 (else scale it), so each adds to the k row sums, which total k, at least its mass x (1 + (k-1)
/// e^-epsilon); and the loss is duals x right sides plus the sum of mass x reduced cost.
Pricing price(const UnitProblem& problem, const std::vector<Extended>& duals);

}  // namespace epsiscope
