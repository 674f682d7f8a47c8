#include "core/central/central_release.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace epsiscope {

Eigen::VectorXd clipFactors(const Eigen::MatrixXd& x, double rowNorm) {
  return (rowNorm * x.rowwise().norm().array().inverse()).min(1.0);
}

namespace {

ClippedSums noSums(Eigen::Index size) {
  return {Eigen::MatrixXd::Zero(size, size), Eigen::MatrixXd::Zero(size, size), Eigen::VectorXd::Zero(size)};
}

/// Adds the sums over rows `begin` to `end` of the training part; for the matrices, if rows are clipped at
/// all, the lower triangles.
void addRows(const WhitenedRows& rows, const CentralRelease& release, bool clips,
             std::span<const double> labels, std::size_t begin, std::size_t end, ClippedSums& sums) {
  Eigen::MatrixXd x;
  rows.train(begin, end, release.components, x);
  const Eigen::Map<const Eigen::VectorXd> y(labels.data() + begin, x.rows());
  const Eigen::VectorXd factors = clipFactors(x, release.rowNorm);
  sums.labels.noalias() += x.transpose() * factors.cwiseProduct(y);
  if (!clips) return;
  x = (factors.cwiseSqrt().asDiagonal() * x).eval();
  sums.signal.selfadjointView<Eigen::Lower>().rankUpdate(x.transpose());
  x = (factors.cwiseSqrt().asDiagonal() * x).eval();
  sums.squares.selfadjointView<Eigen::Lower>().rankUpdate(x.transpose());
}

/// The number of parts of the rows that threads may sum at once. Never a function of the number of threads.
std::size_t sharesOf(std::size_t rows, std::size_t width) {
  constexpr std::size_t kNumbersPerShare = std::size_t{1} << 18;
  return std::clamp<std::size_t>(rows * width / kNumbersPerShare, 1, 8);
}

}  // namespace

ClippedSums clippedSums(const WhitenedRows& rows, const CentralRelease& release, double longestRow,
                        std::span<const double> labels, unsigned threads) {
  constexpr std::size_t kRowsTogether = 256;
  const Eigen::Index size = release.dimension();
  const bool clips = release.rowNorm < longestRow;
  const std::size_t shares = sharesOf(labels.size(), static_cast<std::size_t>(size));
  const auto shareStart = [&](std::size_t share) { return labels.size() * share / shares; };
  std::vector<ClippedSums> parts(shares, noSums(size));
  parallelFor(shares, threads, [&](std::size_t share) {
    const std::size_t stop = shareStart(share + 1);
    for (std::size_t begin = shareStart(share); begin < stop; begin += kRowsTogether)
      addRows(rows, release, clips, labels, begin, std::min(begin + kRowsTogether, stop), parts[share]);
    return true;
  });
  ClippedSums sums = std::move(parts.front());
  for (std::size_t share = 1; share < shares; ++share) {
    sums.labels += parts[share].labels;
    sums.signal += parts[share].signal;
    sums.squares += parts[share].squares;
  }
  const auto n = static_cast<double>(labels.size());
  sums.labels /= n;
  if (!clips)
    sums.signal = sums.squares = Eigen::MatrixXd::Identity(size, size);
  else
    for (Eigen::MatrixXd* matrix : {&sums.signal, &sums.squares})
      *matrix = (Eigen::MatrixXd(matrix->selfadjointView<Eigen::Lower>()) / n).eval();
  return sums;
}

}  // namespace epsiscope
