#include "core/audit/audit.h"

#include "core/audit/hockey_stick.h"
#include "core/mechanisms/gaussian.h"
#include "core/mechanisms/laplace.h"
#include "core/mechanisms/rp_with_prior.h"
#include "core/mechanisms/staircase.h"
#include "core/privacy/gaussian_calibration.h"
#include "tests/core/mechanisms/cases.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <memory>

namespace epsiscope::audit_test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr LabelBounds kBounds{0, 5};

TEST(Audit, PassesEveryProvedRowAndMeasuresWhatItUses) {
  for (const test::VariantKind& kind : test::allKinds())
    for (const test::Case& given : test::casesOf(kind, {1e-6, 0.01, 0.5, 3, 20, 700})) {
      SCOPED_TRACE(testing::PrintToString(given));
      const auto mechanism = test::make(given);
      const AuditReport report = audit(*mechanism);
      EXPECT_EQ(report.claimedEpsilon, given.epsilon);
      EXPECT_EQ(report.claimedDelta, mechanism->guarantee().delta());
      EXPECT_EQ(report.passed, mechanism->guarantee().proved()) << "measured " << report.measured;
    }
}

TEST(Audit, MeasuresExactlyEpsilonWhereTheMechanismUsesAllOfIt) {
  for (const double epsilon : {0.1, 1.0, 8.0}) {
    EXPECT_NEAR(audit(Laplace(kBounds, epsilon)).measured, epsilon, 1e-9);
    EXPECT_NEAR(audit(Staircase(kBounds, epsilon, StaircaseGoal::variance)).measured, epsilon, 1e-9);
    const AuditReport rp =
        audit(RpWithPrior(kBounds, uniformPrior(kBounds, 10), epsilon, 0.5, OutsideRule::project));
    EXPECT_NEAR(rp.measured, epsilon, 1e-9);
    EXPECT_NE(rp.worstLabel, rp.worstOtherLabel);
  }
}

TEST(Audit, FindsTheEpsilonOfTheAnalyticGaussianAgain) {
  for (const double epsilon : {0.01, 0.5, 1.0, 4.0, 30.0, 700.0})
    for (const double delta : {1e-15, 1e-5, 0.1}) {
      const AuditReport report = audit(*makeGaussian(kBounds, epsilon, delta));
      EXPECT_NEAR(report.measured, epsilon, 1e-6 * epsilon) << "delta " << delta;
      EXPECT_TRUE(report.passed) << "epsilon " << epsilon << " delta " << delta << " measured "
                                 << report.measured;
    }
}

/// The tolerance of a measured epsilon: logarithms are rounded as much as that of delta.
double precision(double epsilon, double delta) {
  return 1e-12 * epsilon + 1e-13 * std::max(1.0, -std::log(delta));
}

TEST(Audit, FindsTheEpsilonOfTheAnalyticGaussianFarInTheTailAndFarFromZero) {
  for (const LabelBounds bounds : {LabelBounds{0, 5}, LabelBounds{1e9, 1e9 + 1}, LabelBounds{1e15, 1e15 + 1},
                                   LabelBounds{0, 1e-300}, LabelBounds{-1e290, 1e290}})
    for (const double epsilon : {1e-6, 0.5, 20.0, 300.0, 700.0})
      for (const double delta : {1e-300, 1e-100, 1e-24, 1e-5, 0.1, 0.5}) {
        const AuditReport report = audit(*makeGaussian(bounds, epsilon, delta));
        EXPECT_NEAR(report.measured, epsilon, precision(epsilon, delta)) << delta << " at " << bounds.lower;
        EXPECT_TRUE(report.passed) << epsilon << ", delta " << delta << " at " << bounds.lower;
      }
}

/// The closed form of delta is another way to the same number (core/privacy/gaussian_calibration.h).
TEST(Audit, CatchesTooLittleGaussianNoiseFarInTheTailAndFarFromZero) {
  for (const LabelBounds bounds : {LabelBounds{0, 5}, LabelBounds{1e9, 1e9 + 1}, LabelBounds{1e15, 1e15 + 1}})
    for (const double epsilon : {1e-3, 0.5, 20.0, 700.0})
      for (const double delta : {1e-300, 1e-100, 1e-5, 0.3}) {
        const double sigma = 0.999 * analyticGaussianSigma(epsilon, delta, bounds.width());
        const AuditReport report = audit(
            Gaussian(bounds, sigma, {.epsilon = epsilon, .delta = delta, .trust = Guarantee::Trust::local}));
        EXPECT_FALSE(report.passed) << epsilon << ", delta " << delta << " at " << bounds.lower;
        EXPECT_NEAR(gaussianLogDelta(report.measured, sigma, bounds.width()), std::log(delta),
                    1e-7 * std::max(1.0, report.measured))
            << epsilon << ", delta " << delta;
      }
}

