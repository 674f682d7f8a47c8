#include "core/staged/asked_people.h"

#include <algorithm>

namespace epsiscope {

AskedPeople AskedPeople::everybody(Eigen::Index rows) {
  return {Eigen::VectorXf::Ones(rows), 0};
}

AskedPeople AskedPeople::drawn(Eigen::Index rows, double share, const Custodian& custodian) {
  return {custodian.publicly([&](Rng& rng) {
            Eigen::VectorXf members(rows);
            for (float& member : members) member = rng.uniform() < share ? 1.0F : 0.0F;
            return members;
          }),
          1};
}

AskedPeople AskedPeople::others() const {
  return {Eigen::VectorXf::Ones(m_members.size()) - m_members, m_group == 1 ? std::size_t{2} : m_group};
}

std::size_t AskedPeople::count() const {
  return static_cast<std::size_t>((m_members.array() > 0).count());
}

std::vector<double> AskedPeople::of(std::span<const double> values) const {
  std::vector<double> some;
  some.reserve(count());
  for (Eigen::Index i = 0; i < m_members.size(); ++i)
    if (isMember(i)) some.push_back(values[static_cast<std::size_t>(i)]);
  return some;
}

}  // namespace epsiscope
