#include "core/tasks/statistic/release.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "core/base/numbers.h"
#include "core/mechanisms/discrete_laplace.h"
#include "core/mechanisms/exponential_quantile.h"
#include "core/mechanisms/gaussian.h"
#include "core/mechanisms/laplace.h"
#include "core/privacy/gaussian_calibration.h"
#include "core/statistics/quantile_law.h"
#include "core/statistics/sampling_error.h"
#include "core/statistics/sensitivity.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

constexpr int kLatticeBits = 40;     ///< of the width of the bounds, for sums and means
constexpr int kVarianceBits = 72;    ///< of a variance's sensitivity in steps
constexpr int kMostSquareBits = 30;  ///< of the width, for variances

/// The power of two that is `bits` bits finer than the width.
double latticeStep(double width, int bits) {
  return std::exp2(std::floor(std::log2(width)) + 1 - bits);
}

/// How a number that is released with discrete noise counts whole steps.
struct Steps {
  double unit = 1;              ///< of the statistic, per step
  double offset = 0;            ///< of the statistic at 0 steps
  WideInteger sensitivity = 1;  ///< in steps
  double valueStep = 1;         ///< of the lattice of the values; of counts: unused
};

Steps stepsOf(const ReleasePlan& plan, double rows) {
  const double width = plan.bounds.width();
  if (plan.kind == StatisticKind::count) return {};
  if (plan.kind == StatisticKind::histogram) return {.sensitivity = 2};
  if (plan.kind == StatisticKind::variance) {
    const int rowBits = static_cast<int>(std::ceil(std::log2(rows + 1)));
    const double step = latticeStep(width, std::min(kMostSquareBits, (kVarianceBits - rowBits) / 2));
    const auto reach = static_cast<WideInteger>(std::nearbyint(width / step));
    const auto others = static_cast<WideInteger>(rows - 1);
    return {.unit = step / rows * step / rows, .sensitivity = others * reach * reach, .valueStep = step};
  }
  const double step = latticeStep(width, kLatticeBits);
  const bool isMean = plan.kind == StatisticKind::mean;
  return {.unit = isMean ? step / rows : step,
          .offset = isMean ? plan.bounds.lower : rows * plan.bounds.lower,
          .sensitivity = static_cast<WideInteger>(std::nearbyint(width / step)),
          .valueStep = step};
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
  if (kind == StatisticKind::quantile) return {"exponential"};
  return {"laplace", "discrete-laplace", "gaussian"};
}

std::optional<std::string> reasonAgainst(const ReleasePlan& plan, std::size_t rows,
                                         const std::vector<double>& epsilons) {
  if (plan.kind == StatisticKind::variance && rows < 2)
    return sentence("Core", "The variance of a single row is always 0; use a table with more rows.");
  if (plan.mechanism != "discrete-laplace") return std::nullopt;
  const WideInteger sensitivity = stepsOf(plan, static_cast<double>(rows)).sensitivity;
  for (const double epsilon : epsilons)
    if (!DiscreteLaplaceSampler::canDraw(epsilon, sensitivity))
      return filled(sentence("Core",
                             "Discrete Laplace noise cannot be drawn exactly at epsilon %1; choose another "
                             "epsilon, or laplace."),
                    epsilon);
  return std::nullopt;
}

StatisticRelease::StatisticRelease(ReleasePlan plan, std::shared_ptr<const StatisticColumn> column)
    : m_plan(std::move(plan)), m_column(std::move(column)) {
  assert(!hasCategories() || m_plan.kind == StatisticKind::histogram || m_plan.kind == StatisticKind::count);
}

double StatisticRelease::cells() const {
  return static_cast<double>(hasCategories() ? m_column->categoryCounts().size() : m_plan.bins);
}

std::vector<double> StatisticRelease::truth() const {
  if (hasCategories()) return m_column->categoryCounts();
  const auto n = static_cast<double>(rows());
  const LabelBounds& inside = m_plan.bounds;
  switch (m_plan.kind) {
    case StatisticKind::count:
      return {static_cast<double>(m_column->atMost(inside.upper) - m_column->below(inside.lower))};
    case StatisticKind::sum:
      return {n * m_column->mean()};
    case StatisticKind::mean:
      return {m_column->mean()};
    case StatisticKind::variance:
      return {m_column->variance()};
    case StatisticKind::quantile:
      return {m_column->quantile(m_plan.quantile)};
    case StatisticKind::histogram:
      break;
  }
  return m_column->counts(inside, m_plan.bins, false);
}

