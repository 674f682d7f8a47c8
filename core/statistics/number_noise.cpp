#include "core/statistics/number_noise.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <utility>
#include <vector>

#include "core/base/numbers.h"
#include "core/privacy/normal_tail.h"

namespace epsiscope {

namespace {

using Complex = std::complex<double>;

constexpr int kFewSteps = 20;         ///< what is beyond has no weight for a deviation below half a step
constexpr double kHalfAStep = 0.5;    ///< such a deviation
constexpr double kFinestStep = 1e-6;  ///< in units of the deviation
constexpr double kSmoothing = 1.0 / 32;
constexpr std::size_t kMostTerms = std::size_t{1} << 17;

/// Sums over the whole numbers of exp(-n^2/(2 s^2) + a n), for s below 1/2 as they stand.
Complex sumOfFew(double deviation, Complex a) {
  Complex sum = 1;
  for (int n = 1; n <= kFewSteps; ++n) {
    const double weight = n * n / (2 * deviation * deviation);
    sum += std::exp(static_cast<double>(n) * a - weight) + std::exp(-static_cast<double>(n) * a - weight);
  }
  return sum;
}

/// log E exp(a Z) for whole Z with P(Z = n) in proportion to exp(-n^2/(2 s^2)): by Poisson's formula the sum
/// over n is one of exp(s^2 (a + 2 pi i k)^2/2) over k.
Complex logOfWholeNormal(double deviation, Complex a) {
  if (deviation < kHalfAStep) return std::log(sumOfFew(deviation, a)) - std::log(sumOfFew(deviation, 0));
  constexpr double kTurn = 2 * std::numbers::pi;
  const double half = deviation * deviation / 2;
  const Complex near{a.real(), std::remainder(a.imag(), kTurn)};
  Complex sum = 1;  // in units of the term of k = 0
  double atZero = 1;
  for (const int k : {-2, -1, 1, 2}) {
    const Complex there = near + Complex(0, kTurn * k);
    sum += std::exp(half * (there * there - near * near));
    atZero += std::exp(-half * kTurn * k * kTurn * k);
  }
  return half * near * near + std::log(sum) - std::log(atZero);
}

/// One of the noises in units of the standard deviation of the sum.
struct ScaledNoise {
  bool isNormal;
  double scale, step, times;  ///< of the weighted noise

  /// log E exp(z Z) of all of them.
  Complex logMoment(Complex z) const {
    if (step > 0 && isNormal) return times * logOfWholeNormal(scale / step, z * step);
    if (isNormal) return times * scale * scale / 2 * z * z;
    if (!(step > 0)) return -times * std::log(1.0 - scale * scale * z * z);
    const double q = std::exp(-step / scale);
    const Complex one = std::exp(z * step);
    return times * (2 * std::log(-std::expm1(-step / scale)) - std::log((1.0 - q * one) * (1.0 - q / one)));
  }
};

/// The number that is added: the sum of four that are even between -h/4 and h/4.
struct SmallAddition {
  double reach = 0;

