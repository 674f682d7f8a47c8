#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/results/paired_difference.h"
#include "core/results/people_sample.h"

namespace epsiscope {

/// The error of one method at one epsilon.
struct MethodErrors {
  double mean = 0;
  std::vector<double> ofSplits = {};  ///< in the order of the splits, which are the same for every method
  PeopleSample ofPeople = {};         ///< of the same groups for every method
};

/// The trust that a comparison of errors deserves.
enum class ErrorKind {
  exact,    ///< only rounding stands between the numbers and their true values
  onSplits  ///< of splits, which could have been others
};

/// The method with the smallest error, and those whose errors cannot be distinguished from its own.
struct BestMethod {
  std::size_t place = 0;  ///< of the smallest mean among those that were asked about
  /// Places of methods that are not clearly worse, by their mean.
  std::vector<std::size_t> notClearlyWorse = {};
  IntervalOf intervalOf = IntervalOf::splits;  ///< what "clearly" allows for
  bool isClear() const { return notClearlyWorse.empty(); }
};

/// Returns the mean difference a - b with its 95 % interval for other people where both know them, see
/// PeopleSample; else over the splits that both have, see pairedDifference(). Null where there are fewer than
/// two. For exact errors the interval is the number.
std::optional<PairedDifference> errorDifference(const MethodErrors& a, const MethodErrors& b, ErrorKind kind,
                                                SplitSizes sizes);
/// Whether the difference is not zero: its interval leaves it out, and it is more than rounding. False where
/// nothing is known.
bool isClear(const std::optional<PairedDifference>& difference);

/// Returns which of the methods is best, and never calls one so inside the noise: of the others those count
/// as worse whose errors are above by an interval that leaves zero out: for other people where they are known
/// for all methods, else for none. Errors that are not finite take no part; nothing where none is.
std::optional<BestMethod> bestMethod(std::span<const MethodErrors> methods, ErrorKind kind, SplitSizes sizes);

}  // namespace epsiscope
