#include "core/learners/row_sums.h"

#include <algorithm>
#include <vector>

#include "core/study/parallel.h"

namespace epsiscope {

namespace {

RowSums emptySums(std::size_t width) {
  const auto size = static_cast<Eigen::Index>(width);
  return {.xx = Eigen::MatrixXd::Zero(size, size), .xr = Eigen::VectorXd::Zero(size)};
}

}  // namespace

RowSums sumRows(const StandardisedRows& features, std::span<const std::uint32_t> rows,
                std::span<const double> target, double origin, unsigned threads,
                const std::function<bool()>& goOn) {
  constexpr std::size_t kRowsTogether = 256;
  constexpr std::size_t kShares = 64;
  std::vector<RowSums> parts(kShares, emptySums(features.width()));
  const auto shareStart = [&](std::size_t share) { return rows.size() * share / kShares; };
  parallelFor(kShares, threads, [&](std::size_t share) {
    RowSums& part = parts[share];
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
  RowSums all = emptySums(features.width());
  for (const RowSums& part : parts) {
    all.xx += part.xx;
    all.xr += part.xr;
    all.rr += part.rr;
  }
  const auto n = static_cast<double>(rows.size());
  all.xx = (Eigen::MatrixXd(all.xx.selfadjointView<Eigen::Lower>()) / n).eval();
  all.xr /= n;
  all.rr /= n;
  return all;
}

}  // namespace epsiscope
