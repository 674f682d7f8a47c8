#include "core/kernels/kernel_machine.h"

#include "core/reading/reader.h"
#include "core/theory/output_perturbation.h"
#include "tests/core/kernels/kernel_losses.h"
#include "tests/core/kernels/svm_support.h"
#include "tests/support/shared_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <numeric>
#include <vector>

namespace epsiscope::kernel_machine_test {
namespace {

using Eigen::Index, Eigen::MatrixXd, Eigen::VectorXd;

/// The objective and the dual value by their definitions.
double primal(const MatrixXd& gram, const VectorXd& labels, const KernelMachine& svm) {
  const VectorXd weights = svm.dual / (2 * svm.lambda);
  const VectorXd f = gram * weights;
  return (1 - labels.array() * f.array()).max(0).mean() + svm.lambda * weights.dot(f);
}
double dual(const MatrixXd& gram, const VectorXd& labels, const KernelMachine& svm) {
  return svm.dual.dot(labels) - svm.dual.dot(gram * svm.dual) / (4 * svm.lambda);
}

void expectSolved(const MatrixXd& gram, const VectorXd& labels, const KernelMachine& svm) {
  const double rows = static_cast<double>(labels.size());
  EXPECT_TRUE(svm.reached);
  EXPECT_EQ(svm.reason, "");
  EXPECT_GE(svm.dual.cwiseProduct(labels).minCoeff(), 0);
  EXPECT_LE(svm.dual.cwiseAbs().maxCoeff(), 1 / rows);
  EXPECT_NEAR(svm.objective, primal(gram, labels, svm), 1e-12);
  // Weak duality proves the minimum, whatever the solver did.
  EXPECT_LE(primal(gram, labels, svm) - dual(gram, labels, svm), 1e-10 * svm.objective + 1e-13);
  EXPECT_LE((gram * weightsOf(svm) - svm.predictions).cwiseAbs().maxCoeff(), 1e-11);
  EXPECT_NEAR(svm.lambda * svm.norm * svm.norm,
              svm.objective - (1 - labels.array() * svm.predictions.array()).max(0).mean(), 1e-12);
}

MatrixXd standardisedHousing(const Dataset& table, Index count, Index fitted) {
  MatrixXd rows(count, 8);
  for (Index j = 0; j < 8; ++j) {
    const auto& values = table.columns[static_cast<std::size_t>(j)].values;
    rows.col(j) = Eigen::Map<const VectorXd>(values.data(), count);
    const double mean = rows.col(j).head(fitted).mean();
    const double sd = std::sqrt((rows.col(j).head(fitted).array() - mean).square().mean());
    rows.col(j) = (rows.col(j).array() - mean) / sd;
  }
  return rows;
}

/// Objectives to 1e-8. The decisions of two solutions whose gaps sum to G differ by at most 2 sqrt(G/lambda):
/// for the oracle's gap of about 1e-14, less than 1e-6.
TEST(KernelMachine, ReachesTheHousingOracle) {
  const auto file = test::dataFile("california_housing/california_housing.csv");
  NEEDS_FILE(file);
  NEEDS_FILE(test::oracleFile("kernel_housing"));
  const Dataset table = *readDataset(file);
  const MatrixXd rows = standardisedHousing(table, 608, 600);
  const VectorXd labels = VectorXd::NullaryExpr(
      600, [&](Index i) { return table.columns[8].values[static_cast<std::size_t>(i)] > 2 ? 1.0 : -1.0; });
  const auto oracle = test::oracle("kernel_housing");
  ASSERT_FALSE(oracle["cases"].empty());
  for (const auto& c : oracle["cases"]) {
    const MatrixXd gram = test::gaussianKernel(rows.topRows(600), rows.topRows(600), c["gamma"]);
    const KernelMachine svm = *kernelMachine(kHingeLoss, gram, labels, c["lam"]);
    expectSolved(gram, labels, svm);
    const double objective = c["svm_objective"];
    EXPECT_NEAR(svm.objective, objective, 1e-8 * objective);
    const VectorXd f =
        test::gaussianKernel(rows.bottomRows(8), rows.topRows(600), c["gamma"]) * weightsOf(svm);
    for (Index i = 0; i < 8; ++i)
      EXPECT_NEAR(f[i], c["svm_decision"][static_cast<std::size_t>(i)].get<double>(), 1e-6);
  }
}

TEST(KernelMachine, ClosesTheGapForEveryLambda) {
  for (const double gamma : {0.01, 0.3, 10.0}) {
    const test::SvmProblem p = test::overlappingClasses(120, gamma, 1);
    for (const double lambda : {1e-6, 1e-4, 1e-2, 1.0, 100.0}) {
      SCOPED_TRACE(testing::Message() << "gamma " << gamma << " lambda " << lambda);
      expectSolved(p.gram, p.labels, *kernelMachine(kHingeLoss, p.gram, p.labels, lambda));
    }
  }
}

/// K = I: each row alone, |f(x_i)| = min(1, 1/(2 lambda m)).
TEST(KernelMachine, HasAClosedFormForDistantPoints) {
  const VectorXd labels = VectorXd::NullaryExpr(10, [](Index i) { return i % 3 == 0 ? 1.0 : -1.0; });
  for (const double lambda : {0.01, 0.05, 0.2, 3.0}) {
    const KernelMachine svm = *kernelMachine(kHingeLoss, MatrixXd::Identity(10, 10), labels, lambda);
    EXPECT_LE((svm.predictions - std::min(1.0, 1 / (20 * lambda)) * labels).cwiseAbs().maxCoeff(), 1e-15);
  }
}

/// One row m times is one row: f = y min(1, kappa^2/(2 lambda)). With both labels equally often, f = 0.
TEST(KernelMachine, HandlesCoincidingPointsAndSingularMatrices) {
  const MatrixXd ones = MatrixXd::Constant(6, 6, 4.0);
  for (const double lambda : {0.1, 1.0, 5.0})
    EXPECT_NEAR((*kernelMachine(kHingeLoss, ones, VectorXd::Ones(6), lambda)).predictions[5],
                std::min(1.0, 2 / lambda), 1e-13);
  VectorXd both = VectorXd::Ones(6);
  both.tail(3).setConstant(-1);
  const KernelMachine torn = *kernelMachine(kHingeLoss, ones, both, 0.1);
  EXPECT_NEAR(torn.objective, 1, 1e-13);
  EXPECT_NEAR(torn.norm, 0, 1e-6);
  const KernelMachine none = *kernelMachine(kHingeLoss, MatrixXd::Zero(3, 3), VectorXd::Ones(3), 0.1);
  EXPECT_EQ(none.objective, 1);
  EXPECT_TRUE(none.reached);
  Rng rng(3);
  const MatrixXd features = test::normalRows(200, 4, rng) / 4;
  const VectorXd labels = VectorXd::NullaryExpr(200, [&] { return rng.normal() > 0 ? 1.0 : -1.0; });
  const MatrixXd linear = features * features.transpose();
  for (const double lambda : {1e-5, 1e-2})
    expectSolved(linear, labels, *kernelMachine(kHingeLoss, linear, labels, lambda));
}

TEST(KernelMachine, StartsFromAnotherLambda) {
  const test::SvmProblem p = test::overlappingClasses(200, 0.3, 2);
  int warm = 0, cold = 0;
  std::optional<KernelMachine> last;
  for (double lambda = 0.1; lambda > 1e-4; lambda /= 1.3) {
    const KernelMachine fresh = *kernelMachine(kHingeLoss, p.gram, p.labels, lambda);
    last = kernelMachine(kHingeLoss, p.gram, p.labels, lambda, {}, last ? &*last : nullptr);
    expectSolved(p.gram, p.labels, *last);
    EXPECT_NEAR(last->objective, fresh.objective, 2e-10);
    warm += last->sweeps;
    cold += fresh.sweeps;
  }
  EXPECT_LT(warm, cold);
}

TEST(KernelMachine, DoesNotDependOnTheOrderOfTheRows) {
  const test::SvmProblem p = test::overlappingClasses(150, 0.5, 4);
  std::vector<Index> order(150);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](Index i, Index j) { return p.labels[i] < p.labels[j]; });
  const MatrixXd gram = p.gram(order, order);
  const VectorXd labels = p.labels(order);
  const MachineSettings fine{.tolerance = 1e-14};
  const KernelMachine one = *kernelMachine(kHingeLoss, p.gram, p.labels, 0.003, fine);
  const KernelMachine other = *kernelMachine(kHingeLoss, gram, labels, 0.003, fine);
  const VectorXd sorted = one.predictions(order);
  // Two gaps of 1e-14 are 2 sqrt(2e-14/lambda) apart at most.
  EXPECT_LE((other.predictions - sorted).cwiseAbs().maxCoeff(), 2 * std::sqrt(2e-14 / 0.003));
}

