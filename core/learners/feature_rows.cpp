#include "core/learners/feature_rows.h"

#include <algorithm>

namespace epsiscope {

namespace {

constexpr std::size_t kFeatureRowsTogether = 1024;

/// use(x, begin) for every kFeatureRowsTogether rows.
template <class Use>
void forEachBlock(const FeatureRows& features, std::span<const std::uint32_t> rows, const Use& use) {
  Eigen::MatrixXd x;
  for (std::size_t begin = 0; begin < rows.size(); begin += kFeatureRowsTogether) {
    features.gather(rows.subspan(begin, std::min(kFeatureRowsTogether, rows.size() - begin)), x);
    use(x, static_cast<Eigen::Index>(begin));
  }
}

}  // namespace

Eigen::VectorXd FeatureRows::times(std::span<const std::uint32_t> rows, const Eigen::VectorXd& w) const {
  Eigen::VectorXd result(static_cast<Eigen::Index>(rows.size()));
  forEachBlock(*this, rows, [&](const Eigen::MatrixXd& x, Eigen::Index begin) {
    result.segment(begin, x.rows()).noalias() = x * w;
  });
  return result;
}

Eigen::VectorXd FeatureRows::transposedTimes(std::span<const std::uint32_t> rows,
                                             const Eigen::VectorXd& t) const {
  Eigen::VectorXd result = Eigen::VectorXd::Zero(static_cast<Eigen::Index>(width()));
  forEachBlock(*this, rows, [&](const Eigen::MatrixXd& x, Eigen::Index begin) {
    result.noalias() += x.transpose() * t.segment(begin, x.rows());
  });
  return result;
}

}  // namespace epsiscope
