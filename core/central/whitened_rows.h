#pragma once

#include "core/base/go_on.h"
#include "core/learners/feature_rows.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace epsiscope {

/// The rows (1, u) with u the principal components of the training rows' features, largest first, each scaled
/// to variance 1 on the training rows: there the mean of (1, u)(1, u)' is the identity. A linear map of
/// public features, so it is public itself.
class WhitenedRows {
public:
  /// `moments`: means of (1, features)(1, features)' over the training rows. Unfinished if cancelled. The
  /// same bits for any number of threads.
  WhitenedRows(std::shared_ptr<const FeatureRows> features, std::span<const std::uint32_t> trainRows,
               const Eigen::MatrixXd& moments, unsigned threads, const GoOn& goOn);

  /// The eigenvalues, descending. Directions with less than a millionth of the spread are left out.
  const Eigen::VectorXd& eigenvalues() const { return m_eigenvalues; }
  std::size_t components() const { return static_cast<std::size_t>(m_eigenvalues.size()); }
  std::size_t trainRows() const { return m_trainRows.size(); }

  /// Rows `begin` to `end` of the training part: (1, u_1 ... u_components).
  void train(std::size_t begin, std::size_t end, std::size_t components, Eigen::MatrixXd& x) const;
  /// The same of the table's rows `rows`.
  void gather(std::span<const std::uint32_t> rows, std::size_t components, Eigen::MatrixXd& x) const;
  /// Gathers (1, features) of the table's rows `rows`, times `map`.
  void gatherMapped(std::span<const std::uint32_t> rows, const Eigen::Ref<const Eigen::MatrixXd>& map,
                    Eigen::MatrixXd& x) const;
  /// The map that turns (1, features) into (1, u).
  const Eigen::MatrixXd& map() const { return m_map; }

private:
  void keepTrainRows(unsigned threads, const GoOn& goOn);

  std::shared_ptr<const FeatureRows> m_features;
  std::span<const std::uint32_t> m_trainRows;
  Eigen::VectorXd m_eigenvalues;
  Eigen::MatrixXd m_map;
  Eigen::MatrixXd m_kept;  ///< all training rows, unless they are too many; then they are read each time
};

}  // namespace epsiscope
