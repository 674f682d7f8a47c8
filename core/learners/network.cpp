#include "core/learners/network.h"

#include "core/linear/matrix_product.h"

#include <cassert>
#include <cmath>

namespace epsiscope {

namespace {

using Eigen::Index;

/// The place where a layer's weights begin; for index = layers(), their number.
Index offset(const Network& network, Index index) {
  Index sum = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(index); ++i)
    sum += network.widths[i + 1] * (network.widths[i] + 1);
  return sum;
}

/// The derivative of ReLU: zeroes the errors of units that are off.
void keepWherePositive(const Eigen::MatrixXf& units, Eigen::MatrixXf& errors) {
  for (Index s = 0; s < errors.cols(); ++s) {
    const float* unit = units.col(s).data();
    float* error = errors.col(s).data();
    for (Index i = 0; i < errors.rows(); ++i) error[i] = unit[i] > 0 ? error[i] : 0;
  }
}

}  // namespace

Network::Network(Index features) : widths{features, 128, 64, 1} {
  weights.setZero(offset(*this, layers()));
}

Network::Network(Index features, Rng& rng) : Network(features) {
  for (Index l = 0; l < layers(); ++l) {
    const auto inputs = static_cast<double>(widths[static_cast<std::size_t>(l)]);
    const double bound = inputs > 0 ? 1 / std::sqrt(inputs) : 0;
    for (float& weight : layer(l, weights).reshaped())
      weight = static_cast<float>(bound * (2 * rng.uniform() - 1));
  }
}

Eigen::Map<Eigen::MatrixXf> Network::layer(Index index, Eigen::VectorXf& values) const {
  const auto i = static_cast<std::size_t>(index);
  return {values.data() + offset(*this, index), widths[i + 1], widths[i] + 1};
}

Eigen::Map<const Eigen::MatrixXf> Network::layer(Index index) const {
  const auto i = static_cast<std::size_t>(index);
  return {weights.data() + offset(*this, index), widths[i + 1], widths[i] + 1};
}

void forward(const Network& network, Pass& pass) {
  pass.levels.resize(network.widths.size());
  for (Index l = 0; l < network.layers(); ++l) {
    const Eigen::MatrixXf& in = pass.levels[static_cast<std::size_t>(l)];
    Eigen::MatrixXf& out = pass.levels[static_cast<std::size_t>(l) + 1];
    const auto layer = network.layer(l);
    out.resize(layer.rows() + 1, in.cols());
    multiply(layer, in, out.topRows(layer.rows()));
    // Not max(x, 0), which may hide that x is no number.
    if (l + 1 < network.layers())
      for (float& x : out.reshaped()) x = x < 0 ? 0 : x;
    out.bottomRows(1).setOnes();
  }
}

double backward(const Network& network, Pass& pass, std::span<const float> labels,
                Eigen::VectorXf& gradient) {
  const Eigen::MatrixXf& outputs = pass.levels.back();
  const auto batch = static_cast<Index>(labels.size());
  assert(outputs.cols() == batch);
  double loss = 0;
  pass.errors.resize(1, batch);
  for (Index s = 0; s < batch; ++s) {
    const float residual = outputs(0, s) - labels[static_cast<std::size_t>(s)];
    loss += static_cast<double>(residual) * static_cast<double>(residual);
    pass.errors(0, s) = 2 * residual / static_cast<float>(batch);
  }
  gradient.resizeLike(network.weights);
  for (Index l = network.layers() - 1; l >= 0; --l) {
    const Eigen::MatrixXf& in = pass.levels[static_cast<std::size_t>(l)];
    multiplyTransposed(pass.errors, in, network.layer(l, gradient));
    if (l == 0) break;
    const Index inputs = in.rows() - 1;
    pass.below.resize(inputs, batch);
    multiply(network.layer(l).leftCols(inputs).transpose(), pass.errors, pass.below);
    keepWherePositive(in, pass.below);
    pass.errors.swap(pass.below);
  }
  return loss / static_cast<double>(batch);
}

}  // namespace epsiscope
