#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/data/prepare.h"
#include "core/data/split.h"
#include "core/mechanisms/moments.h"

namespace epsiscope {

/// Everything about one split that no slider changes, made so that the expected test error of ridge regression under
/// any label randomizer costs O(pieces d^2), whatever n is.
///
/// The labels of the training part are sorted; for every 256th (more for large d) of them the running sums of
/// x x' u^q and x u^q (q = 0, 1, 2; x = (1, standardised features), u the normalised label) are kept. The sums over the
/// labels below any threshold are the nearest kept sum plus at most half a block of rows, and are remembered, because
/// the ends of every interval are nodes of the prior's grid. So the bin width, zeta, the prior's share, epsilon and
/// lambda all stay live. Memory: well below half the table.
class RidgeCache {
 public:
  using Progress = std::function<bool(double)>;
  /// Nothing if progress said stop. Labels are clipped to the bounds for training, not for testing.
  static std::optional<RidgeCache> build(const PreparedData& data, const Split& split, const LabelBounds& bounds,
                                         unsigned threads, const Progress& progress = {});
  RidgeCache(RidgeCache&&) noexcept;
  RidgeCache& operator=(RidgeCache&&) noexcept;
  ~RidgeCache();

  /// Exact expected mean squared test error of ridge (spec 4) with this lambda when training label i is replaced by an
  /// independent draw with mean m(y_i) and variance v(y_i), predictions not clipped:
  /// ( |H m - y|^2 + sum_i v_i |H_i|^2 ) / n_test.
  double expectedError(const MomentCurve& moments, double lambda) const;
  /// The same for clipped, noiseless labels: method `none`.
  double errorWithoutNoise(double lambda) const;
  /// Expected error of predicting mean(clipped labels) + Laplace(width/(n epsilon)): mean (ybar - y)^2 + 2 b^2.
  double expectedErrorOfMean(double epsilon) const;
  /// Mean squared test error of one noisy fit. releasedLabels: one per training row, in the split's order.
  double sampledError(std::span<const double> releasedLabels, double lambda, bool clipPredictions) const;
  double sampledErrorOfConstant(double prediction) const;

  std::size_t trainRows() const;
  std::size_t features() const;  ///< without constant columns
  const std::vector<std::string>& droppedFeatures() const;  ///< constant on the training part
  double meanSquaredRowNorm() const;  ///< of the centred, standardised training rows: d, but for rounding
  std::span<const double> trainLabels() const;  ///< clipped, in the split's order
  std::size_t clippedTrainLabels() const;
  double meanTrainLabel() const;
  const LabelBounds& bounds() const;

 private:
  struct State;
  explicit RidgeCache(std::unique_ptr<State> state);
  std::unique_ptr<State> m_state;
};

/// lambda_0 + vbar / (n tau^2), tau^2 = (width/4)^2 / meanSquaredRowNorm (spec 4), lambda_0 = 1e-6.
/// vbar: the mechanism's variance averaged over its own prior, uniform on the bounds if it has none; never over labels.
double matchedLambda(double meanVariance, std::size_t trainRows, double meanSquaredRowNorm, const LabelBounds& bounds);

}  // namespace epsiscope
