#include "core/erm/certified_minimum.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "core/base/said_error.h"
#include "core/erm/dense_rows.h"
#include "tests/core/erm/neighbours.h"

namespace epsiscope::certified_minimum_test {
namespace {

using Eigen::VectorXd;
using Precise = long double;

const Loss kLosses[] = {{LossKind::logistic, 0.5},
                        {LossKind::huber, 0.5},
                        {LossKind::huber, 0.01},
                        {LossKind::smoothedHinge, 0.1}};

Precise preciseSlope(const Loss& loss, Precise z) {
  if (loss.kind == LossKind::logistic) return -1 / (1 + std::exp(z));
  const Precise h = loss.h, r = 1 - z;
  if (r <= -h) return 0;
  if (r >= h) return -1;
  if (loss.kind == LossKind::huber) return -(h + r) / (2 * h);
  const Precise u = r / h;
  return -(1 + u) * (1 + u) * (2 - u) / 4;
}

/// The gradient's norm with 64 bits in place of 53.
double preciseNorm(const test::Table& table, const Objective& what, const VectorXd& weights) {
  const auto columns = static_cast<std::size_t>(weights.size());
  std::vector<Precise> sum(columns, 0);
  for (Eigen::Index i = 0; i < table.y.size(); ++i) {
    Precise margin = 0;
    for (std::size_t j = 0; j < columns; ++j)
      margin += static_cast<Precise>(table.x(i, static_cast<Eigen::Index>(j))) *
                weights[static_cast<Eigen::Index>(j)];
    const Precise label = table.y[i], slope = label * preciseSlope(what.loss, label * margin);
    for (std::size_t j = 0; j < columns; ++j) sum[j] += slope * table.x(i, static_cast<Eigen::Index>(j));
  }
  Precise square = 0;
  for (std::size_t j = 0; j < columns; ++j) {
    const auto at = static_cast<Eigen::Index>(j);
    const Precise ridge = static_cast<Precise>(what.lambda) + what.extraRegularisation;
    const Precise entry = sum[j] / static_cast<Precise>(table.rows()) + ridge * weights[at] +
                          (what.linear.size() > 0 ? what.linear[at] : 0);
    square += entry * entry;
  }
  return static_cast<double>(std::sqrt(square));
}

/// The bound holds at any weights, and so does the certificate of a minimum, which is a tenth of what an
/// ordinary search is trusted for, or less.
TEST(CertifiedMinimum, HasAGradientThatIsNoLargerThanItSays) {
  Rng rng(31);
  for (const Loss& loss : kLosses)
    for (const int rows : {1, 50, 1000})
      for (const double lambda : {1e-5, 0.01, 2.0}) {
        const test::Table table = test::randomTable(rows, 4, 1, rng);
        const DenseRows x(table.x);
        Objective what{.loss = loss, .lambda = lambda, .extraRegularisation = lambda / 3};
        for (const double tilted : {0.0, 0.4}) {
          if (tilted > 0) what.linear = tilted * test::direction(4, rng);
          const MinimumFacts facts{.columns = 4,
                                   .bend = curvature(loss),
                                   .atZero = value(loss, 0),
                                   .regularisation = lambda + lambda / 3,
                                   .longest = 1 + 1e-9,
                                   .linear = tilted};
          const VectorXd anywhere = test::logUniform(1e-3, 1e4, rng) * test::direction(4, rng);
          const VectorXd gradient = carefulGradient(x, table.y, what, anywhere);
          EXPECT_LE(preciseNorm(table, what, anywhere), facts.certified(gradient, anywhere));
          EXPECT_NEAR(gradient.norm() / preciseNorm(table, what, anywhere), 1, 1e-9);
          const Minimum found = certifiedMinimum(x, table.y, what, facts);
          EXPECT_TRUE(found.reached);
          EXPECT_LE(found.gradientNorm, facts.tolerance());
          EXPECT_LE(preciseNorm(table, what, found.weights), found.gradientNorm);
          EXPECT_LE(found.weights.norm(), facts.longestMinimum() * (1 + 1e-9));
          if (lambda >= 0.01) {
            EXPECT_LE(facts.tolerance(), 1e-11);
          }
        }
      }
}

TEST(CertifiedMinimum, IsRefusedWhereTheGradientCannotBeSoSmall) {
  Rng rng(32);
  const test::Table table = test::randomTable(20, 2, 1, rng);
  // The facts are not those of the objective: no rounding at all would have to be left.
  const MinimumFacts facts{
      .columns = 2, .slope = 0, .bend = 0, .atZero = 0, .regularisation = 1, .longest = 0};
  EXPECT_THROW(certifiedMinimum(DenseRows(table.x), table.y, {.loss = {}, .lambda = 0.01}, facts), SaidError);
}

}  // namespace
}  // namespace epsiscope::certified_minimum_test
