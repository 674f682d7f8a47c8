#include "core/tasks/statistic/release.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <utility>

#include "core/base/numbers.h"
#include "core/mechanisms/discrete_laplace.h"
#include "core/mechanisms/exponential_quantile.h"
#include "core/mechanisms/gaussian.h"
#include "core/mechanisms/laplace.h"
#include "core/privacy/gaussian_calibration.h"
#include "core/statistics/quantile_law.h"
#include "core/statistics/sampling_error.h"
#include "core/statistics/statistic_laws.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

StatisticRow::Steps stepsOf(const ReleasePlan& plan, double rows) {
  return statisticRow(plan.kind).stepsOf(plan, rows);
}

/// The reach of the unit.
WideInteger reachInSteps(const ReleasePlan& plan, double rows) {
  return static_cast<WideInteger>(plan.unit.rows()) * stepsOf(plan, rows).reach;
}

/// The sensitivity in the 1-norm.
WideInteger sensitivityInSteps(const ReleasePlan& plan, double rows) {
  return statisticRow(plan.kind).moved() * reachInSteps(plan, rows);
}

Booking costOf(const ReleasePlan& plan, double epsilon) {
  return {.epsilon = epsilon,
          .delta = plan.mechanism == "gaussian" ? plan.delta : 0,
          .neighbours = Booking::Neighbours::row,
          .rows = plan.unit.rows()};
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

/// The mean of the squared differences.
double meanSquare(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return sum / static_cast<double>(a.size());
}

}  // namespace

std::vector<std::string> mechanismsFor(StatisticKind kind) {
  const auto mechanisms = statisticRow(kind).mechanisms;
  return {mechanisms.begin(), mechanisms.end()};
}

