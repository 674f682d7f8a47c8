#pragma once

#include <cstddef>
#include <vector>

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

/// As many columns and slacks of rows as the master LP has rows.
struct MasterBasis {
  std::vector<MasterColumn> columns;
  std::vector<std::size_t> slackRows;
};

}  // namespace epsiscope
