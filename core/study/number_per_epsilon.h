#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace epsiscope {

/// A parameter that may follow epsilon: suggested where nothing is given, one number, or one for each of the
/// study's epsilons.
struct NumberPerEpsilon {
  std::optional<double> same;  ///< one for every epsilon
  std::vector<double> each;    ///< not empty: one for each epsilon, in their order, and no `same`

  /// One number for every epsilon, or the suggested one.
  NumberPerEpsilon& operator=(std::optional<double> number);
  void reset() { *this = std::nullopt; }
  explicit operator bool() const { return same || !each.empty(); }
  /// The number at an epsilon, which may be none of `epsilons`: between two of them it is linear in the
  /// logarithm of epsilon, beyond all of them the nearest one's.
  std::optional<double> at(std::span<const double> epsilons, double epsilon) const;
  /// Whether each given number has the property.
  template <class Holds>
  bool all(const Holds& holds) const {
    return (!same || holds(*same)) && std::ranges::all_of(each, holds);
  }
  bool operator==(const NumberPerEpsilon&) const = default;
};

}  // namespace epsiscope
