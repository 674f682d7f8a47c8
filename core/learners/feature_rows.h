#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace epsiscope {

/// Features as a linear learner sees them: (1, z), every column of z centred by its mean over the training
/// rows. Public in label privacy: they never depend on labels. gather() may be called from several threads.
class FeatureRows {
public:
  virtual ~FeatureRows() = default;

  virtual std::size_t width() const = 0;                        ///< 1 + features in use
  virtual const std::vector<std::string>& dropped() const = 0;  ///< columns constant in the training part
  /// x becomes rows.size() by width(), row i being (1, z) of the table's row rows[i].
  virtual void gather(std::span<const std::uint32_t> rows, Eigen::MatrixXd& x) const = 0;

  /// X w for these rows, and the sum over them of t_i (1, z).
  virtual Eigen::VectorXd times(std::span<const std::uint32_t> rows, const Eigen::VectorXd& w) const;
  virtual Eigen::VectorXd transposedTimes(std::span<const std::uint32_t> rows,
                                          const Eigen::VectorXd& t) const;
};

}  // namespace epsiscope
