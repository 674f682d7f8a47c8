#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include <Eigen/Core>

#include "core/base/go_on.h"

namespace epsiscope {

/// Features of n rows as a linear classifier sees them, X of n by d. Everything may be called from several
/// threads.
class ClassRows {
public:
  virtual ~ClassRows() = default;

  virtual std::size_t rows() const = 0;
  virtual Eigen::Index columns() const = 0;

  /// out = X f.
  virtual void margins(const Eigen::VectorXd& f, Eigen::VectorXd& out) const = 0;
  /// X' g.
  virtual Eigen::VectorXd transposedTimes(const Eigen::VectorXd& g) const = 0;
  /// The lower triangle of X' diag(weights) X, weights >= 0; rows of weight 0 cost nothing. The upper
  /// triangle is not to be read. False and unfinished if cancelled; goOn is asked every few milliseconds.
  virtual bool weightedGram(const Eigen::VectorXd& weights, Eigen::MatrixXd& gram,
                            const GoOn& goOn = {}) const = 0;
  /// The largest 2-norm of a row; 0 without rows.
  virtual double largestNorm() const = 0;
  /// These rows in this order; a row may come more than once.
  virtual std::unique_ptr<ClassRows> takeRows(std::span<const std::uint32_t> which) const = 0;
};

/// Rows of which most entries are 0, in compressed form: row i has the entries offsets[i] ... offsets[i+1] -
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

class DenseRows final : public ClassRows {
public:
  using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  explicit DenseRows(Matrix x) : m_x(std::move(x)) {}

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
