#include "core/privacy/loss_distribution.h"

#include "core/base/numbers.h"
#include "core/privacy/normal_loss.h"
#include "core/privacy/renyi_bound.h"

#include <unsupported/Eigen/FFT>

#include <algorithm>
#include <bit>
#include <cmath>
#include <complex>
#include <limits>

namespace epsiscope {

namespace {

constexpr double kUnit = std::numeric_limits<double>::epsilon();

/// The tilted law of one release on the grid, with sum 1.
struct TiltedLoss {
  std::ptrdiff_t first = 0;
  Eigen::VectorXd weights;
  double logMass = 0;  ///< log E exp(theta L)
};

TiltedLoss tiltedLoss(const ReleaseLoss& loss, double theta, double step) {
  const double least = std::floor(-loss.epsilon / step) - 1, most = std::ceil(loss.epsilon / step) + 1;
  TiltedLoss law{static_cast<std::ptrdiff_t>(least),
                 Eigen::VectorXd::Zero(static_cast<Eigen::Index>(most - least) + 1)};
  const auto add = [&](double place, double log) {
    law.weights[static_cast<Eigen::Index>(place - least)] +=
        std::exp(log + theta * (place * step - loss.epsilon));
  };
  for (const auto& [value, logProbability] : loss.atoms(2 * loss.epsilon / step)) {
    double place = std::round(value / step);
    if (std::abs(value - place * step) <= 8 * kUnit * loss.epsilon) {
      add(place, logProbability);
      continue;
    }
    // The parts p_a + p_b = p, p_a e^-a + p_b e^-b = p e^-value of its two neighbours.
    place = std::floor(value / step);
    const double within = value - place * step;
    add(place, logProbability + std::log(std::expm1(within - step) / std::expm1(-step)) - within);
    add(place + 1, logProbability + std::log(std::expm1(-within) / std::expm1(-step)));
  }
  const double sum = law.weights.sum();
  law.weights /= sum;
  law.logMass = std::log(sum) + theta * loss.epsilon;
  return law;
}

/// log of the mean of e^(rate place).
double logMean(const TiltedLoss& law, double rate) {
  const double last = static_cast<double>(law.first + law.weights.size() - 1);
  const double top = std::max(rate * static_cast<double>(law.first), rate * last);
  double sum = 0;
  for (Eigen::Index i = 0; i < law.weights.size(); ++i)
    sum += law.weights[i] * std::exp(rate * static_cast<double>(law.first + i) - top);
  return top + std::log(sum);
}

/// The product of transforms, and how far rounding may have taken it from the true one.
///
/// Each of the log2 N + 2 stages rounds a product with a root of one and a sum, less than 10 units in all, so
/// that an entry of the transform of a law with sum 1 is off by `m_stages` at most; a power and its phase
/// lose less than another 10 units each time. Who multiplies |F| + error instead of |F| has the largest
/// product.
class CircularSum {
public:
  explicit CircularSum(std::size_t size)
      : m_size(static_cast<Eigen::Index>(size)),
        m_stages(10 * kUnit * (static_cast<double>(std::bit_width(size) + 2))),
        m_product(Eigen::VectorXcd::Ones(m_size / 2 + 1)),
        m_most(Eigen::VectorXd::Ones(m_size / 2 + 1)) {
    m_fft.SetFlag(Eigen::FFT<double>::HalfSpectrum);
  }

  /// Few equal losses are first added to others, directly: without rounding that matters, all is positive.
  void add(const TiltedLoss& law, std::uint64_t times) {
    constexpr std::uint64_t kFew = 4;
    if (times > kFew) return multiply(law, times);
    for (std::uint64_t i = 0; i < times; ++i) {
      if (m_pending.weights.size() + law.weights.size() > m_size / 8) flush();
      if (m_pending.weights.size() == 0)
        m_pending = law;
      else
        m_pending = sumOf(m_pending, law);
    }
  }

