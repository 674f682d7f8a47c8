#include "core/kernels/kernel_svm.h"

#include "core/reading/reader.h"
#include "core/theory/output_perturbation.h"
#include "tests/core/kernels/svm_support.h"
#include "tests/support/shared_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <numeric>
#include <vector>

namespace epsiscope::kernel_svm_test {
namespace {

using Eigen::Index, Eigen::MatrixXd, Eigen::VectorXd;

/// The objective and the dual value by their definitions.
double primal(const MatrixXd& gram, const VectorXd& labels, const KernelSvm& svm) {
  const VectorXd weights = svm.dual.cwiseProduct(labels) / (2 * svm.lambda);
  const VectorXd f = gram * weights;
  return (1 - labels.array() * f.array()).max(0).mean() + svm.lambda * weights.dot(f);
}
double dual(const MatrixXd& gram, const VectorXd& labels, const KernelSvm& svm) {
  const VectorXd signedDual = svm.dual.cwiseProduct(labels);
  return svm.dual.sum() - signedDual.dot(gram * signedDual) / (4 * svm.lambda);
}

void expectSolved(const MatrixXd& gram, const VectorXd& labels, const KernelSvm& svm) {
  const double rows = static_cast<double>(labels.size());
  EXPECT_TRUE(svm.reached);
  EXPECT_EQ(svm.reason, "");
  EXPECT_GE(svm.dual.minCoeff(), 0);
  EXPECT_LE(svm.dual.maxCoeff(), 1 / rows);
  EXPECT_NEAR(svm.objective, primal(gram, labels, svm), 1e-12);
  // Weak duality proves the minimum, whatever the solver did.
  EXPECT_LE(primal(gram, labels, svm) - dual(gram, labels, svm), 1e-10 * svm.objective + 1e-13);
  EXPECT_LE((gram * weightsOf(svm, labels) - svm.decisions).cwiseAbs().maxCoeff(), 1e-11);
  EXPECT_NEAR(svm.lambda * svm.norm * svm.norm,
              svm.objective - (1 - labels.array() * svm.decisions.array()).max(0).mean(), 1e-12);
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
TEST(KernelSvm, ReachesTheHousingOracle) {
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
    const KernelSvm svm = *kernelSvm(gram, labels, c["lam"]);
    expectSolved(gram, labels, svm);
    const double objective = c["svm_objective"];
    EXPECT_NEAR(svm.objective, objective, 1e-8 * objective);
    const VectorXd f =
        test::gaussianKernel(rows.bottomRows(8), rows.topRows(600), c["gamma"]) * weightsOf(svm, labels);
    for (Index i = 0; i < 8; ++i)
      EXPECT_NEAR(f[i], c["svm_decision"][static_cast<std::size_t>(i)].get<double>(), 1e-6);
  }
}

TEST(KernelSvm, ClosesTheGapForEveryLambda) {
  for (const double gamma : {0.01, 0.3, 10.0}) {
    const test::SvmProblem p = test::overlappingClasses(120, gamma, 1);
    for (const double lambda : {1e-6, 1e-4, 1e-2, 1.0, 100.0}) {
      SCOPED_TRACE(testing::Message() << "gamma " << gamma << " lambda " << lambda);
      expectSolved(p.gram, p.labels, *kernelSvm(p.gram, p.labels, lambda));
    }
  }
}

/// K = I: each row alone, |f(x_i)| = min(1, 1/(2 lambda m)).
TEST(KernelSvm, HasAClosedFormForDistantPoints) {
  const VectorXd labels = VectorXd::NullaryExpr(10, [](Index i) { return i % 3 == 0 ? 1.0 : -1.0; });
  for (const double lambda : {0.01, 0.05, 0.2, 3.0}) {
    const KernelSvm svm = *kernelSvm(MatrixXd::Identity(10, 10), labels, lambda);
    EXPECT_LE((svm.decisions - std::min(1.0, 1 / (20 * lambda)) * labels).cwiseAbs().maxCoeff(), 1e-15);
  }
}

/// One row m times is one row: f = y min(1, kappa^2/(2 lambda)). With both labels equally often, f = 0.
TEST(KernelSvm, HandlesCoincidingPointsAndSingularMatrices) {
  const MatrixXd ones = MatrixXd::Constant(6, 6, 4.0);
  for (const double lambda : {0.1, 1.0, 5.0})
    EXPECT_NEAR((*kernelSvm(ones, VectorXd::Ones(6), lambda)).decisions[5], std::min(1.0, 2 / lambda), 1e-13);
  VectorXd both = VectorXd::Ones(6);
  both.tail(3).setConstant(-1);
  const KernelSvm torn = *kernelSvm(ones, both, 0.1);
  EXPECT_NEAR(torn.objective, 1, 1e-13);
  EXPECT_NEAR(torn.norm, 0, 1e-6);
  const KernelSvm none = *kernelSvm(MatrixXd::Zero(3, 3), VectorXd::Ones(3), 0.1);
  EXPECT_EQ(none.objective, 1);
  EXPECT_TRUE(none.reached);
  Rng rng(3);
  const MatrixXd features = test::normalRows(200, 4, rng) / 4;
  const VectorXd labels = VectorXd::NullaryExpr(200, [&] { return rng.normal() > 0 ? 1.0 : -1.0; });
  const MatrixXd linear = features * features.transpose();
  for (const double lambda : {1e-5, 1e-2}) expectSolved(linear, labels, *kernelSvm(linear, labels, lambda));
}

TEST(KernelSvm, StartsFromAnotherLambda) {
  const test::SvmProblem p = test::overlappingClasses(200, 0.3, 2);
  int warm = 0, cold = 0;
  std::optional<KernelSvm> last;
  for (double lambda = 0.1; lambda > 1e-4; lambda /= 1.3) {
    const KernelSvm fresh = *kernelSvm(p.gram, p.labels, lambda);
    last = kernelSvm(p.gram, p.labels, lambda, {}, last ? &*last : nullptr);
    expectSolved(p.gram, p.labels, *last);
    EXPECT_NEAR(last->objective, fresh.objective, 2e-10);
    warm += last->sweeps;
    cold += fresh.sweeps;
  }
  EXPECT_LT(warm, cold);
}

TEST(KernelSvm, DoesNotDependOnTheOrderOfTheRows) {
  const test::SvmProblem p = test::overlappingClasses(150, 0.5, 4);
  std::vector<Index> order(150);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](Index i, Index j) { return p.labels[i] < p.labels[j]; });
  const MatrixXd gram = p.gram(order, order);
  const VectorXd labels = p.labels(order);
  const SvmSettings fine{.tolerance = 1e-14};
  const KernelSvm one = *kernelSvm(p.gram, p.labels, 0.003, fine);
  const KernelSvm other = *kernelSvm(gram, labels, 0.003, fine);
  const VectorXd sorted = one.decisions(order);
  // Two gaps of 1e-14 are 2 sqrt(2e-14/lambda) apart at most.
  EXPECT_LE((other.decisions - sorted).cwiseAbs().maxCoeff(), 2 * std::sqrt(2e-14 / 0.003));
}

