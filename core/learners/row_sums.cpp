#include "core/learners/row_sums.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <vector>

namespace epsiscope {

namespace {

RowSums emptySums(std::size_t width) {
  const auto size = static_cast<Eigen::Index>(width);
  return {.xx = Eigen::MatrixXd::Zero(size, size), .xr = Eigen::VectorXd::Zero(size)};
}

/// Parts whose sums fit 32 MiB together. Never a function of the threads.
std::size_t sharesFor(std::size_t width) {
  constexpr std::size_t kBytes = std::size_t{32} << 20;
  return std::clamp<std::size_t>(kBytes / (width * width * sizeof(double)), 4, 64);
}

}  // namespace

RowSums sumRows(const FeatureRows& features, std::span<const std::uint32_t> rows,
                std::span<const double> target, double origin, unsigned threads, const GoOn& goOn) {
  constexpr std::size_t kRowsTogether = 256;
  const std::size_t shares = sharesFor(features.width());
  std::vector<RowSums> parts(shares, emptySums(features.width()));
  const auto shareStart = [&](std::size_t share) { return rows.size() * share / shares; };
  parallelFor(shares, threads, [&](std::size_t share) {
    RowSums& part = parts[share];
    Eigen::MatrixXd x;
    Eigen::VectorXd r;
    for (std::size_t begin = shareStart(share); begin < shareStart(share + 1); begin += kRowsTogether) {
      if (!goOn()) return false;
      const auto some = rows.subspan(begin, std::min(kRowsTogether, shareStart(share + 1) - begin));
      features.gather(some, x);
      r.resize(x.rows());
      for (std::size_t i = 0; i < some.size(); ++i)
        r(static_cast<Eigen::Index>(i)) = target[some[i]] - origin;
      part.xx.triangularView<Eigen::Lower>() += x.transpose() * x;
      part.xr += x.transpose() * r;
      part.rr += r.squaredNorm();
    }
    return true;
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
