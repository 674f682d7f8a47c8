#include "core/tasks/statistic/release.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <span>
#include <utility>

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/mechanisms/discrete_laplace.h"
#include "core/mechanisms/exponential_quantile.h"
#include "core/mechanisms/gaussian.h"
#include "core/mechanisms/laplace.h"
#include "core/privacy/gaussian_calibration.h"
#include "core/statistics/quantile_law.h"
#include "core/statistics/sampling_error.h"
#include "core/statistics/statistic_laws.h"
#include "core/tasks/statistic/found_bounds.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

StatisticRow::Steps stepsOf(const ReleasePlan& plan, double rows) {
  return statisticRow(plan.kind).stepsOf(plan, rows);
}

/// The sensitivity in the 1-norm of the unit.
WideInteger sensitivityInSteps(const ReleasePlan& plan, double rows) {
  const WideInteger ofRow =
      plan.isGrouped() ? GroupSums::of(plan).wholeOneNorm : movedBy(plan) * stepsOf(plan, rows).reach;
  return static_cast<WideInteger>(plan.unit.rows()) * ofRow;
}

Booking costOf(const ReleasePlan& plan, double epsilon) {
  return {.epsilon = epsilon,
          .delta = plan.mechanism == "gaussian" ? plan.delta : 0,
          .neighbours = Booking::Neighbours::row,
          .rows = plan.unit.rows()};
}

/// What is drawn by ranks is drawn at the epsilon of one row.
Booking costOfRanks(const ReleasePlan& plan, double epsilon) {
  return {.epsilon = plan.unit.epsilonOfRow(epsilon), .neighbours = Booking::Neighbours::row};
}

/// The w for which a standard normal variable is at most w from 0 with this probability.
double normalHalfWidth(double level) {
  double low = 0, high = 1;
  const auto beyond = [](double w) { return std::erfc(w / std::sqrt(2.0)); };
  while (beyond(high) > 1 - level) high *= 2;
  for (double middle = high / 2; middle > low && middle < high; middle = (low + high) / 2)
    (beyond(middle) > 1 - level ? low : high) = middle;
  return high;
}

/// The epsilon whose Laplace noise is drawn: a larger one where its standard deviation is that scale.
double epsilonOfLaplace(const ReleasePlan& plan, double epsilon) {
  return plan.deviationForScale ? std::numbers::sqrt2 * epsilon : epsilon;
}

/// The mean of the squared differences in each of `groups` equal parts.
std::vector<double> meanSquares(const std::vector<double>& a, const std::vector<double>& b,
                                std::size_t groups) {
  const std::size_t size = a.size() / groups;
  std::vector<double> found(groups);
  for (std::size_t i = 0; i < a.size(); ++i)
    found[i / size] += (a[i] - b[i]) * (a[i] - b[i]) / static_cast<double>(size);
  return found;
}

/// The mean of those that are numbers.
double meanOfNumbers(const std::vector<double>& values) {
  double sum = 0;
  std::size_t count = 0;
  for (const double value : values) {
    if (std::isnan(value)) continue;
    sum += value;
    ++count;
  }
  return count == 0 ? kNaN : sum / static_cast<double>(count);
}

}  // namespace

int movedBy(const ReleasePlan& plan) {
  return plan.isGrouped() ? GroupSums::of(plan).moved : statisticRow(plan.kind).moved();
}

std::vector<std::string> mechanismsFor(StatisticKind kind) {
  const auto mechanisms = statisticRow(kind).mechanisms;
  return {mechanisms.begin(), mechanisms.end()};
}

std::optional<std::string> reasonAgainst(const ReleasePlan& plan, std::size_t rows,
                                         const std::vector<double>& epsilons) {
  if (const char* why = statisticRow(plan.kind).ofOneRow; why != nullptr && rows < 2)
    return sentence("Core", why);
  if (plan.boundsShare > 0) {
    std::vector<double> left = epsilons;
    for (double& epsilon : left) epsilon *= 1 - plan.boundsShare;
    std::optional<std::string> reason;
    for (const ReleasePlan& around : FoundBounds::plansAround(plan))
      if (!reason) reason = reasonAgainst(around, rows, left);
    return reason;
  }
  if (plan.mechanism != "discrete-laplace") return std::nullopt;
  const WideInteger sensitivity = sensitivityInSteps(plan, static_cast<double>(rows));
  for (const double epsilon : epsilons)
    if (!DiscreteLaplaceSampler::canDraw(epsilon, sensitivity))
      return filled(sentence("Core",
                             "Discrete Laplace noise cannot be drawn exactly at epsilon %1; choose another "
                             "epsilon, or laplace."),
                    epsilon);
  return std::nullopt;
}