TEST(KernelMachine, StopsWhenToldAndAtItsLimit) {
  const test::SvmProblem p = test::overlappingClasses(150, 0.5, 5);
  int calls = 0;
  double last = 0;
  const auto progress = [&](double done) {
    EXPECT_GE(done, 0);
    EXPECT_LE(done, 1);
    last = done;
    return ++calls < 4;
  };
  EXPECT_FALSE(kernelMachine(kHingeLoss, p.gram, p.labels, 1e-4, {}, nullptr, progress).has_value());
  EXPECT_EQ(calls, 4);
  EXPECT_GT(last, 0);
  const KernelMachine limited = *kernelMachine(kHingeLoss, p.gram, p.labels, 1e-4, {.maxSweeps = 2});
  EXPECT_FALSE(limited.reached);
  EXPECT_EQ(limited.sweeps, 2);
  EXPECT_GT(limited.gap, 1e-10);
}

TEST(KernelMachine, SaysThatAMatrixIsNoKernels) {
  MatrixXd gram = MatrixXd::Identity(3, 3);
  EXPECT_EQ(gramProblem(gram), "");
  EXPECT_EQ(gramProblem(MatrixXd::Zero(3, 3)), "");
  EXPECT_EQ(gramProblem(MatrixXd::Ones(3, 3)), "");
  gram(0, 1) = gram(1, 0) = 2;
  EXPECT_NE(gramProblem(gram), "");
  gram(0, 1) = 0;
  EXPECT_NE(gramProblem(gram).find("symmetric"), std::string::npos);
  gram(0, 1) = std::numeric_limits<double>::quiet_NaN();
  EXPECT_NE(gramProblem(gram).find("finite"), std::string::npos);
  EXPECT_EQ(kernelMachine(kHingeLoss, gram, VectorXd::Ones(3), 0.1)->reason, gramProblem(gram));
  gram = -MatrixXd::Identity(3, 3);
  EXPECT_NE(gramProblem(gram), "");
  EXPECT_NE(kernelMachine(kHingeLoss, gram, VectorXd::Ones(3), 0.1)->reason, "");
  // A kernel so wide that rounding makes some eigenvalues negative is still a kernel.
  const test::SvmProblem wide = test::overlappingClasses(300, 1e-7, 6);
  EXPECT_LT(Eigen::SelfAdjointEigenSolver<MatrixXd>(wide.gram).eigenvalues().minCoeff(), 0);
  EXPECT_EQ(gramProblem(wide.gram), "");
  EXPECT_EQ(kernelMachine(kHingeLoss, wide.gram, wide.labels, 1e-3)->reason, "");
}

