#include "core/privacy/accountant.h"

#include "core/audit/moved_noise.h"
#include "core/base/numbers.h"
#include "core/privacy/gaussian_calibration.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <random>
#include <vector>

namespace epsiscope::accountant_test {
namespace {

using Releases = std::vector<ReleaseLoss>;

ReleaseLoss times(std::uint64_t count, ReleaseLoss release) {
  release.times = count;
  return release;
}

/// The smallest epsilon >= 0 with a falling curve at most delta, by bisection from above.
template <class Curve>
double smallestEpsilon(double most, double delta, const Curve& curve) {
  if (curve(0.0) <= delta) return 0;
  double low = 0, high = most;
  for (int i = 0; i < 100; ++i) {
    const double middle = (low + high) / 2;
    (curve(middle) <= delta ? high : low) = middle;
  }
  return high;
}

/// delta of n randomised responses: the exact sum over the number of answers that speak for p.
double deltaOfResponses(double each, int n, double epsilon) {
  const double logYes = -std::log1p(std::exp(-each));
  double sum = 0;
  for (int yes = n; yes >= 0 && (2 * yes - n) * each > epsilon; --yes)
    sum += std::exp(std::lgamma(n + 1.0) - std::lgamma(yes + 1.0) - std::lgamma(n - yes + 1.0) + n * logYes -
                    (n - yes) * each) *
           -std::expm1(epsilon - (2 * yes - n) * each);
  return sum;
}

/// P(L > l) for the loss L of Laplace noise.
double laplaceTail(double epsilon, double l) {
  if (l >= epsilon) return 0;
  return l < -epsilon ? 1 : 1 - std::exp(-(epsilon - l) / 2) / 2;
}

/// A lower bound of the delta of n releases with Laplace noise: losses rounded down to a grid, and added by
/// plain convolution without a transform. `cells` of the grid from -epsilon to epsilon.
class LaplaceSumFromBelow {
public:
  LaplaceSumFromBelow(double epsilon, int n, int cells) : m_step(2 * epsilon / cells), m_least(-n * epsilon) {
    std::vector<double> one(static_cast<std::size_t>(cells) + 1);
    for (int i = 0; i <= cells; ++i) {
      // The cell [l, l + step), and the atom at the end.
      const double l = -epsilon + i * m_step;
      const double from = i == 0 ? 1 : laplaceTail(epsilon, l);
      one[static_cast<std::size_t>(i)] =
          i == cells ? 0.5 : from - std::max(0.5, laplaceTail(epsilon, l + m_step));
    }
    m_law = {1};
    for (int k = 0; k < n; ++k) {
      std::vector<double> sum(m_law.size() + one.size() - 1);
      for (std::size_t i = 0; i < m_law.size(); ++i)
        for (std::size_t j = 0; j < one.size(); ++j) sum[i + j] += m_law[i] * one[j];
      m_law = std::move(sum);
    }
  }
  double deltaAt(double epsilon) const {
    double sum = 0;
    for (std::size_t i = 0; i < m_law.size(); ++i) {
      const double loss = m_least + static_cast<double>(i) * m_step;
      if (loss > epsilon) sum -= m_law[i] * std::expm1(epsilon - loss);
    }
    return sum;
  }

private:
  double m_step, m_least;
  std::vector<double> m_law;
};

/// delta of two releases with Laplace noise, by integrating the loss of one over the curve of the other.
double deltaOfTwoLaplaces(double each, double epsilon) {
  // delta(e) of one: 1 - e^(-(each - e)/2) from -each to each, 1 - e^e below.
  const auto one = [&](double e) {
    if (e >= each) return 0.0;
    return e < -each ? -std::expm1(e) : -std::expm1(-(each - e) / 2);
  };
  // The curve has kinks at e = -each and each.
  double sum = one(epsilon - each) / 2 + std::exp(-each) / 2 * one(epsilon + each);
  constexpr int kCells = 200'000;
  for (int i = 0; i < kCells; ++i) {
    const double l = -each + (i + 0.5) * (2 * each / kCells);
    sum += std::exp((l - each) / 2) / 4 * one(epsilon - l) * (2 * each / kCells);
  }
  return sum;
}

TEST(Accountant, ComposesNormalNoiseAsOneNormal) {
  for (const double moved : {0.1, 0.3, 2.0, 30.0})
    for (const std::uint64_t k : {1U, 10U, 1000U, 1'000'000U})
      for (const double delta : {1e-300, 1e-12, 1e-5}) {
        const double expected = epsilonOfMovedNormal(std::sqrt(static_cast<double>(k)) * moved, 1, delta);
        const double found = exactEpsilon(Releases{times(k, ReleaseLoss::normal(moved * 7, 7))}, delta);
        EXPECT_NEAR(found, expected, 1e-12 * expected) << moved << " " << k << " " << delta;
      }
  const double expected = epsilonOfMovedNormal(std::sqrt(0.25 + 4 + 1), 1, 1e-5);
  EXPECT_NEAR(
      exactEpsilon(Releases{ReleaseLoss::normal(1, 2), ReleaseLoss::normal(2, 1), ReleaseLoss::normal(3, 3)},
                   1e-5),
      expected, 1e-12 * expected);
}

/// The noise that ten means need at epsilon 1 and delta 1e-5: by the joint law a tenth of the variance that
/// they need one by one.
TEST(Accountant, TenMeansNeedATenthOfTheNoiseJointly) {
  const double joint = analyticGaussianSigma(1, 1e-5, std::sqrt(10.0));
  EXPECT_NEAR(joint * joint, 139, 0.5);
  EXPECT_NEAR(exactEpsilon(Releases{times(10, ReleaseLoss::normal(1, joint))}, 1e-5), 1, 1e-9);
  const double alone = analyticGaussianSigma(0.1, 1e-6, 1);
  EXPECT_NEAR(alone * alone, 1318, 0.5);
  EXPECT_NEAR(basicEpsilon(Releases{times(10, ReleaseLoss::normal(1, alone))}, 1e-5), 1, 1e-9);
  EXPECT_LT(exactEpsilon(Releases{times(10, ReleaseLoss::normal(1, alone))}, 1e-5), 0.32);
}

TEST(Accountant, AddsRandomisedResponsesAsTheBinomialSumDoes) {
  for (const double each : {1e-6, 1e-3, 0.1, 1.0, 3.0, 50.0, 700.0})
    for (const int n : {1, 2, 3, 10, 100, 1000, 20'000})
      for (const double delta : {1e-300, 1e-100, 1e-12, 1e-5, 1e-2, 0.3}) {
        const double expected =
            smallestEpsilon(n * each, delta, [&](double e) { return deltaOfResponses(each, n, e); });
        const double found =
            exactEpsilon(Releases{times(static_cast<std::uint64_t>(n), ReleaseLoss::unknown(each))}, delta);
        // The oracle's own sums lose about 1e-12 of their logarithms.
        EXPECT_GE(found, expected * (1 - 1e-11)) << each << " " << n << " " << delta;
        EXPECT_LE(found, expected * (1 + 1e-6)) << each << " " << n << " " << delta;
      }
}

TEST(Accountant, AddsTwoLaplacesAsTheIntegralDoes) {
  for (const double each : {0.01, 0.5, 1.0, 5.0})
    for (const double delta : {1e-4, 1e-2, 0.2}) {
      const double expected =
          smallestEpsilon(2 * each, delta, [&](double e) { return deltaOfTwoLaplaces(each, e); });
      const double found = exactEpsilon(Releases{times(2, ReleaseLoss::laplace(each * 3, 3))}, delta);
      EXPECT_GE(found, expected * (1 - 1e-7)) << each << " " << delta;
      EXPECT_LE(found, expected * (1 + 1e-3)) << each << " " << delta;
    }
}

TEST(Accountant, OneLaplaceHasItsClosedForm) {
  for (const double each : {1e-6, 0.1, 1.0, 20.0, 700.0})
    for (const double delta : {1e-9, 1e-3, 0.2}) {
      const double expected = std::max(0.0, each + 2 * std::log1p(-delta));
      const double found = exactEpsilon(Releases{ReleaseLoss::laplace(each, 1)}, delta);
      EXPECT_GE(found, expected * (1 - 1e-12)) << each << " " << delta;
      EXPECT_LE(found, expected * (1 + 1e-3) + 1e-9 * each) << each << " " << delta;
    }
}

/// Losses rounded down lose at most a cell each time.
TEST(Accountant, AddsManyLaplacesAsThePlainConvolutionDoes) {
  for (const int n : {5, 40}) {
    const double each = 0.4;
    const LaplaceSumFromBelow below(each, n, 400);
    for (const double delta : {1e-10, 1e-5, 1e-2}) {
      const double least = smallestEpsilon(n * each, delta, [&](double e) { return below.deltaAt(e); });
      const double found =
          exactEpsilon(Releases{times(static_cast<std::uint64_t>(n), ReleaseLoss::laplace(each, 1))}, delta);
      EXPECT_GE(found, least) << n << " " << delta;
      EXPECT_LE(found, least + n * 2 * each / 400) << n << " " << delta;
    }
  }
}

/// log E e^(z L) for complex z, from the laws themselves.
std::complex<double> logTransform(const Releases& all, std::complex<double> z) {
  std::complex<double> sum = 0;
  for (const ReleaseLoss& one : all) {
    const double e = one.epsilon, yes = (1 - one.evenly) / (1 + std::exp(-e));
    std::complex<double> log;
    if (one.moved > 0)
      log = z * (z + 1.0) * one.moved * one.moved / 2.0;
    else if (one.steps == 0)
      log = z * e + std::log(((z + 1.0) + z * std::exp(-(2.0 * z + 1.0) * e)) / (2.0 * z + 1.0));
    else
      log = z * e + std::log(yes + one.evenly * std::exp(-z * e) + yes * std::exp(-(2.0 * z + 1.0) * e));
    sum += static_cast<double>(one.times) * log;
  }
  return sum;
}

/// log delta by inverting the two-sided Laplace transform: that of max(0, 1 - e^-y) is 1/(z (z + 1)), so that
/// delta(epsilon) is the integral of e^(log E e^(z L) - z epsilon)/(z (z + 1))/(2 pi) along z = theta + i t,
/// for any theta > 0: here where the integrand is smallest for t = 0. By trapezoids, which converge
/// exponentially where it falls off on both sides: with enough of normal or Laplace noise.
double logDeltaByInversion(const Releases& all, double epsilon) {
  const auto exponent = [&](double theta) { return logTransform(all, theta).real() - theta * epsilon; };
  double theta = 1e-6;
  for (double next = theta; next < 1e6; next *= 1.02)
    if (exponent(next) - 2 * std::log(next) < exponent(theta) - 2 * std::log(theta)) theta = next;
  const double h = theta / 64,
               second = (exponent(theta + h) - 2 * exponent(theta) + exponent(theta - h)) / (h * h);
  const double step = std::min(theta / 8, 0.1 / std::sqrt(second));
  double sum = 0;
  for (int i = 0; i * step < 40 / std::sqrt(second); ++i) {
    const std::complex<double> z(theta, i * step);
    const std::complex<double> value =
        std::exp(logTransform(all, z) - z * epsilon - exponent(theta)) / (z * (z + 1.0));
    sum += (i == 0 ? 1 : 2) * value.real();
  }
  return exponent(theta) + std::log(sum * step / (2 * std::acos(-1.0)));
}

void expectJustAbove(const Releases& all, double delta) {
  const double found = exactEpsilon(all, delta);
  ASSERT_LT(found, basicEpsilon(all, delta));
  EXPECT_LE(logDeltaByInversion(all, found), std::log(delta) + 1e-9) << found << " " << delta;
  EXPECT_GE(logDeltaByInversion(all, found * (1 - 1e-3)), std::log(delta)) << found << " " << delta;
}

TEST(Accountant, AddsAThousandLaplacesAsTheInversionDoes) {
  for (const double each : {0.3, 1.0, 3.0})
    for (const double delta : {1e-12, 1e-5, 1e-2})
      expectJustAbove({times(1000, ReleaseLoss::laplace(each, 1))}, delta);
}

TEST(Accountant, AddsMixturesAsTheInversionDoes) {
  std::mt19937_64 random(3);
  std::uniform_real_distribution<double> unit(0, 1);
  for (const int count : {4, 30, 1000}) {
    Releases all;
    for (int i = 0; i < count; ++i) {
      const double epsilon = 0.05 * std::exp(3 * unit(random));
      all.push_back(i % 4 == 0   ? ReleaseLoss::normal(epsilon, 2)
                    : i % 4 == 1 ? ReleaseLoss::laplace(epsilon, 1)
                    : i % 4 == 2 ? ReleaseLoss::response(epsilon, 6)
                                 : ReleaseLoss::staircase(epsilon, 1 / (1 + std::exp(epsilon / 2))));
    }
    for (const double delta : {1e-200, 1e-12, 1e-5, 1e-2}) expectJustAbove(all, delta);
  }
}

/// Normal noise beside one randomised response: the curve is the average of two of the normal's.
TEST(Accountant, AddsNormalNoiseToResponses) {
  for (const double moved : {0.01, 0.5, 4.0})
    for (const double each : {0.05, 1.0, 6.0})
      for (const double delta : {1e-100, 1e-9, 1e-3}) {
        const double yes = 1 / (1 + std::exp(-each));
        const auto curve = [&](double e) {
          return yes * std::exp(gaussianLogDelta(e - each, 1, moved)) +
                 (1 - yes) * std::exp(gaussianLogDelta(e + each, 1, moved));
        };
        const double expected = smallestEpsilon(1e4, delta, curve);
        const double found =
            exactEpsilon(Releases{ReleaseLoss::unknown(each), ReleaseLoss::normal(moved, 1)}, delta);
        EXPECT_GE(found, expected * (1 - 1e-9)) << moved << " " << each << " " << delta;
        EXPECT_LE(found, expected * (1 + 1e-3)) << moved << " " << each << " " << delta;
      }
}

Releases randomMixture(std::mt19937_64& random, int count) {
  std::uniform_real_distribution<double> unit(0, 1);
  Releases all;
  for (int i = 0; i < count; ++i) {
    const double epsilon = 0.02 * std::exp(4 * unit(random));
    switch (random() % 5) {
      case 0:
        all.push_back(ReleaseLoss::laplace(epsilon, 1));
        break;
      case 1:
        all.push_back(ReleaseLoss::normal(epsilon, 4));
        break;
      case 2:
        all.push_back(ReleaseLoss::response(epsilon, 2 + random() % 7));
        break;
      case 3:
        all.push_back(ReleaseLoss::staircase(epsilon, 1 / (1 + std::exp(epsilon / 2))));
        break;
      default:
        all.push_back(ReleaseLoss::unknown(epsilon, 1e-9));
        break;
    }
  }
  return all;
}

TEST(Accountant, OrderAndGroupingChangeNothing) {
  std::mt19937_64 random(1);
  for (int round = 0; round < 10; ++round) {
    Releases all = randomMixture(random, 60);
    all.push_back(all.front());
    const double exact = exactEpsilon(all, 1e-5), zcdp = zcdpEpsilon(all, 1e-5),
                 basic = basicEpsilon(all, 1e-5);
    std::ranges::shuffle(all, random);
    EXPECT_EQ(exactEpsilon(all, 1e-5), exact);
    EXPECT_EQ(zcdpEpsilon(all, 1e-5), zcdp);
    EXPECT_EQ(basicEpsilon(all, 1e-5), basic);
    EXPECT_LE(exact, std::min(zcdp, basic));
  }
}

TEST(Accountant, GrowsWithEveryReleaseAndFallsWithDelta) {
  std::mt19937_64 random(2);
  for (int round = 0; round < 5; ++round) {
    Releases all;
    double before = 0;
    for (const ReleaseLoss& next : randomMixture(random, 40)) {
      all.push_back(next);
      const double now = exactEpsilon(all, 1e-6);
      // Bounds may be above the truth by a thousandth.
      EXPECT_GE(now, before * (1 - 1e-3)) << all.size();
      before = now;
    }
    double larger = kInfinity;
    for (const double delta : {1e-7, 1e-6, 1e-4, 1e-2, 0.5}) {
      const double now = exactEpsilon(all, delta);
      EXPECT_LE(now, larger * (1 + 1e-3)) << delta;
      larger = now;
    }
  }
  double before = 0;
  for (std::uint64_t k = 1; k <= 1'000'000; k *= 10) {
    const double now = exactEpsilon(Releases{times(k, ReleaseLoss::laplace(0.2, 1))}, 1e-6);
    EXPECT_GT(now, before);
    before = now;
  }
}

TEST(Accountant, ConvertsZcdpNoWorseThanTheTextbook) {
  for (const double epsilon : {1e-6, 0.1, 1.0})
    for (const std::uint64_t k : {1U, 100U, 1'000'000U})
      for (const double delta : {1e-300, 1e-5, 0.1}) {
        const double rho = static_cast<double>(k) * epsilon * epsilon / 2;
        const double textbook = rho + 2 * std::sqrt(rho * -std::log(delta));
        const Releases all = {times(k, ReleaseLoss::unknown(epsilon))};
        EXPECT_LE(zcdpEpsilon(all, delta), textbook * (1 + 1e-6));
        EXPECT_GE(zcdpEpsilon(all, delta), exactEpsilon(all, delta) * (1 - 1e-9));
        const Releases normal = {times(k, ReleaseLoss::normal(epsilon, 1))};
        EXPECT_LE(zcdpEpsilon(normal, delta), textbook * (1 + 1e-6));
        EXPECT_GE(zcdpEpsilon(normal, delta), exactEpsilon(normal, delta) * (1 - 1e-9));
      }
}

TEST(Accountant, WithoutDeltaOnlyEpsilonsAdd) {
  const Releases pure = {times(7, ReleaseLoss::laplace(1, 2)), ReleaseLoss::response(2, 5)};
  EXPECT_DOUBLE_EQ(basicEpsilon(pure, 0), 5.5);
  EXPECT_DOUBLE_EQ(exactEpsilon(pure, 0), 5.5);
  EXPECT_EQ(zcdpEpsilon(pure, 0), kInfinity);
  const Releases normal = {ReleaseLoss::normal(1, 2)};
  EXPECT_EQ(basicEpsilon(normal, 0), kInfinity);
  EXPECT_EQ(exactEpsilon(normal, 0), kInfinity);
}

TEST(Accountant, TakesTheReleasesOwnDeltasFirst) {
  const Releases all = {times(10, ReleaseLoss::unknown(0.1, 1e-6))};
  EXPECT_EQ(basicEpsilon(all, 5e-6), kInfinity);
  EXPECT_EQ(exactEpsilon(all, 5e-6), kInfinity);
  EXPECT_EQ(zcdpEpsilon(all, 5e-6), kInfinity);
  EXPECT_DOUBLE_EQ(basicEpsilon(all, 1e-5), 1);
  // What is left for the rest: 1 - (1 - delta)/(1 - 1e-6)^10.
  const double left = (2e-5 + std::expm1(10 * std::log1p(-1e-6))) / std::exp(10 * std::log1p(-1e-6));
  const double expected = exactEpsilon(Releases{times(10, ReleaseLoss::unknown(0.1))}, left);
  EXPECT_NEAR(exactEpsilon(all, 2e-5), expected, 1e-9 * expected);
}

TEST(Accountant, EndsForEveryEpsilonOfABudget) {
  for (const double epsilon : {1e-300, 1e-100, 1e6, 1e10, 1e15})
    for (const std::uint64_t k : {1U, 1000U, 1'000'000'000U})
      for (const double delta : {1e-300, 1e-5, 0.9}) {
        const Releases all = {times(k, ReleaseLoss::laplace(epsilon, 1))};
        const double exact = exactEpsilon(all, delta), basic = basicEpsilon(all, delta);
        EXPECT_GE(exact, 0) << epsilon << " " << k << " " << delta;
        EXPECT_LE(exact, std::min(basic, zcdpEpsilon(all, delta))) << epsilon << " " << k << " " << delta;
        EXPECT_GT(exact, epsilon > 1 ? 0.9 * basic : -1) << epsilon << " " << k << " " << delta;
      }
}

TEST(Accountant, HasNothingToSayOfNoReleases) {
  EXPECT_EQ(basicEpsilon({}, 1e-5), 0);
  EXPECT_EQ(zcdpEpsilon({}, 1e-5), 0);
  EXPECT_EQ(exactEpsilon({}, 1e-5), 0);
}

}  // namespace
}  // namespace epsiscope::accountant_test