StatisticRelease::StatisticRelease(ReleasePlan plan, std::shared_ptr<const StatisticColumn> column,
                                   std::shared_ptr<const GroupRows> groups)
    : m_plan(std::move(plan)),
      m_row(statisticRow(m_plan.kind)),
      m_column(std::move(column)),
      m_groups(std::move(groups)) {
  assert(m_column->hasNumbers() || m_row.countsRows());
  assert(m_plan.groups == (m_groups ? m_groups->groups() : 0));
  if (m_plan.boundsShare > 0 && m_column->hasNumbers())
    m_found = std::make_shared<const FoundBounds>(m_plan, m_column, m_groups);
  if (!m_groups) return;
  if (m_row.addsNoise()) {
    m_groupSums = groupSums(m_plan, *m_groups);
    m_groupTruth = numbersOfGroups(m_plan, *m_groups);
    return;
  }
  for (std::size_t i = 0; i < m_groups->groups(); ++i) {
    const std::span<const double> values = m_groups->valuesOf(i);
    m_groupTruth.push_back(
        values.empty()
            ? kNaN
            : StatisticColumn::ofNumbers({values.begin(), values.end()})->quantile(m_plan.quantile));
  }
}

QuantileLaw StatisticRelease::law(double epsilon) const {
  return {m_column->sorted(), m_plan.bounds, m_plan.quantile, epsilonOfRanks(m_plan, epsilon)};
}

QuantileLaw StatisticRelease::lawOfGroup(std::size_t group, double epsilon) const {
  return {m_groups->valuesOf(group), m_plan.bounds, m_plan.quantile, epsilonOfRanks(m_plan, epsilon)};
}

double StatisticRelease::noiseDeviation(double epsilon) const {
  return std::sqrt(noiseVariance(epsilon, static_cast<double>(rows())));
}

RatioLaw StatisticRelease::ratioLaw(std::size_t group, double deviation, double factor) const {
  return {m_plan, factor * m_groupSums[2 * group], factor * m_groupSums[2 * group + 1], deviation};
}

std::vector<double> StatisticRelease::clipped() const {
  if (m_found) return truth();
  if (!m_groups) return m_row.of(*m_column, m_plan, true);
  if (m_row.addsNoise() && !isRatio(m_plan)) return m_groupSums;
  if (!m_row.addsNoise()) {
    std::vector<double> quantiles = m_groupTruth;
    for (double& one : quantiles) one = m_plan.bounds.clamp(one);
    return quantiles;
  }
  // Without noise the divisor is what it is.
  std::vector<double> means;
  for (std::size_t i = 0; i < m_groupSums.size(); i += 2)
    means.push_back(m_groupSums[i + 1] > 0
                        ? m_plan.bounds.middle() +
                              m_plan.bounds.width() / 2 * (m_groupSums[i] / m_groupSums[i + 1])
                        : kNaN);
  return means;
}

std::vector<double> StatisticRelease::withoutNoise() const {
  return m_groups ? m_groupSums : clipped();
}

double StatisticRelease::stepOf(const ReleasePlan& plan, double rows) {
  return plan.isGrouped() ? GroupSums::of(plan).unit : stepsOf(plan, rows).unit;
}

std::vector<double> StatisticRelease::fromSteps(const ReleasePlan& plan, double rows,
                                                const std::vector<WideInteger>& steps) {
  const double offset = plan.isGrouped() ? 0 : stepsOf(plan, rows).offset;
  const double unit = stepOf(plan, rows);
  std::vector<double> numbers;
  for (const WideInteger number : steps) numbers.push_back(offset + unit * static_cast<double>(number));
  return numbers;
}

double StatisticRelease::sensitivity(const ReleasePlan& plan, double rows) {
  const bool isNormal = plan.mechanism == "gaussian";
  if (plan.isGrouped()) {
    const GroupSums sums = GroupSums::of(plan);
    return plan.unit.rows() * (isNormal ? sums.twoNorm : sums.oneNorm);
  }
  const StatisticRow& row = statisticRow(plan.kind);
  return plan.unit.rows() *
         (isNormal ? row.euclideanSensitivity(rows, plan.bounds) : row.sensitivity(rows, plan.bounds));
}

std::vector<double> StatisticRelease::clippingErrors() const {
  return squaredErrors(clipped());
}

std::vector<double> StatisticRelease::squaredErrors(const std::vector<double>& released) const {
  return meanSquares(released, truth(), m_groups ? m_groups->groups() : 1);
}