/// With random symmetric matrices it ends, with the reason or without having met it.
TEST(KernelMachine, DoesNotHangWithoutAKernel) {
  Rng rng(7);
  int met = 0;
  for (int trial = 0; trial < 50; ++trial) {
    MatrixXd gram = test::normalRows(40, 40, rng);
    gram = (gram + MatrixXd(gram.transpose())) / 9;
    gram.diagonal().setOnes();
    const KernelMachine svm = *kernelMachine(kHingeLoss, gram, VectorXd::Ones(40), 1e-3, {.maxSweeps = 500});
    EXPECT_LE(svm.sweeps, 500);
    EXPECT_NE(gramProblem(gram), "");
    met += svm.reason.empty() ? 0 : 1;
  }
  EXPECT_GT(met, 0);
}

/// The f of two neighbours, both computed, differ by at most kappa^2/(lambda m) and the part that the gaps
/// allow.
TEST(KernelMachine, MovesNoMoreThanTheSensitivity) {
  Rng rng(8);
  const MachineSettings settings{.tolerance = 1e-12};
  for (int trial = 0; trial < 200; ++trial) {
    const Index count = 2 + static_cast<Index>(rng.below(25));
    const double lambda = std::pow(10, -4 + 5 * rng.uniform());
    test::SvmProblem p = test::overlappingClasses(count + 6, 0.5, 100 + static_cast<std::uint64_t>(trial));
    const auto predictions = [&](const std::vector<Index>& chosen) {
      const VectorXd labels = p.labels(chosen);
      const KernelMachine svm = *kernelMachine(kHingeLoss, p.gram(chosen, chosen), labels, lambda, settings);
      EXPECT_TRUE(svm.reached);
      return Eigen::VectorXd(p.gram(Eigen::all, chosen) * weightsOf(svm));
    };
    std::vector<Index> chosen(static_cast<std::size_t>(count));
    std::iota(chosen.begin(), chosen.end(), 0);
    const VectorXd f = predictions(chosen);
    const OutputPerturbation release{
        .rows = static_cast<double>(count), .lambda = lambda, .gap = publicGap(settings, lambda, 1)};
    const double bound = machineNoise(kHingeLoss, release, NoiseBound::paper).sensitivity;
    for (Index other = count; other < count + 6; ++other) {
      chosen.back() = other;
      EXPECT_LE((predictions(chosen) - f).cwiseAbs().maxCoeff(), bound * (1 + 1e-12));
    }
  }
}

