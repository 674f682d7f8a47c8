#pragma once

#include "core/random/rng.h"

#include <Eigen/Core>

#include <span>
#include <vector>

namespace epsiscope {

/// A fully connected d-128-64-1 network with ReLU after both hidden layers.
struct Network {
  explicit Network(Eigen::Index features);
  /// As PyTorch's Linear starts: weights and biases uniform on +-1/sqrt(inputs of the layer).
  Network(Eigen::Index features, Rng& rng);

  Eigen::Index layers() const { return static_cast<Eigen::Index>(widths.size()) - 1; }
  /// Outputs by inputs + 1; the last column holds the biases. `values`: like `weights`.
  Eigen::Map<Eigen::MatrixXf> layer(Eigen::Index index, Eigen::VectorXf& values) const;
  Eigen::Map<const Eigen::MatrixXf> layer(Eigen::Index index) const;

  std::vector<Eigen::Index> widths;  ///< d, 128, 64, 1
  Eigen::VectorXf weights;           ///< layer after layer, each column after column
};

/// One batch on its way through a network.
struct Pass {
  /// Inputs, both hidden layers, outputs: a sample in each column, and a last row of ones for the biases.
  std::vector<Eigen::MatrixXf> levels;
  Eigen::MatrixXf errors, below;  ///< derivatives of the loss on the way back: room for backward()
};

/// Fills the levels above the inputs, pass.levels[0].
void forward(const Network& network, Pass& pass);
/// After forward(): the mean squared error of the outputs and its gradient (like `weights`).
double backward(const Network& network, Pass& pass, std::span<const float> labels, Eigen::VectorXf& gradient);

}  // namespace epsiscope
