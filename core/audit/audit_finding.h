#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace epsiscope {

/// One line of a counterexample: what it is about, in the one table and in its neighbour.
struct WitnessLine {
  std::string what, one, other;
};
/// A number as such lines have it.
std::string witnessNumber(double value);
/// Says how many rows of one person are replaced, all in the same way.
WitnessLine rowsTogether(std::size_t rows);

/// The worst that an attempt to break a promise has found.
struct AuditFinding {
  double measured = 0;    ///< the largest log-ratio; for delta > 0 the smallest epsilon that delta leaves
  double rounding = 0;    ///< by which that may be too large
  bool isExact = false;   ///< no neighbour and no output is worse; else what was tried is all that is known
  std::size_t pairs = 0;  ///< of neighbours that were compared
  std::vector<WitnessLine> worst = {};  ///< the pair and the output
  bool ofRows = false;                  ///< it depends on the table's own rows, and reveals something of them

  bool isWithin(double epsilon) const { return measured <= epsilon * (1 + 1e-9) + rounding; }
  /// Keeps the worse of the two, this one where they are as bad, and the pairs of both. The result is never
  /// known to be the worst.
  void takeWorse(AuditFinding&& other);
};

/// The evidence from draws of a sampler, whatever its stated law.
struct SampledFinding {
  double atLeast = 0;     ///< epsilon is at least this
  double confidence = 0;  ///< but for a share 1 - confidence of all such bounds
  std::size_t draws = 0;  ///< from each of the two neighbours
};

}  // namespace epsiscope
