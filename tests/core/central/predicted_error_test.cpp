#include "core/central/predicted_error.h"

#include "core/central/central_estimate.h"
#include "core/central/central_release.h"
#include "tests/core/central/central_support.h"

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::predicted_error_test {
namespace {

const LabelBounds kBounds{-2, 2};
constexpr PublicModel kModel{.offset = 0.05, .signal = 0.03, .residual = 0.02};

/// Labels of the model for white rows x, whose first column is the constant.
struct Drawn {
  Eigen::VectorXd weights, labels;
};

Drawn drawLabels(const Eigen::MatrixXd& x, const Eigen::VectorXd& variances, Rng& rng) {
  Drawn drawn{Eigen::VectorXd(x.cols()), Eigen::VectorXd(x.rows())};
  for (Eigen::Index j = 0; j < x.cols(); ++j) drawn.weights(j) = std::sqrt(variances(j)) * rng.normal();
  drawn.labels = x * drawn.weights;
  for (double& label : drawn.labels) label += std::sqrt(kModel.residual) * kBounds.width() * rng.normal();
  return drawn;
}

double rest() {
  return kModel.residual * kBounds.width() * kBounds.width();
}

struct Rows {
  PreparedData data = test::randomData(80, 3, 21);
  Split split = test::everyFourth(data);
  WhitenedRows white = test::whitened(data, split);
  Eigen::MatrixXd x;
  Eigen::VectorXd variances = coefficientVariances(kModel, white.eigenvalues(), kBounds);
  Rows() { white.train(0, white.trainRows(), white.components(), x); }
};

/// Expects that the mean of `error(rng)` over draws is `expected` within five standard deviations of the
/// mean.
template <class Error>
void expectMean(const Error& error, double expected) {
  constexpr int kDraws = 20000;
  Rng rng(8);
  double sum = 0, squares = 0;
  for (int i = 0; i < kDraws; ++i) {
    const double value = error(rng);
    sum += value;
    squares += value * value;
  }
  const double mean = sum / kDraws;
  EXPECT_NEAR(mean, expected, 5 * std::sqrt((squares / kDraws - mean * mean) / kDraws));
}

TEST(PredictedError, OfTheCentralRidgeIsTheMeanErrorOnLabelsOfTheModel) {
  const Rows rows;
  const auto n = static_cast<double>(rows.x.rows());
  for (const double rowNorm : {0.7, 1.5, 100.0})
    for (const double noise : {1e-3, 0.3}) {
      const CentralRelease release{rows.white.components(), rowNorm};
      const auto estimateFor = [&](const Eigen::VectorXd& labels) {
        const ClippedSums sums =
            clippedSums(rows.white, release, 1e9, {labels.data(), static_cast<std::size_t>(labels.size())});
        return CentralEstimate(sums, rows.variances, rest() / n,
                               {Eigen::MatrixXd::Identity(4, 4), Eigen::VectorXd::Zero(4), 0});
      };
      const auto error = [&](Rng& rng) {
        const Drawn drawn = drawLabels(rows.x, rows.variances, rng);
        Eigen::VectorXd added(4);
        for (double& value : added) value = std::sqrt(noise) * rng.normal();
        const CentralEstimate made = estimateFor(drawn.labels);
        const Eigen::VectorXd released = made.sums() + made.directions().transpose() * added;
        return (made.weights(released, noise) - drawn.weights).squaredNorm() + rest();
      };
      expectMean(error,
                 estimateFor(Eigen::VectorXd::Zero(rows.x.rows())).predictedWeightError(noise) + rest());
    }
}

}  // namespace
}  // namespace epsiscope::predicted_error_test
