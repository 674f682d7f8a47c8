#include "core/privacy/guarantee.h"

#include "core/random/rng.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace epsiscope::guarantee_test {
namespace {

constexpr double kPriors[] = {0.5, 0.1, 0.01, 0.9};

/// Probabilities of a few outputs under either of two neighbouring data sets.
struct Experiment {
  std::vector<double> one, other;
};

std::vector<double> randomProbabilities(std::size_t count, Rng& rng) {
  std::vector<double> weights(count);
  double sum = 0;
  for (double& weight : weights) sum += weight = std::pow(rng.uniform(), 4);
  for (double& weight : weights) weight /= sum;
  return weights;
}

/// The largest P(S) - e^epsilon P'(S) over sets of outputs S, in either direction.
double smallestDelta(const Experiment& e, double epsilon) {
  double there = 0, back = 0;
  for (std::size_t i = 0; i < e.one.size(); ++i) {
    there += std::max(0.0, e.one[i] - std::exp(epsilon) * e.other[i]);
    back += std::max(0.0, e.other[i] - std::exp(epsilon) * e.one[i]);
  }
  return std::max(there, back);
}

/// The share of right guesses of the best of all tests: every set of outputs at which one could decide for
/// `one`.
double bestGuess(const Experiment& e, double prior) {
  double best = 0;
  for (unsigned set = 0; set < 1u << e.one.size(); ++set) {
    double right = 0;
    for (std::size_t i = 0; i < e.one.size(); ++i)
      right += (set >> i & 1u) != 0 ? prior * e.one[i] : (1 - prior) * e.other[i];
    best = std::max(best, right);
  }
  return best;
}

/// The largest posterior of an attacker from the experiment that gives the table away with probability delta
/// and is randomized response otherwise.
double largestGuess(double epsilon, double delta, double prior) {
  return delta + (1 - delta) * std::max({prior, 1 - prior, attackerPosterior(epsilon)});
}

TEST(Posterior, HasTheValuesThatArePrinted) {
  EXPECT_NEAR(attackerPosterior(1), 0.7310585786300049, 1e-15);
  EXPECT_NEAR(attackerPosterior(1, 0.1), 0.2319693166840739363, 1e-15);
  EXPECT_NEAR(attackerPosterior(1, 0.01), 0.0267236309893952240, 1e-15);
  EXPECT_DOUBLE_EQ(attackerPosterior(1e-300), 0.5);
  EXPECT_DOUBLE_EQ(attackerPosterior(1000, 0.01), 1);
}

/// Every experiment is epsilon-private for the largest of its log-ratios.
TEST(Posterior, NoOutputOfAPrivateExperimentMakesSurer) {
  Rng rng = Rng::stream(7, {1});
  for (int repeat = 0; repeat < 500; ++repeat) {
    const Experiment e{randomProbabilities(6, rng), randomProbabilities(6, rng)};
    double epsilon = 0;
    for (std::size_t i = 0; i < 6; ++i)
      epsilon = std::max(epsilon, std::abs(std::log(e.one[i] / e.other[i])));
    for (const double prior : kPriors)
      for (std::size_t i = 0; i < 6; ++i)
        EXPECT_LE(prior * e.one[i] / (prior * e.one[i] + (1 - prior) * e.other[i]),
                  attackerPosterior(epsilon, prior) * (1 + 1e-12));
  }
}

TEST(Posterior, RandomizedResponseReachesIt) {
  const double epsilon = 0.8, truth = attackerPosterior(epsilon);
  for (const double prior : kPriors)
    EXPECT_NEAR(prior * truth / (prior * truth + (1 - prior) * (1 - truth)),
                attackerPosterior(epsilon, prior), 1e-15);
}

TEST(Posterior, WithDeltaNoTestGuessesBetterThanWhereTheTruthIsToldWithProbabilityDelta) {
  Rng rng = Rng::stream(7, {2});
  for (int repeat = 0; repeat < 300; ++repeat) {
    const Experiment e{randomProbabilities(6, rng), randomProbabilities(6, rng)};
    for (const double epsilon : {0.1, 0.7, 2.0})
      for (const double prior : kPriors)
        EXPECT_LE(bestGuess(e, prior), largestGuess(epsilon, smallestDelta(e, epsilon), prior) * (1 + 1e-12));
  }
}

TEST(Posterior, ThatExperimentIsPrivateAndReachesItsBound) {
  const double epsilon = 0.7, delta = 0.05, truth = (1 - delta) * attackerPosterior(epsilon);
  const Experiment told{{delta, truth, 1 - delta - truth, 0}, {0, 1 - delta - truth, truth, delta}};
  EXPECT_NEAR(smallestDelta(told, epsilon), delta, 1e-15);
  for (const double prior : kPriors)
    EXPECT_NEAR(bestGuess(told, prior), largestGuess(epsilon, delta, prior), 1e-15);
}

const Guarantee kLocal = Guarantee::of({.epsilon = 1, .trust = Booking::Trust::local});
const Guarantee kCentral =
    Guarantee::of({.epsilon = 2, .delta = 1e-5, .neighbours = Booking::Neighbours::row}).leavingRowsOut(true);

TEST(Guarantee, IsPrivateOnlyOnceSomebodyMakesIt) {
  EXPECT_FALSE(Guarantee().isPrivate());
  EXPECT_FALSE(Guarantee::of({.epsilon = 1, .trust = Booking::Trust::none}).isPrivate());
  EXPECT_FALSE(Guarantee::of({.epsilon = std::numeric_limits<double>::infinity()}).isPrivate());
  EXPECT_TRUE(kLocal.isPrivate());
  EXPECT_TRUE(kCentral.isPrivate());
  EXPECT_FALSE(Guarantee::none(Guarantee::Neighbours::row, "why").isPrivate());
  EXPECT_FALSE(kLocal.unproved("as printed").isPrivate());
  EXPECT_FALSE(kLocal.voided("delta").isPrivate());
  EXPECT_FALSE(Guarantee::of({.epsilon = 1, .unproved = "as printed"}).isPrivate());
  static_assert(!std::is_aggregate_v<Guarantee>, "no field of it can be written");
}

/// One price for all rows of a person counts once, one for each row as often as there are rows.
TEST(Guarantee, ToSomebodyIsThePriceOfAllTheirRows) {
  const Guarantee together = Guarantee::of({.epsilon = 3, .delta = 3e-6, .rows = 3}, {3});
  EXPECT_EQ(together.epsilon(), 3);
  EXPECT_EQ(together.delta(), 3e-6);
  const Guarantee oneByOne = Guarantee::of({.epsilon = 1, .delta = 1e-6}, {3});
  EXPECT_EQ(oneByOne.epsilon(), 3);
  EXPECT_EQ(oneByOne.unit(), together.unit());
  EXPECT_EQ(Guarantee::of({.epsilon = 3, .rows = 3}).epsilon(), 1) << "one of the three rows";
}

TEST(Guarantee, IsRoundedToItsBudgetAndToNothingElse) {
  const Guarantee sum = Guarantee::of({.epsilon = 0.1 + 0.2, .delta = 1e-6});
  EXPECT_EQ(sum.roundedTo(0.3, 1e-6).epsilon(), 0.3);
  EXPECT_EQ(sum.roundedTo(0.31, 2e-6), sum);
  EXPECT_EQ(sum.roundedTo(0.29, 0), sum);
}

TEST(Guarantee, KeepsEveryReasonOnce) {
  EXPECT_EQ(kLocal.because("One.").because("Two.").because("One.").note(), "One. Two.");
}

TEST(Guarantee, WeakerPromisesWhatBothKeep) {
  const Guarantee secret = Guarantee::none(Guarantee::Neighbours::label, "why");
  EXPECT_EQ(weaker(kLocal, Guarantee()), kLocal);
  EXPECT_EQ(weaker(Guarantee(), kLocal), kLocal);
  for (const Guarantee& both : {weaker(kLocal, kCentral), weaker(kCentral, kLocal)}) {
    EXPECT_EQ(both.epsilon(), kCentral.epsilon());
    EXPECT_EQ(both.delta(), kCentral.delta());
    EXPECT_EQ(both.trust(), Guarantee::Trust::central);
    EXPECT_EQ(both.neighbours(), Guarantee::Neighbours::label) << "what one protects the other need not";
  }
  for (const Guarantee& both : {weaker(kCentral, secret), weaker(secret, kCentral)}) {
    EXPECT_FALSE(both.isPrivate());
    EXPECT_EQ(both.trust(), Guarantee::Trust::none);
    EXPECT_EQ(both.note(), "why");
    EXPECT_TRUE(std::isinf(both.epsilon()));
  }
}

TEST(Guarantee, ComposedAddsUp) {
  const Guarantee both = composed(kLocal, kCentral);
  EXPECT_EQ(both.epsilon(), 3);
  EXPECT_EQ(both.delta(), 1e-5);
  EXPECT_EQ(both.trust(), Guarantee::Trust::central);
  EXPECT_EQ(composed(Guarantee(), kLocal), kLocal);
  EXPECT_FALSE(composed(kLocal, Guarantee::none(Guarantee::Neighbours::label, "why")).isPrivate());
}

TEST(Guarantee, SaysWhomCompleteRowsLeaveOut) {
  EXPECT_EQ(completeRowsNote(kLocal), "");
  EXPECT_NE(completeRowsNote(kCentral), "");
}

}  // namespace
}  // namespace epsiscope::guarantee_test