std::optional<std::string> reasonAgainst(const ReleasePlan& plan, std::size_t rows,
                                         const std::vector<double>& epsilons) {
  if (const char* why = statisticRow(plan.kind).ofOneRow; why != nullptr && rows < 2)
    return sentence("Core", why);
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

StatisticRelease::StatisticRelease(ReleasePlan plan, std::shared_ptr<const StatisticColumn> column)
    : m_plan(std::move(plan)), m_row(statisticRow(m_plan.kind)), m_column(std::move(column)) {
  assert(m_column->hasNumbers() || m_row.countsRows());
}

QuantileLaw StatisticRelease::law(double epsilon) const {
  return {m_column->sorted(), m_plan.bounds, m_plan.quantile, m_plan.unit.epsilonOfRow(epsilon)};
}

double StatisticRelease::clippingError() const {
  return meanSquare(clipped(), truth());
}

double StatisticRelease::clippingErrorOfRows(double wanted) const {
  const double factor = m_row.grows ? wanted / static_cast<double>(rows()) : 1;
  return clippingError() * factor * factor;
}

double StatisticRelease::epsilonOfLaplace(double epsilon) const {
  return m_plan.deviationForScale ? std::numbers::sqrt2 * epsilon : epsilon;
}

double StatisticRelease::noiseVariance(double epsilon, double wanted) const {
  if (m_plan.mechanism == "gaussian") {
    const double sigma = m_plan.unit.rows() * m_row.euclideanSensitivity(wanted, m_plan.bounds) *
                         analyticGaussianSigma(epsilon, m_plan.delta, 1);
    return sigma * sigma;
  }
  if (m_plan.mechanism == "discrete-laplace") {
    const double unit = stepsOf(m_plan, wanted).unit;
    const WideInteger sensitivity = sensitivityInSteps(m_plan, wanted);
    if (!DiscreteLaplaceSampler::canDraw(epsilon, sensitivity)) return kNaN;
    return unit * unit * DiscreteLaplaceSampler(epsilon, sensitivity).variance();
  }
  const double scale = sensitivity(wanted) / epsilonOfLaplace(epsilon);
  return 2 * scale * scale;
}

/// Laplace: P(|Z| <= w) = 1 - e^(-w/b). Normal: erf(w/(s sqrt 2)). Whole steps: P(|Z| > k) = 2 q^(k+1)/(1+q).
double StatisticRelease::halfWidth(double epsilon, double level) const {
  if (!m_row.addsNoise()) return law(epsilon).halfWidth(clipped().front(), level);
  const auto all = static_cast<double>(rows());
  if (m_plan.mechanism == "gaussian") return std::sqrt(noiseVariance(epsilon, all)) * normalHalfWidth(level);
  if (m_plan.mechanism == "laplace")
    return sensitivity(all) / epsilonOfLaplace(epsilon) * -std::log1p(-level);
  const WideInteger sensitivity = sensitivityInSteps(m_plan, all);
  if (!DiscreteLaplaceSampler::canDraw(epsilon, sensitivity)) return kNaN;
  const double rate = DiscreteLaplaceSampler(epsilon, sensitivity).rate();
  const double steps = std::log(2 / ((1 + std::exp(-rate)) * (1 - level))) / rate - 1;
  // A number that is whole but for rounding is that whole number.
  constexpr double kWithinRounding = 1e-9;
  return stepsOf(m_plan, all).unit * std::max(0.0, std::ceil(steps - kWithinRounding));
}

double StatisticRelease::noiseError(double epsilon) const {
  if (m_row.addsNoise()) return noiseVariance(epsilon, static_cast<double>(rows()));
  // The release lies between the bounds, so it is no nearer to the true quantile than its clipped value.
  return std::max(0.0, law(epsilon).squaredError(truth().front()) - clippingError());
}

double StatisticRelease::noiseErrorOfRows(double epsilon, double wanted) const {
  return m_row.addsNoise() ? noiseVariance(epsilon, wanted)
                           : noiseError(epsilon * wanted / static_cast<double>(rows()));
}

double StatisticRelease::samplingError() const {
  if (m_row.samplingError != nullptr) return m_row.samplingError(*m_column, m_plan.quantile);
  double sum = 0;
  const std::vector<double> counts = truth();
  for (const double count : counts) sum += samplingErrorOfCount(count, rows());
  return sum / static_cast<double>(counts.size());
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
  return {.law = law(epsilon),
          .cost = {.epsilon = m_plan.unit.epsilonOfRow(epsilon), .neighbours = Booking::Neighbours::row}};
}

LatticeQuantileLaw StatisticRelease::latticeRankLaw(double epsilon) const {
  const double ofRow = m_plan.unit.epsilonOfRow(epsilon);
  return {m_column->sorted(),
          m_plan.bounds,
          m_plan.quantile,
          ofRow,
          {.epsilon = ofRow, .neighbours = Booking::Neighbours::row}};
}

std::vector<WideInteger> StatisticRelease::wholeNumbers() const {
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
  return {.centre = clipped(),
          .deviation = std::sqrt(noiseVariance(epsilon, static_cast<double>(rows()))),
          .isNormal = m_plan.mechanism == "gaussian",
          .cost = costOf(m_plan, epsilon)};
}

double StatisticRelease::squaredError(const std::vector<double>& released) const {
  return meanSquare(released, truth());
}

std::unique_ptr<Mechanism> StatisticRelease::mechanism(double epsilon) const {
  if (!m_row.addsNoise())
    return std::make_unique<ExponentialQuantile>(m_plan.bounds, m_column->sorted().subspan(1), m_column,
                                                 m_plan.quantile, m_plan.unit.epsilonOfRow(epsilon));
  const std::vector<double> numbers = clipped();
  const auto all = static_cast<double>(rows());
  const double start = *std::ranges::max_element(numbers);
  const LabelBounds reach{start, start + m_plan.unit.rows() * m_row.reach(all, m_plan.bounds)};
  const auto moved = static_cast<double>(m_row.moved());
  if (m_plan.mechanism == "gaussian")
    return std::make_unique<Gaussian>(
        reach, analyticGaussianSigma(epsilon, m_plan.delta, std::sqrt(moved) * reach.width()),
        Booking{.epsilon = epsilon, .delta = m_plan.delta, .neighbours = Booking::Neighbours::row});
  if (m_plan.mechanism == "discrete-laplace") {
    const StatisticRow::Steps steps = stepsOf(m_plan, all);
    return std::make_unique<DiscreteLaplace>(reach, Lattice{steps.unit, reachInSteps(m_plan, all)},
                                             epsilon / moved);
  }
  return std::make_unique<Laplace>(reach, epsilonOfLaplace(epsilon) / moved);
}

}  // namespace epsiscope