/// At extreme numbers a verdict is right, or refused with a sentence.
TEST(Audit, HoldsForEveryRowAtExtremeBoundsAndEpsilons) {
  std::size_t audited = 0;
  for (const test::VariantKind& kind : test::allKinds())
    for (const LabelBounds bounds : {LabelBounds{1e9, 1e9 + 1}, LabelBounds{-1e15, -1e15 + 1e10},
                                     LabelBounds{0, 1e-290}, LabelBounds{-1e290, 1e290}})
      for (const double epsilon : {1e-6, 1e-3, 0.5, 20.0, 300.0, 700.0}) {
        const test::Case given{.row = kind.row,
                               .variant = kind.variant,
                               .epsilon = epsilon,
                               .bounds = bounds,
                               .prior = "peaked"};
        SCOPED_TRACE(testing::PrintToString(given));
        if (const auto reason = reasonAgainst(*given.row, test::parametersOf(given))) {
          EXPECT_TRUE(reason->ends_with('.')) << *reason;
          continue;
        }
        const auto mechanism = test::make(given);
        const AuditReport report = audit(*mechanism);
        EXPECT_EQ(report.passed, mechanism->guarantee().proved()) << "measured " << report.measured;
        EXPECT_FALSE(std::isnan(report.measured));
        ++audited;
      }
  EXPECT_GT(audited, 200U);
}

TEST(Audit, JudgesTheClassicGaussianByItsProofAndMeasuresTheTruth) {
  EXPECT_TRUE(audit(*makeClassicGaussian(kBounds, 0.9, 1e-5)).passed);
  for (const double epsilon : {1.0, 4.0, 8.0, 20.0}) {
    const AuditReport report = audit(*makeClassicGaussian(kBounds, epsilon, 1e-5));
    const double trueLogDelta = gaussianLogDelta(epsilon, classicGaussianSigma(epsilon, 1e-5, 5), 5);
    EXPECT_FALSE(report.passed);
    EXPECT_EQ(report.measured > epsilon, trueLogDelta > std::log(1e-5)) << epsilon;
  }
  EXPECT_GT(audit(*makeClassicGaussian(kBounds, 20, 1e-5)).measured, 20);
}

/// A randomizer with any density of t - y and any claim: to see the audit catch mistakes.
class Claimed : public Mechanism {
public:
  Claimed(Booking price, std::function<double(double)> logNoise, std::vector<double> jumps, double reach)
      : Mechanism(kBounds),
        m_price(std::move(price)),
        m_logNoise(std::move(logNoise)),
        m_jumps(std::move(jumps)),
        m_reach(reach) {}
  double logDensity(double output, double label) const override {
    return m_logNoise(output - bounds().clamp(label));
  }
  Support support() const override { return {-kInfinity, kInfinity, {}}; }
  std::vector<double> breakpoints(double label) const override {
    std::vector<double> found;
    for (const double jump : m_jumps) found.push_back(label + jump);
    return found;
  }
  OutputRange outputRange(double label, double) const override { return {label - m_reach, label + m_reach}; }
  double sample(double label, Rng&) const override { return label; }
  MomentCurve moments() const override { return unbiasedMoments(bounds(), 1); }
  Booking booking() const override { return m_price; }

private:
  Booking m_price;
  std::function<double(double)> m_logNoise;
  std::vector<double> m_jumps;
  double m_reach;
};

TEST(Audit, CatchesHalfTheNoise) {
  const double scale = 5 / 1.0 / 2;
  const Claimed broken(
      {.epsilon = 1}, [=](double x) { return -std::abs(x) / scale - std::log(2 * scale); }, {0}, 50);
  const AuditReport report = audit(broken);
  EXPECT_NEAR(report.measured, 2, 1e-9);
  EXPECT_FALSE(report.passed);
}

TEST(Audit, CatchesAShortfallOfOneInAMillion) {
  const double scale = 5 / (1 + 1e-6);
  const Claimed broken(
      {.epsilon = 1}, [=](double x) { return -std::abs(x) / scale - std::log(2 * scale); }, {0}, 100);
  EXPECT_FALSE(audit(broken).passed);
}

TEST(Audit, CatchesTooLittleGaussianNoise) {
  const double sigma = analyticGaussianSigma(2, 1e-6, 5) * 0.99;
  const Gaussian broken(kBounds, sigma, {.epsilon = 2, .delta = 1e-6});
  const AuditReport report = audit(broken);
  EXPECT_GT(report.measured, 2.01);
  EXPECT_FALSE(report.passed);
}