std::vector<double> StatisticRelease::clipped() const {
  const auto n = static_cast<double>(rows());
  switch (m_plan.kind) {
    case StatisticKind::sum:
      return {n * m_column->mean(m_plan.bounds)};
    case StatisticKind::mean:
      return {m_column->mean(m_plan.bounds)};
    case StatisticKind::variance:
      return {m_column->variance(m_plan.bounds)};
    case StatisticKind::quantile:
      return {m_plan.bounds.clamp(m_column->quantile(m_plan.quantile))};
    case StatisticKind::histogram:
      if (!hasCategories()) return m_column->counts(m_plan.bounds, m_plan.bins, true);
      break;
    case StatisticKind::count:
      break;
  }
  return truth();
}

double StatisticRelease::clippingError() const {
  return meanSquare(clipped(), truth());
}

double StatisticRelease::clippingErrorOfRows(double wanted) const {
  const bool grows = m_plan.kind == StatisticKind::sum || isHistogram();
  const double factor = grows ? wanted / static_cast<double>(rows()) : 1;
  return clippingError() * factor * factor;
}

/// In the 1-norm, for any number of rows.
double StatisticRelease::sensitivityOf(double wanted) const {
  const double width = m_plan.bounds.width();
  if (m_plan.kind == StatisticKind::mean) return width / wanted;
  if (m_plan.kind == StatisticKind::variance) return (wanted - 1) / wanted * width * width / wanted;
  return sensitivity(m_plan.kind, rows(), m_plan.bounds);
}

double StatisticRelease::noiseVariance(double epsilon, double wanted) const {
  if (m_plan.mechanism == "gaussian") {
    const double factor = isHistogram() ? std::sqrt(2.0) : sensitivityOf(wanted);
    const double sigma = factor * analyticGaussianSigma(epsilon, m_plan.delta, 1);
    return sigma * sigma;
  }
  if (m_plan.mechanism == "discrete-laplace") {
    const Steps counted = stepsOf(m_plan, wanted);
    if (!DiscreteLaplaceSampler::canDraw(epsilon, counted.sensitivity)) return kNaN;
    return counted.unit * counted.unit * DiscreteLaplaceSampler(epsilon, counted.sensitivity).variance();
  }
  const double scale = sensitivityOf(wanted) / epsilon;
  return 2 * scale * scale;
}

/// Laplace: P(|Z| <= w) = 1 - e^(-w/b). Normal: erf(w/(s sqrt 2)). Whole steps: P(|Z| > k) = 2 q^(k+1)/(1+q).
double StatisticRelease::halfWidth(double epsilon, double level) const {
  if (m_plan.kind == StatisticKind::quantile)
    return QuantileLaw(m_column->sorted(), m_plan.bounds, m_plan.quantile, epsilon)
        .halfWidth(clipped().front(), level);
  const auto all = static_cast<double>(rows());
  if (m_plan.mechanism == "gaussian") return std::sqrt(noiseVariance(epsilon, all)) * normalHalfWidth(level);
  if (m_plan.mechanism == "laplace") return sensitivityOf(all) / epsilon * -std::log1p(-level);
  const Steps counted = stepsOf(m_plan, all);
  if (!DiscreteLaplaceSampler::canDraw(epsilon, counted.sensitivity)) return kNaN;
  const double rate = DiscreteLaplaceSampler(epsilon, counted.sensitivity).rate();
  const double steps = std::log(2 / ((1 + std::exp(-rate)) * (1 - level))) / rate - 1;
  // What is a whole number but for rounding is that number.
  constexpr double kWithinRounding = 1e-9;
  return counted.unit * std::max(0.0, std::ceil(steps - kWithinRounding));
}

double StatisticRelease::noiseError(double epsilon) const {
  if (m_plan.kind != StatisticKind::quantile) return noiseVariance(epsilon, static_cast<double>(rows()));
  const QuantileLaw law(m_column->sorted(), m_plan.bounds, m_plan.quantile, epsilon);
  // What is released lies between the bounds, so it is no nearer to the true quantile than its clipped value.
  return std::max(0.0, law.squaredError(truth().front()) - clippingError());
}

double StatisticRelease::noiseErrorOfRows(double epsilon, double wanted) const {
  if (m_plan.kind == StatisticKind::quantile)
    return noiseError(epsilon * wanted / static_cast<double>(rows()));
  return noiseVariance(epsilon, wanted);
}

