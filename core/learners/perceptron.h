#pragma once

#include "core/learners/network.h"

#include <Eigen/Core>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace epsiscope {

/// A row per sample.
using SampleRows = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Liu and Huang, section 5: mean squared error, Adam, the rate divided by ten once.
struct PerceptronSettings {
  int epochs = 50;
  int slowFrom = 25;  ///< the first epoch, from 0, with a tenth of the rate
  std::size_t batch = 256;
  double rate = 1e-3;
  double weightDecay = 1e-4;
  /// The network learns (label - labelCentre) / labelScale; both public. 0 and 1 are the paper's, and suit
  /// labels about as large as 1: Adam moves a weight by about `rate` in a step, however large the labels are
  /// (California housing in dollars has three times the test error without a scale).
  double labelCentre = 0;
  double labelScale = 1;
  bool operator==(const PerceptronSettings&) const = default;
};

/// The state of a training after a batch.
struct TrainingStep {
  double done = 0;  ///< of the whole training, to 1
  int epoch = 0;    ///< from 1
  double loss = 0;  ///< mean squared error of the batch just before it was learned from
};

struct Perceptron {
  Network network;
  double labelCentre = 0;
  double labelScale = 1;
  /// The numbers grew beyond float and training ended early: the predictions mean nothing.
  bool diverged = false;
};

/// The multi-layer perceptron (spec 4). Batches are drawn from a fresh shuffle in every epoch; the last one
/// of an epoch may be smaller. Deterministic: `rng` is all the chance there is, one thread does the work, and
/// sums have a fixed order. `goOn` is called after every batch; nothing if cancelled. `labels`: one per
/// row of `features`, at least one.
std::optional<Perceptron> trainPerceptron(const SampleRows& features, std::span<const double> labels,
                                          const PerceptronSettings& settings, Rng& rng,
                                          const std::function<bool(const TrainingStep&)>& goOn = {});

/// One per row; NaN or infinite where a row's values are so large that sums overflow.
std::vector<double> predict(const Perceptron& perceptron, const SampleRows& features);

}  // namespace epsiscope
