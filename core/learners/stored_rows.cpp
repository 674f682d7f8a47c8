#include "core/learners/stored_rows.h"

#include "core/base/parallel.h"

#include <algorithm>

namespace epsiscope {

StoredRows::StoredRows(const FeatureRows& source, const Split& split, unsigned threads, const GoOn& goOn)
    : m_dropped(source.dropped()) {
  std::vector<std::uint32_t> rows = split.train;
  rows.insert(rows.end(), split.test.begin(), split.test.end());
  m_place.resize(1 + *std::max_element(rows.begin(), rows.end()));
  for (std::size_t i = 0; i < rows.size(); ++i) m_place[rows[i]] = static_cast<std::uint32_t>(i);
  m_rows.resize(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(source.width()));
  constexpr std::size_t kRowsTogether = 256;
  parallelFor((rows.size() + kRowsTogether - 1) / kRowsTogether, threads, [&](std::size_t part) {
    const std::size_t begin = part * kRowsTogether;
    Eigen::MatrixXd x;
    source.gather(std::span(rows).subspan(begin, std::min(kRowsTogether, rows.size() - begin)), x);
    m_rows.middleRows(static_cast<Eigen::Index>(begin), x.rows()) = x;
    return goOn();
  });
  centre(static_cast<Eigen::Index>(split.train.size()), threads);
}

/// Each column by its mean over the training rows, which come first. A column that is centred already stays
/// so, and the constant is none of the features.
void StoredRows::centre(Eigen::Index trainRows, unsigned threads) {
  parallelFor(static_cast<std::size_t>(m_rows.cols() - 1), threads, [&](std::size_t feature) {
    auto column = m_rows.col(static_cast<Eigen::Index>(feature) + 1);
    column.array() -= column.head(trainRows).mean();
    return true;
  });
}

void StoredRows::gather(std::span<const std::uint32_t> rows, Eigen::MatrixXd& x) const {
  x.resize(static_cast<Eigen::Index>(rows.size()), m_rows.cols());
  for (Eigen::Index j = 0; j < m_rows.cols(); ++j) {
    const double* from = m_rows.col(j).data();
    double* to = x.col(j).data();
    for (std::size_t i = 0; i < rows.size(); ++i) to[i] = from[m_place[rows[i]]];
  }
}

bool StoredRows::areTogether(std::span<const std::uint32_t> rows) const {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (m_place[rows[i]] != m_place[rows[0]] + i) return false;
  return !rows.empty();
}

Eigen::VectorXd StoredRows::times(std::span<const std::uint32_t> rows, const Eigen::VectorXd& w) const {
  if (!areTogether(rows)) return FeatureRows::times(rows, w);
  return m_rows.middleRows(m_place[rows[0]], static_cast<Eigen::Index>(rows.size())) * w;
}

Eigen::VectorXd StoredRows::transposedTimes(std::span<const std::uint32_t> rows,
                                            const Eigen::VectorXd& t) const {
  if (!areTogether(rows)) return FeatureRows::transposedTimes(rows, t);
  return m_rows.middleRows(m_place[rows[0]], t.size()).transpose() * t;
}

}  // namespace epsiscope
