#pragma once

#include "core/base/go_on.h"
#include "core/learners/learner_features.h"
#include "core/mechanisms/moments.h"
#include "core/prepare/prepare.h"
#include "core/prepare/split.h"
#include "core/privacy/bounds.h"
#include "core/privacy/laplace_law.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace epsiscope {

/// The training labels after a label randomizer, in sums that no lambda changes: over all training rows of
/// the mean m_i x_i (measured from the middle of the bounds) and of v_i times the terms of Influence.
struct ReleasedSums {
  Eigen::VectorXd mean;
  Eigen::VectorXd variance;
};

/// Everything about one split that no slider changes, made so that the expected test error of ridge
/// regression under any label randomizer costs O(pieces d + d^2), whatever n is, and follows every slider:
/// lambda, epsilon, zeta, the bin width and the prior's share.
///
/// Predictions are linear in the released labels t: with z the centred features (LearnerFeatures), S = Z'Z/n
/// + lambda I and c unpenalised they are Z_test S^-1 Z't/n + mean(t). Given the prior the t_i are independent
/// with mean m(y_i) and variance v(y_i), polynomials of the label on stretches, so the expected squared error
/// needs only sums of a few numbers per direction times u^q over stretches of labels (see Influence and
/// LabelSums) and the sums of x x' over the test rows.
class RidgeCache {
public:
  /// Null if cancelled; `goOn` is never called from two threads at once. Labels are clipped to the bounds for
  /// training, not for testing. The same bits for any number of threads.
  static std::optional<RidgeCache> build(const PreparedData& data, const Split& split,
                                         const LabelBounds& bounds, unsigned threads, const GoOn& goOn = {},
                                         const LearnerFeatures& learner = {});
  RidgeCache(RidgeCache&&) noexcept;
  RidgeCache& operator=(RidgeCache&&) noexcept;
  ~RidgeCache();

  /// Exact expected mean squared test error of ridge (spec 4) with this lambda when training label i is
  /// replaced by an independent draw with mean m(y_i) and variance v(y_i), predictions not clipped: ( |H m -
  /// y|^2 + sum_i v_i |H_i|^2 ) / n_test. NaN where it overflows.
  double expectedError(const MomentCurve& moments, double lambda) const;
  /// The sums of which expectedError() is made: moving lambda alone needs no others.
  ReleasedSums releasedSums(const MomentCurve& moments) const;
  double expectedError(const ReleasedSums& released, double lambda) const;
  /// The same for predictions that are clipped to the bounds, by the normal law: a prediction is a sum over n
  /// independent draws, so it is taken as normal, with its exact mean. Its variance is as if all labels had
  /// the same (which is exact for additive noise), times the factor that makes the mean over the test rows
  /// exact. Estimated by a TestSample; where nothing is clipped it is expectedError(), and the nearer it
  /// comes to errorWithoutNoise(`lambdaWithoutNoise`, true) the less is left to the sample.
  double expectedClippedError(const ReleasedSums& released, double lambda, double lambdaWithoutNoise) const;
  /// Exact test error for clipped, noiseless labels: method `none`.
  double errorWithoutNoise(double lambda, bool clipPredictions = false) const;
  /// The mean of the clipped labels with Laplace noise of scale width/(n epsilon): replacing one label moves
  /// it by at most width/n.
  LaplaceLaw lawOfMean(double epsilon) const;
  /// Expected error of predicting what lawOfMean() releases, clamped to the bounds; see clampedLaplace().
  double expectedErrorOfMean(double epsilon) const;
  /// Expected squared error of the released training labels against the labels as in the file, per label.
  double expectedLabelError(const MomentCurve& moments) const;

  /// Mean squared test error of one noisy fit. releasedLabels: one per training row, in the split's order.
  double sampledError(std::span<const double> releasedLabels, double lambda, bool clipPredictions) const;
  double sampledErrorOfConstant(double prediction) const;
  /// Mean squared error of one draw of the training labels, against the labels as in the file.
  double sampledLabelError(std::span<const double> releasedLabels) const;

  std::size_t trainRows() const;
  std::size_t testRows() const;
  std::size_t features() const;                             ///< without constant columns
  const std::vector<std::string>& droppedFeatures() const;  ///< constant on the training part
  /// Columns dropped, directions without spread: what a person should know, one sentence each.
  const std::vector<std::string>& notes() const;
  double meanSquaredRowNorm() const;  ///< of the centred training rows: d where they are standardised
  std::span<const double> trainLabels() const;  ///< clipped, in the split's order
  std::size_t clippedTrainLabels() const;
  double meanTrainLabel() const;  ///< of the clipped ones
  const LabelBounds& bounds() const;
  /// binCounts() of the training labels, remembered for the last number of bins.
  std::vector<double> labelCounts(std::size_t bins) const;
  /// Floating-point operations that a threshold met for the first time may cost.
  double costOfNewThreshold() const;
  /// Floating-point operations of expectedClippedError(), and of errorWithoutNoise() of clipped predictions.
  double costOfClipping() const;
  double costOfClippingWithoutNoise() const;

private:
  struct State;
  explicit RidgeCache(std::unique_ptr<State> state);
  std::unique_ptr<State> m_state;
};

/// The ridge penalty where there is no noise: enough to keep collinear columns apart, too little to be seen.
inline constexpr double kLambdaWithoutNoise = 1e-6;

/// lambda_0 + vbar / (n tau^2), tau^2 = (width/4)^2 / meanSquaredRowNorm (spec 4), lambda_0 =
/// kLambdaWithoutNoise. vbar: the mechanism's variance averaged over its own prior, uniform on the bounds if
/// it has none; never over labels.
double matchedLambda(double meanVariance, std::size_t trainRows, double meanSquaredRowNorm,
                     const LabelBounds& bounds);

}  // namespace epsiscope