double StatisticRelease::clippingError() const {
  return meanOfNumbers(clippingErrors());
}

double StatisticRelease::clippingErrorOfRows(double wanted) const {
  const double factor = m_row.grows ? wanted / static_cast<double>(rows()) : 1;
  return clippingError() * factor * factor;
}

double StatisticRelease::noiseVariance(const ReleasePlan& plan, double epsilon, double wanted) {
  if (plan.mechanism == "gaussian") {
    const double sigma = sensitivity(plan, wanted) * analyticGaussianSigma(epsilon, plan.delta, 1);
    return sigma * sigma;
  }
  if (plan.mechanism == "discrete-laplace") {
    const double unit = stepOf(plan, wanted);
    const WideInteger sensitivity = sensitivityInSteps(plan, wanted);
    if (!DiscreteLaplaceSampler::canDraw(epsilon, sensitivity)) return kNaN;
    return unit * unit * DiscreteLaplaceSampler(epsilon, sensitivity).variance();
  }
  const double scale = sensitivity(plan, wanted) / epsilonOfLaplace(plan, epsilon);
  return 2 * scale * scale;
}

double StatisticRelease::epsilonOfRanks(const ReleasePlan& plan, double epsilon) {
  return plan.unit.epsilonOfRow(epsilon) / (plan.isGrouped() ? 2 : 1);
}

/// Laplace: P(|Z| <= w) = 1 - e^(-w/b). Normal: erf(w/(s sqrt 2)). Whole steps: P(|Z| > k) = 2 q^(k+1)/(1+q).
double StatisticRelease::halfWidthOfNoise(double epsilon, double level, double all) const {
  if (m_plan.mechanism == "gaussian") return std::sqrt(noiseVariance(epsilon, all)) * normalHalfWidth(level);
  if (m_plan.mechanism == "laplace")
    return sensitivity(m_plan, all) / epsilonOfLaplace(m_plan, epsilon) * -std::log1p(-level);
  const WideInteger sensitivity = sensitivityInSteps(m_plan, all);
  if (!DiscreteLaplaceSampler::canDraw(epsilon, sensitivity)) return kNaN;
  const double rate = DiscreteLaplaceSampler(epsilon, sensitivity).rate();
  const double steps = std::log(2 / ((1 + std::exp(-rate)) * (1 - level))) / rate - 1;
  // A number that is whole but for rounding is that whole number.
  constexpr double kWithinRounding = 1e-9;
  return stepOf(m_plan, all) * std::max(0.0, std::ceil(steps - kWithinRounding));
}

NumberNoise StatisticRelease::noise(double epsilon) const {
  const double deviation = noiseDeviation(epsilon);
  if (m_plan.mechanism == "gaussian") return {.isNormal = true, .scale = deviation};
  if (m_plan.mechanism != "discrete-laplace") return {.scale = deviation / std::numbers::sqrt2};
  if (std::isnan(deviation)) return {.scale = kNaN};
  const auto all = static_cast<double>(rows());
  const double step = stepOf(m_plan, all);
  return {.scale = step / DiscreteLaplaceSampler(epsilon, sensitivityInSteps(m_plan, all)).rate(),
          .step = step};
}

bool StatisticRelease::staysWithin(double width, double from, std::size_t group, double epsilon, double level,
                                   double wanted) const {
  if (!isRatio(m_plan)) return halfWidthOfNoise(epsilon, level, wanted) <= width;
  const double factor = wanted / static_cast<double>(rows());
  return ratioLaw(group, noiseDeviation(epsilon), factor).shareWithin(from, width) >= level;
}

std::vector<double> StatisticRelease::halfWidths(double epsilon, double level, const GoOn& goOn) const {
  if (m_found) return std::vector(m_groups ? m_groups->groups() : 1, kNaN);
  if (!m_groups)
    return {m_row.addsNoise() ? halfWidthOfNoise(epsilon, level)
                              : law(epsilon).halfWidth(clipped().front(), level)};
  if (m_row.addsNoise() && !isRatio(m_plan))
    return std::vector(m_groups->groups(), halfWidthOfNoise(epsilon, level));
  const std::vector<double> from = clipped();
  const double deviation = isRatio(m_plan) ? noiseDeviation(epsilon) : kNaN;
  std::vector<double> found(from.size(), kNaN);
  parallelFor(from.size(), 0, [&](std::size_t i) {
    if (!std::isnan(from[i]))
      found[i] = isRatio(m_plan) ? ratioLaw(i, deviation).halfWidth(from[i], level)
                                 : lawOfGroup(i, epsilon).halfWidth(from[i], level);
    return goOn();
  });
  return found;
}

