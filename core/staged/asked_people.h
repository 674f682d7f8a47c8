#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <span>
#include <vector>

#include "core/privacy/custodian.h"

namespace epsiscope {

/// Who takes part in a stage, by their place among the training rows: everybody, or one of two groups that
/// were drawn without looking at labels. The groups have nobody in common, so that what one of them is asked
/// costs the other nothing.
class AskedPeople {
public:
  static AskedPeople everybody(Eigen::Index rows);
  /// A group with this share of everybody, or a little more or less.
  static AskedPeople drawn(Eigen::Index rows, double share, const Custodian& custodian);
  /// Those who are not in this group.
  AskedPeople others() const;

  /// 1 for people who take part, else 0.
  const Eigen::VectorXf& members() const { return m_members; }
  bool isMember(Eigen::Index row) const { return m_members(row) > 0; }
  std::size_t count() const;
  /// The group as a booking has it; 0 for everybody.
  std::size_t group() const { return m_group; }
  /// The values of those who take part, in order.
  std::vector<double> of(std::span<const double> values) const;

private:
  AskedPeople(Eigen::VectorXf members, std::size_t group) : m_members(std::move(members)), m_group(group) {}

  Eigen::VectorXf m_members;
  std::size_t m_group = 0;
};

}  // namespace epsiscope
