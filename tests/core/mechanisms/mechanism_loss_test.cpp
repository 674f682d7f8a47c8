#include "core/mechanisms/mechanism_loss.h"

#include "core/audit/hockey_stick.h"
#include "core/mechanisms/discrete_laplace.h"
#include "core/mechanisms/registry.h"
#include "core/privacy/accountant.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>

namespace epsiscope::mechanism_loss_test {
namespace {

MechanismParameters parametersOf(double epsilon) {
  MechanismParameters p;
  p.epsilon = epsilon;
  p.bounds = {0, 5};
  p.prior = {.kind = Prior::Kind::points, .nodes = {0, 1, 2.5, 4, 5}, .mass = {0.1, 0.4, 0.2, 0.2, 0.1}};
  p.classes = 4;
  p.masses = {0.4, 0.3, 0.2, 0.1};
  return p;
}

/// The law says what the densities themselves do: the divergence of the two labels furthest apart, or of two
/// that are answered, at every delta.
void expectTheLawOf(const std::string& id, double epsilon, const std::string& variant = {}) {
  MechanismParameters parameters = parametersOf(epsilon);
  parameters.variant = variant;
  const auto mechanism = findMechanism(id)->make(parameters);
  const std::optional<ReleaseLoss> law = lossOf(*mechanism);
  ASSERT_TRUE(law) << id;
  const LabelBounds& bounds = mechanism->bounds();
  const HockeyStick one(*mechanism, bounds.lower, bounds.upper),
      other(*mechanism, bounds.upper, bounds.lower);
  for (const double delta : {1e-6, 1e-3, 0.03}) {
    const double expected = std::max(one.smallestEpsilon(delta), other.smallestEpsilon(delta));
    const double found = exactEpsilon({&*law, 1}, delta);
    EXPECT_GE(found, expected * (1 - 1e-8)) << id << " " << epsilon << " " << delta;
    EXPECT_LE(found, expected * (1 + 1e-3) + 1e-8) << id << " " << epsilon << " " << delta;
  }
}

TEST(MechanismLoss, IsThatOfTheDensities) {
  for (const double epsilon : {0.2, 1.0, 4.0}) {
    expectTheLawOf("laplace", epsilon);
    expectTheLawOf("staircase", epsilon, "variance");
    expectTheLawOf("staircase", epsilon, "absolute");
    expectTheLawOf("gaussian", epsilon);
    expectTheLawOf("grid-response", epsilon);
    expectTheLawOf("randomized-response", epsilon);
  }
  // With the optimal bins the two ends have bins of their own, and the likeliest of four classes are
  // answered.
  expectTheLawOf("rr-on-bins", 4);
  expectTheLawOf("rr-with-prior", 4);
}

TEST(MechanismLoss, OfDiscreteNoiseIsThatOfItsOwnLattice) {
  EXPECT_EQ(lossOf(DiscreteLaplace({0, 2}, {.step = 1, .sensitivity = 3}, 1))->steps, 3U);
}

/// Sums over the whole numbers themselves.
TEST(MechanismLoss, OfDiscreteNoiseIsThatOfTheProbabilities) {
  for (const double epsilon : {0.2, 1.0, 4.0}) {
    const auto mechanism = findMechanism("discrete-laplace")->make(parametersOf(epsilon));
    const ReleaseLoss law = *lossOf(*mechanism);
    for (const double delta : {1e-6, 1e-3, 0.03}) {
      const double found = exactEpsilon({&law, 1}, delta);
      const auto deltaAt = [&](double e) {
        double sum = 0;
        for (int t = -400; t <= 400; ++t)
          sum +=
              std::fmax(0, std::exp(mechanism->logDensity(t, 0)) - std::exp(e + mechanism->logDensity(t, 5)));
        return sum;
      };
      EXPECT_LE(deltaAt(found), delta * (1 + 1e-9)) << epsilon << " " << delta;
      EXPECT_GE(deltaAt(found * (1 - 1e-6)), delta * (1 - 1e-9)) << epsilon << " " << delta;
    }
  }
}

TEST(MechanismLoss, NoPairOfLabelsLosesMore) {
  for (const char* id :
       {"laplace", "staircase", "gaussian", "grid-response", "rr-on-bins", "rr-with-prior"}) {
    const auto mechanism = findMechanism(id)->make(parametersOf(1));
    const ReleaseLoss law = *lossOf(*mechanism);
    const LabelBounds& bounds = mechanism->bounds();
    for (int i = 0; i <= 6; ++i)
      for (int j = 0; j <= 6; ++j) {
        if (i == j) continue;
        const HockeyStick pair(*mechanism, bounds.lower + bounds.width() * i / 6,
                               bounds.lower + bounds.width() * j / 6);
        for (const double delta : {1e-4, 0.02})
          EXPECT_LE(pair.smallestEpsilon(delta), exactEpsilon({&law, 1}, delta) * (1 + 1e-8) + 1e-12)
              << id << " " << i << " " << j << " " << delta;
      }
  }
}

TEST(MechanismLoss, IsUnknownWhereNoLawIsProved) {
  for (const char* id : {"unbiased", "rp-with-prior", "rp-with-prior-debiased"}) {
    MechanismParameters parameters = parametersOf(2);
    if (std::string(id) != "unbiased")
      parameters.prior = {.kind = Prior::Kind::bins, .nodes = {0, 1, 5}, .mass = {0.7, 0.3}};
    else
      parameters.outputs = {-4, 9, 27};
    EXPECT_FALSE(lossOf(*findMechanism(id)->make(parameters))) << id;
  }
  // A lattice so fine that it stands for the real numbers.
  MechanismParameters fine = parametersOf(1);
  fine.bounds = {0, 0.3};
  EXPECT_FALSE(lossOf(*findMechanism("discrete-laplace")->make(fine)));
}

}  // namespace
}  // namespace epsiscope::mechanism_loss_test
