#include "core/theory/output_perturbation.h"

#include "tests/core/kernels/kernel_losses.h"
#include "tests/core/theory/ridge_neighbours.h"
#include "tests/support/shared_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <string>
#include <utility>

namespace epsiscope::output_perturbation_test {
namespace {

using enum NoiseBound;

TEST(OutputPerturbation, ReachesTheOracle) {
  NEEDS_FILE(test::oracleFile("kernel_bounds"));
  const auto oracle = test::oracle("kernel_bounds");
  ASSERT_FALSE(oracle["cases"].empty());
  for (const auto& c : oracle["cases"]) {
    const OutputPerturbation release{.rows = c["m"],
                                     .lambda = c["lam"],
                                     .labelBound = c["M"],
                                     .kappa = c["kappa"],
                                     .epsilon = c["epsilon"]};
    const double squares = c["noise_scale_ls"], variance = c["noise_variance_ls"];
    const double svm = c["noise_scale_svm"], printed = c["noise_scale_svm_as_printed"];
    const double theta = leastSquaresNoise(release, paper).scale;
    EXPECT_NEAR(theta, squares, 1e-9 * squares);
    EXPECT_NEAR(2 * theta * theta, variance, 1e-9 * variance);
    EXPECT_NEAR(machineNoise(kHingeLoss, release, paper).scale, svm, 1e-9 * svm);
    EXPECT_NEAR(machineNoise(kHingeLoss, release, asPrinted).scale, printed, 1e-9 * printed);
    EXPECT_LT(leastSquaresNoise(release, tight).scale, theta);
  }
}

/// The bounds by their formulas, at values where they can be worked out by hand.
TEST(OutputPerturbation, HasTheFormulas) {
  const OutputPerturbation r{
      .rows = 100, .lambda = 0.25, .labelBound = 3, .kappa = 2, .epsilon = 0.5, .predictions = 4};
  // R = 6: 2 * 6 * 4 * 3/25. Tight: 2 * 4 * 3 * (1 + 2)/25.
  EXPECT_NEAR(leastSquaresNoise(r, paper).sensitivity, 5.76, 1e-14);
  EXPECT_NEAR(leastSquaresNoise(r, tight).sensitivity, 2.88, 1e-14);
  EXPECT_NEAR(leastSquaresNoise(r, paper).scale, 5.76 * 8, 1e-13);
  EXPECT_NEAR(leastSquaresNoise(r, asPrinted).scale, 5.76, 1e-14);
  EXPECT_NEAR(machineNoise(kHingeLoss, r, paper).sensitivity, 0.16, 1e-15);
  EXPECT_NEAR(convexLossNoise(r, 5, 0.5, paper).sensitivity, 2 * 4 * 5 / (0.25 * 0.5 * 100), 1e-14);
}

/// In the labels' unit, for every loss: M kappa^2 C/(lambda m), with the two slopes of a quantile and the
/// slope of the logistic loss at the largest decision.
TEST(OutputPerturbation, OfEveryLossHasTheFormulas) {
  for (const KernelLoss& loss : test::everyKernelLoss()) {
    if (loss.kind == KernelLossKind::square) continue;
    const double labels = isOfClasses(loss.kind) ? 1 : 3, unit = labels * 1.5 * 1.5 / (0.5 * 200);
    const OutputPerturbation release{
        .rows = 200, .lambda = 0.5, .labelBound = labels, .kappa = 1.5, .isNonNegative = true, .epsilon = 2};
    const double paper = loss.kind == KernelLossKind::huber     ? 0.3
                         : loss.kind == KernelLossKind::pinball ? 0.8
                                                                : 1;
    double tight = paper;
    if (loss.kind == KernelLossKind::pinball) tight = 0.8 / std::numbers::sqrt2;
    if (loss.kind == KernelLossKind::logistic) {
      const double norm = std::min(1.5 / (2 * 0.5), std::sqrt(std::log(2) / (2 * 0.5)));
      tight = 1 / (1 + std::exp(-1.5 * norm));
    }
    EXPECT_NEAR(machineNoise(loss, release, NoiseBound::paper).sensitivity, paper * unit, 1e-14);
    EXPECT_NEAR(machineNoise(loss, release, NoiseBound::tight).sensitivity, tight * unit, 1e-14);
    EXPECT_NEAR(machineFunctionNoise(loss, {.of = release}, NoiseBound::tight).sensitivity,
                tight * unit / 1.5, 1e-14);
    OutputPerturbation any = release;
    any.isNonNegative = false;
    if (loss.kind == KernelLossKind::pinball) {
      EXPECT_NEAR(machineNoise(loss, any, NoiseBound::tight).sensitivity, paper * unit, 1e-14);
    }
    any.lambda = 1e-9;
    EXPECT_EQ(machineNoise(loss, any, NoiseBound::tight).sensitivity, 2 * labels) << "the clamp's width";
    EXPECT_LE(machineFunctionNoise(loss, {.of = any, .together = 200}, NoiseBound::tight).sensitivity,
              labels * std::sqrt(2 / any.lambda) * (1 + 1e-12));
  }
}

TEST(OutputPerturbation, NeverNeedsMoreThanTheClampsWidth) {
  const OutputPerturbation r{.rows = 2, .lambda = 1e-6, .labelBound = 3, .epsilon = 0.5, .predictions = 4};
  EXPECT_EQ(leastSquaresNoise(r, tight).sensitivity, 6);
  EXPECT_EQ(leastSquaresNoise(r, tight).scale, 48);
  EXPECT_GT(leastSquaresNoise(r, paper).sensitivity, 6);
  EXPECT_EQ(machineNoise(kHingeLoss, {.rows = 2, .lambda = 1e-6}, tight).sensitivity, 2);
  EXPECT_GT(machineNoise(kHingeLoss, {.rows = 2, .lambda = 1e-6}, paper).sensitivity, 2);
}

TEST(OutputPerturbation, CountsWhatTheSolverLeft) {
  const OutputPerturbation exact{.rows = 500, .lambda = 0.04, .kappa = 3};
  OutputPerturbation computed = exact;
  computed.gap = 1e-8;
  EXPECT_NEAR(minimiserShift(computed), 3 * 1e-4 / 0.2, 1e-15);
  for (const NoiseBound bound : {paper, tight})
    EXPECT_NEAR(machineNoise(kHingeLoss, computed, bound).sensitivity,
                machineNoise(kHingeLoss, exact, paper).sensitivity + 2 * minimiserShift(computed), 1e-13);
  EXPECT_LT(machineNoise(kHingeLoss, computed, tight).sensitivity, 2) << "the clamp would hide it";
}

TEST(OutputPerturbation, SaysWhatIsNotProved) {
  for (const NoiseBound bound : {paper, tight}) {
    EXPECT_TRUE(machineNoise(kHingeLoss, {.lambda = 2}, bound).proved);
    EXPECT_TRUE(leastSquaresNoise({.lambda = 1}, bound).proved);
  }
  EXPECT_TRUE(leastSquaresNoise({.lambda = 2}, tight).proved);
  EXPECT_FALSE(leastSquaresNoise({.lambda = 1.001}, paper).proved);
  EXPECT_NE(leastSquaresNoise({.lambda = 1.001}, paper).reason, "");
  EXPECT_FALSE(machineNoise(kHingeLoss, {.rows = 100, .lambda = 0.1}, asPrinted).proved);
  EXPECT_NE(machineNoise(kHingeLoss, {.rows = 100, .lambda = 0.1}, asPrinted).reason, "");
  EXPECT_FALSE(leastSquaresNoise({.rows = 100, .lambda = 0.26}, asPrinted).proved);
  // Half the noise is covered by the tight bound here, but not for several predictions with one number.
  EXPECT_TRUE(leastSquaresNoise({.rows = 100, .lambda = 0.25}, asPrinted).proved);
  EXPECT_FALSE(leastSquaresNoise({.rows = 100, .lambda = 0.25, .predictions = 2}, asPrinted).proved);
}

/// Calls `use(neighbours, release)`: rows, labels and points at random, then the worst of them made worse.
template <class Use>
void forNeighbours(std::uint64_t seed, const Use& use) {
  Rng rng(seed);
  for (int trial = 0; trial < 6000; ++trial) {
    const double kappa = trial % 3 == 0 ? 1 : std::pow(10, -1 + 2 * rng.uniform());
    const double bound = trial % 2 == 0 ? 1 : 5;
    const double lambda = std::pow(10, -4 + 7 * rng.uniform());
    test::RidgeNeighbours n =
        test::randomNeighbours(static_cast<Eigen::Index>(rng.below(30)), kappa, bound, rng);
    if (trial % 40 == 0) n = test::worstFrom(std::move(n), kappa, bound, lambda, 300, rng);
    SCOPED_TRACE("trial " + std::to_string(trial));
    use(n, OutputPerturbation{.rows = n.rows(), .lambda = lambda, .labelBound = bound, .kappa = kappa});
  }
}

/// The proofs under attack. A violation exceeds the rounding of predictions up to kappa M/sqrt(lambda).
TEST(OutputPerturbation, HoldsForEveryNeighbourTried) {
  double closest = 0;
  forNeighbours(1, [&](const test::RidgeNeighbours& n, const OutputPerturbation& release) {
    const double kappa = release.kappa, bound = release.labelBound, lambda = release.lambda;
    const double sharp = leastSquaresNoise(release, tight).sensitivity;
    const double rounding = 1e-9 * bound * kappa / std::sqrt(lambda) + 1e-12 * bound;
    EXPECT_LE(n.clampedChange(lambda, bound), sharp + rounding);
    if (lambda <= 1) {
      EXPECT_LE(n.change(lambda), leastSquaresNoise(release, paper).sensitivity + rounding);
    }
    EXPECT_LE(n.change(lambda),
              boundedLossNoise(release, largestSquaredLoss(release), 2, paper).sensitivity + rounding);
    closest = std::max(closest, n.clampedChange(lambda, bound) / sharp);
  });
  EXPECT_GT(closest, 0.95);
}

FunctionRelease whole(const OutputPerturbation& release, double together = 1) {
  return {.of = release, .delta = 1e-5, .together = together};
}

/// By hand: lambda m = 25 and kappa^2 = 4, so that u = 4.
TEST(FunctionNoise, HasTheFormulas) {
  const OutputPerturbation r{.rows = 100, .lambda = 0.25, .labelBound = 3, .kappa = 2, .epsilon = 0.5};
  EXPECT_NEAR(leastSquaresFunctionNoise(whole(r), paper).sensitivity, 5.76 / 2, 1e-14);
  EXPECT_NEAR(leastSquaresFunctionNoise(whole(r), tight).sensitivity, 2 * 3 * (1 + 2) * 2 / 29.0, 1e-14);
  EXPECT_NEAR(machineFunctionNoise(kHingeLoss, whole(r), paper).sensitivity, 2 / 25.0, 1e-15);
  EXPECT_NEAR(machineFunctionNoise(kHingeLoss, whole(r, 3), tight).sensitivity, 6 / 25.0, 1e-15);
  // u = lambda m = .01; and no two functions are further apart than M/sqrt(lambda).
  const OutputPerturbation few{.rows = 1, .lambda = 0.01, .labelBound = 3};
  EXPECT_NEAR(leastSquaresFunctionNoise(whole(few), tight).sensitivity, 30, 1e-12);
  EXPECT_NEAR(machineFunctionNoise(kHingeLoss, whole(few), tight).sensitivity, std::sqrt(200.0), 1e-12);
  EXPECT_GT(machineFunctionNoise(kHingeLoss, whole(few), paper).sensitivity, 99);
  EXPECT_FALSE(leastSquaresFunctionNoise(whole({.lambda = 2}), paper).proved);
  EXPECT_TRUE(leastSquaresFunctionNoise(whole({.lambda = 2}), tight).proved);
}

/// The standard deviation of a process of sensitivity 1 at epsilon 1 and delta 1e-5, to the digits of Balle
/// and Wang's curve; a thousand predictions one by one have 1,414.
TEST(FunctionNoise, HidesAThousandPredictionsAtOnce) {
  const OutputPerturbation one{.rows = 1e6, .lambda = 1, .labelBound = 1, .epsilon = 1, .predictions = 1000};
  const NoiseScale function = machineFunctionNoise(kHingeLoss, whole(one), tight),
                   single = machineNoise(kHingeLoss, one, tight);
  EXPECT_NEAR(function.scale / function.sensitivity, 3.7306, 1e-3);
  EXPECT_NEAR(std::sqrt(2) * single.scale / single.sensitivity, 1414.2, 0.1);
}

TEST(FunctionNoise, CountsWhatTheSolverLeftOnBothSides) {
  OutputPerturbation computed{.rows = 500, .lambda = 0.04, .kappa = 3};
  const double exact = machineFunctionNoise(kHingeLoss, whole(computed), tight).sensitivity;
  computed.gap = 1e-8;
  EXPECT_NEAR(machineFunctionNoise(kHingeLoss, whole(computed), tight).sensitivity, exact + 2 * 1e-4 / 0.2,
              1e-13);
}

/// The proof under attack, as for predictions.
TEST(FunctionNoise, HoldsForEveryNeighbourTried) {
  double closest = 0;
  forNeighbours(2, [&](const test::RidgeNeighbours& n, const OutputPerturbation& release) {
    const double bound = release.labelBound, lambda = release.lambda;
    const double sharp = leastSquaresFunctionNoise(whole(release), tight).sensitivity;
    const double moved = n.functionChange(lambda);
    const double rounding = 1e-8 * bound / std::sqrt(lambda);
    EXPECT_LE(moved, sharp + rounding);
    if (lambda <= 1) {
      EXPECT_LE(moved, leastSquaresFunctionNoise(whole(release), paper).sensitivity + rounding);
    }
    closest = std::max(closest, moved / sharp);
  });
  EXPECT_GT(closest, 0.95);
}

/// With one row: f = 0 for one neighbour (loss 0 there) and f(x) = y/(1 + lambda) for the other. Then |f|^2 =
/// y^2/(1 + lambda)^2 against 2 B/(2 lambda) for B = y^2, the largest loss at either minimiser.
TEST(OutputPerturbation, TheoremOneIsTheRootOfEightLoose) {
  const OutputPerturbation release{.rows = 1, .lambda = 1, .epsilon = 0.5, .predictions = 3};
  const NoiseScale sharp = boundedLossNoise(release, 1, 2, paper),
                   printed = boundedLossNoise(release, 1, 2, asPrinted);
  EXPECT_DOUBLE_EQ(sharp.sensitivity, 1);
  EXPECT_DOUBLE_EQ(printed.sensitivity, std::sqrt(8));
  EXPECT_DOUBLE_EQ(sharp.scale, 6);
  EXPECT_GE(sharp.sensitivity, 1 / (1 + release.lambda));
  const OutputPerturbation wide{.rows = 25, .lambda = 0.04, .labelBound = 3, .kappa = 2};
  EXPECT_DOUBLE_EQ(largestSquaredLoss(wide), 33 * 33);
  EXPECT_DOUBLE_EQ(largestHingeLoss(wide), 11);
  EXPECT_DOUBLE_EQ(boundedLossNoise(wide, 8, 4, paper).sensitivity, 2 * 2);
}

/// Where both the number of rows and lambda are large, the tight bound is nearly attained, and the paper's is
/// exceeded: distant points (v = kappa e_i), one label moved from M to -M.
TEST(OutputPerturbation, PapersBoundFailsForLargeLambda) {
  const double lambda = 9, rows = 30;
  test::RidgeNeighbours n;
  n.shared = Eigen::MatrixXd::Identity(30, 30).topRows(29);
  n.labels = Eigen::VectorXd::Ones(29);
  n.last = n.otherLast = n.target = Eigen::VectorXd::Unit(30, 29);
  const OutputPerturbation release{.rows = rows, .lambda = lambda};
  EXPECT_NEAR(n.change(lambda), 2 / (lambda * rows + 1), 1e-15);
  EXPECT_GT(n.change(lambda), 1.4 * leastSquaresNoise(release, paper).sensitivity);
  EXPECT_LE(n.change(lambda), leastSquaresNoise(release, tight).sensitivity);
}

}  // namespace
}  // namespace epsiscope::output_perturbation_test
