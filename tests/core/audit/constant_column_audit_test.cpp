
#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include <Eigen/LU>

#include "core/audit/perturbation_audit.h"
#include "core/audit/released_weights.h"
#include "core/erm/dense_rows.h"
#include "core/erm/private_fit.h"
#include "core/random/norm_noise.h"

namespace epsiscope::constant_column_audit_test {
namespace {

using Eigen::Index, Eigen::VectorXd;

constexpr std::array kLosses = {Loss{LossKind::logistic, 0.5}, Loss{LossKind::huber, 0.5},
                                Loss{LossKind::huber, 0.1}, Loss{LossKind::smoothedHinge, 0.5}};

AuditedPerturbation released(Perturbation method, const Loss& loss, const PublicRows& rows, double lambda,
                             double epsilon) {
  return {.loss = loss,
          .method = method,
          .rows = rows,
          .plan = planPerturbation(method, loss, rows, lambda, epsilon)};
}

TEST(ConstantColumnAudit, FindsNoViolationOfWhatIsProved) {
  for (const Perturbation method :
       {Perturbation::objective, Perturbation::objectiveTight, Perturbation::objectiveHalved})
    for (const Loss& loss : kLosses)
      for (const std::size_t rows : {std::size_t{1}, std::size_t{20}, std::size_t{2000}})
        for (const double lambda : {1e-4, 0.003, 0.3})
          for (const double epsilon : {1e-6, 0.1, 1.0, 50.0, 700.0}) {
            const auto release = released(method, loss, {.rows = rows, .columns = 3}, lambda, epsilon);
            EXPECT_LE(auditOnConstantColumn(release).measured, epsilon * (1 + 1e-7))
                << idOf(method) << ", " << nameOf(loss.kind) << ", n " << rows << ", lambda " << lambda;
          }
}

/// The other rows are empty, and the row's l'' is c at a kink of the loss: the Hessian changes by D = log(1 +
/// c/2 (1/(n L) + 1/(n L0))), L0 of the constant, and no row can change it more. The noise adds at most eps'.
TEST(ConstantColumnAudit, FindsAllThatAFreeInterceptCosts) {
  const Loss loss{LossKind::huber, 0.5};
  for (const double rows : {200.0, 4000.0})
    for (const double lambda : {0.01, 0.1}) {
      const auto release = released(Perturbation::objectiveFreeIntercept, loss,
                                    {.rows = static_cast<std::size_t>(rows), .columns = 3}, lambda, 1);
      const double pull = rows * release.regularisation();
      const double change = std::log1p(curvature(loss) / 2 * (1 / pull + 1000 / pull));
      const AuditFinding found = auditOnConstantColumn(release);
      EXPECT_GE(found.measured, change) << rows << ", " << lambda;
      EXPECT_LE(found.measured, change + release.plan.epsilonOfNoise) << rows << ", " << lambda;
      ASSERT_FALSE(found.worst.empty());
      EXPECT_GT(found.measured, 1);
      EXPECT_GE(auditOnMadeUpRows(release).measured, found.measured);
    }
}

/// Rows in the unit ball that end with the constant.
struct Table {
  DenseRows::Matrix x;
  VectorXd y;
};

Table preparedTable(Index rows, Index columns, Rng& rng) {
  Table table{DenseRows::Matrix(rows, columns), VectorXd(rows)};
  for (Index i = 0; i < rows; ++i) {
    for (Index j = 0; j + 1 < columns; ++j) table.x(i, j) = rng.normal();
    auto features = table.x.row(i).head(columns - 1);
    features /= std::sqrt(2.0) * std::max(1.0, features.norm());
    table.x(i, columns - 1) = std::sqrt(0.5);
    table.y[i] = rng.below(2) == 0 ? -1 : 1;
  }
  return table;
}

/// The log of the density of the weights but for a constant: the noise that leads to them, and the Hessian.
double logDensityWrittenOut(const AuditedPerturbation& release, const Table& table, const VectorXd& f) {
  const auto n = static_cast<double>(table.x.rows());
  VectorXd pulls = VectorXd::Constant(f.size(), n * release.regularisation());
  pulls[f.size() - 1] *= release.plan.shareOfLast;
  VectorXd b = pulls.cwiseProduct(f);
  Eigen::MatrixXd hessian = pulls.asDiagonal();
  for (Index i = 0; i < table.y.size(); ++i) {
    const VectorXd x = table.x.row(i);
    const double z = table.y[i] * x.dot(f);
    b += table.y[i] * derivative(release.loss, z) * x;
    hessian += secondDerivative(release.loss, z) * x * x.transpose();
  }
  return -b.norm() / release.plan.noiseScale +
         std::log(Eigen::FullPivLU<Eigen::MatrixXd>(hessian).determinant());
}

/// The objective that is drawn from, minimised and audited is one and the same, also where the last weight
/// hardly counts.
TEST(ConstantColumnAudit, TheReleasedDensityIsThatOfTheObjectiveThatIsMinimised) {
  Rng rng(5);
  for (const Loss& loss : kLosses)
    for (const Perturbation method : {Perturbation::objective, Perturbation::objectiveFreeIntercept}) {
      const Table table = preparedTable(40, 3, rng);
      const DenseRows x(table.x);
      const auto release = released(method, loss, publicRows(x), 0.05, 2);
      Objective objective = objectiveOf(loss, release.plan);
      const VectorXd noise = normNoise(3, release.plan.noiseScale, rng);
      objective.linear = noise / 40;
      const Minimum found = minimise(x, table.y, objective);
      ASSERT_TRUE(found.reached);
      const auto weights = ReleasedWeights::of(release, x, table.y, found.weights, {});
      ASSERT_TRUE(weights);
      EXPECT_LE((weights->noise() - noise).norm(), 1e-8);
      Table other = table;
      other.x.row(7) = preparedTable(1, 3, rng).x.row(0);
      other.y[7] = -table.y[7];
      const double written = logDensityWrittenOut(release, table, found.weights) -
                             logDensityWrittenOut(release, other, found.weights);
      ReplacedRows replaced = ReplacedRows::at(x, table.y, {7});
      replaced.other = other.x.row(7).transpose();
      replaced.otherY = other.y.segment(7, 1);
      EXPECT_NEAR(weights->logRatio(replaced), written, 1e-9) << nameOf(loss.kind);
      // Several rows together, three of them.
      replaced = ReplacedRows::at(x, table.y, {7, 0, 31});
      const Table others = preparedTable(3, 3, rng);
      replaced.other = others.x.transpose();
      replaced.otherY = others.y;
      other = table;
      for (Index i = 0; i < 3; ++i) {
        other.x.row(replaced.places[static_cast<std::size_t>(i)]) = others.x.row(i);
        other.y[replaced.places[static_cast<std::size_t>(i)]] = others.y[i];
      }
      EXPECT_NEAR(weights->logRatio(replaced),
                  logDensityWrittenOut(release, table, found.weights) -
                      logDensityWrittenOut(release, other, found.weights),
                  1e-9);
    }
}

}  // namespace
}  // namespace epsiscope::constant_column_audit_test
