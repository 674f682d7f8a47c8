#include "core/statistics/group_sums.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/statistics/statistic_row.h"

namespace epsiscope {

namespace {

using InGroups = StatisticRow::InGroups;

InGroups inGroups(const ReleasePlan& plan) {
  return statisticRow(plan.kind).inGroups;
}
bool isHistogram(const ReleasePlan& plan) {
  return statisticRow(plan.kind).hasCells;
}
bool addsValues(const ReleasePlan& plan) {
  return inGroups(plan) == InGroups::byValue;
}

bool countsRows(const ReleasePlan& plan) {
  return statisticRow(plan.kind).countsRows();
}

/// How values and weights are counted in whole steps.
struct GroupLattice {
  explicit GroupLattice(const ReleasePlan& plan) {
    const int weightBits = plan.mostWeight ? plan.latticeBits / 2 : 0;
    fullWeight = WideInteger{1} << weightBits;
    weightStep = plan.mostWeight.value_or(1) / static_cast<double>(fullWeight);
    if (countsRows(plan)) return;
    const LabelBounds& bounds = plan.bounds;
    valueStep = std::exp2(std::floor(std::log2(bounds.width())) + 1 - (plan.latticeBits - weightBits));
    origin = isRatio(plan) ? bounds.middle() : 0;
    lowest = stepsOf(bounds.lower);
    highest = stepsOf(bounds.upper);
  }

  WideInteger stepsOf(double value) const {
    return static_cast<WideInteger>(std::nearbyint((value - origin) / valueStep));
  }
  WideInteger stepsOfWeight(double weight) const {
    return static_cast<WideInteger>(std::nearbyint(weight / weightStep));
  }
  /// The farthest that a value lies from the origin.
  WideInteger farthest() const { return std::max(highest, -lowest); }

