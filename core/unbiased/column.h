#pragma once

#include "core/unbiased/unit_problem.h"

namespace epsiscope {

/// A pattern at one output: given value i, the output has probability mass x (e^-epsilon + (1 - e^-epsilon)
/// share_i). Proof that sums of such terms with masses >= 0 and shares in [0, 1] are epsilon-DP: every term
/// lies between mass x e^-epsilon and mass for every value, so no ratio of two values exceeds e^epsilon, nor
/// does one of sums of terms at the same output. They are no loss either: probabilities whose largest ratio
/// is at most e^epsilon are their maximum times one such pattern, and any pattern is a mean of patterns with
/// shares 0 and 1.
struct MasterColumn {
  std::size_t output = 0;
  std::vector<double> share;
};

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
