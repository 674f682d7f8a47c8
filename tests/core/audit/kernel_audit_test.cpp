#include "core/audit/kernel_audit.h"

#include <gtest/gtest.h>

#include <array>
#include <utility>

#include "core/audit/moved_noise.h"
#include "core/theory/output_perturbation.h"
#include "tests/core/kernels/kernel_losses.h"

namespace epsiscope::kernel_audit_test {
namespace {

const std::array<Kernel, 4> kKernels = {{{KernelKind::gaussian, 0.1, 3},
                                         {KernelKind::laplacian, 0.5, 3},
                                         {KernelKind::polynomial, 0.1, 2},
                                         {KernelKind::linear, 0.1, 3}}};

AuditedPredictions released(const Kernel& kernel, const KernelLoss& loss, double lambda, NoiseBound bound,
                            double epsilon = 1, double predictions = 1) {
  const OutputPerturbation release{.rows = 50,
                                   .lambda = lambda,
                                   .kappa = kappa(kernel),
                                   .isNonNegative = isNonNegative(kernel),
                                   .epsilon = epsilon,
                                   .predictions = predictions};
  return {.kernel = kernel,
          .loss = loss,
          .rows = release.rows,
          .lambda = lambda,
          .predictions = predictions,
          .scale = machineNoise(loss, release, bound).scale};
}

TEST(KernelAudit, FindsNoViolationOfWhatIsProved) {
  for (const Kernel& kernel : kKernels)
    for (const KernelLoss& loss : test::everyKernelLoss())
      for (const double lambda : {1e-4, 0.01, 0.2, 0.9})
        for (const double epsilon : {1e-6, 0.5, 50.0, 700.0})
          for (const double predictions : {1.0, 7.0})
            for (const NoiseBound bound : {NoiseBound::paper, NoiseBound::tight}) {
              const AuditFinding found =
                  auditOnMadeUpRows(released(kernel, loss, lambda, bound, epsilon, predictions));
              EXPECT_LE(found.measured, epsilon * (1 + 1e-7)) << static_cast<int>(kernel.kind) << lambda;
              EXPECT_GT(found.pairs, 0U);
            }
}

/// A row that no other reaches moves by all of the sensitivity of a support vector machine.
TEST(KernelAudit, CatchesHalfTheNoiseOfAnSvm) {
  for (const Kernel& kernel : kKernels) {
    EXPECT_NEAR(auditOnMadeUpRows(released(kernel, kHingeLoss, 0.2, NoiseBound::paper)).measured, 1, 1e-9);
    EXPECT_NEAR(auditOnMadeUpRows(released(kernel, kHingeLoss, 0.2, NoiseBound::asPrinted)).measured, 2,
                1e-9);
  }
}

/// The rows of a person together move as far as so many can, and the noise of one row is too little for them.
TEST(KernelAudit, OfPersonsStaysWithinEpsilonAndCatchesTheNoiseOfOneRow) {
  for (const double together : {2.0, 5.0})
    for (const Kernel& kernel : kKernels)
      for (const KernelLoss& loss : test::everyKernelLoss())
        for (const double lambda : {0.01, 0.2, 0.9}) {
          auto release = released(kernel, loss, lambda, NoiseBound::tight, 1 / together);
          release.together = together;
          const double lost = auditOnMadeUpRows(release).measured;
          EXPECT_LE(lost, 1 + 1e-7) << static_cast<int>(kernel.kind) << lambda;
          release.scale /= together;
          if (loss.kind != KernelLossKind::hinge || lambda < 0.1) continue;
          EXPECT_NEAR(lost, 1, 1e-9);
          EXPECT_NEAR(auditOnMadeUpRows(release).measured, together, 1e-8);
        }
}

/// Points in the unit disc, with the side that they are on.
std::pair<Eigen::MatrixXd, Eigen::VectorXd> pointsWithLabels(Rng& rng) {
  Eigen::MatrixXd rows(50, 2);
  Eigen::VectorXd labels(50);
  for (Eigen::Index i = 0; i < rows.rows(); ++i) {
    rows(i, 0) = rng.normal(), rows(i, 1) = rng.normal();
    rows.row(i) /= std::max(1.0, rows.row(i).norm());
    labels[i] = rows(i, 0) > 0 ? 1 : -1;
  }
  return {rows, labels};
}

/// Against solving for all rows one by one.
TEST(KernelAudit, OfPersonsOfATableFindsMoreThanOneRow) {
  Rng rng(2);
  const auto [rows, labels] = pointsWithLabels(rng);
  for (const KernelLoss& loss : test::everyKernelLoss()) {
    auto release = released(kKernels[0], loss, 0.2, NoiseBound::tight, 0.2);
    const double ofOne = auditOnRows(release, rows, labels, 1, rng).measured;
    release.together = 5;
    const AuditFinding found = auditOnRows(release, rows, labels, 1, rng);
    EXPECT_GT(found.measured, 2 * ofOne) << nameOf(loss.kind);
    EXPECT_LE(found.measured, 1 + 1e-7) << nameOf(loss.kind);
    EXPECT_EQ(found.worst.back().what, "The same for all 5 rows of the person");
  }
}

AuditedPredictions releasedFunction(const Kernel& kernel, const KernelLoss& loss, double lambda,
                                    double epsilon, double together = 1) {
  const FunctionRelease release{.of = {.rows = 50,
                                       .lambda = lambda,
                                       .kappa = kappa(kernel),
                                       .isNonNegative = isNonNegative(kernel),
                                       .epsilon = epsilon},
                                .delta = 1e-4,
                                .together = together};
  const NoiseScale noise = machineFunctionNoise(loss, release, NoiseBound::tight);
  return {.kernel = kernel,
          .loss = loss,
          .rows = 50,
          .together = together,
          .lambda = lambda,
          .scale = noise.scale,
          .sensitivity = noise.sensitivity,
          .delta = release.delta};
}

/// A row that no other reaches moves the function of a support vector machine by all of the sensitivity.
TEST(KernelAudit, OfFunctionsStaysWithinEpsilonAndCatchesHalfTheNoise) {
  Rng rng(4);
  const auto [rows, labels] = pointsWithLabels(rng);
  for (const Kernel& kernel : kKernels)
    for (const KernelLoss& loss : test::everyKernelLoss())
      for (const double lambda : {0.01, 0.2, 0.9})
        for (const double epsilon : {1e-6, 0.5, 8.0, 700.0})
          for (const double together : {1.0, 5.0}) {
            auto release = releasedFunction(kernel, loss, lambda, epsilon, together);
            const double lost = auditOnMadeUpRows(release).measured;
            const double rounding = 1e-7 * epsilon + kRoundingOfMovedNormal;
            EXPECT_LE(lost, epsilon + rounding) << static_cast<int>(kernel.kind) << lambda << epsilon;
            EXPECT_LE(auditOnRows(release, rows, labels, 1, rng).measured, epsilon + rounding);
            if (loss.kind != KernelLossKind::hinge || lambda < 0.1 || epsilon < 0.1) continue;
            EXPECT_NEAR(lost, epsilon, 1e-6 * epsilon);
            release.scale /= 2;
            EXPECT_GT(auditOnMadeUpRows(release).measured, 1.5 * epsilon);
          }
}

/// For least squares the printed noise is too small only for large values of lambda (spec 11.1).
TEST(KernelAudit, CatchesHalfTheNoiseOfLeastSquaresWhereItIsTooLittle) {
  const Kernel kernel{KernelKind::linear, 0.1, 3};
  auto release = released(kernel, {}, 0.95, NoiseBound::asPrinted);
  release.rows = 2000;
  release.scale = leastSquaresNoise({.rows = 2000, .lambda = 0.95}, NoiseBound::asPrinted).scale;
  EXPECT_GT(auditOnMadeUpRows(release).measured, 1.01);
  EXPECT_LE(auditOnMadeUpRows(released(kernel, {}, 0.2, NoiseBound::asPrinted)).measured, 1);
}

/// N answers with the noise of one lose N times as much.
TEST(KernelAudit, CountsEveryPrediction) {
  auto release = released(kKernels[0], kHingeLoss, 0.2, NoiseBound::tight);
  release.predictions = 7;
  EXPECT_NEAR(auditOnMadeUpRows(release).measured, 7, 1e-8);
}

TEST(KernelAudit, OfATableStaysWithinEpsilonAndCatchesTooLittleNoise) {
  Rng rng(1);
  for (const Kernel& kernel : kKernels)
    for (const KernelLoss& loss : test::everyKernelLoss()) {
      const auto [rows, labels] = pointsWithLabels(rng);
      auto release = released(kernel, loss, 0.02, NoiseBound::tight);
      const AuditFinding found = auditOnRows(release, rows, labels, 1, rng);
      EXPECT_GT(found.measured, 0.05);
      EXPECT_LE(found.measured, 1 + 1e-6);
      EXPECT_EQ(found.pairs, 10U);
      release.scale /= 30;
      EXPECT_GT(auditOnRows(release, rows, labels, 1, rng).measured, 1);
      EXPECT_EQ(auditOnRows(release, rows, labels, 1, rng, [] { return false; }).pairs, 0U);
    }
}

/// Rows that no other reaches use all of epsilon, and the solver's inexactness is not taken for a violation.
TEST(KernelAudit, OfDistantRowsIsAllOfEpsilonAndNoMore) {
  Rng rng(2);
  const Eigen::MatrixXd rows = 1000 * Eigen::MatrixXd::Identity(50, 50);
  const auto release = released(kKernels[0], kHingeLoss, 0.05, NoiseBound::tight);
  const AuditFinding found = auditOnRows(release, rows, Eigen::VectorXd::Ones(50), 1, rng);
  EXPECT_NEAR(found.measured, 1, 1e-6);
}

/// Rows that are kept in the unit ball have no such distances.
TEST(KernelAudit, KeepsToTheUnitBallWhereRowsAre) {
  auto release = released(kKernels[0], kHingeLoss, 0.2, NoiseBound::tight);
  release.isInUnitBall = true;
  EXPECT_EQ(auditOnMadeUpRows(release).pairs, 0U);
}

}  // namespace
}  // namespace epsiscope::kernel_audit_test
