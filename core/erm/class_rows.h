#pragma once

#include "core/base/go_on.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace epsiscope {

/// The features of n rows for a linear classifier, X of n by d. Everything may be called from several
/// threads.
class ClassRows {
public:
  virtual ~ClassRows() = default;

  virtual std::size_t rows() const = 0;
  virtual Eigen::Index columns() const = 0;

  /// Computes out = X f.
  virtual void margins(const Eigen::VectorXd& f, Eigen::VectorXd& out) const = 0;
  /// Returns X' g.
  virtual Eigen::VectorXd transposedTimes(const Eigen::VectorXd& g) const = 0;
  /// The lower triangle of X' diag(weights) X, weights >= 0; rows of weight 0 cost nothing. The upper
  /// triangle must not be read. False and unfinished if cancelled; goOn is called every few milliseconds.
  virtual bool weightedGram(const Eigen::VectorXd& weights, Eigen::MatrixXd& gram,
                            const GoOn& goOn = {}) const = 0;
  /// The largest 2-norm of a row; 0 without rows.
  virtual double largestNorm() const = 0;
  /// These rows in this order; a row may come more than once.
  virtual std::unique_ptr<ClassRows> takeRows(std::span<const std::uint32_t> which) const = 0;
};

/// The same rows, of one's own.
std::unique_ptr<ClassRows> copyOf(const ClassRows& rows);

}  // namespace epsiscope
