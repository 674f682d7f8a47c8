#include "core/audit/worst_test.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <string>

#include "core/audit/attack.h"
#include "core/mechanisms/mechanism_loss.h"
#include "core/mechanisms/registry.h"
#include "tests/support/detected_at.h"

namespace epsiscope::worst_test_test {
namespace {

using test::detectedAt;

ReleaseLoss times(std::uint64_t count, ReleaseLoss release) {
  release.times = count;
  return release;
}

double normalCdf(double z) {
  return std::erfc(-z / std::sqrt(2.0)) / 2;
}

/// Every point lies on the curve, and they are so close that the lines between them do, too.
template <class Curve>
void expectTheCurve(const RocCurve& found, const Curve& detections, double tolerance) {
  ASSERT_EQ(found.falseAlarms.size(), found.detections.size());
  EXPECT_TRUE(std::ranges::is_sorted(found.falseAlarms));
  EXPECT_TRUE(std::ranges::is_sorted(found.detections));
  EXPECT_EQ(found.falseAlarms.front(), 0);
  EXPECT_EQ(found.detections.front(), 0);
  EXPECT_EQ(found.falseAlarms.back(), 1);
  EXPECT_EQ(found.detections.back(), 1);
  for (const double a : {1e-4, 0.01, 0.05, 0.2, 0.37, 0.5, 0.62, 0.8, 0.99})
    EXPECT_NEAR(detectedAt(found, a), detections(a), tolerance) << a;
}

/// Phi(Phi^-1(a) + moved): by bisection, with the places of both rates.
double normalDetections(double alarms, double moved) {
  double low = -40, high = 40;
  for (int i = 0; i < 200; ++i) {
    const double middle = (low + high) / 2;
    (normalCdf(middle) < alarms ? low : high) = middle;
  }
  return normalCdf(low + moved);
}

TEST(WorstTest, OfNormalNoiseIsTheClosedForm) {
  for (const double moved : {0.01, 0.5, 2.0, 9.0, 40.0, 1e6}) {
    const RocCurve found = worstTest(ReleaseLoss::normal(moved, 1));
    expectTheCurve(
        found, [&](double a) { return normalDetections(a, moved); }, 2e-4);
    EXPECT_NEAR(successOf(found), normalCdf(moved / 2), 1e-14);
  }
  // Nine are one that moves three times as far.
  EXPECT_EQ(worstTest(times(9, ReleaseLoss::normal(1, 2))).detections,
            worstTest(ReleaseLoss::normal(3, 2)).detections);
}

/// e^epsilon a up to e^-epsilon/2, then 1 - e^-epsilon/(4a), then 1 - e^-epsilon (1 - a) from 1/2 on.
TEST(WorstTest, OfLaplaceNoiseIsTheClosedForm) {
  for (const double epsilon : {0.1, 1.0, 4.0, 60.0, 700.0}) {
    const RocCurve found = worstTest(ReleaseLoss::laplace(epsilon, 1));
    const auto exact = [epsilon](double a) {
      if (a < std::exp(-epsilon) / 2) return std::exp(epsilon) * a;
      return a < 0.5 ? 1 - std::exp(-epsilon) / (4 * a) : 1 - std::exp(-epsilon) * (1 - a);
    };
    expectTheCurve(found, exact, 5e-4);
    EXPECT_NEAR(successOf(found), 1 - std::exp(-epsilon / 2) / 2, 1e-15);
  }
}

/// Whoever sees one of k answers names the first for it, then also those between: all corners.
TEST(WorstTest, OfRandomisedResponseHasItsCorners) {
  for (const double epsilon : {0.3, 2.0})
    for (const std::size_t values : {2U, 5U}) {
      const double others = static_cast<double>(values) - 1;
      const double truth = std::exp(epsilon) / (std::exp(epsilon) + others);
      const double lie = 1 / (std::exp(epsilon) + others);
      const RocCurve found = worstTest(ReleaseLoss::response(epsilon, values));
      const auto exact = [&](double a) {
        if (a < lie) return truth * a / lie;
        if (a < 1 - truth) return truth + (a - lie);
        return 1 - lie * (1 - a) / truth;
      };
      expectTheCurve(found, exact, 1e-12);
      EXPECT_NEAR(successOf(found), 0.5 + (truth - lie) / 2, 1e-15);
    }
}

/// A release that only its promise is known of reaches the bound of the promise everywhere.
TEST(WorstTest, OfAPromiseIsItsBound) {
  for (const double delta : {0.0, 1e-5, 0.2}) {
    const RocCurve found = worstTest(ReleaseLoss::unknown(1.5, delta));
    for (const double a : {0.001, 0.1, 0.3, 0.5, 0.75, 0.9})
      EXPECT_NEAR(detectedAt(found, a), mostDetections(a, 1.5, delta), 1e-12) << delta << ", " << a;
    EXPECT_NEAR(successOf(found), mostSuccess(1.5, delta), 1e-12);
  }
}

/// n responses about the same: whoever counts them has the best test. Exact sums over the counts.
TEST(WorstTest, OfSeveralResponsesIsThatOfTheirNumber) {
  for (const int n : {2, 3, 10}) {
    const double each = 0.4, yes = 1 / (1 + std::exp(-each));
    RocCurve exact{{0}, {0}};
    for (int said = n; said >= 0; --said) {
      const double ways =
          std::exp(std::lgamma(n + 1.0) - std::lgamma(said + 1.0) - std::lgamma(n - said + 1.0));
      exact.detections.push_back(exact.detections.back() +
                                 ways * std::pow(yes, said) * std::pow(1 - yes, n - said));
      exact.falseAlarms.push_back(exact.falseAlarms.back() +
                                  ways * std::pow(1 - yes, said) * std::pow(yes, n - said));
    }
    const RocCurve found = worstTest(times(static_cast<std::uint64_t>(n), ReleaseLoss::response(each, 2)));
    // Lines of other epsilons than those of the corners cut them less closely.
    for (std::size_t i = 0; i < exact.falseAlarms.size(); ++i) {
      const double most = detectedAt(found, exact.falseAlarms[i]);
      EXPECT_GE(most, exact.detections[i] - 1e-9) << n << " " << i;
      EXPECT_LE(most, exact.detections[i] + 5e-3) << n << " " << i;
    }
    double most = 0;
    for (std::size_t i = 0; i < exact.falseAlarms.size(); ++i)
      most = std::max(most, exact.detections[i] - exact.falseAlarms[i]);
    EXPECT_NEAR(successOf(found), 0.5 + most / 2, 1e-6);
  }
}

/// Two answers with Laplace noise: the integral over the loss of the first of how often the second adds
/// enough.
TEST(WorstTest, OfTwoAnswersWithLaplaceNoiseIsTheIntegral) {
  const double epsilon = 1.3;
  const auto tail = [&](double l) {  // P(L > l)
    if (l >= epsilon) return 0.0;
    return l < -epsilon ? 1.0 : 1 - std::exp(-(epsilon - l) / 2) / 2;
  };
  const auto sumTail = [&](double threshold) {
    double sum = tail(threshold - epsilon) / 2 + tail(threshold + epsilon) * std::exp(-epsilon) / 2;
    constexpr int kSteps = 20'000;
    for (int i = 0; i < kSteps; ++i) {
      const double l = -epsilon + 2 * epsilon * (i + 0.5) / kSteps;
      sum += std::exp((l - epsilon) / 2) / 4 * tail(threshold - l) * 2 * epsilon / kSteps;
    }
    return sum;
  };
  const RocCurve found = worstTest(times(2, ReleaseLoss::laplace(epsilon, 1)));
  constexpr double kBesideZero = 1e-9;  // where the two losses of some results cancel
  for (const double threshold : {2.0, 1.0, 0.3, kBesideZero, -0.6, -1.4, -2.3}) {
    // p' loses more than l as often as p loses less than -l.
    const double alarms = 1 - sumTail(-threshold), exact = sumTail(threshold);
    EXPECT_GE(detectedAt(found, alarms), exact - 1e-3) << threshold;
    EXPECT_LE(detectedAt(found, alarms), exact + 1e-3) << threshold;
  }
  EXPECT_NEAR(successOf(found), (sumTail(kBesideZero) + sumTail(-kBesideZero)) / 2, 1e-4);
}

/// For a law that tells all with some probability, and otherwise what it is made of.
TEST(WorstTest, OfWhatMayTellAllIsAMixture) {
  ReleaseLoss loss = ReleaseLoss::laplace(1, 1);
  const RocCurve without = worstTest(loss);
  loss.delta = 0.1;
  const RocCurve found = worstTest(loss);
  for (const double a : {0.0, 0.05, 0.3, 0.6, 0.85})
    EXPECT_NEAR(detectedAt(found, a + 1e-12), 0.1 + 0.9 * detectedAt(without, a / 0.9), 1e-9) << a;
  EXPECT_NEAR(detectedAt(found, 0.95), 1, 1e-12);
}

MechanismParameters parametersOf(const RegistryRow& row, double epsilon) {
  MechanismParameters p;
  p.epsilon = epsilon;
  p.bounds = {0, 5};
  p.zeta = 2;
  p.classes = 4;
  p.masses = {0.4, 0.3, 0.2, 0.1};
  p.others = {0.5, 1, 2, 2.5, 4};
  p.prior = {.kind = Prior::Kind::points, .nodes = {0, 1, 2.5, 4, 5}, .mass = {0.1, 0.4, 0.2, 0.2, 0.1}};
  if (row.needs.priorBins) p.prior = {.kind = Prior::Kind::bins, .nodes = {0, 1, 5}, .mass = {0.7, 0.3}};
  return p;
}

/// For every mechanism that the program has, and any two labels: the attack is below the worst case, and that
/// below the promise. For two of the labels both are the same.
TEST(WorstTest, OfEveryMechanismBoundsTheAttackAndIsBoundedByThePromise) {
  // Sums of a quadrature, and lines between the points of a curve.
  constexpr double kTooHigh = 6e-4, kTooLow = 2e-3;
  constexpr int kLabels = 3;
  std::size_t known = 0;
  for (const std::span<const RegistryRow> rows : allMechanisms())
    for (const RegistryRow& row : rows)
      for (const double epsilon : {0.3, 1.0, 4.0}) {
        const auto mechanism = row.make(parametersOf(row, epsilon));
        const std::optional<ReleaseLoss> loss = lossOf(*mechanism);
        if (!loss || !mechanism->guarantee().isPrivate()) continue;
        ++known;
        SCOPED_TRACE(row.id + " " + std::to_string(epsilon));
        const RocCurve worst = worstTest(*loss);
        const Booking price = mechanism->booking();
        for (std::size_t i = 0; i < worst.falseAlarms.size(); ++i)
          ASSERT_LE(worst.detections[i],
                    mostDetections(worst.falseAlarms[i], price.epsilon, price.delta) + 1e-12);
        const LabelBounds& bounds = mechanism->bounds();
        double closest = 1;
        for (int one = 0; one <= kLabels; ++one)
          for (int other = 0; other <= kLabels; ++other) {
            Rng rng(1);
            const Attack found = attack(*mechanism, bounds.lower + bounds.width() * one / kLabels,
                                        bounds.lower + bounds.width() * other / kLabels, 0, rng);
            EXPECT_LE(found.success, successOf(worst) + 1e-6);
            const std::size_t points = found.best.falseAlarms.size();
            double furthest = 0;
            for (std::size_t i = 0; i < points; i += 1 + points / 300) {
              const double below = detectedAt(worst, found.best.falseAlarms[i]) - found.best.detections[i];
              ASSERT_GE(below, -kTooHigh) << one << " " << other << " at " << found.best.falseAlarms[i];
              furthest = std::max(furthest, below);
            }
            closest = std::min(closest, furthest);
          }
        EXPECT_LE(closest, kTooLow);
      }
  EXPECT_GE(known, 20U);
}

}  // namespace
}  // namespace epsiscope::worst_test_test
