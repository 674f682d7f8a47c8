#include "core/learners/winsorised_rows.h"

#include "core/base/numbers.h"
#include "core/base/parallel.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace epsiscope {

namespace {

/// Means over rows of each column of `x` and of its square.
struct ColumnMeans {
  Eigen::RowVectorXd first, second;
};

ColumnMeans columnMeans(const FeatureRows& features, std::span<const std::uint32_t> rows, unsigned threads,
                        const GoOn& goOn) {
  constexpr std::size_t kRowsTogether = 1024;
  const auto width = static_cast<Eigen::Index>(features.width());
  const std::size_t blocks = (rows.size() + kRowsTogether - 1) / kRowsTogether;
  std::vector<ColumnMeans> parts(blocks);
  parallelFor(blocks, threads, [&](std::size_t block) {
    Eigen::MatrixXd x;
    const std::size_t begin = block * kRowsTogether;
    features.gather(rows.subspan(begin, std::min(kRowsTogether, rows.size() - begin)), x);
    parts[block] = {x.colwise().sum(), x.colwise().squaredNorm()};
    return goOn();
  });
  ColumnMeans means{Eigen::RowVectorXd::Zero(width), Eigen::RowVectorXd::Zero(width)};
  for (const ColumnMeans& part : parts) {
    if (part.first.size() == 0) continue;  // stopped
    means.first += part.first / static_cast<double>(rows.size());
    means.second += part.second / static_cast<double>(rows.size());
  }
  return means;
}

}  // namespace

WinsorisedRows::WinsorisedRows(std::shared_ptr<const FeatureRows> rows,
                               std::span<const std::uint32_t> trainRows, unsigned threads, const GoOn& goOn)
    : m_rows(std::move(rows)) {
  const auto width = static_cast<Eigen::Index>(m_rows->width());
  const Eigen::RowVectorXd sd = columnMeans(*m_rows, trainRows, threads, goOn).second.cwiseSqrt();
  m_reach = kReach * sd;
  m_reach(0) = kInfinity;
  m_centre = Eigen::RowVectorXd::Zero(width);
  m_stretch = Eigen::RowVectorXd::Ones(width);
  const ColumnMeans moved = columnMeans(*this, trainRows, threads, goOn);
  for (Eigen::Index j = 1; j < width; ++j) {
    const double variance = moved.second(j) - moved.first(j) * moved.first(j);
    m_centre(j) = moved.first(j);
    m_stretch(j) = variance > 0 ? sd(j) / std::sqrt(variance) : 0;
  }
}

void WinsorisedRows::gather(std::span<const std::uint32_t> rows, Eigen::MatrixXd& x) const {
  m_rows->gather(rows, x);
  for (Eigen::Index j = 1; j < x.cols(); ++j)
    x.col(j) = (x.col(j).array().max(-m_reach(j)).min(m_reach(j)) - m_centre(j)) * m_stretch(j);
}

}  // namespace epsiscope
