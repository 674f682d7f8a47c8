#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "core/base/go_on.h"
#include "core/prepare/prepare.h"
#include "core/prepare/split.h"

namespace epsiscope {

/// The features that the components are made of: standardised ones, winsorised, beside random Fourier
/// features.
struct ComponentFeatures {
  double plainShare = 1;             ///< spread of all plain features, in units of that of all random ones
  double gammaShare = 1;             ///< of defaultGamma()
  std::optional<double> gamma = {};  ///< instead of that share
  std::size_t randomColumns = 500;
  Eigen::Index leastComponents = 32;  ///< that are kept of a very large table, at the expense of rows
  std::uint64_t seed = 0;             ///< of the frequencies: public randomness
};

/// The rows of a split in the coordinates that staged releases work in: (1, u_1 ... u_K), u the leading
/// principal components of public features, scaled to variance 1 on the training rows. No label touches them.
///
/// The labels are released in sums of y_i x_i/|x_i|, x_i = (1, u_1 ... u_k): every row has length 1,
/// so that each speaks with the full sensitivity that the noise pays for anyway.
class ComponentRows {
public:
  /// The weights that the first k components make of such sums. With weights w and rests of variance v the
  /// mean over the rows of y_i x_i/|x_i| is M w on average, M the mean of x x'/|x|.
  struct Sums {
    Eigen::Index components = 0;
    Eigen::VectorXf inverseNorms;  ///< 1/|x_i|
    Eigen::MatrixXd inverse;       ///< of M
    Eigen::VectorXd noise;         ///< diagonal of M^-2: how noise in the sums comes out in the weights
    double meanInverseNorm = 1;    ///< about the diagonal of M
  };

  /// Null if cancelled. Very large tables are represented by evenly spread rows, `usedRows` of them, and few
  /// components. The same bits for any number of threads.
  static std::shared_ptr<const ComponentRows> build(const PreparedData& data, const Split& split,
                                                    const ComponentFeatures& features, unsigned threads,
                                                    const GoOn& goOn);

  std::size_t usedRows() const { return m_trainRows.size(); }
  /// The table's rows that are learned from, and those that are tested on.
  std::span<const std::uint32_t> trainRows() const { return m_trainRows; }
  std::span<const std::uint32_t> testRows() const { return m_testRows; }
  Eigen::Index components() const { return m_spread.size(); }
  /// The components' shares of the spread of all features: descending, their sum is at most 1.
  const Eigen::VectorXd& spread() const { return m_spread; }
  const Eigen::MatrixXf& train() const { return m_train; }  ///< rows (1, u), one after the other
  const Eigen::MatrixXf& test() const { return m_test; }

  /// The numbers of components that sums may have: 0, 1, 2, 3, 4, 6, 8, ... and all.
  std::span<const Eigen::Index> counts() const { return m_counts; }
  /// The mean of 1/|x| for each of counts().
  std::span<const double> meanInverseNorms() const { return m_meanInverseNorms; }
  /// The sums of counts()[i] components: made when first asked for. Safe from several threads.
  const Sums& sums(std::size_t i) const;

private:
  struct Late {
    std::once_flag once;
    Sums sums;
  };
  ComponentRows() = default;
  void measureNorms();
  Eigen::VectorXf inverseNorms(Eigen::Index components) const;

  std::vector<std::uint32_t> m_trainRows, m_testRows;
  Eigen::VectorXd m_spread;
  Eigen::MatrixXf m_train, m_test;
  std::vector<Eigen::Index> m_counts;
  std::vector<double> m_meanInverseNorms;
  mutable std::vector<Late> m_sums;
};

}  // namespace epsiscope