/// Random labels of the loss.
VectorXd labelsOf(const KernelLoss& loss, const VectorXd& places, Rng& rng) {
  return VectorXd::NullaryExpr(places.size(), [&](Index i) {
    const double y = std::clamp(0.8 * std::sin(2 * places[i]) + 0.3 * rng.normal(), -1.0, 1.0);
    return isOfClasses(loss.kind) ? std::copysign(1.0, y) : y;
  });
}

/// P of the function with these weights, by its definition.
double objectiveOf(const KernelLoss& loss, const MatrixXd& gram, const VectorXd& labels, double lambda,
                   const VectorXd& weights) {
  const VectorXd f = gram * weights;
  double sum = 0;
  for (Index i = 0; i < f.size(); ++i) sum += valueOf(loss, f[i], labels[i]);
  return sum / static_cast<double>(f.size()) + lambda * weights.dot(f);
}

/// Rows with repetitions, of one dimension only, all alike, none at all, and of the usual kind.
std::vector<MatrixXd> grams(const VectorXd& places) {
  const Index count = places.size();
  MatrixXd rows(count, 1);
  rows.col(0) = places;
  MatrixXd twice = rows;
  twice.bottomRows(count / 2) = rows.topRows(count / 2);
  return {test::gaussianKernel(rows, rows, 0.5), test::gaussianKernel(twice, twice, 3),
          rows * rows.transpose(), MatrixXd::Ones(count, count), MatrixXd::Zero(count, count)};
}

/// P is convex: no step, of any length in any direction, may lead further down than rounding, which is that
/// of weights of up to 1/(2 lambda m) each.
TEST(KernelMachine, FindsTheMinimumOfEveryLoss) {
  Rng rng(11);
  const VectorXd places = test::normalRows(30, 1, rng);
  for (const KernelLoss& loss : test::everyKernelLoss()) {
    const VectorXd labels = labelsOf(loss, places, rng);
    for (const MatrixXd& gram : grams(places))
      for (const double lambda : {1e-7, 1e-4, 1e-2, 1.0, 1e6}) {
        SCOPED_TRACE(testing::Message() << nameOf(loss.kind) << " lambda " << lambda);
        const KernelMachine machine = *kernelMachine(loss, gram, labels, lambda, {.tolerance = 1e-12});
        ASSERT_TRUE(machine.reached) << machine.gap << machine.reason;
        const VectorXd weights = weightsOf(machine);
        const double rounding = 1e-13 + 1e-17 / lambda;
        const double least = objectiveOf(loss, gram, labels, lambda, weights);
        EXPECT_NEAR(machine.objective, least, 1e3 * rounding);
        EXPECT_GE(machine.gap, -1e-14);
        EXPECT_LE(machine.gap,
                  publicGap({.tolerance = 1e-12}, lambda, std::sqrt(gram.diagonal().maxCoeff())));
        for (int i = 0; i < 200; ++i) {
          const VectorXd step = std::pow(10, -8 + 9 * rng.uniform()) * test::normalRows(30, 1, rng);
          EXPECT_GE(objectiveOf(loss, gram, labels, lambda, weights + step), least - machine.gap - rounding);
        }
      }
  }
}

