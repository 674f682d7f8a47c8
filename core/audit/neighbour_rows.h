#pragma once

#include <Eigen/Core>

#include <cstdint>
#include <memory>
#include <span>

#include "core/base/go_on.h"
#include "core/erm/class_rows.h"

namespace epsiscope {

/// Rows of which one is replaced by another. The underlying rows outlive them.
class NeighbourRows final : public ClassRows {
public:
  NeighbourRows(const ClassRows& x, std::uint32_t row, const Eigen::VectorXd& own,
                const Eigen::VectorXd& other)
      : m_x(x), m_row(row), m_own(own), m_other(other) {}

  std::size_t rows() const override { return m_x.rows(); }
  Eigen::Index columns() const override { return m_x.columns(); }
  void margins(const Eigen::VectorXd& f, Eigen::VectorXd& out) const override;
  Eigen::VectorXd transposedTimes(const Eigen::VectorXd& g) const override;
  bool weightedGram(const Eigen::VectorXd& weights, Eigen::MatrixXd& gram, const GoOn& goOn) const override;
  double largestNorm() const override;
  std::unique_ptr<ClassRows> takeRows(std::span<const std::uint32_t>) const override { return nullptr; }

private:
  const ClassRows& m_x;
  std::uint32_t m_row;
  const Eigen::VectorXd &m_own, &m_other;
};

/// The row at this place, as a vector.
Eigen::VectorXd rowAt(const ClassRows& x, std::uint32_t row);

}  // namespace epsiscope
