#include "core/learners/joined_rows.h"

#include <utility>

namespace epsiscope {

JoinedRows::JoinedRows(std::shared_ptr<const FeatureRows> first, std::shared_ptr<const FeatureRows> second,
                       double weightOfFirst)
    : m_first(std::move(first)), m_second(std::move(second)), m_weight(weightOfFirst) {}

void JoinedRows::gather(std::span<const std::uint32_t> rows, Eigen::MatrixXd& x) const {
  Eigen::MatrixXd first, second;
  m_first->gather(rows, first);
  m_second->gather(rows, second);
  x.resize(first.rows(), static_cast<Eigen::Index>(width()));
  x.leftCols(first.cols()) = first;
  x.middleCols(1, first.cols() - 1) *= m_weight;
  x.rightCols(second.cols() - 1) = second.rightCols(second.cols() - 1);
}

}  // namespace epsiscope