/// (K + lambda m) w = y.
TEST(KernelMachine, IsRidgeForTheSquare) {
  const test::SvmProblem p = test::overlappingClasses(60, 0.5, 12);
  for (const double lambda : {1e-3, 0.1, 10.0}) {
    const KernelMachine machine = *kernelMachine({}, p.gram, p.labels, lambda, {.tolerance = 1e-14});
    const MatrixXd ridge = p.gram + 60 * lambda * MatrixXd::Identity(60, 60);
    EXPECT_LE((weightsOf(machine) - ridge.ldlt().solve(p.labels)).cwiseAbs().maxCoeff(), 1e-6 / lambda);
  }
}

/// With 1 + K the function has a constant part, sum b_i/(2 lambda m), where b is q above the function, q - 1
/// below it and between on it: the share below is q but for those on it and for lambda.
TEST(KernelMachine, HasAQuantilesShareOfRowsBelow) {
  Rng rng(13);
  const VectorXd places = test::normalRows(400, 1, rng);
  const MatrixXd gram = (test::gaussianKernel(places, places, 0.5).array() + 1).matrix();
  for (const double quantile : {0.05, 0.5, 0.9}) {
    const KernelLoss loss{.kind = KernelLossKind::pinball, .quantile = quantile};
    const VectorXd labels = labelsOf(loss, places, rng);
    const double lambda = 1e-4;
    const KernelMachine machine = *kernelMachine(loss, gram, labels, lambda, {.tolerance = 1e-12});
    ASSERT_TRUE(machine.reached);
    const double slack = std::abs(machine.dual.sum()) * 400 + 1e-6;
    const Eigen::ArrayXd over = labels - machine.predictions;
    EXPECT_LE(static_cast<double>((over < -1e-6).count()), 400 * quantile + slack);
    EXPECT_GE(static_cast<double>((over <= 1e-6).count()), 400 * quantile - slack);
    EXPECT_LT(slack, 4) << "of 400 rows";
  }
}

TEST(KernelMachine, StopsForEveryLossAndGivesUpAtItsLimit) {
  Rng rng(14);
  const test::SvmProblem p = test::overlappingClasses(150, 0.5, 5);
  for (const KernelLoss& loss : test::everyKernelLoss()) {
    const VectorXd labels = labelsOf(loss, p.rows.col(0), rng);
    EXPECT_FALSE(kernelMachine(loss, p.gram, labels, 1e-4, {}, nullptr, [] { return false; }).has_value());
    EXPECT_FALSE(kernelMachine(loss, p.gram, labels, 1e-4, {.tolerance = 1e-13, .maxSweeps = 1})->reached);
  }
}

TEST(KernelMachine, OfEveryLossStartsFromAnotherLambda) {
  Rng rng(15);
  const test::SvmProblem p = test::overlappingClasses(120, 0.5, 5);
  for (const KernelLoss& loss : test::everyKernelLoss()) {
    const VectorXd labels = labelsOf(loss, p.rows.col(0), rng);
    const KernelMachine far = *kernelMachine(loss, p.gram, labels, 0.01);
    const KernelMachine near = *kernelMachine(loss, p.gram, labels, 0.003, {}, &far);
    EXPECT_TRUE(near.reached);
    EXPECT_NEAR(near.objective, kernelMachine(loss, p.gram, labels, 0.003)->objective, 2e-10);
  }
}

/// How far two machines are apart, as functions and at the worst of all places.
struct Moved {
  double asFunctions = 0, atPlaces = 0;
};

Moved movedBy(const MatrixXd& whole, const std::vector<Index>& one, const VectorXd& ofOne,
              const std::vector<Index>& other, const VectorXd& ofOther) {
  VectorXd change = VectorXd::Zero(whole.rows());
  for (std::size_t i = 0; i < one.size(); ++i) {
    change[one[i]] += ofOne[static_cast<Index>(i)];
    change[other[i]] -= ofOther[static_cast<Index>(i)];
  }
  const VectorXd f = whole * change;
  return {std::sqrt(std::max(0.0, change.dot(f))), f.cwiseAbs().maxCoeff()};
}

