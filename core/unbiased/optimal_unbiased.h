#pragma once

#include "core/unbiased/master_basis.h"
#include "core/unbiased/unbiased_range.h"

#include <functional>
#include <vector>

namespace epsiscope {

/// unbiasedProblem() must be silent about it.
struct UnbiasedProblem {
  std::vector<double> values;  ///< of the label, ascending
  std::vector<double> prior;   ///< masses >= 0, one per value, at least one above 0
  double epsilon = 1;
  OutputGrid outputs;
};

struct UnbiasedOptions {
  double gapTolerance = 1e-8;  ///< of the loss
  int maxRounds = 200;
};

struct UnbiasedSolution {
  double loss = 0;                    ///< sum over values of prior E (t - value)^2
  double lowerBound = 0;              ///< no randomizer on this grid loses less, up to rounding
  std::vector<double> outputs;        ///< the grid, unused outputs included
  std::vector<double> probabilities;  ///< values x outputs, row by row
  int rounds = 0;                     ///< of the master LP
  int pivots = 0;                     ///< in extended precision, after them
  std::size_t columns = 0;            ///< of the master LP at the end
  bool complete = false;              ///< loss - lowerBound is at most the tolerance
  MasterBasis basis = {};             ///< at the end: where a search for another epsilon may begin
};

/// Called with the best loss and lower bound so far; false cancels.
using UnbiasedProgress = std::function<bool(double loss, double lowerBound)>;

/// The epsilon-DP randomizer with outputs on a grid and E[t|value] = value that has the smallest expected
/// squared error under the prior (Badanidiyuru et al. 2023; spec 1.5), by column generation. A master LP over
/// seeds and over the patterns that price() asks for finds a basis; pivots in extended precision finish it,
/// because the LP solver's tolerances are coarser than ours. Each row sums to 1, and no ratio within a column
/// exceeds e^epsilon, both within 1e-12; the means are right within 1e-9 of the range of the outputs. If it
/// is stopped the result is the best randomizer so far, as private and unbiased as the optimum; only the loss
/// is larger.
///
/// `start`: the basis of a solution for as many values and a similar prior and epsilon, from which the search
/// begins where every value has some mass. Its patterns are promises at any epsilon, so that a start costs
/// neither privacy nor the bound: the same optimum is found two to three times as fast, within rounding.
/// Elsewhere, and where it leads nowhere, it is not used.
UnbiasedSolution optimalUnbiased(const UnbiasedProblem& problem, const UnbiasedOptions& options = {},
                                 const UnbiasedProgress& progress = {}, const MasterBasis* start = nullptr);

}  // namespace epsiscope
