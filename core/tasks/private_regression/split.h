#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/go_on.h"
#include "core/erm/labelled_rows.h"
#include "core/erm/fourier_rows.h"
#include "core/prepare/split.h"
#include "core/privacy/laplace_law.h"
#include "core/sums/regression_sums.h"
#include "core/tasks/private_regression/rows.h"

namespace epsiscope {

/// The rows of one trial for learning, with labels in half widths from the middle of the bounds, clipped to
/// them, and with their sums, and rows for testing, mapped to random Fourier
/// features where the study asks for them. The same split as in the other tasks.
class RegressionSplit {
public:
  /// Null if cancelled.
  static std::shared_ptr<const RegressionSplit> build(const PrivateRegressionInputs& inputs,
                                                      std::shared_ptr<const RegressionData> data,
                                                      unsigned threads, const GoOn& goOn = {});

  const RegressionData& data() const { return *m_data; }
  const LabelBounds& bounds() const { return m_bounds; }
  int trial() const { return m_trial; }
  const RowWeights& weights() const { return m_sums.weights; }
  std::size_t trainRows() const { return m_train->rows(); }
  std::size_t testRows() const { return m_test->rows(); }
  /// Returns the number of training labels outside the bounds: not private.
  std::size_t clippedLabels() const { return m_clippedLabels; }
  /// Returns the sums of the whole training part.
  const RegressionSums& sums() const { return m_sums; }
  /// Returns so many training rows, the first in a random order that is the same for every number; 0: all.
  LabelledRows rowsOf(std::size_t rows) const;
  /// Returns the training row at this place in the form of the sums: (constant, x, label y).
  Eigen::VectorXd row(std::size_t place) const;

  /// Returns the mean squared error of predictions clipped to the bounds; labels are those of the file.
  double error(const Eigen::VectorXd& weights) const;
  /// Returns the mean of the first `rows` training labels, 0 for all, with Laplace noise. Replacing a row
  /// moves the mean by at most width/n.
  LaplaceLaw lawOfMean(double epsilon, std::size_t rows = 0) const;
  /// Returns the exact expected error of predicting it, clamped to the bounds.
  double errorOfMean(double epsilon, std::size_t rows = 0) const;

  /// Notes for people about the rows.
  const std::vector<std::string>& notes() const { return m_notes; }

private:
  RegressionSplit() = default;
  bool takeRows(const PrivateRegressionInputs& inputs, const Split& split, unsigned threads,
                const GoOn& goOn);

  std::shared_ptr<const RegressionData> m_data;
  LabelBounds m_bounds;
  int m_trial = 1;
  std::shared_ptr<const ClassRows> m_train, m_test;
  Eigen::VectorXd m_labels;            ///< for the training rows: clipped, in half widths from the middle
  Eigen::VectorXd m_testLabels;        ///< as in the file
  std::vector<std::uint32_t> m_order;  ///< random order of the training rows
  std::size_t m_clippedLabels = 0;
  RegressionSums m_sums;
  std::vector<std::string> m_notes;
};

}  // namespace epsiscope
