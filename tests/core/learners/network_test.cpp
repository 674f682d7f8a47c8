#include "core/learners/network.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace epsiscope::network_test {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

/// The network's mean squared error by its definition, in double.
double lossByDefinition(const Network& network, const VectorXd& weights, const MatrixXd& samples,
                        const VectorXd& labels) {
  MatrixXd units = samples;
  const double* at = weights.data();
  for (std::size_t l = 0; l + 1 < network.widths.size(); ++l) {
    const Index in = network.widths[l], out = network.widths[l + 1];
    const Eigen::Map<const MatrixXd> layer(at, out, in + 1);
    at += out * (in + 1);
    units = (layer.leftCols(in) * units).colwise() + layer.col(in);
    if (out > 1) units = units.cwiseMax(0.0);
  }
  return (units.row(0).transpose() - labels).squaredNorm() / static_cast<double>(labels.size());
}

Pass passOf(const MatrixXd& samples) {
  Pass pass;
  pass.levels.resize(1);
  pass.levels[0].setOnes(samples.rows() + 1, samples.cols());
  pass.levels[0].topRows(samples.rows()) = samples.cast<float>();
  return pass;
}

/// Every third weight, among them some of every layer, first and last weights and biases, against central
/// differences in double. Their own error is about 1e-9, that of the gradient some roundings of float.
TEST(Network, GradientIsThatOfTheLoss) {
  Rng rng(1);
  const Index features = 3, batch = 5;
  const Network network(features, rng);
  const auto draw = [&](Index rows, Index columns) {
    return MatrixXd::NullaryExpr(rows, columns,
                                 [&] { return static_cast<double>(static_cast<float>(2 * rng.normal())); })
        .eval();
  };
  const MatrixXd samples = draw(features, batch);
  const VectorXd labels = draw(batch, 1);
  const Eigen::VectorXf floatLabels = labels.cast<float>();

  Pass pass = passOf(samples);
  Eigen::VectorXf gradient;
  forward(network, pass);
  const double loss =
      backward(network, pass, {floatLabels.data(), static_cast<std::size_t>(batch)}, gradient);
  VectorXd weights = network.weights.cast<double>();
  EXPECT_NEAR(loss, lossByDefinition(network, weights, samples, labels), 1e-6 * loss);
  ASSERT_EQ(gradient.size(), 128 * 4 + 64 * 129 + 65);
  Index moved = 0;
  for (Index i = 0; i < weights.size(); i += 3) {
    constexpr double kStep = 1e-6;
    const double middle = weights[i];
    weights[i] = middle + kStep;
    const double above = lossByDefinition(network, weights, samples, labels);
    weights[i] = middle - kStep;
    const double below = lossByDefinition(network, weights, samples, labels);
    weights[i] = middle;
    EXPECT_NEAR(gradient[i], (above - below) / (2 * kStep), 2e-6) << i;
    moved += gradient[i] != 0;
  }
  EXPECT_GT(moved, weights.size() / 6);  // a third of them: fewer than half the units are off
}

/// Weights are uniform on +-1/sqrt(inputs): no value beyond, mean 0 and variance bound^2/3 within five
/// standard errors.
TEST(Network, StartsUniformlyByTheNumberOfInputs) {
  Rng rng(2);
  const Network network(400, rng);
  for (Index l = 0; l < 2; ++l) {
    const Eigen::ArrayXXd values = network.layer(l).cast<double>().array();
    const double bound = 1 / std::sqrt(static_cast<double>(values.cols() - 1));
    const auto count = static_cast<double>(values.size());
    EXPECT_LE(values.abs().maxCoeff(), bound * (1 + 1e-7));
    EXPECT_GE(values.rightCols(1).abs().maxCoeff(), 0.9 * bound);  // the biases as well
    EXPECT_NEAR(values.mean(), 0, 5 * bound / std::sqrt(3 * count));
    EXPECT_NEAR(values.square().mean(), bound * bound / 3, 5 * bound * bound * std::sqrt(4.0 / 45 / count));
  }
}

TEST(Network, DoesNotHideWhatIsNoNumber) {
  Rng rng(3);
  const Network network(2, rng);
  Pass pass = passOf(MatrixXd::Constant(2, 3, std::numeric_limits<double>::quiet_NaN()));
  pass.levels[0].col(1).setOnes();
  forward(network, pass);
  EXPECT_TRUE(std::isnan(pass.levels.back()(0, 0)));
  EXPECT_TRUE(std::isfinite(pass.levels.back()(0, 1)));
}

}  // namespace
}  // namespace epsiscope::network_test
