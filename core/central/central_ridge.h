#pragma once

#include "core/base/go_on.h"
#include "core/central/central_noise.h"
#include "core/central/predicted_error.h"
#include "core/central/whole_central_sums.h"
#include "core/learners/feature_rows.h"
#include "core/learners/learner_features.h"
#include "core/prepare/split.h"
#include "core/privacy/bounds.h"
#include "core/privacy/custodian.h"
#include "core/privacy/guarantee.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace epsiscope {

/// The central ridge's way to release with one noise: chosen from features, n, the noise and the bounds
/// alone.
struct CentralPlan {
  std::size_t trainRows = 0;   ///< number of rows whose labels it reads
  std::size_t components = 0;  ///< leading principal components, besides the constant
  double rowNorm = 1;          ///< rows (1, u) are clipped to this
  double clippedShare = 0;     ///< share of the training rows
  double noiseScale = 0;       ///< of CentralNoise, for sensitivity rowNorm * width
  double residualSd = 0;       ///< the model's, in units of the label
  double signalSd = 0;
  double predictedError = 0;  ///< the model's mean squared error on a new row
  bool operator==(const CentralPlan&) const = default;
};

/// What leaves the house of a central ridge: predictions, and what is public about the noise.
struct CentralReleased {
  std::vector<double> predictions = {};  ///< of the training rows, within the bounds
  std::size_t components = 0;
  double rowNorm = 1;
  WholeCentralPlan plan = {};
  double step = 1;            ///< of the sums, in units of the label
  double noiseDeviation = 0;  ///< of each sum, in units of the label
};

/// Central label-private ridge for one split: one noisy vector X'y is released instead of noisy labels, and
/// everything else is public (spec 4; the proof is at CentralRelease). A trusted curator sees the labels.
///
/// Rows are whitened principal components with a constant, clipped to a norm. In these coordinates all pay
/// equally for the noise; clipping all rows to about one norm lets every row speak with the full sensitivity
/// that the noise pays for anyway. The number of components and the norm minimise the predicted error of
/// PublicModel.
class CentralRidge {
public:
  /// Features must be ready for use: plain ones winsorised (WinsorisedRows), random ones as they are.
  /// `target` is the table's column, kept by the caller. Labels are clipped to the bounds for training, not
  /// for testing. Null if cancelled; goOn is never called from two threads at once. The same bits for any
  /// number of threads.
  static std::optional<CentralRidge> build(const std::shared_ptr<const FeatureRows>& features,
                                           const Split& split, std::span<const double> target,
                                           const LabelBounds& bounds, const PublicModel& model,
                                           unsigned threads, const GoOn& goOn = {});
  CentralRidge(CentralRidge&&) noexcept;
  CentralRidge& operator=(CentralRidge&&) noexcept;
  ~CentralRidge();

  /// The plan. At an epsilon met for the first time it may cost O(n components^2), which is then remembered.
  /// Safe to call from several threads, as are the errors.
  CentralPlan plan(const CentralNoise& noise) const;
  /// The exact expected mean squared test error over the noise; NaN where it overflows. Every prediction is
  /// affine in the noise, so that it has the law of a projection, see ClampedNoise: the error of clipped
  /// predictions is the mean over the test rows, in O(test rows * components) once the rows have been read.
  /// An infinite epsilon means no noise.
  double expectedError(const CentralNoise& noise, bool clipPredictions = false) const;
  /// The mean squared test error of one noisy release.
  double sampledError(const CentralNoise& noise, const Custodian& custodian, bool clipPredictions) const;
  /// The predictions of one release with noise in whole numbers (WholeCentralPlan): `noise` says for what
  /// price, and the plan is chosen for the noise that this takes. Nothing where that cannot be drawn.
  std::optional<CentralReleased> released(const CentralNoise& noise, const Custodian& custodian) const;
  /// The floating-point operations of expectedError() with the remembered values.
  double costOfExpectedError(bool clipPredictions) const;

private:
  struct State;
  explicit CentralRidge(std::unique_ptr<State> state);
  std::unique_ptr<State> m_state;
};

/// The features that suit the central ridge: plain ones winsorised, random ones with a quarter of the default
/// gamma, unless the gamma is given. A smoother kernel has more of the labels in fewer directions, and noise
/// is paid for by direction: on California housing a quarter is better at every epsilon up to 4 (0.425
/// instead of 0.469 at 0.3), on Communities and Crime it makes no difference.
std::shared_ptr<const FeatureRows> makeCentralFeatures(const PreparedData& data, const Split& split,
                                                       const LearnerFeatures& learner, unsigned threads,
                                                       const GoOn& goOn);

/// The public model for these features.
PublicModel centralModel(const LearnerFeatures& learner);

}  // namespace epsiscope
