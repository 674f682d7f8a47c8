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
/// rows where there are at most 2,048, else as many, evenly chosen; with more than 383 directions fewer, but
/// at least 512: some 780,000 numbers, which take half a millisecond to read and 6 MiB.
class TestSample {
public:
  /// `target` is the table's column. Unfinished if cancelled. The same bits for any number of threads.
  TestSample(const FeatureRows& features, const Basis& basis, std::span<const std::uint32_t> rows,
             std::span<const double> target, const LabelBounds& bounds, unsigned threads, const GoOn& goOn);

  /// Expected squared error of normal predictions with mean x'w from the middle of the bounds and variance
  /// x' diag(q) x, clipped to the bounds; mean over all test rows. `unclipped`: what it is without clipping,
  /// exactly: from some of the rows the rest is told by regression on that (a control variate), so that where
  /// nothing is clipped it is the answer.
  double clippedError(const Eigen::VectorXd& w, const Eigen::VectorXd& q, double unclipped) const;
  /// Floating-point operations that clippedError() needs.
  double costOfError() const;

private:
  LabelBounds m_bounds;
  double m_shareLeftOut = 0;  ///< of the test rows
  Eigen::MatrixXd m_rows;
  Eigen::VectorXd m_labels;  ///< from the middle, in half widths
};

}  // namespace epsiscope
