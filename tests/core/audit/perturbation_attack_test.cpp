#include "core/audit/perturbation_attack.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/erm/dense_rows.h"
#include "core/erm/minimise.h"

namespace epsiscope::perturbation_attack_test {
namespace {

constexpr Eigen::Index kRows = 12;

/// Rows on a line, so that densities of weights can be integrated.
struct OnALine {
  DenseRows x;
  Eigen::VectorXd y;
};

OnALine table() {
  DenseRows::Matrix x(kRows, 1);
  Eigen::VectorXd y(kRows);
  for (Eigen::Index i = 0; i < kRows; ++i) {
    x(i, 0) = (static_cast<double>(i) - 4.5) / 8;
    y[i] = i % 3 == 0 ? -1 : 1;
  }
  return {DenseRows(std::move(x)), std::move(y)};
}

AuditedPerturbation releasedBy(Perturbation method, double epsilon) {
  const Loss loss{LossKind::logistic, 0.5};
  const PublicRows rows{.rows = static_cast<std::size_t>(kRows), .columns = 1};
  return {.loss = loss,
          .method = method,
          .rows = rows,
          .plan = planPerturbation(method, loss, rows, 0.05, epsilon)};
}

/// The density of the weight f that objective perturbation releases from these labels: the density of the b
/// that leads to f, times the factor by which f stretches b.
double densityAt(const AuditedPerturbation& release, const Eigen::VectorXd& y, double f) {
  const double pull = static_cast<double>(kRows) * release.regularisation();
  double b = -pull * f, stretch = pull;
  for (Eigen::Index i = 0; i < kRows; ++i) {
    const double x = (static_cast<double>(i) - 4.5) / 8, z = y[i] * x * f;
    b -= y[i] * derivative(release.loss, z) * x;
    stretch += secondDerivative(release.loss, z) * x * x;
  }
  return std::exp(-std::abs(b) / release.plan.noiseScale) / (2 * release.plan.noiseScale) * stretch;
}

/// 1/2 plus a quarter of the distance between the two densities, by steps of 0.001.
double bestGuess(const AuditedPerturbation& release, const OnALine& of, std::uint32_t row) {
  Eigen::VectorXd other = of.y;
  other[row] = -other[row];
  double distance = 0, all = 0;
  constexpr double kStep = 1e-3;
  for (double f = -600; f < 600; f += kStep) {
    const double one = densityAt(release, of.y, f), second = densityAt(release, other, f);
    distance += kStep * std::abs(one - second);
    all += kStep * one;
  }
  EXPECT_NEAR(all, 1, 1e-3);
  return 0.5 + distance / 4;
}

TEST(PerturbationAttack, OfObjectivePerturbationIsTheIntegralOfTheDensities) {
  const OnALine on = table();
  for (const double epsilon : {0.8, 4.0})
    for (const std::uint32_t row : {0U, 11U}) {
      const AuditedPerturbation release = releasedBy(Perturbation::objective, epsilon);
      Rng rng(1);
      const RowAttack made = attackOnRow(release, on.x, on.y, row, 200, rng);
      EXPECT_EQ(made.row, row);
      EXPECT_EQ(made.found.draws(), 200U);
      EXPECT_NEAR(made.found.success, bestGuess(release, on, row), 0.03) << epsilon << ", " << row;
    }
}

/// In one coordinate the noise is Laplace noise, and the best guess is right with probability 1 -
/// exp(-distance/(2 s))/2.
TEST(PerturbationAttack, OfOutputPerturbationIsThatOfTwoMinimaWithNoise) {
  const OnALine on = table();
  for (const double epsilon : {0.8, 4.0}) {
    const AuditedPerturbation release = releasedBy(Perturbation::output, epsilon);
    Rng rng(2);
    const RowAttack made = attackOnRow(release, on.x, on.y, 11, 40'000, rng);
    Eigen::VectorXd other = on.y;
    other[11] = -other[11];
    const Objective objective{.loss = release.loss, .lambda = 0.05};
    const double distance =
        (minimise(on.x, on.y, objective).weights - minimise(on.x, other, objective).weights).norm();
    EXPECT_NEAR(made.found.success, 1 - std::exp(-distance / (2 * release.plan.noiseScale)) / 2, 0.01);
    EXPECT_GT(made.found.success, 0.5);
    EXPECT_EQ(made.neighbours.size(), 3U);
  }
}

/// Without a chosen row the one with the lowest margin is taken.
TEST(PerturbationAttack, TakesTheRowThatIsDoneWorst) {
  const OnALine on = table();
  const AuditedPerturbation release = releasedBy(Perturbation::output, 1);
  Rng rng(3);
  const RowAttack made = attackOnRow(release, on.x, on.y, {}, 100, rng);
  const double f = minimise(on.x, on.y, Objective{.loss = release.loss, .lambda = 0.05}).weights[0];
  const auto margin = [&](std::uint32_t row) { return on.y[row] * f * (static_cast<double>(row) - 4.5) / 8; };
  for (std::uint32_t row = 0; row < kRows; ++row) EXPECT_LE(margin(made.row), margin(row) + 1e-12);
}

TEST(PerturbationAttack, EndsWhenItIsToldTo) {
  const OnALine on = table();
  Rng rng(4);
  int asked = 0;
  const RowAttack made = attackOnRow(releasedBy(Perturbation::objective, 1), on.x, on.y, 0, 200, rng,
                                     [&asked] { return ++asked <= 30; });
  EXPECT_LT(made.found.draws(), 200U);
}

}  // namespace
}  // namespace epsiscope::perturbation_attack_test
