#pragma once

#include "core/base/go_on.h"
#include "core/kernels/kernel.h"
#include "core/linear/tridiagonal.h"

#include <Eigen/Core>

#include <optional>
#include <string>

namespace epsiscope {

/// The minimiser f at one lambda.
struct KernelFit {
  Eigen::VectorXd predictions;  ///< at the test rows, not clipped
  double norm = 0;              ///< |f|_K; its square is off by some |alpha|^2 roundings of K
  double trainError = 0;        ///< mean squared, over the training rows
  double objective = 0;         ///< trainError + lambda norm^2
};

/// Kernel ridge regression: f minimises (1/m) sum (f(x_i) - y_i)^2 + lambda |f|_K^2, no offset, so
/// f = sum alpha_i K(x_i, .) with (K + lambda m I) alpha = y. With K = Q T Q' and z = (T + lambda m)^-1 Q'y:
///   alpha = Q z, f(x) = K(x, .) Q z, |f|_K^2 = z'T z, f(x_i) - y_i = -lambda m alpha_i,
/// so once K is tridiagonal a fit costs O(m) for z and O(m) for each test row, for any lambda.
class KernelRidge {
public:
  /// Rows as the kernel needs them (needsUnitBall()), labels centred by the caller. O(m^3): see kernel_bench.
  /// Null if cancelled; `goOn` is asked several times a second, never from two threads at once. The same bits
  /// for any number of threads.
  static std::optional<KernelRidge> build(const Kernel& kernel, const Eigen::MatrixXd& rows,
                                          const Eigen::VectorXd& labels, const Eigen::MatrixXd& testRows,
                                          unsigned threads, const GoOn& goOn = {});

  /// Other labels for the same rows, O(m^2).
  void relabel(const Eigen::VectorXd& labels);

  /// The lambda where lambda m is m roundings of the largest eigenvalue of K, which K itself may be wrong by;
  /// predictions have two or three digits left there, and a hundred times more lambda gives two more.
  double smallestLambda() const;
  /// The reason why no fit at this lambda would be more than rounding, in a sentence. Empty if there is one.
  std::string reasonAgainst(double lambda) const;
  /// Both nothing where there is a reason against it. alpha costs O(m^2).
  std::optional<KernelFit> fit(double lambda) const;
  std::optional<Eigen::VectorXd> alpha(double lambda) const;

private:
  KernelRidge() = default;
  std::optional<Eigen::VectorXd> solve(double lambda) const;  ///< z

  Tridiagonal m_k;
  Eigen::VectorXd m_labels;    ///< Q'y
  Eigen::MatrixXd m_testRows;  ///< K_test Q
};

}  // namespace epsiscope
