#pragma once

#include "core/learners/feature_rows.h"

#include <memory>

namespace epsiscope {

/// Two kinds of features of the same rows side by side: (1, weight z, z'). A linear fit of both follows
/// straight lines as easily as the first and bent ones as the second.
class JoinedRows final : public FeatureRows {
public:
  JoinedRows(std::shared_ptr<const FeatureRows> first, std::shared_ptr<const FeatureRows> second,
             double weightOfFirst);

  std::size_t width() const override { return m_first->width() + m_second->width() - 1; }
  const std::vector<std::string>& dropped() const override { return m_first->dropped(); }
  void gather(std::span<const std::uint32_t> rows, Eigen::MatrixXd& x) const override;

private:
  std::shared_ptr<const FeatureRows> m_first, m_second;
  double m_weight;
};

}  // namespace epsiscope