  /// Upper bounds of the probabilities of the places from `first` on.
  Eigen::VectorXd probabilities(std::ptrdiff_t first) {
    flush();
    Eigen::VectorXd circle(m_size);
    m_fft.inv(circle.data(), m_product.data(), m_size);
    // The middle frequencies stand for their mirror images, too.
    const Eigen::ArrayXd off =
        (m_most.array() - m_product.array().abs()).max(0) + 2 * m_stages * m_most.array();
    const double allowance = 2 * off.sum() / static_cast<double>(m_size);
    Eigen::VectorXd all(m_size);
    for (Eigen::Index i = 0; i < m_size; ++i) all[i] = std::fmax(0, circle[onCircle(first + i)]) + allowance;
    return all;
  }

private:
  static TiltedLoss sumOf(const TiltedLoss& one, const TiltedLoss& other) {
    const Eigen::Index length = one.weights.size();
    TiltedLoss sum{one.first + other.first, Eigen::VectorXd::Zero(length + other.weights.size() - 1)};
    for (Eigen::Index i = 0; i < other.weights.size(); ++i)
      if (other.weights[i] > 0) sum.weights.segment(i, length) += other.weights[i] * one.weights;
    return sum;
  }

  void flush() {
    if (m_pending.weights.size() > 0) multiply(m_pending, 1);
    m_pending = {};
  }

  void multiply(const TiltedLoss& law, std::uint64_t times) {
    Eigen::VectorXd circle = Eigen::VectorXd::Zero(m_size);
    for (Eigen::Index i = 0; i < law.weights.size(); ++i) circle[onCircle(law.first + i)] += law.weights[i];
    Eigen::VectorXcd factor(m_size / 2 + 1);
    m_fft.fwd(factor.data(), circle.data(), m_size);
    const double power = static_cast<double>(times);
    for (Eigen::Index i = 0; i < factor.size(); ++i) {
      const double size = std::abs(factor[i]);
      m_product[i] *= times == 1 ? factor[i] : std::polar(std::pow(size, power), power * std::arg(factor[i]));
      m_most[i] *= times == 1 ? size + m_stages : std::pow(size + m_stages, power);
    }
  }

  Eigen::Index onCircle(std::ptrdiff_t place) const {
    const std::ptrdiff_t rest = place % m_size;
    return rest < 0 ? rest + m_size : rest;
  }