TEST(KernelSvm, StopsWhenToldAndAtItsLimit) {
  const test::SvmProblem p = test::overlappingClasses(150, 0.5, 5);
  int calls = 0;
  double last = 0;
  const auto progress = [&](double done) {
    EXPECT_GE(done, 0);
    EXPECT_LE(done, 1);
    last = done;
    return ++calls < 4;
  };
  EXPECT_FALSE(kernelSvm(p.gram, p.labels, 1e-4, {}, nullptr, progress).has_value());
  EXPECT_EQ(calls, 4);
  EXPECT_GT(last, 0);
  const KernelSvm limited = *kernelSvm(p.gram, p.labels, 1e-4, {.maxSweeps = 2});
  EXPECT_FALSE(limited.reached);
  EXPECT_EQ(limited.sweeps, 2);
  EXPECT_GT(limited.gap, 1e-10);
}

TEST(KernelSvm, SaysThatAMatrixIsNoKernels) {
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
  EXPECT_EQ(kernelSvm(gram, VectorXd::Ones(3), 0.1)->reason, gramProblem(gram));
  gram = -MatrixXd::Identity(3, 3);
  EXPECT_NE(gramProblem(gram), "");
  EXPECT_NE(kernelSvm(gram, VectorXd::Ones(3), 0.1)->reason, "");
  // A kernel so wide that rounding makes some eigenvalues negative is still a kernel.
  const test::SvmProblem wide = test::overlappingClasses(300, 1e-7, 6);
  EXPECT_LT(Eigen::SelfAdjointEigenSolver<MatrixXd>(wide.gram).eigenvalues().minCoeff(), 0);
  EXPECT_EQ(gramProblem(wide.gram), "");
  EXPECT_EQ(kernelSvm(wide.gram, wide.labels, 1e-3)->reason, "");
}

/// With random symmetric matrices it ends, with the reason or without having met it.
TEST(KernelSvm, DoesNotHangWithoutAKernel) {
  Rng rng(7);
  int met = 0;
  for (int trial = 0; trial < 50; ++trial) {
    MatrixXd gram = test::normalRows(40, 40, rng);
    gram = (gram + MatrixXd(gram.transpose())) / 9;
    gram.diagonal().setOnes();
    const KernelSvm svm = *kernelSvm(gram, VectorXd::Ones(40), 1e-3, {.maxSweeps = 500});
    EXPECT_LE(svm.sweeps, 500);
    EXPECT_NE(gramProblem(gram), "");
    met += svm.reason.empty() ? 0 : 1;
  }
  EXPECT_GT(met, 0);
}

/// The f of two neighbours, both computed, differ by at most kappa^2/(lambda m) and the part that the gaps
/// allow.
TEST(KernelSvm, MovesNoMoreThanTheSensitivity) {
  Rng rng(8);
  const SvmSettings settings{.tolerance = 1e-12};
  for (int trial = 0; trial < 200; ++trial) {
    const Index count = 2 + static_cast<Index>(rng.below(25));
    const double lambda = std::pow(10, -4 + 5 * rng.uniform());
    test::SvmProblem p = test::overlappingClasses(count + 6, 0.5, 100 + static_cast<std::uint64_t>(trial));
    const auto predictions = [&](const std::vector<Index>& chosen) {
      const VectorXd labels = p.labels(chosen);
      const KernelSvm svm = *kernelSvm(p.gram(chosen, chosen), labels, lambda, settings);
      EXPECT_TRUE(svm.reached);
      return Eigen::VectorXd(p.gram(Eigen::all, chosen) * weightsOf(svm, labels));
    };
    std::vector<Index> chosen(static_cast<std::size_t>(count));
    std::iota(chosen.begin(), chosen.end(), 0);
    const VectorXd f = predictions(chosen);
    const OutputPerturbation release{
        .rows = static_cast<double>(count), .lambda = lambda, .gap = publicGap(settings)};
    const double bound = svmNoise(release, NoiseBound::paper).sensitivity;
    for (Index other = count; other < count + 6; ++other) {
      chosen.back() = other;
      EXPECT_LE((predictions(chosen) - f).cwiseAbs().maxCoeff(), bound * (1 + 1e-12));
    }
  }
}

}  // namespace
}  // namespace epsiscope::kernel_svm_test
