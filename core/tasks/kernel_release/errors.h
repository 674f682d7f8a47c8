#pragma once

#include <vector>
#include <cstddef>
#include <span>

#include <Eigen/Core>

#include "core/kernels/kernel_loss.h"
#include "core/privacy/bounds.h"
#include "core/privacy/laplace_law.h"
#include "core/tasks/kernel_release/split.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// Errors of released predictions on the test rows of a split: squared ones of numbers, pinball losses of
/// quantiles, wrong signs of classes. A prediction is clamped to the bounds and gets Laplace noise of its
/// own; of a released function it gets what the process has there, and is clamped then.
class KernelErrors {
public:
  KernelErrors(const Study& study, const KernelSplit& split);

  /// Expected, given the split: a mean over the test rows, estimated where they are a sample. `scale`: of the
  /// Laplace noise, or of the process; 0: without noise. NaN where there are no predictions, or the error is
  /// too large for a computer's number.
  double exact(const KernelPredictions& predictions, double scale) const;
  /// Returns the error of released numbers, one for every test row. `sharesNoise`: the same for all of them.
  double ofReleased(const std::vector<double>& released, bool sharesNoise) const;
  /// Returns the error at these test rows of a function that was released, its values not clamped yet.
  double ofFunction(const Eigen::VectorXd& released, const std::vector<Eigen::Index>& places) const;
  /// Predictions are released in [-bound(), bound()], but for their noise.
  double bound() const { return m_bounds.width() / 2; }
  /// The mean of the m clipped training labels with Laplace noise of scale width/(m epsilon) for every
  /// prediction: replacing a row moves the mean by at most width/m. Of a person who may have several, that
  /// many times as much.
  LaplaceLaw lawOfMean(double epsilon) const;
  /// The exact expected error of predicting it, clamped to the bounds.
  double ofMean(double epsilon) const;
  /// Returns the error of one guess for all: the more frequent class of the training rows, or the quantile of
  /// their labels.
  double ofConstantGuess() const;
  /// Expected hinge loss of what is released less that without noise (core/theory/hinge_terms.h).
  double excessHingeLoss(const KernelPredictions& predictions, double scale) const;

private:
  /// The mean over all test rows of a value that is known for those at hand.
  double meanOf(const Eigen::ArrayXd& values) const {
    return m_weights.size() > 0 ? m_weights.dot(values.matrix()) : values.mean();
  }
  std::span<const double> labels() const {
    return {m_labels.data(), static_cast<std::size_t>(m_labels.size())};
  }

  double exactOfFunction(const KernelPredictions& predictions, double scale) const;

  /// The pinball losses at these predictions.
  Eigen::ArrayXd lossesAt(const Eigen::ArrayXd& predictions) const;

  const KernelLoss m_loss;
  const bool m_ofClasses, m_ofQuantile, m_ofFunction;
  const LabelBounds m_bounds;
  const double m_rows;
  const ProtectedUnit m_unit;
  const double m_meanLabel, m_quantileOfLabels;
  const Eigen::VectorXd m_labels, m_weights, m_variances;
};

/// The axis of lambda: 60 values with equal ratios from 1e-6 to 10, the same for every study so that their
/// fits are remembered; more of them where the study's lambda or sweep lies beyond. For other losses than the
/// square, whose solver is slow at tiny ones, from 1e-5.
std::vector<double> lambdaAxis(const Study& study);

}  // namespace epsiscope
