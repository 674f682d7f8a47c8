#pragma once

#include "core/base/go_on.h"
#include "core/learners/feature_rows.h"
#include "core/learners/ridge_basis.h"
#include "core/privacy/bounds.h"

#include <Eigen/Core>

#include <cstdint>
#include <span>

namespace epsiscope {

/// Test rows x (see Basis) and labels, for errors that are no sums over rows: of clipped predictions. All
/// rows where there are at most 2,048, of more than 383 directions fewer; else 1,024 or fewer, but at least
/// 512: a quarter of them are those farthest out, whose errors are like no others', and the others evenly
/// chosen among the rest. On California housing the error of clipped predictions is then right to 0.3 % on
/// each split.
class TestSample {
public:
  /// `target` is the table's column. Unfinished if cancelled. The same bits for any number of threads.
  TestSample(const FeatureRows& features, const Basis& basis, std::span<const std::uint32_t> rows,
             std::span<const double> target, const LabelBounds& bounds, unsigned threads, const GoOn& goOn);

  /// Exact means over all test rows, with p = x'w from the middle of the bounds, y the label from there and v
  /// a variance: all that the error without clipping, p^2 - 2 p y + y^2 + v, is made of.
  struct Means {
    double prediction = 0, label = 0, predictionSquare = 0, product = 0, labelSquare = 0, variance = 0;
  };

  /// Expected squared error of normal predictions with mean p = x'w from the middle of the bounds and
  /// variance v = x' diag(q) x, clipped to the bounds; mean over all test rows. Rows that were left out are
  /// told by regression on the six numbers of `means` (control variates): exactly where nothing is clipped,
  /// and nearly so where everything is, for then the error is 1 + y^2 less y times a function of p.
  double clippedError(const Eigen::VectorXd& w, const Eigen::VectorXd& q, const Means& means) const;
  /// Floating-point operations that clippedError() needs.
  double costOfError() const;

private:
  static constexpr Eigen::Index kNumbers = 6;
  /// The numbers of Means, in half widths, for each row.
  using Numbers = Eigen::Matrix<double, Eigen::Dynamic, kNumbers>;

  /// Mean of errors over the rows that are not far out, of which some are in the sample.
  double meanOfOthers(const Eigen::VectorXd& errors, Numbers numbers,
                      const Eigen::Vector<double, kNumbers>& means) const;

  LabelBounds m_bounds;
  double m_allRows = 0;        ///< of the test part
  Eigen::Index m_farRows = 0;  ///< the first ones of the sample, all that are so far out; 0: it has all rows
  Eigen::MatrixXd m_rows;
  Eigen::VectorXd m_labels;  ///< from the middle, in half widths
};

}  // namespace epsiscope
