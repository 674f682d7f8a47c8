#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/go_on.h"
#include "core/privacy/bounds.h"
#include "core/tasks/kernel_release/rows.h"

namespace epsiscope {

/// f of one lambda at the test rows, not clamped; of numbers minus the middle of the bounds.
struct KernelPredictions {
  Eigen::VectorXd values;
  std::string reason;  ///< the reason why there are none; otherwise empty
};

/// One trial of kernel release before any noise: the factorisations that are made once, and the fits made so
/// far. Nothing in it depends on epsilon, on a bound of the labels or on the number of predictions.
class KernelSplit {
public:
  /// For runs: only the fits of these lambdas, for these bounds and all test rows. `rows`: for learning, 0
  /// for all that most_rows allows. Null if cancelled; goOn is never called from two threads at once. The
  /// same bits for any number of threads.
  static std::shared_ptr<const KernelSplit> build(const KernelReleaseInputs& inputs, const KernelData& data,
                                                  std::size_t rows, const std::vector<double>& lambdas,
                                                  const LabelBounds& bounds, unsigned threads,
                                                  const GoOn& goOn = {});
  /// For previews: at most kMostPreviewRows test rows, chosen and weighted by LabelSample, for any lambda and
  /// bounds; `bounds` are those needed first.
  static constexpr std::size_t kMostPreviewRows = 1000;
  static std::shared_ptr<const KernelSplit> buildForPreview(const KernelReleaseInputs& inputs,
                                                            const KernelData& data, const LabelBounds& bounds,
                                                            unsigned threads, const GoOn& goOn = {});
  ~KernelSplit();

  std::size_t rows() const;             ///< m, the rows for learning
  std::size_t testRows() const;         ///< the rows whose errors are averaged
  std::size_t droppedFeatures() const;  ///< constant in the training part, so that nothing is learned from
                                        ///< them
  const std::vector<std::string>& notes() const;
  /// The test labels minus the middle of the bounds: the true values for `predictions`.
  Eigen::VectorXd testLabels(const LabelBounds& bounds) const;
  const Eigen::VectorXd& testWeights() const;    ///< see KernelRows
  const Eigen::VectorXd& testVariances() const;  ///< K(x, x): of the process that hides a whole function
  /// Returns the mean of the training labels clipped to the bounds, minus their middle.
  double meanLabel(const LabelBounds& bounds) const;
  /// Returns a quantile of them, in the same way: the constant of the least mean pinball loss.
  double quantileOfLabels(const LabelBounds& bounds, double quantile) const;

  /// The predictions, remembered; O(m (m + test rows)) for a lambda that is met for the first time, more for
  /// other losses than the square. Safe to call from several threads. Null if cancelled.
  std::shared_ptr<const KernelPredictions> predictions(double lambda, const LabelBounds& bounds,
                                                       const GoOn& goOn = {}) const;
  /// f at other points, not clamped; of numbers minus the middle of the bounds. O(m^2) for another lambda.
  /// Null if cancelled. Precondition: the split is for previews.
  std::shared_ptr<const KernelPredictions> at(const Eigen::MatrixXd& points, double lambda,
                                              const LabelBounds& bounds, const GoOn& goOn = {}) const;
  const Kernel& kernel() const;
  /// The approximate number of floating-point operations of predictions(); 0 where they are remembered.
  double costOfFit(double lambda, const LabelBounds& bounds) const;

private:
  class Builder;
  struct State;
  explicit KernelSplit(std::unique_ptr<State> state);
  std::unique_ptr<State> m_state;
};

}  // namespace epsiscope
