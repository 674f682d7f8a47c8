#include "core/results/best_method.h"

#include <algorithm>
#include <cmath>

namespace epsiscope {

namespace {

/// Differences below this share of the errors come from rounding.
constexpr double kShareOfRounding = 1e-9;

}  // namespace

std::optional<PairedDifference> errorDifference(const MethodErrors& a, const MethodErrors& b, ErrorKind kind,
                                                SplitSizes sizes) {
  const double size = kShareOfRounding * std::max(std::abs(a.mean), std::abs(b.mean));
  std::optional<PairedDifference> found;
  if (kind == ErrorKind::exact) {
    const double difference = a.mean - b.mean;
    if (std::isfinite(difference)) found = PairedDifference{difference, difference, difference, 1};
  } else if (a.ofPeople.isKnown() && b.ofPeople.isKnown()) {
    const double difference = a.mean - b.mean, half = halfWidthOf(differenceOf(a.ofPeople, b.ofPeople));
    found = PairedDifference{difference, difference - half, difference + half, a.ofPeople.splits,
                             IntervalOf::people};
  } else {
    const std::size_t common = std::min(a.ofSplits.size(), b.ofSplits.size());
    found = pairedDifference(std::span(a.ofSplits).first(common), std::span(b.ofSplits).first(common),
                             sizes.train, sizes.test);
  }
  if (found && std::max(std::abs(found->low), std::abs(found->high)) <= size)
    return PairedDifference{0, 0, 0, found->splits, found->intervalOf};
  return found;
}

bool isClear(const std::optional<PairedDifference>& difference) {
  return difference && (difference->low > 0 || difference->high < 0);
}

std::optional<BestMethod> bestMethod(std::span<const MethodErrors> methods, ErrorKind kind,
                                     SplitSizes sizes) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < methods.size(); ++i)
    if (std::isfinite(methods[i].mean)) order.push_back(i);
  if (order.empty()) return std::nullopt;
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return methods[i].mean; });
  const bool isOfPeople =
      std::ranges::all_of(order, [&](std::size_t i) { return methods[i].ofPeople.isKnown(); });
  BestMethod best{.place = order.front(), .intervalOf = isOfPeople ? IntervalOf::people : IntervalOf::splits};
  MethodErrors least = methods[best.place];
  if (!isOfPeople) least.ofPeople = {};
  for (std::size_t i = 1; i < order.size(); ++i) {
    const auto difference = errorDifference(methods[order[i]], least, kind, sizes);
    if (!isClear(difference) || difference->high < 0) best.notClearlyWorse.push_back(order[i]);
  }
  return best;
}

}  // namespace epsiscope
