#include "core/central/whitened_rows.h"

#include "core/base/parallel.h"
#include "core/linear/eigensystem.h"

#include <algorithm>
#include <vector>

namespace epsiscope {

namespace {

constexpr std::size_t kKeptTogether = 256;
constexpr std::size_t kMostKept = std::size_t{1} << 24;  ///< numbers kept: 128 MiB

}  // namespace

WhitenedRows::WhitenedRows(std::shared_ptr<const FeatureRows> features,
                           std::span<const std::uint32_t> trainRows, const Eigen::MatrixXd& moments,
                           unsigned threads, const GoOn& goOn)
    : m_features(std::move(features)), m_trainRows(trainRows), m_map(Eigen::MatrixXd::Identity(1, 1)) {
  const Eigen::Index width = moments.rows();
  if (width == 1) return;
  const Eigen::VectorXd mean = moments.col(0).tail(width - 1);
  const Eigen::MatrixXd covariance =
      moments.bottomRightCorner(width - 1, width - 1) - mean * mean.transpose();
  const Eigensystem found = eigensystemOf(covariance);
  const double least = 1e-6 * found.values.cwiseMax(0.0).sum();
  const Eigen::Index used = (found.values.array() > least).count();
  m_eigenvalues = found.values.tail(used).reverse();
  const Eigen::MatrixXd directions = found.vectors.rightCols(used).rowwise().reverse() *
                                     m_eigenvalues.cwiseSqrt().cwiseInverse().asDiagonal();
  m_map = Eigen::MatrixXd::Zero(width, used + 1);
  m_map(0, 0) = 1;
  m_map.bottomRightCorner(width - 1, used) = directions;
  m_map.row(0).tail(used) = -mean.transpose() * directions;
  if (m_trainRows.size() * (components() + 1) <= kMostKept) keepTrainRows(threads, goOn);
}

void WhitenedRows::keepTrainRows(unsigned threads, const GoOn& goOn) {
  Eigen::MatrixXd kept(static_cast<Eigen::Index>(m_trainRows.size()), m_map.cols());
  const std::size_t blocks = (m_trainRows.size() + kKeptTogether - 1) / kKeptTogether;
  const bool finished = parallelFor(blocks, threads, [&](std::size_t block) {
    const std::size_t begin = block * kKeptTogether;
    const std::size_t count = std::min(kKeptTogether, m_trainRows.size() - begin);
    Eigen::MatrixXd x;
    gather(m_trainRows.subspan(begin, count), components(), x);
    kept.middleRows(static_cast<Eigen::Index>(begin), x.rows()) = x;
    return goOn();
  });
  if (finished) m_kept = std::move(kept);
}

void WhitenedRows::train(std::size_t begin, std::size_t end, std::size_t components,
                         Eigen::MatrixXd& x) const {
  if (m_kept.size() == 0) return gather(m_trainRows.subspan(begin, end - begin), components, x);
  x = m_kept.block(static_cast<Eigen::Index>(begin), 0, static_cast<Eigen::Index>(end - begin),
                   static_cast<Eigen::Index>(components) + 1);
}

void WhitenedRows::gather(std::span<const std::uint32_t> rows, std::size_t components,
                          Eigen::MatrixXd& x) const {
  gatherMapped(rows, m_map.leftCols(static_cast<Eigen::Index>(components) + 1), x);
}

void WhitenedRows::gatherMapped(std::span<const std::uint32_t> rows,
                                const Eigen::Ref<const Eigen::MatrixXd>& map, Eigen::MatrixXd& x) const {
  Eigen::MatrixXd raw;
  m_features->gather(rows, raw);
  x.noalias() = raw * map;
}

}  // namespace epsiscope
