#include "core/mechanisms/for_release.h"

#include "core/base/numbers.h"
#include "core/mechanisms/gaussian.h"
#include "core/mechanisms/integer_response.h"
#include "core/mechanisms/lattice_gaussian.h"
#include "core/mechanisms/lattice_laplace.h"
#include "core/mechanisms/lattice_staircase.h"
#include "core/mechanisms/lattice_window.h"
#include "tests/support/chi_square.h"
#include "tests/core/mechanisms/cases.h"
#include "tests/core/mechanisms/matrix_check.h"
#include "tests/support/known_powers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <set>
#include <stdexcept>
#include <utility>
#include <vector>

namespace epsiscope::for_release_test {
namespace {

using test::Case, test::KnownPower, test::knownPowers;

// The twins of the registry.

/// The registry's rows and variants that release labels, classes among them.
std::vector<test::VariantKind> labelKinds() {
  std::vector<test::VariantKind> kinds = test::allKinds();
  for (const RegistryRow& row : classMechanisms()) kinds.push_back({&row, ""});
  return kinds;
}

MechanismParameters inputsOf(const Case& given) {
  MechanismParameters p = test::parametersOf(given);
  if (given.row->id == "unbiased") p.outputs = {0, 0, 0};
  constexpr double kManyDoubles = 1000;
  if (given.bounds.width() < kManyDoubles * spacingAt(given.bounds)) {
    p.prior = uniformPrior(given.bounds, 4);
    const double reach = std::ceil(1.1 * given.bounds.width() / std::expm1(given.epsilon));
    p.outputs = {given.bounds.lower - reach, given.bounds.upper + reach, 5};
    if (given.row->needs.priorPoints) p.prior = toPoints(p.prior);
  }
  if (given.row->needs.classes) {
    p.classes = 7;
    p.bounds = {0, 6};
    p.masses = {5, 4, 3, 5, 4, 3, 0.5};
  }
  return p;
}

class EveryTwin : public testing::TestWithParam<test::VariantKind> {
protected:
  std::vector<Case> cases(const std::vector<double>& epsilons) const {
    std::vector<Case> all = test::casesOf(GetParam(), epsilons);
    std::erase_if(all,
                  [](const Case& c) { return reasonAgainstRelease(c.row->id, inputsOf(c)).has_value(); });
    return all;
  }
  /// With these bounds.
  std::vector<Case> cases(const std::vector<double>& epsilons, const LabelBounds& bounds) const {
    std::vector<Case> all;
    for (const double epsilon : epsilons) {
      const Case c{GetParam().row, GetParam().variant, epsilon, bounds, "uniform"};
      if (!reasonAgainstRelease(c.row->id, inputsOf(c))) all.push_back(c);
    }
    return all;
  }
};

std::unique_ptr<Mechanism> twinOf(const Case& given) {
  return madeForRelease(given.row->id, inputsOf(given));
}

TEST_P(EveryTwin, IsThereOrHasAReason) {
  for (const double epsilon : {1e-3, 0.5, 1.0, 8.0, 50.0}) {
    const Case given{GetParam().row, GetParam().variant, epsilon, {0, 5}, "uniform"};
    const bool isClassicBeyondItsProof = given.row->id == "gaussian-classic" && epsilon >= 1;
    const bool isUnbiasedBeyondItsRange = given.row->id == "unbiased" && epsilon > 20;
    EXPECT_EQ(reasonAgainstRelease(given.row->id, inputsOf(given)).has_value(),
              isClassicBeyondItsProof || isUnbiasedBeyondItsRange);
    EXPECT_EQ(twinOf(given) == nullptr, isClassicBeyondItsProof || isUnbiasedBeyondItsRange);
  }
}

TEST_P(EveryTwin, PromisesTheSame) {
  for (const Case& given : cases({0.3, 4})) {
    const auto twin = twinOf(given);
    EXPECT_EQ(twin->booking(), given.row->make(inputsOf(given))->booking());
    EXPECT_EQ(twin->booking().trust, Booking::Trust::local);
    EXPECT_EQ(twin->booking().neighbours, Booking::Neighbours::label);
  }
}

/// Where a rule jumps the label that it jumps at may be half a step off.
bool isNearAJump(const MomentCurve& curve, double label) {
  return std::ranges::any_of(curve.pieces, [&](const MomentPiece& piece) {
    return std::abs(piece.end - label) < 1e-5 * curve.bounds.width();
  });
}

TEST_P(EveryTwin, HasTheMomentsOfTheIdealOne) {
  for (const Case& given : cases({1e-3, 0.3, 1, 4, 12, 50})) {
    SCOPED_TRACE(testing::PrintToString(given));
    const auto twin = twinOf(given), ideal = given.row->make(inputsOf(given));
    const double width = ideal->bounds().width();
    for (const double y : test::labelsOf(*ideal)) {
      if (isNearAJump(ideal->moments(), y)) continue;
      const double variance = ideal->variance(y);
      EXPECT_NEAR(twin->mean(y), ideal->mean(y), 0x1p-18 * width + 0x1p-24 * std::sqrt(variance)) << y;
      EXPECT_NEAR(twin->variance(y), variance, 1e-4 * variance + 1e-12 * width * width) << y;
      const MomentCurve curve = twin->moments();
      EXPECT_NEAR(curve.mean(y), twin->mean(y), 0x1p-18 * width + 0x1p-24 * std::sqrt(variance)) << y;
      EXPECT_NEAR(curve.variance(y), twin->variance(y), 1e-5 * variance + 1e-12 * width * width) << y;
    }
  }
}

/// Whether the double is the output of a place.
bool isOnLattice(const Mechanism& mechanism, double output) {
  if (const auto* lattice = dynamic_cast<const LatticeMechanism*>(&mechanism))
    return std::remainder(output, lattice->lattice().step) == 0;
  if (const auto* window = dynamic_cast<const LatticeWindow*>(&mechanism)) {
    WideInteger low = window->first(), high = window->last();
    while (low < high) {
      const WideInteger middle = low + (high - low) / 2;
      window->released(middle) < output ? low = middle + 1 : high = middle;
    }
    return window->released(low) == output;
  }
  const std::vector<double> points = mechanism.support().points;
  return std::ranges::binary_search(points, output);
}

TEST_P(EveryTwin, DrawsFiniteOutputsOnItsLatticeBetweenAnyBounds) {
  for (const LabelBounds bounds :
       {LabelBounds{0, 5}, LabelBounds{1e15, 1e15 + 1}, LabelBounds{0, 1e-300}, LabelBounds{-1e300, 1e300},
        LabelBounds{1e-300, 3e-300}, LabelBounds{-3.7, 1e9}})
    for (const Case& given : cases({1e-3, 1, 50}, bounds)) {
      SCOPED_TRACE(testing::PrintToString(given));
      const auto twin = twinOf(given);
      const LabelBounds own = twin->bounds();
      Rng inside(4), outside(4);
      for (int i = 0; i < 300; ++i) {
        const double y = own.lower + i / 299.0 * own.width();
        const double output = twin->sample(y, inside);
        ASSERT_TRUE(std::isfinite(output));
        ASSERT_TRUE(isOnLattice(*twin, output)) << output;
        const double beyond = i == 0 ? -kInfinity : i == 299 ? kInfinity : y;
        ASSERT_EQ(twin->sample(beyond, outside), output);
        double least = kInfinity, most = -kInfinity;
        for (const double other : {own.lower, y, own.middle(), own.upper}) {
          const double log = twin->logDensity(output, other);
          ASSERT_FALSE(std::isnan(log));
          least = std::min(least, log);
          most = std::max(most, log);
        }
        ASSERT_GT(most, -kInfinity);
        if (twin->booking().delta == 0) {
          ASSERT_LE(most - least, given.epsilon * (1 + 1e-9));
        }
      }
    }
}

TEST_P(EveryTwin, KeepsItsMeanBetweenFarBounds) {
  const LabelBounds bounds{1e15, 1e15 + 1};
  for (const Case& given : cases({1, 50}, bounds)) {
    if (given.row->needs.classes) return;
    SCOPED_TRACE(testing::PrintToString(given));
    constexpr int kDraws = 20'000;
    const auto twin = twinOf(given);
    const double y = bounds.lower + 0.375;
    Rng rng(6);
    double sum = 0;
    for (int i = 0; i < kDraws; ++i) sum += twin->sample(y, rng) - bounds.lower;
    const double deviation = std::sqrt(twin->variance(y));
    // Outputs are doubles there, 0.125 apart.
    EXPECT_NEAR(sum / kDraws, twin->mean(y) - bounds.lower, 5 * deviation / std::sqrt(kDraws) + 0.125);
  }
}

TEST_P(EveryTwin, DrawsTheSameForTheSameSeed) {
  for (const Case& given : cases({0.3, 4})) {
    const auto twin = twinOf(given);
    const std::vector<double> labels(50, twin->bounds().middle());
    std::vector<double> outputs(labels.size());
    Rng all(21), one(21);
    twin->sampleAll(labels, outputs, all);
    for (const double output : outputs) ASSERT_EQ(output, twin->sample(twin->bounds().middle(), one));
  }
}

// Draws and ratios on lattices so small that every place is looked at: sixteen neighbouring whole numbers
// that are as far from 0 as doubles hold.

constexpr double kFar = 0x1p52;
constexpr LabelBounds kSmall{kFar, kFar + 16};

/// All outputs but those that are beyond the reach of draws.
std::vector<double> outputsOf(const Mechanism& mechanism) {
  if (auto points = mechanism.support().points; !points.empty()) return points;
  std::vector<double> outputs;
  if (const auto* window = dynamic_cast<const LatticeWindow*>(&mechanism)) {
    for (WideInteger k = window->first(); k <= window->last(); ++k) outputs.push_back(window->released(k));
    return outputs;
  }
  const double from = mechanism.outputRange(kSmall.lower, 1 - 1e-12).lower;
  const double to = mechanism.outputRange(kSmall.upper, 1 - 1e-12).upper;
  for (double k = std::ceil(from); k <= to; ++k) outputs.push_back(k);
  return outputs;
}

test::ChiSquare chiSquareOf(const Mechanism& mechanism, double label, int draws) {
  const std::vector<double> outputs = outputsOf(mechanism);
  const bool isFinite = !mechanism.support().points.empty();
  const auto* window = dynamic_cast<const LatticeWindow*>(&mechanism);
  std::vector<double> counts(outputs.size());
  Rng rng(9);
  for (int i = 0; i < draws; ++i) {
    const double output = mechanism.sample(label, rng);
    const auto place = std::ranges::lower_bound(outputs, output);
    if (place == outputs.end() || *place != output) {
      ADD_FAILURE() << output << " is no output";
      return {};
    }
    ++counts[static_cast<std::size_t>(place - outputs.begin())];
  }
  test::ChiSquare sum;
  double seen = 0, meant = 0, all = 0;
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    double probability = std::exp(mechanism.logDensity(outputs[i], label));
    if (window != nullptr)
      probability = static_cast<double>(window->weight(window->first() + static_cast<int>(i), label)) /
                    static_cast<double>(window->total(label));
    all += probability;
    seen += counts[i];
    meant += draws * probability;
    if (meant < 50) continue;
    sum.add(seen, meant);
    seen = meant = 0;
  }
  if (meant > 1) sum.add(seen, meant);
  EXPECT_NEAR(all, 1, isFinite || window != nullptr ? 1e-12 : 1e-9);
  return sum;
}

TEST_P(EveryTwin, DrawsItsLaw) {
  for (const Case& given : cases({0.5, 3}, kSmall)) {
    SCOPED_TRACE(testing::PrintToString(given));
    const auto twin = twinOf(given);
    const double label = given.row->needs.classes ? 2 : kFar + 5;
    const test::ChiSquare sum = chiSquareOf(*twin, label, 5'000'000);
    ASSERT_GT(sum.freedom, 0);
    EXPECT_LT(sum.distance, test::criticalChiSquare(sum.freedom));
  }
}

/// The noise on lattices reaches every whole number, so that no label alone has an output; the sensitivity is
/// that of all pairs of places, and each step of an output costs its share of epsilon.
TEST(LatticeLaplace, HasTheSensitivityOfAllPairsOfPlaces) {
  for (const LabelBounds bounds :
       {kSmall, LabelBounds{0.5, 3.5}, LabelBounds{1.5, 2.5}, LabelBounds{-7, -1.5},
        LabelBounds{0x1p52 - 0.5, 0x1p52 + 1}, LabelBounds{0.1, 0.7}}) {
    const LatticeLaplace twin(bounds, 1);
    const double most = twin.place(bounds.upper) - twin.place(bounds.lower);
    EXPECT_EQ(static_cast<double>(twin.lattice().sensitivity), most);
    Rng rng(2);
    for (int i = 0; i < 10'000; ++i) {
      const double y = bounds.lower + rng.uniform() * bounds.width();
      EXPECT_LE(twin.place(y) - twin.place(bounds.lower), most);
      EXPECT_LE(twin.place(bounds.upper) - twin.place(y), most);
    }
    const double step = twin.lattice().step, far = bounds.upper + 40 * step;
    EXPECT_NEAR((twin.logDensity(far, bounds.lower) - twin.logDensity(far, bounds.upper)), -1, 1e-12);
  }
}

/// The exact delta, summed over every output, of every pair of labels.
TEST(LatticeGaussian, KeepsDeltaForAllPairsOfPlaces) {
  for (const auto& [epsilon, delta] : {std::pair{0.5, 1e-5}, {1.0, 1e-9}, {3.0, 1e-3}, {20.0, 1e-6}}) {
    const double sigma = std::sqrt(makeGaussian(kSmall, epsilon, delta)->variance(kFar));
    const LatticeGaussian twin(kSmall, sigma, {.epsilon = epsilon, .delta = delta});
    ASSERT_EQ(twin.lattice().step, 1);
    double largest = 0;
    const double reach = 14 * std::sqrt(twin.variance(0)) + 40;
    for (double y = kSmall.lower; y <= kSmall.upper; ++y)
      for (double other = kSmall.lower; other <= kSmall.upper; ++other) {
        double sum = 0;
        for (double t = std::floor(y - reach); t <= y + reach; ++t) {
          const double log = twin.logDensity(t, y), otherLog = twin.logDensity(t, other);
          ASSERT_TRUE(std::isfinite(log) && std::isfinite(otherLog));
          sum += std::max(0.0, std::exp(log) - std::exp(epsilon + otherLog));
        }
        largest = std::max(largest, sum);
      }
    EXPECT_LE(largest, delta * (1 + 1e-9));
    EXPECT_GE(largest, delta * 0.98) << "more noise than it takes";
  }
}

/// The power of e^-epsilon and of low/high in the weight of a distance, as the class comment has them.
struct StairLevel {
  int stairs = 0, outer = 0;
};

StairLevel levelAt(int distance, int stair, int inner) {
  return {distance / stair, distance % stair >= inner ? 1 : 0};
}

TEST(LatticeStaircase, KeepsItsRatiosForAllPairsOfPlaces) {
  for (const KnownPower& power : knownPowers())
    for (const auto goal : {StaircaseGoal::variance, StaircaseGoal::absoluteError}) {
      const LatticeStaircase twin(kSmall, power.epsilon, goal);
      const auto stair = static_cast<int>(twin.lattice().sensitivity);
      const auto inner = static_cast<int>(twin.inner());
      ASSERT_EQ(twin.lattice().step, 1);
      ASSERT_EQ(stair, 16);
      ASSERT_GE(twin.levels().high, twin.levels().low);
      const RatioBound::Levels levels = twin.levels();
      ASSERT_TRUE(levels.high >> 64 == 0);
      EXPECT_TRUE(power.allows(levels.high, levels.low)) << power.epsilon;
      for (int t = -200; t <= 200; ++t)
        for (int y = 0; y <= stair; ++y)
          for (int other = 0; other <= stair; ++other) {
            const StairLevel one = levelAt(std::abs(t - y), stair, inner);
            const StairLevel two = levelAt(std::abs(t - other), stair, inner);
            const int stairs = two.stairs - one.stairs, outer = two.outer - one.outer;
            // The ratio is e^(epsilon stairs) (high/low)^outer with high/low from 1 to e^epsilon.
            ASSERT_TRUE((stairs == 0) || (stairs == 1 && outer <= 0) || (stairs == -1 && outer >= 0))
                << t << ' ' << y << ' ' << other;
            const double loss = twin.logDensity(kFar + t, kFar + y) - twin.logDensity(kFar + t, kFar + other);
            ASSERT_LE(std::abs(loss), power.epsilon * (1 + 1e-12));
            ASSERT_NEAR(loss, power.epsilon * (stairs + outer), 1e-9 * power.epsilon);
          }
    }
}

TEST(LatticeWindow, KeepsItsRatiosForAllPairsOfPlaces) {
  for (const KnownPower& power : knownPowers())
    for (const auto rule : {OutsideRule::project, OutsideRule::uniform})
      for (const auto release : {RpWithPrior::Release::asDrawn, RpWithPrior::Release::debiased}) {
        const LatticeWindow twin(kSmall, {.lower = kFar + 3, .upper = kFar + 12}, power.epsilon, 2.4, rule,
                                 release);
        ASSERT_EQ(twin.step(), 1);
        ASSERT_EQ(twin.last() - twin.first() + 1, 14);
        std::set<double> outputs;
        for (WideInteger place = twin.first(); place <= twin.last(); ++place) {
          outputs.insert(twin.released(place));
          for (double y = kSmall.lower; y <= kSmall.upper; ++y)
            for (double other = kSmall.lower; other <= kSmall.upper; ++other) {
              // weight/total against weight/total, where totals are 1 and T, or 14 and T.
              const WideUnsigned one = twin.weight(place, y), two = twin.weight(place, other);
              ASSERT_GT(one, 0);
              ASSERT_GT(two, 0);
              const WideUnsigned whole = twin.total(y), otherWhole = twin.total(other);
              if (whole == otherWhole) {
                ASSERT_TRUE(power.allows(one, two) && power.allows(two, one));
                continue;
              }
              // 1/14 against w/T, or the other way round: 14 w and T are as far apart, six bits less of them
              // too.
              const WideUnsigned weights = 14 * (whole == 14 ? two : one), all = std::max(whole, otherWhole);
              ASSERT_TRUE(power.allows((std::max(weights, all) >> 6) + 1, std::min(weights, all) >> 6));
            }
        }
        EXPECT_EQ(outputs.size(), 14);
        for (const double y : {kSmall.lower, kFar + 5, kSmall.upper}) {
          WideUnsigned sum = 0;
          for (WideInteger place = twin.first(); place <= twin.last(); ++place) sum += twin.weight(place, y);
          EXPECT_TRUE(sum == twin.total(y));
        }
      }
}

TEST(LatticeWindow, IsUnbiasedWhereItIsDebiased) {
  const LatticeWindow twin({0, 5}, {.lower = 1, .upper = 4.3}, 1.3, 0.7, OutsideRule::project,
                           RpWithPrior::Release::debiased);
  for (const double y : {1.0, 2.2, 4.3}) {
    long double sum = 0;
    for (WideInteger place = twin.first(); place <= twin.last(); ++place)
      sum += static_cast<long double>(twin.weight(place, y)) / static_cast<long double>(twin.total(y)) *
             (twin.released(place) - y);
    EXPECT_NEAR(static_cast<double>(sum), 0, 1e-6);
    EXPECT_NEAR(static_cast<double>(sum), twin.mean(y) - y, 1e-9);
  }
}

/// Every column of every finite twin, in whole numbers.
TEST_P(EveryTwin, KeepsItsRatiosInWholeNumbers) {
  for (const KnownPower& power : knownPowers())
    for (const Case& given : cases({power.epsilon})) {
      SCOPED_TRACE(testing::PrintToString(given));
      const auto twin = twinOf(given);
      const auto* finite = dynamic_cast<const IntegerResponse*>(twin.get());
      if (finite == nullptr) return;
      const std::size_t values = finite->values().size(), outputs = finite->outputs().size();
      for (std::size_t value = 0; value < values; ++value) {
        WideUnsigned sum = 0;
        for (std::size_t output = 0; output < outputs; ++output) sum += finite->weight(value, output);
        EXPECT_TRUE(sum == finite->total());
      }
      for (std::size_t output = 0; output < outputs; ++output) {
        std::uint64_t least = finite->total(), most = 0;
        for (std::size_t value = 0; value < values; ++value) {
          least = std::min(least, finite->weight(value, output));
          most = std::max(most, finite->weight(value, output));
        }
        ASSERT_GT(least, 0U);
        ASSERT_TRUE(power.allows(most, least)) << output << ": " << most << " beside " << least;
      }
    }
}

TEST_P(EveryTwin, KeepsItsMatrix) {
  for (const Case& given : cases({1e-6, 1e-3, 0.5, 2, 12, 50, 700})) {
    SCOPED_TRACE(testing::PrintToString(given));
    const auto twin = twinOf(given);
    const auto* finite = dynamic_cast<const FiniteMechanism*>(twin.get());
    if (finite == nullptr) return;
    EXPECT_EQ(test::matrixProblem(*finite), "");
    if (given.row->id == "unbiased" || given.row->id == "grid-response") {
      EXPECT_EQ(test::biasProblem(*finite), "");
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Registry, EveryTwin, testing::ValuesIn(labelKinds()),
                         [](const auto& kind) { return test::nameOf(kind.param); });

/// Also where the outputs reach a million times as far as the labels.
TEST(IntegerResponse, KeepsTheMeanOfTheGridResponse) {
  for (const double epsilon : {1e-6, 1e-3, 1.0, 8.0}) {
    MechanismParameters p{.epsilon = epsilon, .bounds = {-3.7, 1.2}};
    const auto twin = madeForRelease("grid-response", p);
    const auto& finite = dynamic_cast<const IntegerResponse&>(*twin);
    const std::vector<double>&outputs = finite.outputs(), &values = finite.values();
    for (std::size_t value = 0; value < values.size(); ++value) {
      long double mean = 0;
      for (std::size_t i = 0; i < outputs.size(); ++i)
        mean += static_cast<long double>(finite.weight(value, i)) / static_cast<long double>(finite.total()) *
                outputs[i];
      EXPECT_NEAR(static_cast<double>(mean), values[value],
                  1e-15 * (outputs.back() - outputs.front()) + 1e-10);
    }
  }
}

TEST(IntegerTable, RefusesRatiosAboveWhatIsPromised) {
  const ResponseTable table{
      {0, 1}, {0, 1}, {denseRow(std::vector{0.7, 0.3}), denseRow(std::vector{0.3, 0.7})}, {0, 1}};
  EXPECT_THROW(integerTable(table, std::log(0.7 / 0.3) - 1e-3), std::invalid_argument);
  EXPECT_NO_THROW(integerTable(table, std::log(0.7 / 0.3)));
}

TEST(IntegerTable, SeesABrokenRowOrColumn) {
  const RatioBound bound(1);
  const auto made = [&](std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t d) {
    return IntegerTable{1000, {{0, {{0, a}, {1, b}}}, {0, {{0, c}, {1, d}}}}};
  };
  EXPECT_TRUE(keepsRatios(made(731, 269, 269, 731), 2, bound));
  EXPECT_FALSE(keepsRatios(made(732, 268, 269, 731), 2, bound));
  EXPECT_FALSE(keepsRatios(made(731, 268, 269, 731), 2, bound));
  EXPECT_FALSE(keepsRatios(made(1000, 0, 1000, 0), 2, bound));
}

TEST(ForRelease, SaysWhatHasNoTwin) {
  MechanismParameters p;
  for (const RegistryRow& row : statisticMechanisms()) {
    EXPECT_EQ(madeForRelease(row.id, p), nullptr);
    EXPECT_EQ(reasonAgainstRelease(row.id, p),
              "For " + row.id + " there is no exact sampler of labels; choose another method.");
  }
  EXPECT_EQ(reasonAgainstRelease("gaussian-classic", p),
            "The classic calibration is proved only for epsilon below 1; use gaussian, which is proved for "
            "every epsilon.");
  p.epsilon = 1e-300;
  EXPECT_EQ(reasonAgainstRelease("laplace", p),
            "The noise of laplace cannot be drawn exactly at epsilon 1e-300; choose another epsilon.");
  EXPECT_EQ(reasonAgainstRelease("staircase", p),
            "The noise of staircase cannot be drawn exactly at epsilon 1e-300; choose another epsilon.");
}

}  // namespace
}  // namespace epsiscope::for_release_test