  Eigen::Index m_size;
  double m_stages;
  Eigen::VectorXcd m_product;
  Eigen::VectorXd m_most;
  TiltedLoss m_pending;
  Eigen::FFT<double> m_fft;
};

/// An end of the losses that matter and the further tilt t whose Chernoff bound shows it: above `loss` is at
/// most kOutside of the tilted law.
struct TailEnd {
  double loss = 0, tilt = 0;
};
constexpr double kLogOutside = -32;

/// The lowest end (log E e^(t L) - kLogOutside)/t over t, as far as doubling and halving finds it; any is
/// one.
template <class LogMoment>
TailEnd tailEnd(double start, const LogMoment& logMoment) {
  const auto at = [&](double tilt) { return TailEnd{(logMoment(tilt) - kLogOutside) / tilt, tilt}; };
  TailEnd best = at(start);
  for (const double factor : {2.0, 0.5})
    for (TailEnd next = at(best.tilt * factor); next.loss < best.loss - 1e-6 * std::abs(best.loss);
         next = at(best.tilt * factor))
      best = next;
  return best;
}

/// Returns the distribution, tilted by theta or, where no more would be left than the largest losses, by
/// less. The grid is a twentieth of a usual loss or finer, and the losses that weigh most lie on it exactly.
/// `moved`: of normal noise, up to whose ends the curve of delta looks beyond the losses.
LossDistribution distributionOf(std::span<const ReleaseLoss> losses, double theta, double moved) {
  const auto logMoment = [&](double tilt) {
    double sum = 0;
    for (const ReleaseLoss& loss : losses) sum += static_cast<double>(loss.times) * loss.logMoment(tilt);
    return sum;
  };
  double releases = moved > 0 ? 1 : 0, squares = moved * moved, most = 0, weightiest = 0, aligned = 0;
  for (const ReleaseLoss& loss : losses) {
    const double times = static_cast<double>(loss.times), square = times * loss.epsilon * loss.epsilon;
    releases += times;
    squares += square;
    most += times * loss.epsilon;
    if (square > weightiest) {
      weightiest = square;
      aligned = loss.epsilon;
    }
  }
  // Large losses lie on a finer grid: what they are raised by is as the square of the step, over themselves.
  const double usual = std::sqrt(squares / releases), least = usual / (1 << 14);
  const double coarse = std::max(least, usual / std::sqrt(1 + usual) / 20);
  constexpr double kMostTilt = 20, kFinest = 1.0 / 32;
  theta = std::min(theta, kMostTilt / coarse);
  const double here = logMoment(theta);
  const TailEnd above = tailEnd(theta, [&](double t) { return logMoment(theta + t) - here; });
  const TailEnd below = tailEnd(theta, [&](double t) { return logMoment(theta - t) - here; });
  const double low = std::max(-most, -below.loss), high = std::min(most, above.loss);
  const double width = high - low + 16 * moved;
  constexpr double kPlaces = 1 << 14, kMostPlaces = 1 << 20, kSlack = 1.02;
  const double finest = std::max(least, coarse * std::min(0.5, kFinest * std::sqrt(releases)));
  double step = std::clamp(width / kPlaces, finest, coarse);
  step = aligned / std::ceil(aligned / step);
  step = std::max(step, kSlack * width / kMostPlaces);
  const std::size_t size =
      std::bit_ceil(static_cast<std::size_t>(std::max(1024.0, kSlack * width / step + 4)));
  const auto middle = static_cast<std::ptrdiff_t>(std::floor((low + high) / 2 / step));
  return {
      losses, theta, {step, middle - static_cast<std::ptrdiff_t>(size / 2), size}, above.tilt, below.tilt};
}

/// delta on the grid, from a law of the losses and normal noise.
///
/// With M = E exp(theta L) and g(x) = E max(0, 1 - e^(x - N)), the curve of the normal noise at any x, delta
/// = E g(epsilon - L) = M e^(-theta epsilon) sum of p_l G(epsilon - l) over the tilted p and G(x) = e^(theta
/// x) g(x). The largest G is at most e^(theta (theta + 1) moved^2/2) times c of renyi_bound.h.
class DeltaCurve {
public:
  DeltaCurve(const LossDistribution& law, double moved, std::ptrdiff_t least, std::ptrdiff_t most)
      : m_law(law),
        m_firstGain(least - (law.window().first + size(law) - 1)),
        m_gains(most - least + size(law)) {
    const double theta = law.theta(), step = law.window().step;
    m_logMostGain =
        theta * (theta + 1) * moved * moved / 2 - theta * std::log1p(1 / theta) - std::log1p(theta);
    for (Eigen::Index i = 0; i < m_gains.size(); ++i) {
      const double x = static_cast<double>(m_firstGain + i) * step;
      double log = x < 0 ? std::log(-std::expm1(x)) : -kInfinity;
      if (moved > 0) log = logDeltaOfNormal(x, moved);
      m_gains[i] = std::exp(theta * x + log - m_logMostGain);
    }
  }