double StatisticRelease::halfWidth(double epsilon, double level) const {
  double most = kNaN;
  for (const double one : halfWidths(epsilon, level)) most = std::fmax(most, one);
  return most;
}

std::vector<double> StatisticRelease::noiseErrors(double epsilon, double factor) const {
  if (m_found) {
    std::vector<double> found;
    for (const FoundBounds::Errors& errors : m_found->errorsOfGroups(epsilon, factor))
      found.push_back(errors.clipping + errors.noise);
    return found;
  }
  const double all = factor * static_cast<double>(rows());
  const std::size_t count = m_groups ? m_groups->groups() : 1;
  if (m_row.addsNoise() && !isRatio(m_plan)) return std::vector(count, noiseVariance(epsilon, all));
  const std::vector<double> from = truth(), clipping = clippingErrors();
  const double deviation = isRatio(m_plan) ? noiseDeviation(epsilon) : kNaN;
  std::vector<double> found(count, kNaN);
  // The release lies between the bounds, so it is no nearer to the true statistic than its clipped value. The
  // law of a quantile depends on the rows as it does on epsilon: ranks count in units of 1/(epsilon n).
  const auto errorOf = [&](std::size_t i) {
    return isRatio(m_plan) ? ratioLaw(i, deviation, factor).squaredError(from[i])
           : m_groups      ? lawOfGroup(i, epsilon * factor).squaredError(from[i])
                           : law(epsilon * factor).squaredError(from[i]);
  };
  constexpr std::ptrdiff_t kTogether = 64;  // fewer are done before another thread has begun
  forBlocks(std::ssize(found), kTogether, 0, {}, [&](std::ptrdiff_t begin, std::ptrdiff_t size) {
    for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(begin + size); ++i)
      if (!std::isnan(from[i])) found[i] = std::max(0.0, errorOf(i) - clipping[i]);
  });
  return found;
}

std::vector<double> StatisticRelease::errors(double epsilon) const {
  std::vector<double> found = noiseErrors(epsilon, 1);
  const std::vector<double> clipping = clippingErrors();
  for (std::size_t i = 0; i < found.size(); ++i) found[i] += clipping[i];
  return found;
}

double StatisticRelease::noiseError(double epsilon) const {
  return meanOfNumbers(noiseErrors(epsilon, 1));
}

double StatisticRelease::noiseErrorOfRows(double epsilon, double wanted) const {
  return meanOfNumbers(noiseErrors(epsilon, wanted / static_cast<double>(rows())));
}

std::vector<double> StatisticRelease::samplingErrors() const {
  // There are no cells before there are bounds.
  if (m_found && m_row.hasCells) return std::vector(m_groups ? m_groups->groups() : 1, kNaN);
  if (m_groups) return samplingErrorsOfGroups(m_plan, *m_groups, rows());
  if (m_row.samplingError != nullptr) return {m_row.samplingError(*m_column, m_plan.quantile)};
  double sum = 0;
  const std::vector<double> counts = truth();
  for (const double count : counts) sum += samplingErrorOfCount(count, rows());
  return {sum / static_cast<double>(counts.size())};
}

double StatisticRelease::samplingError() const {
  return meanOfNumbers(samplingErrors());
}

double StatisticRelease::samplingErrorOfRows(double wanted) const {
  const double factor = wanted / static_cast<double>(rows());
  return samplingError() * (m_row.grows ? factor : 1 / factor);
}

WideInteger StatisticRelease::wholeSteps(const StatisticRow::Steps& steps) const {
  std::call_once(m_counted, [&] {
    WideInteger first = 0, second = 0;
    for (const double value : m_column->sorted()) {
      const auto k = static_cast<WideInteger>(
          std::nearbyint((m_plan.bounds.clamp(value) - m_plan.bounds.lower) / steps.valueStep));
      first += k;
      second += k * k;
    }
    m_wholeSteps = steps.ofSquares ? static_cast<WideInteger>(rows()) * second - first * first : first;
  });
  return m_wholeSteps;
}

QuantileAnswerLaw StatisticRelease::rankLaw(double epsilon) const {
  return {.law = law(epsilon), .cost = costOfRanks(m_plan, epsilon)};
}

ManyLaws<QuantileAnswerLaw> StatisticRelease::rankLaws(double epsilon) const {
  ManyLaws<QuantileAnswerLaw> many{.laws = {}, .cost = costOfRanks(m_plan, epsilon)};
  for (std::size_t i = 0; i < m_groups->groups(); ++i)
    many.laws.push_back({.law = lawOfGroup(i, epsilon), .cost = {}});
  return many;
}

