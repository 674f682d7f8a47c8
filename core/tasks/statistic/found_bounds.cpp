#include "core/tasks/statistic/found_bounds.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

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

}  // namespace

FoundBounds::FoundBounds(ReleasePlan plan, std::shared_ptr<const StatisticColumn> column)
    : m_plan(std::move(plan)), m_column(std::move(column)) {}

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

std::shared_ptr<const StatisticRelease> FoundBounds::within(const LabelBounds& bounds) const {
  ReleasePlan plan = m_plan;
  plan.boundsShare = 0;
  plan.bounds = bounds;
  return std::make_shared<const StatisticRelease>(std::move(plan), m_column);
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

/// An end weighs its probability times the factor by which it can make the error larger than that of noise
/// within the usual bounds. Further out nothing more is clipped, and errors grow with the squared width, or
/// with its square. Further in values are clipped, which costs the squared width (its square) at most, and
/// noise costs that over (n epsilon)^2, or more.
std::vector<FoundBounds::Chance> FoundBounds::chances(End end, double epsilon, double times) const {
  constexpr double kLeftOut = 1e-10;
  const Ends usual = usualEnds(epsilon, times);
  const Answer own = end == End::lower ? usual.first : usual.second;
  const double width = BoundChoiceLaw::between(usual.first, usual.second).width();
  const double inwards = std::max(1.0, times * static_cast<double>(m_column->rows()) * epsilon);
  struct Weighed {
    double weight = 0;
    Chance chance;
  };
  std::vector<Weighed> all;
  const std::vector<double> logs = law(end, epsilon).logProbabilities(times);
  for (Answer place = 0; place < logs.size(); ++place) {
    const double probability = std::exp(logs[place]);
    const bool isOutwards = end == End::lower ? place <= own : place >= own;
    const double far = std::max(1.0, 2 * std::abs(BoundChoiceLaw::candidate(place)) / width);
    const double grows = isOutwards ? std::pow(far, growsAsSquares(m_plan) ? 4 : 2) : inwards * inwards;
    all.push_back({probability * grows, {place, probability}});
  }
  std::ranges::sort(all, {}, &Weighed::weight);
  std::vector<Chance> kept;
  double leftOut = 0;
  for (const Weighed& one : all)
    if ((leftOut += one.weight) > kLeftOut) kept.push_back(one.chance);
  return kept;
}

const FoundBounds::Within& FoundBounds::withinEnds(const Ends& ends) const {
  const auto found = m_within.find(ends);
  if (found != m_within.end()) return found->second;
  auto release = within(BoundChoiceLaw::between(ends.first, ends.second));
  const double clipping = release->clippingError();
  return m_within.emplace(ends, Within{std::move(release), clipping}).first->second;
}

FoundBounds::Errors FoundBounds::errors(double epsilon, double times) const {
  const std::scoped_lock lock(m_mutex);
  if (const auto before = m_errors.find({epsilon, times}); before != m_errors.end()) return before->second;
  const StatisticRow& row = statisticRow(m_plan.kind);
  const double rows = times * static_cast<double>(m_column->rows());
  const auto noiseWithin = [&](const StatisticRelease& release) {
    return release.noiseErrorOfRows(epsilonWithin(epsilon), rows);
  };
  const auto sensitivityWithin = [&](const StatisticRelease& release) {
    return row.euclideanSensitivity(rows, release.plan().bounds);
  };
  // Noise that is no whole number grows as the sensitivity does, and is calibrated once.
  const bool isScaled = row.addsNoise() && m_plan.mechanism != "discrete-laplace";
  const StatisticRelease& first = *withinEnds(usualEnds(epsilon, times)).release;
  const double unit = isScaled ? std::sqrt(noiseWithin(first)) / sensitivityWithin(first) : 0;
  Errors sum;
  double all = 0;
  const std::vector<Chance> uppers = chances(End::upper, epsilon, times);
  for (const Chance& lower : chances(End::lower, epsilon, times))
    for (const Chance& upper : uppers) {
      const double probability = lower.probability * upper.probability;
      const Within& one = withinEnds(std::minmax(lower.end, upper.end));
      const double noise =
          isScaled ? std::pow(unit * sensitivityWithin(*one.release), 2) : noiseWithin(*one.release);
      sum.clipping += probability * one.clipping;
      sum.noise += probability * noise;
      all += probability;
    }
  const double factor = row.grows ? times * times : 1;
  sum.clipping *= factor / all;
  sum.noise /= all;
  m_errors.emplace(std::pair(epsilon, times), sum);
  return sum;
}

double FoundBounds::farthest(const ReleasePlan& plan, double rows, double epsilon) {
  const double steps =
      std::floor(rows * epsilonOfEnd(plan, epsilon) / (growthBits(plan) * std::numbers::ln2));
  const auto most = static_cast<double>(BoundChoiceLaw::kPowers);
  return BoundChoiceLaw::candidate(BoundChoiceLaw::kPowers +
                                   static_cast<Answer>(std::clamp(steps, 0.0, most)));
}

/// A step is a power of two times 2^-bits: a width that is a power of two has the fewest of them, and one
/// that is hardly less the most.
std::vector<ReleasePlan> FoundBounds::plansAround(const ReleasePlan& plan) {
  if (plan.boundsShare == 0) return {plan};
  ReleasePlan least = plan;
  least.boundsShare = 0;
  ReleasePlan most = least;
  least.bounds = {0, 1};
  most.bounds = {BoundChoiceLaw::candidate(BoundChoiceLaw::kPowers + 1), 0x1p34};
  return {least, most};
}

}  // namespace epsiscope
