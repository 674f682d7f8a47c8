// The contract of every row of the registry: a new row is tested by being there.

#include "tests/core/mechanisms/cases.h"
#include "tests/core/mechanisms/matrix_check.h"
#include "tests/core/mechanisms/quadrature.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace epsiscope::contract_test {
namespace {

using test::Case;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

bool isFinite(const Mechanism& mechanism) {
  return !mechanism.support().points.empty();
}

/// Quadrature cannot follow the endless small steps of a tiny epsilon; their height is about epsilon.
double quadratureTolerance(const Mechanism& mechanism, double label, double epsilon) {
  return mechanism.breakpoints(label).size() > 4000 ? epsilon : 1e-9;
}

/// The expectation of value(t) given the label; `size` is its natural scale.
double expectation(const Mechanism& mechanism, double label, const test::Function& value, double size,
                   double relative) {
  if (isFinite(mechanism)) {
    double sum = 0;
    for (const double t : mechanism.support().points)
      sum += value(t) * std::exp(mechanism.logDensity(t, label));
    return sum;
  }
  const OutputRange range = test::nearlyAll(mechanism, label);
  return test::integrate(mechanism, label, value, range.lower, range.upper, relative * size * 1e-4);
}

class EveryMechanism : public testing::TestWithParam<test::VariantKind> {
protected:
  static std::vector<Case> ordinary() { return test::casesOf(GetParam(), {0.01, 0.3, 1, 4, 12}); }
  static std::vector<Case> extreme() {
    return test::casesOf(GetParam(), {1e-6, 1e-3, 0.5, 2, 50, 700, 2000});
  }
};

void checkHasADensityWithTheMomentsItStates(const Case& given) {
  SCOPED_TRACE(testing::PrintToString(given));
  const auto mechanism = test::make(given);
  for (const double y : test::labelsOf(*mechanism)) {
    const double tolerance = quadratureTolerance(*mechanism, y, given.epsilon);
    const double mean = mechanism->mean(y), variance = mechanism->variance(y);
    const double spread = std::sqrt(variance);
    const auto one = [](double) { return 1.0; };
    const auto deviation = [mean](double t) { return t - mean; };
    const auto square = [mean](double t) { return (t - mean) * (t - mean); };
    EXPECT_NEAR(expectation(*mechanism, y, one, 1, tolerance), 1, tolerance);
    EXPECT_NEAR(expectation(*mechanism, y, deviation, spread, tolerance), 0, tolerance * spread);
    EXPECT_NEAR(expectation(*mechanism, y, square, variance, tolerance), variance, tolerance * variance);
  }
}

TEST_P(EveryMechanism, HasADensityWithTheMomentsItStates) {
  for (const Case& given : ordinary()) checkHasADensityWithTheMomentsItStates(given);
}

void checkHoldsTheMassItSaysInItsOutputRange(const Case& given) {
  SCOPED_TRACE(testing::PrintToString(given));
  const auto mechanism = test::make(given);
  if (isFinite(*mechanism)) return;  // a finite list of outputs is its own range
  const double y = mechanism->bounds().lower + 0.3 * mechanism->bounds().width();
  const double tolerance = quadratureTolerance(*mechanism, y, given.epsilon);
  const auto one = [](double) { return 1.0; };
  double last = 0;
  for (const double mass : {0.5, 0.9, 0.9999}) {
    const OutputRange range = mechanism->outputRange(y, mass);
    const double held = test::integrate(*mechanism, y, one, range.lower, range.upper, tolerance * 1e-4);
    EXPECT_GE(held, mass - tolerance) << mass;
    EXPECT_GE(range.upper - range.lower, last);
    last = range.upper - range.lower;
  }
}

TEST_P(EveryMechanism, HoldsTheMassItSaysInItsOutputRange) {
  for (const Case& given : ordinary()) checkHoldsTheMassItSaysInItsOutputRange(given);
}

/// The distribution function at ascending places, by quadrature from one to the next.
std::vector<double> distributionAt(const Mechanism& mechanism, double label,
                                   const std::vector<double>& places) {
  const std::vector<double> breaks = mechanism.breakpoints(label);
  const auto density = [&](double t) { return std::exp(mechanism.logDensity(t, label)); };
  double at = test::nearlyAll(mechanism, label).lower;
  double below = test::integrate(
      mechanism, label, [](double) { return 1.0; }, at, places.front(), 1e-9);
  at = places.front();
  std::vector<double> found = {below};
  for (std::size_t i = 1; i < places.size(); ++i) {
    for (auto b = std::upper_bound(breaks.begin(), breaks.end(), at); b != breaks.end() && *b < places[i];
         ++b) {
      below += test::gauss(density, at, *b);
      at = *b;
    }
    below += test::gauss(density, at, places[i]);
    at = places[i];
    found.push_back(below);
  }
  return found;
}

void checkDrawsFromItsDensity(const Case& given) {
  SCOPED_TRACE(testing::PrintToString(given));
  const auto mechanism = test::make(given);
  const std::size_t n = 4000;
  const double critical = 2.693 / std::sqrt(static_cast<double>(n));  // Kolmogorov and Smirnov, alpha = 1e-6
  const double y = mechanism->bounds().lower + 0.41 * mechanism->bounds().width();
  Rng rng(17);
  std::vector<double> draws(n);
  mechanism->sampleAll(std::vector<double>(n, y), draws, rng);
  std::sort(draws.begin(), draws.end());
  if (isFinite(*mechanism)) {
    double below = 0;
    for (const double t : mechanism->support().points) {
      below += std::exp(mechanism->logDensity(t, y));
      const auto drawn = std::upper_bound(draws.begin(), draws.end(), t) - draws.begin();
      EXPECT_NEAR(static_cast<double>(drawn) / static_cast<double>(n), below, critical);
    }
    return;
  }
  const std::vector<double> below = distributionAt(*mechanism, y, draws);
  for (std::size_t i = 0; i < n; ++i) {
    ASSERT_NEAR(below[i], static_cast<double>(i) / static_cast<double>(n), critical) << "output " << draws[i];
  }
}

TEST_P(EveryMechanism, DrawsFromItsDensity) {
  for (const Case& given : ordinary()) checkDrawsFromItsDensity(given);
}

/// The outputs at which a ratio can be largest: breakpoints from both sides, far tails, and places between.
std::vector<double> telltaleOutputs(const Mechanism& mechanism, const std::vector<double>& labels) {
  if (isFinite(mechanism)) return mechanism.support().points;
  std::vector<double> outputs;
  for (const double y : labels) {
    const std::vector<double> breaks = mechanism.breakpoints(y);
    const std::size_t stride = breaks.size() / 200 + 1;
    for (std::size_t i = 0; i < breaks.size(); i += stride) {
      outputs.push_back(breaks[i]);
      outputs.push_back(std::nextafter(breaks[i], -kInfinity));
    }
    const OutputRange range = test::nearlyAll(mechanism, y);
    for (int i = 0; i <= 60; ++i) outputs.push_back(range.lower + (range.upper - range.lower) * i / 60);
  }
  return outputs;
}

/// delta(epsilon) between two labels: the integral of max(0, f(t|y) - e^epsilon f(t|y')).
double hockeyStick(const Mechanism& mechanism, double epsilon, double y, double other) {
  const auto gain = [&](double t) {
    return -std::expm1(std::min(0.0, epsilon + mechanism.logDensity(t, other) - mechanism.logDensity(t, y)));
  };
  const OutputRange range = test::nearlyAll(mechanism, y);
  return test::integrate(mechanism, y, gain, range.lower, range.upper, 1e-16);
}

void checkKeepsItsGuarantee(const Case& given) {
  SCOPED_TRACE(testing::PrintToString(given));
  const auto mechanism = test::make(given);
  const Guarantee guarantee = mechanism->guarantee();
  EXPECT_EQ(guarantee.epsilon(), given.epsilon);
  EXPECT_EQ(guarantee.proved(), guarantee.note().empty());
  if (!guarantee.proved()) return;
  const LabelBounds& bounds = mechanism->bounds();
  if (guarantee.delta() > 0) {
    EXPECT_LE(hockeyStick(*mechanism, guarantee.epsilon(), bounds.lower, bounds.upper),
              guarantee.delta() * (1 + 1e-6));
    EXPECT_LE(hockeyStick(*mechanism, guarantee.epsilon(), bounds.upper, bounds.lower),
              guarantee.delta() * (1 + 1e-6));
    return;
  }
  const std::vector<double> labels = test::labelsOf(*mechanism);
  for (const double t : telltaleOutputs(*mechanism, labels)) {
    double least = kInfinity, most = -kInfinity;
    for (const double y : labels) {
      const double log = mechanism->logDensity(t, y);
      ASSERT_FALSE(std::isnan(log)) << "output " << t << " label " << y;
      least = std::min(least, log);
      most = std::max(most, log);
    }
    if (most > -kInfinity) {
      ASSERT_LE(most - least, guarantee.epsilon() + 1e-9 * std::max(1.0, guarantee.epsilon()))
          << "output " << t;
    }
  }
}

TEST_P(EveryMechanism, KeepsItsGuarantee) {
  for (const Case& given : extreme()) checkKeepsItsGuarantee(given);
}

void checkKeepsItsMatrix(const Case& given) {
  SCOPED_TRACE(testing::PrintToString(given));
  const auto mechanism = test::make(given);
  const auto* finite = dynamic_cast<const FiniteMechanism*>(mechanism.get());
  ASSERT_EQ(finite != nullptr, isFinite(*mechanism));
  if (finite == nullptr) return;
  EXPECT_EQ(test::matrixProblem(*finite), "");
  if (given.row->id != "rr-on-bins") {
    EXPECT_EQ(test::biasProblem(*finite), "");
  }
}

/// The contract of a randomizer with a finite list of outputs.
TEST_P(EveryMechanism, KeepsItsMatrix) {
  for (const Case& given : ordinary()) checkKeepsItsMatrix(given);
  for (const Case& given : extreme()) checkKeepsItsMatrix(given);
}

void checkStaysFiniteAndClipsLabelsToTheBounds(const Case& given) {
  SCOPED_TRACE(testing::PrintToString(given));
  const auto mechanism = test::make(given);
  const LabelBounds& bounds = mechanism->bounds();
  for (const double y : test::labelsOf(*mechanism)) {
    EXPECT_TRUE(std::isfinite(mechanism->mean(y)) && std::isfinite(mechanism->variance(y)));
    EXPECT_GE(mechanism->variance(y), 0);
  }
  const std::vector<double> breaks = mechanism->breakpoints(bounds.upper);
  EXPECT_TRUE(std::is_sorted(breaks.begin(), breaks.end(), std::less_equal<>()));
  EXPECT_EQ(breaks, mechanism->breakpoints(bounds.upper + 1));
  const OutputRange range = mechanism->outputRange(bounds.lower, Mechanism::kBreakpointMass);
  EXPECT_TRUE(std::isfinite(range.lower) && std::isfinite(range.upper));
  Rng inside(4), outside(4);
  for (int i = 0; i < 200; ++i) {
    const double t = mechanism->sample(bounds.lower, inside);
    ASSERT_TRUE(std::isfinite(t));
    ASSERT_EQ(t, mechanism->sample(bounds.lower - 1, outside));
    ASSERT_EQ(mechanism->logDensity(t, bounds.lower), mechanism->logDensity(t, bounds.lower - 1));
  }
}

TEST_P(EveryMechanism, StaysFiniteAndClipsLabelsToTheBounds) {
  for (const Case& given : extreme()) checkStaysFiniteAndClipsLabelsToTheBounds(given);
}

void checkDrawsTheSameForTheSameSeedOneByOneOrAllAtOnce(const Case& given) {
  SCOPED_TRACE(testing::PrintToString(given));
  const auto mechanism = test::make(given);
  std::vector<double> labels(1000), outputs(labels.size());
  for (std::size_t i = 0; i < labels.size(); ++i)
    labels[i] = mechanism->bounds().lower + mechanism->bounds().width() * static_cast<double>(i) / 999;
  Rng all(21), one(21);
  mechanism->sampleAll(labels, outputs, all);
  for (std::size_t i = 0; i < labels.size(); ++i) ASSERT_EQ(outputs[i], mechanism->sample(labels[i], one));
  EXPECT_EQ(all.bits(), one.bits());
}

TEST_P(EveryMechanism, DrawsTheSameForTheSameSeedOneByOneOrAllAtOnce) {
  for (const Case& given : extreme()) checkDrawsTheSameForTheSameSeedOneByOneOrAllAtOnce(given);
}

void checkScalesWithItsLabels(const Case& given) {
  SCOPED_TRACE(testing::PrintToString(given));
  Case there = given;
  there.bounds = {given.bounds.lower * 8, given.bounds.upper * 8};  // a power of two: exact
  const auto small = test::make(given), large = test::make(there);
  Rng smallRng(5), largeRng(5);
  for (const double y : test::labelsOf(*small)) {
    const double size = 8 * (std::abs(y) + std::sqrt(small->variance(y)));
    EXPECT_NEAR(large->mean(8 * y), 8 * small->mean(y), 1e-12 * size);
    EXPECT_NEAR(large->variance(8 * y), 64 * small->variance(y), 1e-9 * 64 * small->variance(y));
    EXPECT_NEAR(large->sample(8 * y, largeRng), 8 * small->sample(y, smallRng), 1e-9 * size);
  }
}

TEST_P(EveryMechanism, ScalesWithItsLabels) {
  for (const Case& given : extreme()) checkScalesWithItsLabels(given);
}

INSTANTIATE_TEST_SUITE_P(Registry, EveryMechanism, testing::ValuesIn(test::allKinds()),
                         [](const auto& kind) { return test::nameOf(kind.param); });

TEST(Registry, MoreEpsilonIsLessError) {
  for (const RegistryRow& row : mechanismRegistry())
    for (const std::string& variant : test::variantsOf(row)) {
      double last = kInfinity;
      for (const double epsilon : {1e-3, 0.1, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0}) {
        const auto mechanism = test::make({&row, variant, epsilon, {0, 5}, "uniform", 0.1});
        double error = 0;
        for (int i = 0; i <= 40; ++i) {
          const double y = i / 8.0;
          error += std::pow(mechanism->mean(y) - y, 2) + mechanism->variance(y);
        }
        EXPECT_LT(error, last) << row.id << " " << variant << " epsilon " << epsilon;
        last = error;
      }
    }
}

}  // namespace
}  // namespace epsiscope::contract_test