  WideInteger fullWeight = 1;  ///< the largest weight, in steps
  double weightStep = 1, valueStep = 1, origin = 0;
  WideInteger lowest = 0, highest = 0;  ///< the bounds
};

double clippedWeight(const ReleasePlan& plan, double weight) {
  return plan.mostWeight ? std::clamp(weight, 0.0, *plan.mostWeight) : 1;
}

bool isInside(const ReleasePlan& plan, double value) {
  return value >= plan.bounds.lower && value <= plan.bounds.upper;
}

/// The sums of what `weigh` and `measure` make of clipped weights and values; `half`: of the width.
template <class Number, class Weigh, class Measure>
std::vector<Number> addedUp(const ReleasePlan& plan, const GroupRows& rows, const Weigh& weigh,
                            const Measure& measure, Number half) {
  const std::size_t perGroup = GroupSums::of(plan).perGroup;
  std::vector<Number> sums(perGroup * rows.groups());
  for (std::size_t group = 0; group < rows.groups(); ++group) {
    Number* const own = sums.data() + group * perGroup;
    for (const auto& [value, weight] : rows.rowsOf(group)) {
      const Number w = weigh(clippedWeight(plan, weight));
      if (isRatio(plan)) {
        own[0] += w * measure(plan.bounds.clamp(value));
        own[1] += w * half;
      } else if (isHistogram(plan)) {
        own[binOf(plan, plan.bounds.clamp(value))] += w;
      } else if (addsValues(plan)) {
        own[0] += w * measure(plan.bounds.clamp(value));
      } else if (isInside(plan, value)) {
        own[0] += w;
      }
    }
  }
  return sums;
}

}  // namespace

bool isRatio(const ReleasePlan& plan) {
  return plan.isGrouped() && inGroups(plan) == InGroups::byRatio;
}

std::size_t binOf(const ReleasePlan& plan, double value) {
  const double share = (value - plan.bounds.lower) / plan.bounds.width();
  return std::min(static_cast<std::size_t>(share * static_cast<double>(plan.bins)), plan.bins - 1);
}

GroupSums GroupSums::of(const ReleasePlan& plan) {
  const GroupLattice lattice(plan);
  const LabelBounds& bounds = plan.bounds;
  const double most = plan.mostWeight.value_or(1);
  const bool areSeveral = plan.groups > 1 || isHistogram(plan);
  GroupSums sums{.perGroup = isHistogram(plan) ? plan.bins
                             : isRatio(plan)   ? 2U
                                               : 1U,
                 .moved = areSeveral ? 2 : 1,
                 .unit = lattice.weightStep * lattice.valueStep};
  const WideInteger farthest = lattice.farthest();
  // The norms of what one row adds, and of what one that is replaced in its group moves.
  double ofRow = most, within = most;
  WideInteger wholeOfRow = lattice.fullWeight, wholeWithin = wholeOfRow;
  if (addsValues(plan)) {
    const double far = std::max(std::abs(bounds.lower), std::abs(bounds.upper));
    ofRow = most * far;
    within = most * std::max(bounds.width(), far);
    wholeOfRow = lattice.fullWeight * farthest;
    wholeWithin = lattice.fullWeight * std::max(lattice.highest - lattice.lowest, farthest);
  } else if (isRatio(plan)) {
    sums.moved *= 2;
    ofRow = most * bounds.width();
    within = ofRow;
    wholeOfRow = 2 * lattice.fullWeight * farthest;
    wholeWithin = wholeOfRow;
  }
  sums.oneNorm = areSeveral ? 2 * ofRow : within;
  sums.wholeOneNorm = areSeveral ? 2 * wholeOfRow : wholeWithin;
  const double root = isRatio(plan) ? 1 : std::sqrt(2.0);
  sums.twoNorm = areSeveral ? std::max(root * ofRow, within) : within;
  sums.wholeTwoNorm = areSeveral
                          ? std::max(root * static_cast<double>(wholeOfRow), static_cast<double>(wholeWithin))
                          : static_cast<double>(wholeWithin);
  sums.reach = sums.oneNorm / sums.moved;
  return sums;
}

std::vector<double> groupSums(const ReleasePlan& plan, const GroupRows& rows) {
  const double origin = isRatio(plan) ? plan.bounds.middle() : 0;
  return addedUp<double>(
      plan, rows, [](double weight) { return weight; }, [&](double value) { return value - origin; },
      plan.bounds.width() / 2);
}

std::vector<WideInteger> wholeGroupSums(const ReleasePlan& plan, const GroupRows& rows) {
  const GroupLattice lattice(plan);
  return addedUp<WideInteger>(
      plan, rows,
      [&](double weight) { return plan.mostWeight ? lattice.stepsOfWeight(weight) : WideInteger{1}; },
      [&](double value) { return lattice.stepsOf(value); }, lattice.farthest());
}

namespace {

/// The mean of one group, from its two sums.
double ratioOf(const ReleasePlan& plan, double sum, double weights) {
  const double half = plan.bounds.width() / 2;
  const double least = plan.mostWeight.value_or(1) * half;
  return plan.bounds.clamp(plan.bounds.middle() + half * (sum / std::max(weights, least)));
}

}  // namespace

std::vector<double> numbersOfSums(const ReleasePlan& plan, std::span<const double> sums) {
  if (!isRatio(plan)) return {sums.begin(), sums.end()};
  std::vector<double> numbers;
  for (std::size_t i = 0; i + 1 < sums.size(); i += 2) numbers.push_back(ratioOf(plan, sums[i], sums[i + 1]));
  return numbers;
}

/// A ratio with a positive divisor is monotone in both: it is farthest at a corner.
std::vector<double> halfWidthsOfSums(const ReleasePlan& plan, std::span<const double> sums,
                                     double halfWidth) {
  if (!isRatio(plan)) return std::vector(sums.size(), halfWidth);
  std::vector<double> found;
  for (std::size_t i = 0; i + 1 < sums.size(); i += 2) {
    const double number = ratioOf(plan, sums[i], sums[i + 1]);
    double most = 0;
    for (const double sum : {sums[i] - halfWidth, sums[i] + halfWidth})
      for (const double weights : {sums[i + 1] - halfWidth, sums[i + 1] + halfWidth})
        most = std::max(most, std::abs(ratioOf(plan, sum, weights) - number));
    found.push_back(most);
  }
  return found;
}

std::vector<double> numbersOfGroups(const ReleasePlan& plan, const GroupRows& rows) {
  const bool cells = isHistogram(plan);
  std::vector<double> numbers;
  for (std::size_t group = 0; group < rows.groups(); ++group) {
    std::vector<double> own(cells ? plan.bins : 1);
    double weights = 0;
    for (const auto& [value, weight] : rows.rowsOf(group)) {
      const double w = plan.mostWeight ? weight : 1;
      weights += w;
      if (countsRows(plan) && isInside(plan, value))
        own[cells ? binOf(plan, value) : 0] += w;
      else if (!countsRows(plan))
        own[0] += w * value;
    }
    if (isRatio(plan)) own[0] = weights > 0 ? own[0] / weights : kNaN;
    numbers.insert(numbers.end(), own.begin(), own.end());
  }
  return numbers;
}

}  // namespace epsiscope
