#include "core/learners/influence.h"

#include "core/random/rng.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace epsiscope::influence_test {
namespace {

Eigen::MatrixXd normals(Eigen::Index rows, Eigen::Index columns, Rng& rng) {
  Eigen::MatrixXd x(rows, columns);
  for (double& value : x.reshaped()) value = rng.normal();
  return x;
}

/// Rows (1, x) whose columns have about the spread that the eigenvalues say.
Eigen::MatrixXd rowsFor(const Eigen::VectorXd& eigenvalues, Eigen::Index rows, Rng& rng) {
  Eigen::MatrixXd x(rows, eigenvalues.size() + 1);
  x << Eigen::VectorXd::Ones(rows),
      normals(rows, eigenvalues.size(), rng) * eigenvalues.cwiseSqrt().asDiagonal();
  return x;
}

/// x' D G D x, pair by pair.
double byDefinition(const Eigen::RowVectorXd& x, const Eigen::MatrixXd& test, const Eigen::VectorXd& shrink) {
  long double total = 0;
  for (Eigen::Index j = 0; j < x.size(); ++j)
    for (Eigen::Index k = 0; k < x.size(); ++k)
      total += static_cast<long double>(shrink(j)) * shrink(k) * test(j, k) * x(j) * x(k);
  return static_cast<double>(total);
}

/// The largest relative error over single rows. Sums over rows are linear in the tested values.
double worstError(const std::vector<double>& eigenvalues, double lambda) {
  Rng rng(3);
  const Eigen::Map<const Eigen::VectorXd> mu(eigenvalues.data(),
                                             static_cast<Eigen::Index>(eigenvalues.size()));
  const Basis basis{.eigenvalues = mu, .rotation = Eigen::MatrixXd::Identity(mu.size() + 1, mu.size() + 1)};
  const Eigen::MatrixXd testRows = rowsFor(mu, 50, rng);
  const Eigen::MatrixXd test = testRows.transpose() * testRows / 50;
  const Influence influence(basis, test);
  const Eigen::MatrixXd x = rowsFor(mu, 30, rng);
  Eigen::MatrixXd terms;
  influence.terms(x, terms);
  const Eigen::VectorXd shrink = basis.shrinkage(lambda);
  double worst = 0;
  for (Eigen::Index i = 0; i < x.rows(); ++i) {
    const double expected = byDefinition(x.row(i), test, shrink);
    const double found = influence.total(terms.row(i).transpose(), shrink, lambda);
    worst = std::max(worst, std::abs(found - expected) / expected);
  }
  return worst;
}

TEST(Influence, IsTheQuadraticFormForEveryLambda) {
  for (const double lambda : {0.0, 1e-9, 1e-6, 1e-3, 0.1, 3.0, 1e4, 1e9})
    EXPECT_LT(worstError({1e-12, 3e-10, 1e-7, 2e-5, 0.004, 0.05, 0.3, 0.31, 2.0}, lambda), 1e-11) << lambda;
}

TEST(Influence, EqualAndNearlyEqualEigenvaluesAreNoException) {
  std::vector<double> eigenvalues;
  for (const double base : {1e-8, 1e-4, 0.5})
    for (const double gap : {0.0, 0.0, 1e-15, 1e-12, 1e-9, 1e-7, 9e-6, 2.1e-5, 1e-4})
      eigenvalues.push_back(base * (1 + gap));
  // Pairs on either side of kNear lose 2e-11 to rounding or 5e-11 to the omitted terms.
  for (const double lambda : {0.0, 1e-6, 1e-3, 0.4, 0.6, 1e3})
    EXPECT_LT(worstError(eigenvalues, lambda), 2e-10);
}

TEST(Influence, WithoutDirectionsOnlyTheMeanIsLeft) {
  const Influence influence({.eigenvalues = {}, .rotation = Eigen::MatrixXd::Identity(4, 1)},
                            Eigen::MatrixXd::Ones(1, 1));
  Eigen::MatrixXd terms;
  influence.terms(Eigen::MatrixXd::Ones(2, 4), terms);
  EXPECT_EQ(terms, Eigen::MatrixXd::Ones(2, 1));
  EXPECT_EQ(influence.total(Eigen::VectorXd::Constant(1, 7), Eigen::VectorXd::Ones(1), 0.5), 7);
}

}  // namespace
}  // namespace epsiscope::influence_test
