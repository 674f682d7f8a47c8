#pragma once

#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/go_on.h"
#include "core/learners/influence.h"
#include "core/learners/label_sums.h"
#include "core/learners/learner_features.h"
#include "core/learners/ridge_basis.h"
#include "core/learners/ridge_cache.h"
#include "core/learners/row_sums.h"

namespace epsiscope {

/// Sums over the training labels beyond one bound of (file label - bound)^p, p = 1, 2: what clipping took
/// away.
struct ClippedAway {
  std::size_t count = 0;
  double sum = 0;
  double squares = 0;

  void add(double excess) {
    ++count;
    sum += excess;
    squares += excess * excess;
  }
  /// How much larger the squared error against the file's labels is than against the bound, if `mean` is
  /// released.
  double extraError(double mean, double bound) const { return -2 * (mean - bound) * sum + squares; }
};

struct RidgeCache::State {
  State(const PreparedData& data, const Split& wholeSplit, const LabelBounds& labelBounds,
        const LearnerFeatures& learner, unsigned threads, const GoOn& goOn);

  double testError(const Eigen::VectorXd& weights) const;

  LabelBounds bounds;
  Split split;
  std::span<const double> target;
  std::vector<double> labels;  ///< clipped
  double meanLabel = 0;
  double meanSquaredTestResidual = 0;  ///< of the mean
  ClippedAway below, above;
  std::unique_ptr<const FeatureRows> features;
  Basis basis;
  RowSums test;  ///< of x
  Influence influence;
  LabelSums sums;
  std::vector<std::string> notes;

  mutable std::mutex countsGuard;
  mutable std::vector<double> counts;
};

}  // namespace epsiscope
