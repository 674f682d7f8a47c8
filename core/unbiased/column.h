#pragma once

#include "core/unbiased/master_basis.h"
#include "core/unbiased/unit_problem.h"

namespace epsiscope {

struct Term {
  MasterColumn column;
  Extended mass = 0;
};

/// The expected squared error that a column adds per unit of mass.
Extended costOf(const UnitProblem& problem, const MasterColumn& column);

/// A column in the master LP and the LP's right sides. "Row i sums to 1" and "row i has mean value_i" are
/// replaced by their averages over the rows (entries 0 and k) and by the differences of neighbouring rows
/// over 1 - e^-epsilon: the same solutions, but well conditioned where e^-epsilon is near 1 and rows are
/// nearly alike, and sparse, because neighbouring values mostly have the same share.
std::vector<Extended> entriesOf(const UnitProblem& problem, const MasterColumn& column);
std::vector<Extended> rightSides(const UnitProblem& problem);

/// The randomizer that answers with the ends of the grid only. It is unbiased, and its ratios are at most
/// e^epsilon exactly if the range is wide enough, which is why no narrower one will do (see neededRange()).
std::vector<Term> endRandomizer(const UnitProblem& problem);

/// For every output the patterns with share 1 at its nearest 1, 2, ... k values: where the prior is flat an
/// optimum has hardly any others.
std::vector<MasterColumn> nearestColumns(const UnitProblem& problem);

}  // namespace epsiscope