  double quarter() const { return reach / 4; }
  Complex moment(Complex z) const {
    if (reach == 0) return 1;
    const Complex one = std::sinh(quarter() * z) / (quarter() * z);
    return one * one * one * one;
  }
  /// At least its size there and farther out.
  double envelope(Complex z) const {
    if (reach == 0) return 1;
    const double one = std::cosh(quarter() * z.real()) / (quarter() * std::abs(z));
    return std::min(std::cosh(reach * z.real()), one * one * one * one);
  }
};

/// P(Z > w) of a sum in units of its deviation, whose terms are found once.
class TailOfSum {
public:
  /// `usual`: about the w that will be asked for.
  TailOfSum(const std::vector<ScaledNoise>& parts, SmallAddition smoothing, double usual) {
    double limit = kInfinity, unit = 1;  // M has a pole at the limit
    for (const ScaledNoise& part : parts) {
      unit = std::max(unit, part.step);
      if (!part.isNormal) limit = std::min(limit, 1 / part.scale);
    }
    const double place = std::max(usual, kHalfAStep);
    m_place = std::min(place / unit, limit * place / (1 + place));
    constexpr double kEnough = 40;  // e^-40 of what is beyond a period comes in
    const double period =
        std::max(kEnough / std::min(m_place, limit - m_place), 2 * unit * (place + kEnough / 4));
    m_spacing = 2 * std::numbers::pi / period;
    const double negligible = smoothing.reach > 0 ? 1e-7 : 1e-10;  // share of the first term
    double first = 0, inStepsAtMost = 0;
    for (const ScaledNoise& part : parts)
      if (part.step > 0) inStepsAtMost += part.logMoment(m_place).real();
    for (std::size_t k = 0; k < kMostTerms; ++k) {
      const Complex z{m_place, m_spacing * static_cast<double>(k)};
      Complex even = 0, inSteps = 0;
      for (const ScaledNoise& part : parts) (part.step > 0 ? inSteps : even) += part.logMoment(z);
      m_terms.push_back(std::exp(even + inSteps) * smoothing.moment(z) / z);
      if (k == 0) first = std::abs(m_terms[0]);
      // In whole steps the law comes back; the rest falls.
      const double most = std::exp(even.real() + inStepsAtMost) * smoothing.envelope(z) / std::abs(z);
      if (most < negligible * first) break;
    }
    m_terms[0] /= 2;
  }

  double at(double w) const {
    const Complex turn = std::polar(1.0, -m_spacing * w);
    Complex phase = 1, sum = 0;
    for (const Complex& term : m_terms) {
      sum += term * phase;
      phase *= turn;
    }
    return m_spacing / std::numbers::pi * std::exp(-m_place * w) * sum.real();
  }

private:
  double m_place = 1, m_spacing = 1;
  std::vector<Complex> m_terms;
};

/// The w with P(|Z| > w) = beyond.
double widthOf(const TailOfSum& tail, double beyond, double usual) {
  constexpr int kHalvings = 50;
  double low = 0, high = 2 * usual;
  for (int i = 0; i < kHalvings && 2 * tail.at(high) > beyond; ++i) high *= 2;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (2 * tail.at(middle) > beyond ? low : high) = middle;
  }
  return high;
}

}  // namespace

double NumberNoise::variance() const {
  if (!(step > 0)) return (isNormal ? 1 : 2) * scale * scale;
  if (!isNormal) {
    const double half = std::sinh(step / scale / 2);
    return step * step / (2 * half * half);
  }
  // From three steps on it is that of normal noise to 1e-70.
  const double deviation = scale / step;
  if (deviation >= 3) return scale * scale;
  double sum = 0, squares = 0;
  for (int n = 1; n <= 2 * kFewSteps; ++n) {
    const double weight = 2 * std::exp(-n * n / (2 * deviation * deviation));
    sum += weight;
    squares += n * n * weight;
  }
  return step * step * squares / (1 + sum);
}

double halfWidthOfSum(std::span<const WeightedNoise> given, double level) {
  double variance = 0;
  for (const WeightedNoise& one : given)
    variance += one.times * one.weight * one.weight * one.noise.variance();
  if (variance == 0) return 0;
  if (!std::isfinite(variance)) return kNaN;
  const double deviation = std::sqrt(variance), usual = normalTailQuantile(std::log((1 - level) / 2));
  std::vector<ScaledNoise> parts;
  double coarsest = 0, rounded = 0;
  bool areNormal = true;
  for (const auto& [noise, weight, times] : given) {
    const double factor = std::abs(weight) / deviation;
    if (!(factor * noise.scale > 0) || times == 0) continue;
    ScaledNoise part{noise.isNormal, factor * noise.scale, factor * noise.step, times};
    if (part.step < kFinestStep) rounded += times * std::exchange(part.step, 0);
    coarsest = std::max(coarsest, part.step);
    areNormal = areNormal && part.isNormal;
    parts.push_back(part);
  }
  if (areNormal && coarsest == 0) return deviation * (usual + rounded);
  const SmallAddition smoothing{coarsest > 0 ? kSmoothing * std::max(1.0, coarsest) : 0};
  const TailOfSum tail(parts, smoothing, usual);
  return deviation * (widthOf(tail, 1 - level, std::max(usual, kHalfAStep)) + smoothing.reach + rounded);
}

}  // namespace epsiscope