/// The published staircase sampler adds its two branches with weights -1 and 2 instead of choosing one: |x|
/// is G + g + (1-g) U or G + 2g + (2-3g) U widths, and never below g.
TEST(Audit, CatchesTheMixedStaircase) {
  const double epsilon = 1, b = std::exp(-epsilon), g = staircaseGamma(StaircaseGoal::absoluteError, epsilon);
  const double inner = g / (g + b * (1 - g));
  std::vector<double> jumps;
  for (int step = -12; step < 12; ++step)
    for (const double place : {g, 2 * g, 1.0, 2 - g}) jumps.push_back(5 * (step + place));
  std::sort(jumps.begin(), jumps.end());
  const auto logNoise = [=](double x) {
    const double u = std::abs(x) / 5;
    double density = 0;
    for (int step = 0; step <= static_cast<int>(u); ++step) {
      const double share = (1 - b) * std::pow(b, step) / 10, place = u - step;
      if (place >= g && place < 1) density += share * inner / (1 - g);
      if (place >= 2 * g && place < 2 - g) density += share * (1 - inner) / (2 - 3 * g);
    }
    return std::log(density);
  };
  const AuditReport report = audit(Claimed({.epsilon = epsilon}, logNoise, jumps, 40));
  EXPECT_EQ(report.measured, kInfinity);
  EXPECT_FALSE(report.passed);
}

/// RPWithPrior whose interval follows the label: the support gives the label away.
class IntervalFromLabel : public RpWithPrior {
public:
  IntervalFromLabel() : RpWithPrior(kBounds, uniformPrior(kBounds, 10), 1, 0.5, OutsideRule::project) {}
  double logDensity(double output, double label) const override {
    const LabelBounds own{label / 2, label / 2 + 2.5};
    return RpWithPrior(kBounds, uniformPrior(own, 4), 1, 0.5, OutsideRule::project).logDensity(output, label);
  }
};

TEST(Audit, CatchesAnIntervalThatDependsOnTheLabel) {
  const AuditReport report = audit(IntervalFromLabel());
  EXPECT_EQ(report.measured, kInfinity);
  EXPECT_FALSE(report.passed);
}

/// RPWithPrior built for one epsilon that claims another: the published code takes epsilon_1 where epsilon_2
/// belongs.
class WrongEpsilon : public RpWithPrior {
public:
  WrongEpsilon() : RpWithPrior(kBounds, uniformPrior(kBounds, 10), 2, 0.5, OutsideRule::project) {}
  Booking booking() const override { return {.epsilon = 0.5}; }
};

TEST(Audit, CatchesTheWrongEpsilon) {
  const AuditReport report = audit(WrongEpsilon());
  EXPECT_NEAR(report.measured, 2, 1e-9);
  EXPECT_FALSE(report.passed);
}

TEST(Audit, TakesADensityThatIsNotANumberForAViolation) {
  EXPECT_FALSE(audit(Claimed(
                         {.epsilon = 1}, [](double) { return std::nan(""); }, {}, 10))
                   .passed);
}

/// A finite randomizer with a wrong row, to see that lists of outputs are audited too.
class TwoAnswers : public Mechanism {
public:
  explicit TwoAnswers(Booking price) : Mechanism(kBounds), m_price(std::move(price)) {}
  double logDensity(double output, double label) const override {
    return std::log((output == 1) == (label > 2.5) ? 0.75 : 0.25);
  }
  Support support() const override { return {0, 1, {0, 1}}; }
  std::vector<double> breakpoints(double) const override { return {}; }
  OutputRange outputRange(double, double) const override { return {0, 1}; }
  double sample(double, Rng&) const override { return 0; }
  MomentCurve moments() const override {
    return {bounds(), {{2.5, true, {0.25, 0}, {}}, {5, true, {0.75, 0}, {}}}};
  }
  Booking booking() const override { return m_price; }

private:
  Booking m_price;
};

TEST(Audit, SumsOverAFiniteListOfOutputs) {
  EXPECT_TRUE(audit(TwoAnswers({.epsilon = std::log(3.0)})).passed);
  EXPECT_FALSE(audit(TwoAnswers({.epsilon = 1})).passed);
  // delta(epsilon) = 0.75 - e^epsilon 0.25
  EXPECT_NEAR(audit(TwoAnswers({.epsilon = 1, .delta = 0.1})).measured, std::log(2.6), 1e-12);
  EXPECT_EQ(audit(TwoAnswers({.epsilon = 1, .delta = 0.5})).measured, 0);
}

TEST(HockeyStick, MatchesItsClosedForms) {
  const double sigma = 2;
  const Gaussian gaussian(kBounds, sigma, {});
  const Laplace laplace(kBounds, 3);
  for (const double epsilon : {0.0, 0.5, 1.5, 2.9}) {
    const double expected = std::exp(gaussianLogDelta(epsilon + 1e-300, sigma, 5));
    EXPECT_NEAR(HockeyStick(gaussian, 0, 5).at(epsilon), expected, 1e-12);
    // Laplace: 1 - e^((epsilon - epsilon_0)/2)
    EXPECT_NEAR(HockeyStick(laplace, 5, 0).at(epsilon), -std::expm1((epsilon - 3) / 2), 1e-12);
  }
  EXPECT_NEAR(HockeyStick(laplace, 0, 5).at(3.1), 0, 1e-15);
}

}  // namespace
}  // namespace epsiscope::audit_test