ManyLaws<LatticeQuantileLaw> StatisticRelease::latticeRankLaws(double epsilon) const {
  const Booking cost = costOfRanks(m_plan, epsilon);
  ManyLaws<LatticeQuantileLaw> many{.laws = {}, .cost = cost};
  for (std::size_t i = 0; i < m_groups->groups(); ++i)
    many.laws.emplace_back(m_groups->valuesOf(i), m_plan.bounds, m_plan.quantile, cost.epsilon / 2, cost);
  return many;
}

LatticeQuantileLaw StatisticRelease::latticeRankLaw(double epsilon) const {
  const Booking cost = costOfRanks(m_plan, epsilon);
  return {m_column->sorted(), m_plan.bounds, m_plan.quantile, cost.epsilon, cost};
}

std::vector<WideInteger> StatisticRelease::wholeNumbers() const {
  if (m_groups) return wholeGroupSums(m_plan, *m_groups);
  if (!m_row.countsRows()) return {wholeSteps(stepsOf(m_plan, static_cast<double>(rows())))};
  std::vector<WideInteger> numbers;
  for (const double count : clipped()) numbers.push_back(static_cast<WideInteger>(count));
  return numbers;
}

WholeNumbersLaw StatisticRelease::wholeLaw(double epsilon) const {
  const WideInteger sensitivity = sensitivityInSteps(m_plan, static_cast<double>(rows()));
  return {.centre = wholeNumbers(),
          .noise = DiscreteLaplaceSampler(epsilon, sensitivity),
          .cost = costOf(m_plan, epsilon)};
}

WholeNormalsLaw StatisticRelease::wholeNormalsLaw(double epsilon, double deviation) const {
  return {
      .centre = wholeNumbers(), .noise = DiscreteGaussianSampler(deviation), .cost = costOf(m_plan, epsilon)};
}

NoisyNumbersLaw StatisticRelease::noisyLaw(double epsilon) const {
  return {.centre = withoutNoise(),
          .deviation = noiseDeviation(epsilon),
          .isNormal = m_plan.mechanism == "gaussian",
          .cost = costOf(m_plan, epsilon)};
}

double StatisticRelease::squaredError(const std::vector<double>& released) const {
  return meanOfNumbers(squaredErrors(released));
}

std::unique_ptr<Mechanism> StatisticRelease::mechanism(double epsilon) const {
  if (m_found) return m_found->within(m_found->usual(epsilon))->mechanism(m_found->epsilonWithin(epsilon));
  if (!m_row.addsNoise()) {
    const double ofRow = m_plan.unit.epsilonOfRow(epsilon);
    if (!m_groups)
      return std::make_unique<ExponentialQuantile>(m_plan.bounds, m_column->sorted().subspan(1), m_column,
                                                   m_plan.quantile, ofRow);
    // That of the largest group, one of the two that a row moves.
    const std::span<const double> largest = m_groups->valuesOfLargest();
    return std::make_unique<ExponentialQuantile>(m_plan.bounds, largest.subspan(largest.empty() ? 0 : 1),
                                                 m_groups, m_plan.quantile, ofRow / 2);
  }
  const std::vector<double> numbers = withoutNoise();
  const auto all = static_cast<double>(rows());
  const double start = *std::ranges::max_element(numbers);
  const double reachOfRow = m_groups ? GroupSums::of(m_plan).reach : m_row.reach(all, m_plan.bounds);
  const LabelBounds reach{start, start + m_plan.unit.rows() * reachOfRow};
  const int count = movedBy(m_plan);
  const auto moved = static_cast<double>(count);
  if (m_plan.mechanism == "gaussian") {
    const double distance =
        m_groups ? m_plan.unit.rows() * GroupSums::of(m_plan).twoNorm : std::sqrt(moved) * reach.width();
    return std::make_unique<Gaussian>(
        reach, analyticGaussianSigma(epsilon, m_plan.delta, distance),
        Booking{.epsilon = epsilon, .delta = m_plan.delta, .neighbours = Booking::Neighbours::row});
  }
  if (m_plan.mechanism == "discrete-laplace")
    return std::make_unique<DiscreteLaplace>(
        reach, Lattice{stepOf(m_plan, all), sensitivityInSteps(m_plan, all) / count}, epsilon / moved);
  return std::make_unique<Laplace>(reach, epsilonOfLaplace(m_plan, epsilon) / moved);
}

}  // namespace epsiscope
