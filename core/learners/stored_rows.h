#pragma once

#include "core/base/go_on.h"
#include "core/learners/feature_rows.h"
#include "core/prepare/split.h"

#include <Eigen/Core>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace epsiscope {

/// The rows of a split, made once, centred by their training means and kept: for features that are dearer to
/// make than to copy.
class StoredRows final : public FeatureRows {
public:
  /// Unfinished if cancelled.
  StoredRows(const FeatureRows& source, const Split& split, unsigned threads, const GoOn& goOn);

  std::size_t width() const override { return static_cast<std::size_t>(m_rows.cols()); }
  const std::vector<std::string>& dropped() const override { return m_dropped; }
  void gather(std::span<const std::uint32_t> rows, Eigen::MatrixXd& x) const override;
  Eigen::VectorXd times(std::span<const std::uint32_t> rows, const Eigen::VectorXd& w) const override;
  Eigen::VectorXd transposedTimes(std::span<const std::uint32_t> rows,
                                  const Eigen::VectorXd& t) const override;

private:
  void centre(Eigen::Index trainRows, unsigned threads);
  /// Whether the rows are kept one after another, as the parts of the split are.
  bool areTogether(std::span<const std::uint32_t> rows) const;

  std::vector<std::string> m_dropped;
  std::vector<std::uint32_t> m_place;  ///< for each row of the table, its row in m_rows
  Eigen::MatrixXd m_rows;
};

}  // namespace epsiscope
