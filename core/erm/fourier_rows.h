#pragma once

#include "core/base/go_on.h"
#include "core/erm/dense_rows.h"
#include "core/erm/sparse_rows.h"
#include "core/linear/matrix_product.h"
#include "core/random/rng.h"

#include <Eigen/Core>

#include <cstddef>
#include <memory>

namespace epsiscope {

/// Random Fourier features for private rows: the paired map
///   v(x) = D^-1/2 (cos(W x), sin(W x)),   the D rows of W drawn from N(0, 2 gamma I).
/// v.v' is exp(-gamma |x - x'|^2) on average over W, with a standard deviation of at most (2D)^-1/2.
///
/// W is public and drawn without looking at the data, so that replacing one x replaces one v, and
/// |v|^2 = (1/D) sum (cos^2 + sin^2) = 1: a method that is private on rows of norm at most 1 is private on
/// the v, for any x. The one-sided map sqrt(2/D) cos(W x + psi) of Rahimi and Recht has norms up to sqrt(2)
/// and is not.
class FourierRows {
public:
  FourierRows(Eigen::Index columns, Eigen::Index pairs, double gamma, Rng& rng);

  Eigen::Index columns() const { return 2 * m_frequencies.rows(); }
  const Eigen::MatrixXd& frequencies() const { return m_frequencies; }  ///< W, D by d

  /// v of every row, on up to `threads` threads (0: as many as the machine has). Null if cancelled; goOn is
  /// asked every few milliseconds. The same bits for any number of threads, with `wide` (only where
  /// hasWideRegisters()) and without. |v| = 1 within 1e-15.
  std::unique_ptr<DenseRows> map(const SparseRows& x, unsigned threads, const GoOn& goOn = {},
                                 bool wide = hasWideRegisters()) const;

  /// sqrt(2/D) cos(W x + psi) of rows that map() has mapped, as printed by Chaudhuri, Monteleoni and Sarwate:
  /// rows of length up to sqrt(2). `shifts`: psi, D of them.
  static std::unique_ptr<DenseRows> cosines(const DenseRows& mapped, const Eigen::VectorXd& shifts);

private:
  Eigen::MatrixXd m_frequencies;
  double m_highest = 0;  ///< the largest norm of a row of W
};

}  // namespace epsiscope
