#include "core/learners/test_sums.h"

#include <algorithm>

#include "core/study/parallel.h"

namespace epsiscope {

TestSums sumTestRows(const StandardisedRows& features, const Eigen::MatrixXd& rotation,
                     std::span<const std::uint32_t> rows, std::span<const double> target, double origin,
                     unsigned threads, const std::function<bool()>& goOn) {
  const Eigen::Index width = rotation.rows();
  constexpr std::size_t kRowsTogether = 256;
  constexpr std::size_t kShares = 64;
  std::vector<TestSums> parts(kShares);
  const auto shareStart = [&](std::size_t share) { return rows.size() * share / kShares; };
  parallelFor(kShares, threads, [&](std::size_t share) {
    TestSums& part = parts[share];
    part = {.xx = Eigen::MatrixXd::Zero(width, width), .xr = Eigen::VectorXd::Zero(width)};
    Eigen::MatrixXd x;
    Eigen::VectorXd r;
    for (std::size_t begin = shareStart(share); begin < shareStart(share + 1); begin += kRowsTogether) {
      const auto some = rows.subspan(begin, std::min(kRowsTogether, shareStart(share + 1) - begin));
      features.gather(some, x);
      r.resize(x.rows());
      for (std::size_t i = 0; i < some.size(); ++i)
        r(static_cast<Eigen::Index>(i)) = target[some[i]] - origin;
      part.xx.triangularView<Eigen::Lower>() += x.transpose() * x;
      part.xr += x.transpose() * r;
      part.rr += r.squaredNorm();
    }
    return goOn();
  });
  TestSums all{.xx = Eigen::MatrixXd::Zero(width, width), .xr = Eigen::VectorXd::Zero(width)};
  for (const TestSums& part : parts) {
    if (part.xx.size() == 0) continue;
    all.xx += part.xx;
    all.xr += part.xr;
    all.rr += part.rr;
  }
  const auto n = static_cast<double>(rows.size());
  const Eigen::MatrixXd symmetric = all.xx.selfadjointView<Eigen::Lower>();
  all.xx = rotation.transpose() * (symmetric / n) * rotation;
  all.xr = rotation.transpose() * (all.xr / n);
  all.rr /= n;
  return all;
}

}  // namespace epsiscope
