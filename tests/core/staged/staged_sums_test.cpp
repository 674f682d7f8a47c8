#include "core/staged/staged_sums.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include <Eigen/Dense>

#include "core/staged/expected_error.h"
#include "core/staged/label_questions.h"
#include "tests/core/staged/staged_support.h"

namespace epsiscope::staged_sums_test {
namespace {

/// The length by which the sums move where one value, `from` being 0, is replaced.
double moved(const ComponentRows& rows, const Eigen::VectorXd& values, Eigen::Index row, double other,
             double half, std::size_t i) {
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(values.size());
  Eigen::VectorXd neighbour = values;
  neighbour(row) = other;
  return (exactSums(rows, centred(values, zero, half, test::everybody(values)), i) -
          exactSums(rows, centred(neighbour, zero, half, test::everybody(values)), i))
      .norm();
}

/// The measurement that everybody's labels are asked for.
Measurement askedSums(const ComponentRows& rows, const std::vector<double>& labels,
                      const Eigen::VectorXd& from, double half, std::size_t i, double epsilon, Rng& rng) {
  const AskedPeople everybody = AskedPeople::everybody(from.size());
  const Eigen::VectorXd released =
      HeldLabels(labels, rng).ask(SumsOfLabels{everybody, rows, from, half, i, epsilon});
  return measuredBySums(
      rows, {.i = i, .half = half, .people = static_cast<double>(labels.size()), .epsilon = epsilon},
      released);
}

/// Rows with one feature far out, and many ordinary ones.
PreparedData withOutliers() {
  const PreparedData plain = test::randomData(400, 5, 6);
  std::vector<std::vector<double>> columns;
  for (const Feature& feature : plain.features)
    columns.emplace_back(feature.values.begin(), feature.values.end());
  columns[1][0] = 1e9;
  columns[2][2] = -1e7;
  return test::preparedFrom(columns, {plain.target.begin(), plain.target.end()});
}

TEST(StagedSums, AReplacedLabelMovesThemByAtMostTwoHalves) {
  for (const test::StagedData& given : {test::stagedData(400), test::StagedData(withOutliers())}) {
    const ComponentRows& rows = *given.rows;
    for (const double half : {0.3, 4.0}) {
      double most = 0;
      Eigen::VectorXd values = given.vector();
      values(0) = -100;
      for (std::size_t i = 0; i < rows.counts().size(); i += 2)
        for (Eigen::Index row = 0; row < values.size(); row += 13)
          for (const double other : {-100.0, 100.0, 0.1})
            most = std::max(most, moved(rows, values, row, other, half, i));
      EXPECT_LE(most, 2 * half * (1 + 1e-5));
      EXPECT_GE(most, 2 * half * 0.99);
      EXPECT_LE(most, 0.7 * noiseScaleOfSums(half, 0.7));
    }
  }
}

/// If very many rows were added up in single precision, rounding alone would move the sums by more.
TEST(StagedSums, VeryManyRowsMoveThemByNoMore) {
  constexpr std::size_t kRows = 1'400'000;
  Rng rng(2);
  std::vector<double> feature(kRows), target(kRows, 0.93);
  for (double& value : feature) value = rng.normal();
  const test::StagedData given(test::preparedFrom({feature}, target), {.randomColumns = 2});
  const Eigen::VectorXd values = given.vector();
  for (const std::size_t i : {std::size_t{0}, given.rows->counts().size() - 1})
    for (const Eigen::Index row : {Eigen::Index{0}, Eigen::Index{77}}) {
      const double distance = moved(*given.rows, values, row, -1, 1, i);
      EXPECT_NEAR(distance, 1.93, 1.93e-5);
    }
}

TEST(StagedSums, AreThoseOfPlainLoops) {
  const test::StagedData given = test::stagedData(300);
  const ComponentRows& rows = *given.rows;
  const std::size_t i = rows.counts().size() / 2;
  const Eigen::Index k = rows.counts()[i];
  const Eigen::VectorXd from = Eigen::VectorXd::Constant(given.vector().size(), 2.5);
  const Eigen::VectorXd sums = exactSums(rows, centred(given.vector(), from, 0.8, test::everybody(from)), i);
  std::vector<double> expected(static_cast<std::size_t>(k) + 1, 0);
  for (Eigen::Index row = 0; row < from.size(); ++row) {
    double squares = 0;
    for (Eigen::Index j = 0; j <= k; ++j) squares += std::pow(double{rows.train()(row, j)}, 2);
    const double value = std::clamp(given.labels[static_cast<std::size_t>(row)] - 2.5, -0.8, 0.8);
    for (Eigen::Index j = 0; j <= k; ++j)
      expected[static_cast<std::size_t>(j)] += value * double{rows.train()(row, j)} / std::sqrt(squares);
  }
  ASSERT_EQ(sums.size(), k + 1);
  for (Eigen::Index j = 0; j <= k; ++j)
    EXPECT_NEAR(sums(j), expected[static_cast<std::size_t>(j)], 1e-4) << j;
}

/// Labels that are linear in the components: the measurement hits their weights on average, with the variance
/// that it states.
TEST(StagedSums, MeasureLinearLabelsWithoutBiasAndScatterAsTheySay) {
  const test::StagedData given = test::stagedData(600);
  const ComponentRows& rows = *given.rows;
  const std::size_t i = 4;
  const Eigen::Index k = rows.counts()[i];
  Eigen::VectorXd weights(k + 1);
  for (Eigen::Index j = 0; j <= k; ++j) weights(j) = j % 2 == 0 ? 0.2 : -0.1;
  const Eigen::VectorXd values = rows.train().leftCols(k + 1).cast<double>() * weights;
  const double half = values.cwiseAbs().maxCoeff();
  const std::vector<double> labels(values.begin(), values.end());
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(values.size());
  constexpr int kDraws = 20000;
  Rng rng(8);
  Eigen::VectorXd sum = Eigen::VectorXd::Zero(k + 1), squares = sum;
  Eigen::VectorXd variances;
  for (int draw = 0; draw < kDraws; ++draw) {
    const Measurement one = askedSums(rows, labels, zero, half, i, 0.5, rng);
    sum += one.weights - weights;
    squares += (one.weights - weights).cwiseAbs2();
    variances = one.variances;
  }
  for (Eigen::Index j = 0; j <= k; ++j) {
    EXPECT_NEAR(sum(j) / kDraws, 0, 5 * std::sqrt(variances(j) / kDraws) + 1e-4) << j;
    EXPECT_NEAR(squares(j) / kDraws / variances(j), 1, 0.06) << j;
  }
}

TEST(StagedSums, NoiseHasTheVarianceThatTheFormulaSays) {
  const test::StagedData given = test::stagedData(200);
  const auto people = static_cast<double>(given.rows->usedRows());
  const std::vector<double> none(given.rows->usedRows());
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(given.rows->train().rows());
  const std::size_t i = 3;
  const ComponentRows::Sums& sums = given.rows->sums(i);
  constexpr int kDraws = 20000;
  Rng rng(5);
  double squares = 0;
  for (int draw = 0; draw < kDraws; ++draw) {
    // Back from weights to sums divided by the number of rows.
    const Measurement one = askedSums(*given.rows, none, zero, 2, i, 1.3, rng);
    squares += sums.inverse.partialPivLu().solve(one.weights).squaredNorm() / double(sums.components + 1);
  }
  EXPECT_NEAR(squares / kDraws / noiseVarianceOfSums(sums.components, 2, people, 1.3), 1, 0.05);
}

}  // namespace
}  // namespace epsiscope::staged_sums_test
