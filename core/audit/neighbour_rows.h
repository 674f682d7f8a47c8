#pragma once

#include <Eigen/Core>

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/go_on.h"
#include "core/erm/class_rows.h"
#include "core/linear/cholesky.h"
#include "core/random/rng.h"

namespace epsiscope {

/// Rows of a table that are replaced together, as all those of one person are: a column each, with labels.
struct ReplacedRows {
  std::vector<std::uint32_t> places;
  Eigen::MatrixXd own, other;
  Eigen::VectorXd y, otherY;

  /// The rows at these places, each of them different, with nothing in their places yet.
  static ReplacedRows at(const ClassRows& x, const Eigen::VectorXd& y, std::vector<std::uint32_t> places);
  /// All labels, with those of the others.
  Eigen::VectorXd labels(Eigen::VectorXd y) const;
};

/// A table with other rows in the places of some. The underlying rows and the others outlive it.
class NeighbourRows final : public ClassRows {
public:
  NeighbourRows(const ClassRows& x, const ReplacedRows& replaced) : m_x(x), m_replaced(replaced) {}

  std::size_t rows() const override { return m_x.rows(); }
  Eigen::Index columns() const override { return m_x.columns(); }
  void margins(const Eigen::VectorXd& f, Eigen::VectorXd& out) const override;
  Eigen::VectorXd transposedTimes(const Eigen::VectorXd& g) const override;
  bool weightedGram(const Eigen::VectorXd& weights, Eigen::MatrixXd& gram, const GoOn& goOn) const override;
  double largestNorm() const override;
  std::unique_ptr<ClassRows> takeRows(std::span<const std::uint32_t>) const override { return nullptr; }

private:
  const ClassRows& m_x;
  const ReplacedRows& m_replaced;
};

/// So many different places among the rows. Precondition: there are as many.
std::vector<std::uint32_t> anyPlaces(std::size_t rows, std::size_t together, Rng& rng);

/// The row at this place, as a vector.
Eigen::VectorXd rowAt(const ClassRows& x, std::uint32_t row);

/// log det H' - log det H, where the columns of `own` with these bends s are taken from H and those of
/// `other` with bends s' are added: H' = H - sum s z z' + sum s' w w'. With U = (own, other), D the bends,
/// the former negative, it is log det(I + D U'H^-1 U), eliminated without the I, so that nothing is lost
/// where the change is small. Precondition: H without the own is positive definite.
double logDeterminantChange(const Cholesky& hessian, const Eigen::MatrixXd& own, const Eigen::VectorXd& bends,
                            const Eigen::MatrixXd& other, const Eigen::VectorXd& otherBends);

}  // namespace epsiscope
