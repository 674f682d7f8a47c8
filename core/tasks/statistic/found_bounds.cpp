#include "core/tasks/statistic/found_bounds.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>
#include <utility>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/statistics/group_rows.h"
#include "core/statistics/group_sums.h"
#include "core/statistics/quantile_law.h"
#include "core/statistics/ratio_errors.h"
#include "core/statistics/statistic_column.h"
#include "core/statistics/statistic_row.h"
#include "core/tasks/statistic/release.h"

namespace epsiscope {

namespace {

bool growsAsSquares(const ReleasePlan& plan) {
  return statisticRow(plan.kind).unit == StatisticRow::Unit::squares;
}

/// See BoundChoiceLaw: by a doubling of the values squared errors grow by two bits, those of squares by four.
int growthBits(const ReleasePlan& plan) {
  return growsAsSquares(plan) ? 5 : 3;
}

double epsilonOfEnd(const ReleasePlan& plan, double epsilon) {
  return plan.unit.epsilonOfRow(plan.boundsShare * epsilon / 2);
}

/// The part of an error that pairs of ends may be left out for, see FoundBounds::Errors.
double leftOutOf(const ReleasePlan& plan) {
  constexpr double kOfRatios = 1e-3, kOfRanks = 1e-6, kOfOthers = 1e-10;
  if (!plan.isGrouped()) return kOfOthers;
  if (!statisticRow(plan.kind).addsNoise()) return kOfRanks;
  return isRatio(plan) ? kOfRatios : kOfOthers;
}

}  // namespace

FoundBounds::FoundBounds(ReleasePlan plan, std::shared_ptr<const StatisticColumn> column,
                         std::shared_ptr<const GroupRows> groups)
    : m_plan(std::move(plan)), m_column(std::move(column)), m_groups(std::move(groups)) {}

BoundChoiceLaw FoundBounds::law(End end, double epsilon) const {
  const double ofRow = epsilonOfEnd(m_plan, epsilon);
  return {m_column->sorted(),
          end,
          growthBits(m_plan),
          ofRow,
          {.epsilon = ofRow, .neighbours = Booking::Neighbours::row}};
}

double FoundBounds::epsilonWithin(double epsilon) const {
  return (1 - m_plan.boundsShare) * epsilon;
}

ReleasePlan FoundBounds::planWithin(const LabelBounds& bounds) const {
  ReleasePlan plan = m_plan;
  plan.boundsShare = 0;
  plan.bounds = bounds;
  return plan;
}

std::shared_ptr<const StatisticRelease> FoundBounds::within(const LabelBounds& bounds) const {
  return std::make_shared<const StatisticRelease>(planWithin(bounds), m_column, m_groups);
}

FoundBounds::Ends FoundBounds::usualEnds(double epsilon, double times) const {
  const std::vector<double> lower = law(End::lower, epsilon).logProbabilities(times);
  const std::vector<double> upper = law(End::upper, epsilon).logProbabilities(times);
  // The first of the largest, and the last of them.
  return {static_cast<Answer>(std::ranges::max_element(lower) - lower.begin()),
          static_cast<Answer>(upper.rend() - std::max_element(upper.rbegin(), upper.rend()) - 1)};
}

LabelBounds FoundBounds::usual(double epsilon) const {
  const auto [lower, upper] = usualEnds(epsilon, 1);
  return BoundChoiceLaw::between(lower, upper);
}

/// The factor by which an end can make an error larger than that of noise within the usual bounds. Further
/// out nothing more is clipped, and errors grow with the squared width, or with its square. Further in values
/// are clipped, which costs the squared width (its square) at most, and noise costs that over (n epsilon)^2,
/// or more.
std::vector<FoundBounds::Chance> FoundBounds::chances(End end, double epsilon, double times) const {
  const Ends usual = usualEnds(epsilon, times);
  const Answer own = end == End::lower ? usual.first : usual.second;
  const double width = BoundChoiceLaw::between(usual.first, usual.second).width();
  const double inwards = std::max(1.0, times * static_cast<double>(m_column->rows()) * epsilon);
  std::vector<Chance> found;
  const std::vector<double> logs = law(end, epsilon).logProbabilities(times);
  for (Answer place = 0; place < logs.size(); ++place) {
    const bool isOutwards = end == End::lower ? place <= own : place >= own;
    const double far = std::max(1.0, 2 * std::abs(BoundChoiceLaw::candidate(place)) / width);
    const double grows = std::pow(far, growsAsSquares(m_plan) ? 4 : 2);
    found.push_back({std::exp(logs[place]), isOutwards ? grows : std::max(grows, inwards * inwards)});
  }
  return found;
}

/// Left out are those whose probabilities times the factors of chances() are least.
std::vector<FoundBounds::Pair> FoundBounds::likelyPairs(double epsilon, double times) const {
  constexpr double kPairs = static_cast<double>(BoundChoiceLaw::kCandidates * BoundChoiceLaw::kCandidates);
  const double most = leftOutOf(m_plan);
  const std::vector<Chance> lowers = chances(End::lower, epsilon, times);
  const std::vector<Chance> uppers = chances(End::upper, epsilon, times);
  struct Weighed {
    double weight = 0;
    Pair pair;
  };
  std::vector<Weighed> all;
  double leftOut = 0;
  for (Answer lower = 0; lower < lowers.size(); ++lower)
    for (Answer upper = 0; upper < uppers.size(); ++upper) {
      const double probability = lowers[lower].probability * uppers[upper].probability;
      const double weight = probability * std::max(lowers[lower].grows, uppers[upper].grows);
      if (weight < most / kPairs)
        leftOut += weight;
      else
        all.push_back({weight, {BoundChoiceLaw::inOrder(lower, upper), probability}});
    }
  std::ranges::sort(all, {}, &Weighed::weight);
  std::vector<Pair> kept;
  for (const Weighed& one : all)
    if ((leftOut += one.weight) > most) kept.push_back(one.pair);
  return kept;
}

/// Bounds beyond all values clip alike, so that there are few that differ.
const FoundBounds::Clipped& FoundBounds::clippedWithin(Ends ends) const {
  Answer least = 0, most = BoundChoiceLaw::kCandidates - 1;
  while (least < most && BoundChoiceLaw::candidate(least + 1) <= m_column->least()) ++least;
  while (most > 0 && BoundChoiceLaw::candidate(most - 1) >= m_column->most()) --most;
  ends.first = std::max(ends.first, std::min(least, ends.second - 1));
  ends.second = std::min(ends.second, std::max(most, ends.first + 1));
  const auto found = m_clipped.find(ends);
  if (found != m_clipped.end()) return found->second;
  const auto release = within(BoundChoiceLaw::between(ends.first, ends.second));
  Clipped clipped{.errors = release->clippingErrors(),
                  .means = isRatio(m_plan) ? release->clipped() : std::vector<double>()};
  return m_clipped.emplace(ends, std::move(clipped)).first->second;
}

/// For what has no cells it is the same within any bounds.
const std::vector<double>& FoundBounds::truth() const {
  if (m_truth.empty()) m_truth = within(m_plan.bounds)->truth();
  return m_truth;
}

std::vector<FoundBounds::Noisy> FoundBounds::withNoise(const std::vector<Pair>& pairs, double epsilon,
                                                       double times) const {
  const double rows = times * static_cast<double>(m_column->rows());
  const auto squaredSensitivity = [&](const ReleasePlan& plan) {
    const double sensitivity = StatisticRelease::sensitivity(plan, rows);
    return sensitivity * sensitivity;
  };
  // Noise that is no whole number is calibrated once.
  const bool isScaled = m_plan.mechanism != "discrete-laplace";
  const ReleasePlan any = planWithin({0, 1});
  const double unit =
      isScaled ? StatisticRelease::noiseVariance(any, epsilon, rows) / squaredSensitivity(any) : 0;
  std::vector<Noisy> found;
  for (const Pair& pair : pairs) {
    Noisy one{.plan = planWithin(BoundChoiceLaw::between(pair.ends.first, pair.ends.second)),
              .probability = pair.probability,
              .clipped = &clippedWithin(pair.ends)};
    one.variance = isScaled ? unit * squaredSensitivity(one.plan)
                            : StatisticRelease::noiseVariance(one.plan, epsilon, rows);
    found.push_back(std::move(one));
  }
  return found;
}

std::vector<FoundBounds::Errors> FoundBounds::errorsOfSums(const std::vector<Noisy>& pairs,
                                                           double times) const {
  const double growth = statisticRow(m_plan.kind).grows ? times * times : 1;
  std::vector<Errors> found(pairs.front().clipped->errors.size());
  for (const Noisy& one : pairs)
    for (std::size_t group = 0; group < found.size(); ++group) {
      found[group].clipping += one.probability * growth * one.clipped->errors[group];
      found[group].noise += one.probability * one.variance;
    }
  return found;
}

std::vector<FoundBounds::Errors> FoundBounds::errorsOfRatios(const std::vector<Noisy>& pairs,
                                                             double times) const {
  const auto halfWidth = [](const Noisy& one) { return one.plan.bounds.width() / 2; };
  const auto sizeOf = [&](std::size_t group) { return m_groups->rowsOf(group).size(); };
  // In units of half the width noise is the same within any bounds.
  const double deviation = std::sqrt(pairs.front().variance) / halfWidth(pairs.front());
  std::map<std::size_t, RatioErrors> ofSize;
  for (std::size_t group = 0; group < m_groups->groups(); ++group)
    if (const std::size_t size = sizeOf(group); size > 0)
      ofSize.try_emplace(size, m_plan, times * static_cast<double>(size), deviation);
  const std::vector<double>& from = truth();
  std::vector<Errors> found(from.size(), {kNaN, kNaN});
  parallelFor(found.size(), 0, [&](std::size_t group) {
    if (sizeOf(group) == 0) return true;
    const RatioErrors& errors = ofSize.at(sizeOf(group));
    Errors sum;
    for (const Noisy& one : pairs) {
      const double half = halfWidth(one), middle = one.plan.bounds.middle();
      const double ratio = std::clamp((one.clipped->means[group] - middle) / half, -1.0, 1.0);
      const double error = half * half * errors.squaredError(ratio, (from[group] - middle) / half);
      const double clipping = one.clipped->errors[group];
      sum.clipping += one.probability * clipping;
      sum.noise += one.probability * std::max(0.0, error - clipping);
    }
    found[group] = sum;
    return true;
  });
  return found;
}

std::vector<FoundBounds::Errors> FoundBounds::errorsByRanks(const std::vector<Pair>& pairs, double epsilon,
                                                            double times) const {
  const double own = StatisticRelease::epsilonOfRanks(m_plan, epsilon * times);
  const std::vector<double>& from = truth();
  std::vector<Errors> found(from.size(), {kNaN, kNaN});
  parallelFor(found.size(), 0, [&](std::size_t group) {
    if (std::isnan(from[group])) return true;
    Errors sum;
    const std::span<const double> values = m_groups ? m_groups->valuesOf(group) : m_column->sorted();
    for (const Pair& pair : pairs) {
      const LabelBounds bounds = BoundChoiceLaw::between(pair.ends.first, pair.ends.second);
      const double missed = bounds.clamp(from[group]) - from[group], clipping = missed * missed;
      const double error = QuantileLaw(values, bounds, m_plan.quantile, own).squaredError(from[group]);
      sum.clipping += pair.probability * clipping;
      sum.noise += pair.probability * std::max(0.0, error - clipping);
    }
    found[group] = sum;
    return true;
  });
  return found;
}

std::vector<FoundBounds::Errors> FoundBounds::errorsOfGroups(double epsilon, double times) const {
  constexpr std::size_t kMostKept = 1'000'000;
  const std::scoped_lock lock(m_mutex);
  if (const auto before = m_errors.find({epsilon, times}); before != m_errors.end()) return before->second;
  const std::vector<Pair> pairs = likelyPairs(epsilon, times);
  double all = 0;
  for (const Pair& pair : pairs) all += pair.probability;
  const double left = epsilonWithin(epsilon);
  std::vector<Errors> found;
  if (!statisticRow(m_plan.kind).addsNoise())
    found = errorsByRanks(pairs, left, times);
  else if (isRatio(m_plan))
    found = errorsOfRatios(withNoise(pairs, left, times), times);
  else
    found = errorsOfSums(withNoise(pairs, left, times), times);
  for (Errors& one : found) one = {one.clipping / all, one.noise / all};
  if (m_errors.size() * found.size() > kMostKept) m_errors.clear();
  m_errors.emplace(std::pair(epsilon, times), found);
  return found;
}

FoundBounds::Errors FoundBounds::errors(double epsilon, double times) const {
  Errors sum;
  double count = 0;
  for (const Errors& one : errorsOfGroups(epsilon, times)) {
    if (std::isnan(one.clipping)) continue;
    sum = {sum.clipping + one.clipping, sum.noise + one.noise};
    ++count;
  }
  return {sum.clipping / count, sum.noise / count};
}

double FoundBounds::farthest(const ReleasePlan& plan, double rows, double epsilon) {
  const double steps =
      std::floor(rows * epsilonOfEnd(plan, epsilon) / (growthBits(plan) * std::numbers::ln2));
  const auto most = static_cast<double>(BoundChoiceLaw::kPowers);
  return BoundChoiceLaw::candidate(BoundChoiceLaw::kPowers +
                                   static_cast<Answer>(std::clamp(steps, 0.0, most)));
}

/// A step is a power of two times 2^-bits: a width that is a power of two has the fewest of them, and one
/// that is hardly less the most. A sum of groups moves by the steps of the farther bound, of which bounds as
/// far below 0 as above it have half as many as 0 and another, and bounds on one side of it most.
std::vector<ReleasePlan> FoundBounds::plansAround(const ReleasePlan& plan) {
  if (plan.boundsShare == 0) return {plan};
  ReleasePlan least = plan;
  least.boundsShare = 0;
  ReleasePlan most = least;
  least.bounds = {-1, 1};
  most.bounds = {BoundChoiceLaw::candidate(BoundChoiceLaw::kPowers + 1), 0x1p34};
  return {least, most};
}

}  // namespace epsiscope