  /// An upper bound of log delta at epsilon = place * step.
  double logAt(std::ptrdiff_t place) const {
    const Eigen::Index count = size(m_law);
    constexpr double kUnderflow = 1e-290;  // of gains and tilted weights
    const Eigen::Index from = place - (m_law.window().first + count - 1) - m_firstGain;
    const double sum =
        m_law.probabilities().dot(m_gains.segment(from, count).reverse()) + m_law.outside() + kUnderflow;
    const double back = m_law.theta() * static_cast<double>(place) * m_law.window().step;
    const double log = m_law.logMoment() - back + m_logMostGain + std::log(sum);
    constexpr double kRounding = 1e-12;  // of sums of so many logarithms
    return log + kRounding * (1 + std::abs(m_law.logMoment()) + back + std::abs(m_logMostGain));
  }

private:
  static Eigen::Index size(const LossDistribution& law) {
    return static_cast<Eigen::Index>(law.window().size);
  }

  const LossDistribution& m_law;
  std::ptrdiff_t m_firstGain;
  Eigen::VectorXd m_gains;
  double m_logMostGain;
};

}  // namespace

LossDistribution::LossDistribution(std::span<const ReleaseLoss> losses, double theta, const Window& window,
                                   double above, double below)
    : m_window(window), m_theta(theta) {
  const auto last = window.first + static_cast<std::ptrdiff_t>(window.size) - 1;
  double logAbove = -above * static_cast<double>(last + 1) * window.step;
  double logBelow = below * static_cast<double>(window.first - 1) * window.step;
  CircularSum sum(window.size);
  for (const ReleaseLoss& loss : losses) {
    const TiltedLoss law = tiltedLoss(loss, theta, window.step);
    const double times = static_cast<double>(loss.times);
    m_logMoment += times * law.logMass;
    logAbove += times * logMean(law, above * window.step);
    logBelow += times * logMean(law, -below * window.step);
    sum.add(law, loss.times);
  }
  m_probabilities = sum.probabilities(window.first);
  m_outside = std::exp(logAbove) + std::exp(logBelow);
}

double epsilonOfJointLoss(std::span<const ReleaseLoss> losses, double moved, double logDelta) {
  double most = 0;
  for (const ReleaseLoss& loss : losses) most += static_cast<double>(loss.times) * loss.epsilon;
  const RenyiBound bound = smallestRenyiBound(logDelta, [&](double theta) {
    double sum = theta * (theta + 1) * moved * moved / 2;
    for (const ReleaseLoss& loss : losses) sum += static_cast<double>(loss.times) * loss.logMoment(theta);
    return sum;
  });
  constexpr double kLeastLoss = 1e-140;  // squares of smaller ones leave the doubles
  if (bound.epsilon == 0 || most < kLeastLoss) return bound.epsilon;
  const LossDistribution law = distributionOf(losses, bound.theta, moved);
  const double step = law.window().step;
  auto high = static_cast<std::ptrdiff_t>(std::ceil(bound.epsilon / step));
  auto low = std::max<std::ptrdiff_t>(0, high - static_cast<std::ptrdiff_t>(law.window().size));
  const DeltaCurve delta(law, moved, low, high);
  // Losses are taken for places of the grid that differ by a rounding.
  const double rounding = 16 * kUnit * most;
  double atLow = delta.logAt(low), atHigh = delta.logAt(high);
  if (!(atHigh <= logDelta)) return bound.epsilon;
  if (atLow <= logDelta) return low == 0 ? 0 : static_cast<double>(low) * step + rounding;
  while (high - low > 1) {
    const std::ptrdiff_t middle = low + (high - low) / 2;
    const double at = delta.logAt(middle);
    (at <= logDelta ? high : low) = middle;
    (at <= logDelta ? atHigh : atLow) = at;
  }
  // delta is convex in e^epsilon, so that it is below the chord between two upper bounds.
  const double ratioLow = std::exp(atLow - logDelta), ratioHigh = std::exp(atHigh - logDelta);
  const double share = std::isfinite(ratioLow) ? (ratioLow - 1) / (ratioLow - ratioHigh) : 1;
  const double found = static_cast<double>(low) * step + std::log1p(share * std::expm1(step));
  return std::min(bound.epsilon, found + rounding);
}

}  // namespace epsiscope
