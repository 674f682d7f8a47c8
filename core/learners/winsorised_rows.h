#pragma once

#include "core/base/go_on.h"
#include "core/learners/feature_rows.h"

#include <memory>

namespace epsiscope {

/// Features moved to the nearest of mean +- 3 sd, then centred and stretched so that each column has mean 0
/// and its former sd on the training rows again. A sum that is released with noise pays for its longest row,
/// so one feature with a heavy tail (rooms per household) would decide how much noise all others get; test
/// rows are treated alike.
class WinsorisedRows final : public FeatureRows {
public:
  static constexpr double kReach = 3;  ///< in standard deviations

  /// Unfinished if cancelled.
  WinsorisedRows(std::shared_ptr<const FeatureRows> rows, std::span<const std::uint32_t> trainRows,
                 unsigned threads, const GoOn& goOn);

  std::size_t width() const override { return m_rows->width(); }
  void gather(std::span<const std::uint32_t> rows, Eigen::MatrixXd& x) const override;
  const std::vector<std::string>& dropped() const override { return m_rows->dropped(); }

private:
  std::shared_ptr<const FeatureRows> m_rows;
  Eigen::RowVectorXd m_reach;    ///< per column; infinite for the constant
  Eigen::RowVectorXd m_centre;   ///< mean of the moved columns; 0 for the constant
  Eigen::RowVectorXd m_stretch;  ///< 1 for the constant
};

}  // namespace epsiscope
