#include "core/audit/perturbation_audit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/erm/dense_rows.h"
#include "core/erm/private_fit.h"
#include "core/privacy/protected_unit.h"

namespace epsiscope::perturbation_audit_test {
namespace {

constexpr std::array kLosses = {Loss{LossKind::logistic, 0.5}, Loss{LossKind::huber, 0.5},
                                Loss{LossKind::huber, 0.1}, Loss{LossKind::smoothedHinge, 0.5}};
constexpr std::array kPrivate = {Perturbation::output, Perturbation::objective, Perturbation::objectiveTight,
                                 Perturbation::objectiveHalved};

AuditedPerturbation released(Perturbation method, const Loss& loss, const PublicRows& rows, double lambda,
                             double epsilon) {
  return {.loss = loss,
          .method = method,
          .rows = rows,
          .plan = planPerturbation(method, loss, rows, lambda, epsilon)};
}

constexpr std::array kNormal = {Perturbation::outputGaussian, Perturbation::objectiveGaussian};

/// For so many rows of one person, whose promise the delta is.
AuditedPerturbation normallyReleased(Perturbation method, const Loss& loss, const PublicRows& rows,
                                     double lambda, double epsilon, double delta, std::size_t together = 1) {
  const ProtectedUnit unit{.most = together};
  return {.loss = loss,
          .method = method,
          .rows = rows,
          .plan = planPerturbation(method, loss, rows, lambda, {unit, epsilon, delta}),
          .together = together,
          .delta = delta};
}

struct Table {
  DenseRows x;
  Eigen::VectorXd y;
};

Table randomTable(Eigen::Index rows, Eigen::Index columns, Rng& rng) {
  DenseRows::Matrix x(rows, columns);
  Eigen::VectorXd y(rows);
  for (Eigen::Index i = 0; i < rows; ++i) {
    for (Eigen::Index j = 0; j < columns; ++j) x(i, j) = rng.normal();
    x.row(i) /= std::max(1.0, x.row(i).norm());
    y[i] = x(i, 0) + 0.5 * rng.normal() > 0 ? 1 : -1;
  }
  return {DenseRows(std::move(x)), std::move(y)};
}

TEST(PerturbationAudit, FindsNoViolationOfWhatIsProved) {
  for (const Perturbation method : kPrivate)
    for (const Loss& loss : kLosses)
      for (const double rows : {20.0, 2000.0})
        for (const double lambda : {1e-4, 0.003, 0.3})
          for (const double epsilon : {1e-6, 0.1, 1.0, 50.0, 700.0}) {
            const auto release = released(
                method, loss, {.rows = static_cast<std::size_t>(rows), .columns = 3}, lambda, epsilon);
            const AuditFinding found = auditOnMadeUpRows(release);
            EXPECT_LE(found.measured, epsilon * (1 + 1e-7))
                << idOf(method) << ", " << nameOf(loss.kind) << ", n " << rows << ", lambda " << lambda;
          }
}

/// With a loss that is steep on both sides the published bound is attained, so too little noise shows.
TEST(PerturbationAudit, SpendsAllOfEpsilonAndCatchesHalfTheNoise) {
  const Loss loss{LossKind::huber, 0.5};
  for (const Perturbation method : {Perturbation::output, Perturbation::objective}) {
    auto release = released(method, loss, {.rows = 5000, .columns = 10}, 0.01, 1);
    EXPECT_GT(auditOnMadeUpRows(release).measured, 0.9) << idOf(method);
    release.plan.noiseScale /= 2;
    EXPECT_GT(auditOnMadeUpRows(release).measured, 1.8) << idOf(method);
    EXPECT_FALSE(auditOnMadeUpRows(release).worst.empty());
  }
}

/// Where b is beyond the squares of doubles, and all of a difference of two lengths is rounding.
TEST(PerturbationAudit, CatchesAnEighthOfTheNoiseHoweverLittleEpsilonIs) {
  Rng rng(4);
  const Table table = randomTable(60, 3, rng);
  const Loss loss{LossKind::huber, 0.5};
  for (const Perturbation method : {Perturbation::output, Perturbation::objective})
    for (const double epsilon : {1e-300, 1e-12, 1e-3}) {
      auto release = released(method, loss, publicRows(table.x), 0.02, epsilon);
      const auto most = [&] {
        const double ofTable = auditOnRows(release, table.x, table.y, 1, rng).measured;
        EXPECT_GT(ofTable, 0) << idOf(method) << epsilon;
        return std::max(ofTable, auditOnMadeUpRows(release).measured) / epsilon;
      };
      EXPECT_LE(most(), 1 + 1e-7) << idOf(method) << epsilon;
      EXPECT_GT(most(), 0.5) << idOf(method) << epsilon;
      release.plan.noiseScale /= 8;
      EXPECT_GT(most(), 1.5) << idOf(method) << epsilon;
    }
}

/// All rows of a person together: with noise for each at its part of epsilon, and with that for a single one.
TEST(PerturbationAudit, OfPersonsSpendsAllOfEpsilonAndCatchesTheNoiseOfOneRow) {
  const PublicRows rows{.rows = 5000, .columns = 10};
  for (const std::size_t together : {std::size_t{2}, std::size_t{5}, std::size_t{20}})
    for (const Perturbation method : kPrivate)
      for (const Loss& loss : kLosses)
        for (const double epsilon : {1e-12, 0.1, 1.0, 50.0}) {
          const auto most = static_cast<double>(together);
          auto release = released(method, loss, rows, 0.01, epsilon / most);
          release.together = together;
          const double lost = auditOnMadeUpRows(release).measured / epsilon;
          EXPECT_LE(lost, 1 + 1e-7) << idOf(method) << ", " << nameOf(loss.kind) << ", " << epsilon;
          release = released(method, loss, rows, 0.01, epsilon);
          release.together = together;
          const double ofOneRow = auditOnMadeUpRows(release).measured / epsilon;
          // Noise on the weights is made for just that; in the objective some of epsilon is for curvature.
          const bool isOutput = method == Perturbation::output;
          if (loss.kind != LossKind::huber || !(isOutput || method == Perturbation::objective)) continue;
          EXPECT_GT(lost, isOutput ? 0.9 : 0.4) << idOf(method) << ", " << epsilon;
          EXPECT_GT(ofOneRow, isOutput ? 1.8 : 1.4) << idOf(method) << ", " << epsilon;
        }
}

TEST(PerturbationAudit, OfPersonsOfATableStaysWithinEpsilonAndFindsMoreThanOneRow) {
  Rng rng(6);
  const Table table = randomTable(80, 3, rng);
  for (const Perturbation method : kPrivate) {
    auto release = released(method, {LossKind::huber, 0.5}, publicRows(table.x), 0.05, 0.7 / 5);
    const double ofOne = auditOnRows(release, table.x, table.y, 1, rng).measured;
    release.together = 5;
    const AuditFinding found = auditOnRows(release, table.x, table.y, 1, rng);
    EXPECT_LE(found.measured, 0.7 * (1 + 1e-7)) << idOf(method);
    EXPECT_GT(found.measured, 2 * ofOne) << idOf(method);
    EXPECT_EQ(found.worst.front().what.substr(0, 23), "5 of the training rows,") << found.worst.front().what;
  }
}

/// Noise that is n times too small, and a minimiser that ignores the lambda for which the noise is made.
TEST(PerturbationAudit, CatchesKnownMistakesOfLibraries) {
  const Loss loss{LossKind::logistic, 0.5};
  const PublicRows rows{.rows = 1000, .columns = 5};
  auto release = released(Perturbation::output, loss, rows, 0.01, 1);
  release.plan.noiseScale /= 1000;
  EXPECT_GT(auditOnMadeUpRows(release).measured, 100);
  for (const Perturbation method : {Perturbation::output, Perturbation::objective}) {
    release = released(method, loss, rows, 0.01, 1);
    release.plan.lambda = 1e-5;
    EXPECT_GT(auditOnMadeUpRows(release).measured, 1.5) << idOf(method);
  }
}

TEST(PerturbationAudit, OfATableStaysWithinEpsilonAndShowsItsPair) {
  Rng rng(1);
  for (const Perturbation method : kPrivate)
    for (const Loss& loss : kLosses) {
      const Table table = randomTable(60, 3, rng);
      const auto release = released(method, loss, publicRows(table.x), 0.02, 0.7);
      const AuditFinding found = auditOnRows(release, table.x, table.y, 1, rng);
      EXPECT_GT(found.measured, 0.03) << idOf(method);
      EXPECT_LE(found.measured, 0.7 * (1 + 1e-7)) << idOf(method);
      EXPECT_GT(found.pairs, 10U);
      ASSERT_FALSE(found.worst.empty());
      EXPECT_NE(found.worst.front().one, found.worst.front().other);
    }
}

/// The measured epsilon grows as the noise shrinks, so that a scale that is ten times too small is caught.
TEST(PerturbationAudit, OfATableCatchesTooLittleNoise) {
  Rng rng(2);
  for (const Perturbation method : {Perturbation::output, Perturbation::objective}) {
    const Table table = randomTable(60, 3, rng);
    auto release = released(method, {LossKind::huber, 0.5}, publicRows(table.x), 0.02, 0.7);
    release.plan.noiseScale /= 20;
    EXPECT_GT(auditOnRows(release, table.x, table.y, 1, rng).measured, 1) << idOf(method);
  }
}

TEST(NormalPerturbationAudit, FindsNoViolationOfWhatIsProved) {
  for (const Perturbation method : kNormal)
    for (const Loss& loss : kLosses)
      for (const std::size_t rows : {std::size_t{20}, std::size_t{2000}})
        for (const double delta : {1e-12, 1e-5, 0.3})
          for (const double epsilon : {1e-6, 0.1, 1.0, 50.0, 700.0}) {
            const auto release =
                normallyReleased(method, loss, {.rows = rows, .columns = 3}, 0.003, epsilon, delta);
            EXPECT_LE(auditOnMadeUpRows(release).measured, epsilon * (1 + 1e-7) + 1e-13)
                << idOf(method) << ", " << nameOf(loss.kind) << ", n " << rows << ", delta " << delta;
          }
}

/// The noise along one line is that of two numbers in the proof, so that some of epsilon is left.
TEST(NormalPerturbationAudit, SpendsMostOfEpsilonAndCatchesHalfTheNoise) {
  const Loss loss{LossKind::huber, 0.5};
  for (const Perturbation method : kNormal) {
    auto release = normallyReleased(method, loss, {.rows = 5000, .columns = 10}, 0.01, 1, 1e-5);
    const bool isOutput = method == Perturbation::outputGaussian;
    EXPECT_GT(auditOnMadeUpRows(release).measured, isOutput ? 0.95 : 0.75) << idOf(method);
    release.plan.noiseScale /= 2;
    EXPECT_GT(auditOnMadeUpRows(release).measured, isOutput ? 2.0 : 1.6) << idOf(method);
  }
}

TEST(NormalPerturbationAudit, OfATableAndOfPersonsStaysWithinEpsilonAndCatchesTooLittleNoise) {
  Rng rng(8);
  const Table table = randomTable(60, 3, rng);
  for (const Perturbation method : kNormal)
    for (const std::size_t together : {std::size_t{1}, std::size_t{5}}) {
      auto release =
          normallyReleased(method, {LossKind::huber, 0.5}, publicRows(table.x), 0.05, 0.7, 1e-4, together);
      const AuditFinding found = auditOnRows(release, table.x, table.y, 1, rng);
      EXPECT_GT(found.measured, 0.03) << idOf(method);
      EXPECT_LE(found.measured, 0.7 * (1 + 1e-7)) << idOf(method);
      EXPECT_LE(auditOnMadeUpRows(release).measured, 0.7 * (1 + 1e-7)) << idOf(method);
      release.plan.noiseScale /= 20;
      EXPECT_GT(auditOnRows(release, table.x, table.y, 1, rng).measured, 1) << idOf(method);
    }
}

TEST(PerturbationAudit, CanBeStopped) {
  Rng rng(3);
  const Table table = randomTable(40, 3, rng);
  const auto release =
      released(Perturbation::objective, {LossKind::huber, 0.5}, publicRows(table.x), 0.02, 1);
  EXPECT_EQ(auditOnRows(release, table.x, table.y, 1, rng, [] { return false; }).pairs, 0U);
}

}  // namespace
}  // namespace epsiscope::perturbation_audit_test
