#pragma once

#include "core/erm/class_rows.h"

namespace epsiscope {

/// Rows most of whose entries are not 0.
class DenseRows final : public ClassRows {
public:
  using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  explicit DenseRows(Matrix x) : m_x(std::move(x)) {}

  const Matrix& matrix() const { return m_x; }
  std::size_t rows() const override { return static_cast<std::size_t>(m_x.rows()); }
  Eigen::Index columns() const override { return m_x.cols(); }
  void margins(const Eigen::VectorXd& f, Eigen::VectorXd& out) const override;
  Eigen::VectorXd transposedTimes(const Eigen::VectorXd& g) const override;
  bool weightedGram(const Eigen::VectorXd& weights, Eigen::MatrixXd& gram,
                    const GoOn& goOn = {}) const override;
  double largestNorm() const override;
  std::unique_ptr<ClassRows> takeRows(std::span<const std::uint32_t> which) const override;

private:
  Matrix m_x;
};

}  // namespace epsiscope
