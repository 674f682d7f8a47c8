#pragma once

#include "core/base/go_on.h"
#include "core/learners/feature_rows.h"
#include "core/learners/ridge_basis.h"
#include "core/privacy/bounds.h"

#include <Eigen/Core>

#include <cstdint>
#include <span>

namespace epsiscope {

/// Means over all test rows that need no sample, in half widths from the middle of the bounds: of the
/// predictions p = x'w that are not clipped, of the labels y, which are never clipped, and of the variances.
struct UnclippedMeans {
  double prediction = 0, label = 0, predictionSquare = 0, product = 0, labelSquare = 0, variance = 0;
};

/// The clipped predictions of one fit, read on every test row, in half widths from the middle of the bounds.
struct ClippedFit {
  double error = 0;                                          ///< mean squared, in the label's unit
  double prediction = 0, predictionSquare = 0, product = 0;  ///< means over all test rows, of c, c^2 and c y
  Eigen::VectorXd ofSample = {};                             ///< c for the rows of the sample
};

/// Test rows x (see Basis) and labels, for errors that are no sums over rows: of clipped predictions. All
/// rows where there are at most 2,048, of more than 383 directions fewer; else 1,024 or fewer, but at least
/// 512: up to a quarter of them those whose features are farthest out, up to a quarter those whose labels are
/// farthest outside the bounds, and the others drawn from the rest, each as likely.
///
/// The error against a label y that may lie anywhere is y^2 - 2 y E c + E c^2, c the clipped prediction. The
/// mean of y^2 is known: every row's label counts, none through the sample. So is the mean of c0^2 - 2 y c0,
/// c0 the clipped prediction of a fit without noise. The mean of the change by the noise, e = E c^2 - c0^2 -
/// 2 y (E c - c0), is estimated. The rows far out are all read, so the sum over them is exact. For the m
/// others of N, with numbers g whose means G over all N are known, e is estimated by
///     mean_m(e) + slopes' (G - mean_m(g)).
/// With any slopes that do not depend on the draw its mean over draws is the mean of e, for mean_m(g) has the
/// mean G; and its variance is that of e - slopes' g, over m, times (N - m)/(N - 1). The slopes are those of
/// least squares on the sample. Then the bias is the covariance of slopes and mean_m(g), of the order of the
/// standard error times the square root of (numbers / m), a tenth of it. Nothing is cut off: a correction
/// that is held within limits is wrong exactly where labels lie far outside.
///
/// The numbers are y, p, p^2, p y, the variance of p, c0, c0^2 and c0 y, with which the estimate is exact
/// where nothing is clipped. It is exact too where the noise vanishes, and its error shrinks with the change
/// by the noise: chance does not take a private error below the error without privacy.
class TestSample {
public:
  /// `target` is the table's column. Unfinished if cancelled. The same bits for any number of threads.
  TestSample(const FeatureRows& features, const Basis& basis, std::span<const std::uint32_t> rows,
             std::span<const double> target, const LabelBounds& bounds, unsigned threads, const GoOn& goOn);

  bool isWhole() const { return m_isWhole; }  ///< has all rows: nothing is estimated
  /// x'w of the rows of the sample, in half widths.
  Eigen::VectorXd predictions(const Eigen::VectorXd& w) const;
  /// Expected squared error, in the label's unit, of normal predictions with mean p = x'w from the middle of
  /// the bounds and variance x' diag(q) x, clipped to the bounds; mean over all test rows. `means` belong to
  /// the same predictions, `withoutNoise` to any fit; a whole sample does not read it.
  double clippedError(const Eigen::VectorXd& w, const Eigen::VectorXd& q, const UnclippedMeans& means,
                      const ClippedFit& withoutNoise) const;
  /// Floating-point operations that clippedError() needs.
  double costOfError() const;

private:
  static constexpr Eigen::Index kNumbers = 8;
  using Numbers = Eigen::Matrix<double, Eigen::Dynamic, kNumbers>;

  /// The estimate for the rows that are not far out, `means` being those of the numbers over all of them.
  double meanOfOthers(const Eigen::VectorXd& values, Numbers numbers,
                      const Eigen::Vector<double, kNumbers>& means) const;

  LabelBounds m_bounds;
  double m_allRows = 0;        ///< of the test part
  Eigen::Index m_farRows = 0;  ///< the first ones of the sample
  bool m_isWhole = true;
  Eigen::MatrixXd m_rows;
  Eigen::VectorXd m_labels;  ///< from the middle, in half widths
};

}  // namespace epsiscope
