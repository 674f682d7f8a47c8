#pragma once

#include "core/erm/class_rows.h"

#include <vector>

namespace epsiscope {

/// Rows most of whose entries are 0, in compressed form: row i has the entries offsets[i] ... offsets[i+1] -
/// 1 of `index` and `entries`, their columns ascending.
class SparseRows final : public ClassRows {
public:
  SparseRows(Eigen::Index columns, std::vector<std::size_t> offsets, std::vector<std::int32_t> index,
             std::vector<double> entries);

  std::size_t rows() const override { return m_offsets.size() - 1; }
  Eigen::Index columns() const override { return m_columns; }
  void margins(const Eigen::VectorXd& f, Eigen::VectorXd& out) const override;
  Eigen::VectorXd transposedTimes(const Eigen::VectorXd& g) const override;
  bool weightedGram(const Eigen::VectorXd& weights, Eigen::MatrixXd& gram,
                    const GoOn& goOn = {}) const override;
  double largestNorm() const override;
  std::unique_ptr<ClassRows> takeRows(std::span<const std::uint32_t> which) const override;

  std::span<const std::int32_t> indexOf(std::size_t row) const {
    return {m_index.data() + m_offsets[row], m_offsets[row + 1] - m_offsets[row]};
  }
  std::span<const double> entriesOf(std::size_t row) const {
    return {m_entries.data() + m_offsets[row], m_offsets[row + 1] - m_offsets[row]};
  }

private:
  Eigen::Index m_columns;
  std::vector<std::size_t> m_offsets;
  std::vector<std::int32_t> m_index;
  std::vector<double> m_entries;
};

}  // namespace epsiscope
