#include "core/study/number_per_epsilon.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace epsiscope {

NumberPerEpsilon& NumberPerEpsilon::operator=(std::optional<double> number) {
  same = number;
  each.clear();
  return *this;
}

std::optional<double> NumberPerEpsilon::at(std::span<const double> epsilons, double epsilon) const {
  if (each.empty()) return same;
  // A study whose lists have different lengths is refused, but may be shown before.
  const std::size_t count = std::min(each.size(), epsilons.size());
  std::optional<std::size_t> below, above;
  for (std::size_t i = 0; i < count; ++i) {
    if (epsilons[i] <= epsilon && (!below || epsilons[i] > epsilons[*below])) below = i;
    if (epsilons[i] >= epsilon && (!above || epsilons[i] < epsilons[*above])) above = i;
  }
  if (!below && !above) return std::nullopt;
  if (!below || !above || epsilons[*below] == epsilons[*above]) return each[below ? *below : *above];
  const double share = std::log(epsilon / epsilons[*below]) / std::log(epsilons[*above] / epsilons[*below]);
  return std::lerp(each[*below], each[*above], share);
}

}  // namespace epsiscope
