#include "core/erm/labelled_rows.h"

#include "core/erm/private_fit.h"

namespace epsiscope {

PublicRows LabelledRows::publicFacts() const {
  return publicRows(*x);
}

LabelledRows taken(const LabelledRows& all, std::span<const std::uint32_t> which) {
  LabelledRows some{all.x->takeRows(which), Eigen::VectorXd(static_cast<Eigen::Index>(which.size()))};
  for (std::size_t i = 0; i < which.size(); ++i) some.y(static_cast<Eigen::Index>(i)) = all.y(which[i]);
  return some;
}

}  // namespace epsiscope