/// Tables that differ in the last row, tried at random and then climbed from the worst pair: what replaces
/// what, with which labels. No pair moves further than the bounds; for every loss some come near.
TEST(KernelMachine, OfEveryLossMovesNoMoreThanTheSensitivity) {
  Rng rng(16);
  const MachineSettings settings{.tolerance = 1e-12};
  for (const bool isLinear : {false, true})
    for (const KernelLoss& loss : test::everyKernelLoss()) {
      if (loss.kind == KernelLossKind::square) continue;
      double closest = 0, closestFunction = 0;
      for (int trial = 0; trial < 60; ++trial) {
        const Index count = 1 + static_cast<Index>(rng.below(8)), all = count + 8;
        const double lambda = std::pow(10, -2.5 + 3 * rng.uniform());
        MatrixXd rows = 2 * test::normalRows(all, 3, rng);
        if (isLinear) rows = rows.rowwise().normalized();
        const MatrixXd whole =
            isLinear ? MatrixXd(rows * rows.transpose()) : test::gaussianKernel(rows, rows, 1);
        const VectorXd labels = labelsOf(loss, rows.col(0), rng);
        const OutputPerturbation release{.rows = static_cast<double>(count),
                                         .lambda = lambda,
                                         .isNonNegative = !isLinear,
                                         .gap = publicGap(settings, lambda, 1)};
        const NoiseScale paper = machineNoise(loss, release, NoiseBound::paper),
                         tight = machineNoise(loss, release, NoiseBound::tight),
                         function = machineFunctionNoise(loss, {.of = release}, NoiseBound::tight);
        const auto solved = [&](const std::vector<Index>& chosen, const VectorXd& of) {
          const KernelMachine machine = *kernelMachine(loss, whole(chosen, chosen), of, lambda, settings);
          EXPECT_TRUE(machine.reached);
          return weightsOf(machine);
        };
        std::vector<Index> one(static_cast<std::size_t>(count));
        std::iota(one.begin(), one.end(), 0);
        VectorXd ofOne = labels.head(count);
        double worst = 0;
        for (int tried = 0; tried < 40; ++tried) {
          std::vector<Index> left = one, right = one;
          VectorXd ofLeft = ofOne, ofRight = ofOne;
          // Climbing: one row of both, or the one that is replaced, in another place with another label.
          const Index changed = static_cast<Index>(rng.below(static_cast<std::uint64_t>(count)));
          const auto extreme = [&] { return rng.uniform() < 0.5 ? 1.0 : -1.0; };
          left[static_cast<std::size_t>(changed)] = right[static_cast<std::size_t>(changed)] =
              static_cast<Index>(rng.below(static_cast<std::uint64_t>(all)));
          ofLeft[changed] = ofRight[changed] = extreme();
          right.back() = static_cast<Index>(rng.below(static_cast<std::uint64_t>(all)));
          ofLeft[count - 1] = extreme();
          ofRight[count - 1] = extreme();
          if (tried % 2 == 0) right.back() = left.back();
          const Moved moved = movedBy(whole, left, solved(left, ofLeft), right, solved(right, ofRight));
          EXPECT_LE(moved.asFunctions, function.sensitivity * (1 + 1e-9)) << nameOf(loss.kind) << lambda;
          EXPECT_LE(moved.atPlaces, paper.sensitivity * (1 + 1e-9)) << nameOf(loss.kind) << lambda;
          if (tight.sensitivity < 2) {
            EXPECT_LE(moved.atPlaces, tight.sensitivity * (1 + 1e-9)) << nameOf(loss.kind) << lambda;
          }
          closest = std::max(closest, moved.atPlaces / paper.sensitivity);
          closestFunction = std::max(closestFunction, moved.asFunctions / function.sensitivity);
          if (moved.asFunctions <= worst) continue;
          worst = moved.asFunctions;
          one = left;
          ofOne = ofLeft;
        }
      }
      // A flipped label moves a quantile by q and 1 - q, and a decision near 0 by half the slope.
      const bool isTight = loss.kind != KernelLossKind::pinball && loss.kind != KernelLossKind::logistic;
      EXPECT_GT(closest, isTight ? 0.8 : 0.45) << nameOf(loss.kind);
      EXPECT_GT(closestFunction, 0.8) << nameOf(loss.kind);
    }
}

}  // namespace
}  // namespace epsiscope::kernel_machine_test