double StatisticRelease::samplingError() const {
  switch (m_plan.kind) {
    case StatisticKind::sum:
      return samplingErrorOfSum(*m_column);
    case StatisticKind::mean:
      return samplingErrorOfMean(*m_column);
    case StatisticKind::variance:
      return samplingErrorOfVariance(*m_column);
    case StatisticKind::quantile:
      return samplingErrorOfQuantile(*m_column, m_plan.quantile);
    case StatisticKind::count:
    case StatisticKind::histogram:
      break;
  }
  double sum = 0;
  const std::vector<double> counts = truth();
  for (const double count : counts) sum += samplingErrorOfCount(count, rows());
  return sum / static_cast<double>(counts.size());
}

double StatisticRelease::samplingErrorOfRows(double wanted) const {
  const double factor = wanted / static_cast<double>(rows());
  const bool grows =
      m_plan.kind == StatisticKind::sum || m_plan.kind == StatisticKind::count || isHistogram();
  return samplingError() * (grows ? factor : 1 / factor);
}

/// For values rounded to k steps above the lower bound: sum k, and n sum k^2 - (sum k)^2 = n^2 variance.
WideInteger StatisticRelease::wholeSteps() const {
  std::call_once(m_counted, [&] {
    if (m_plan.kind == StatisticKind::count) {
      m_wholeSteps = static_cast<WideInteger>(truth().front());
      return;
    }
    const double step = stepsOf(m_plan, static_cast<double>(rows())).valueStep;
    WideInteger first = 0, second = 0;
    for (const double value : m_column->sorted()) {
      const auto k =
          static_cast<WideInteger>(std::nearbyint((m_plan.bounds.clamp(value) - m_plan.bounds.lower) / step));
      first += k;
      second += k * k;
    }
    const bool isVariance = m_plan.kind == StatisticKind::variance;
    m_wholeSteps = isVariance ? static_cast<WideInteger>(rows()) * second - first * first : first;
  });
  return m_wholeSteps;
}

std::vector<double> StatisticRelease::draw(double epsilon, Rng& rng) const {
  if (m_plan.kind == StatisticKind::quantile)
    return {QuantileLaw(m_column->sorted(), m_plan.bounds, m_plan.quantile, epsilon).sample(rng)};
  if (m_plan.mechanism == "discrete-laplace") {
    const Steps counted = stepsOf(m_plan, static_cast<double>(rows()));
    const DiscreteLaplaceSampler noise(epsilon, counted.sensitivity);
    if (isHistogram()) {
      std::vector<double> counts = clipped();
      for (double& count : counts) count = static_cast<double>(static_cast<WideInteger>(count) + noise(rng));
      return counts;
    }
    return {counted.offset + counted.unit * static_cast<double>(wholeSteps() + noise(rng))};
  }
  const double sd = std::sqrt(noiseVariance(epsilon, static_cast<double>(rows())));
  const bool isNormal = m_plan.mechanism == "gaussian";
  std::vector<double> released = clipped();
  for (double& number : released) number += sd * (isNormal ? rng.normal() : rng.laplace() / std::sqrt(2.0));
  return released;
}

double StatisticRelease::squaredError(const std::vector<double>& released) const {
  return meanSquare(released, truth());
}

std::unique_ptr<Mechanism> StatisticRelease::mechanism(double epsilon) const {
  if (m_plan.kind == StatisticKind::quantile)
    return std::make_unique<ExponentialQuantile>(m_plan.bounds, m_column->sorted().subspan(1), m_column,
                                                 m_plan.quantile, epsilon);
  const std::vector<double> numbers = clipped();
  const double start = *std::ranges::max_element(numbers);
  if (isHistogram()) {
    // One count moves by 1; the rest of epsilon is for the count that moves with it.
    const LabelBounds count{start, start + 1};
    const Guarantee both{.epsilon = epsilon, .delta = m_plan.delta, .neighbours = Guarantee::Neighbours::row};
    if (m_plan.mechanism == "gaussian")
      return std::make_unique<Gaussian>(count, analyticGaussianSigma(epsilon, m_plan.delta, std::sqrt(2.0)),
                                        both);
    if (m_plan.mechanism == "discrete-laplace")
      return std::make_unique<DiscreteLaplace>(count, Lattice{}, epsilon / 2);
    return std::make_unique<Laplace>(count, epsilon / 2);
  }
  const LabelBounds reach{start, start + sensitivityOf(static_cast<double>(rows()))};
  if (m_plan.mechanism == "gaussian") return makeGaussian(reach, epsilon, m_plan.delta);
  if (m_plan.mechanism == "discrete-laplace") {
    const Steps counted = stepsOf(m_plan, static_cast<double>(rows()));
    return std::make_unique<DiscreteLaplace>(reach, Lattice{counted.unit, counted.sensitivity}, epsilon);
  }
  return std::make_unique<Laplace>(reach, epsilon);
}

}  // namespace epsiscope
