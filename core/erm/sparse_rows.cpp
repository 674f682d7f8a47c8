#include "core/erm/sparse_rows.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace epsiscope {

namespace {

/// The work between two calls of goOn: rows whose pairs of entries take about a millisecond.
constexpr std::size_t kPairsTogether = std::size_t{1} << 20;

}  // namespace

SparseRows::SparseRows(Eigen::Index columns, std::vector<std::size_t> offsets,
                       std::vector<std::int32_t> index, std::vector<double> entries)
    : m_columns(columns),
      m_offsets(std::move(offsets)),
      m_index(std::move(index)),
      m_entries(std::move(entries)) {
  assert(!m_offsets.empty() && m_offsets.front() == 0 && m_offsets.back() == m_index.size());
  assert(m_index.size() == m_entries.size());
}

void SparseRows::margins(const Eigen::VectorXd& f, Eigen::VectorXd& out) const {
  assert(f.size() == m_columns);
  out.resize(static_cast<Eigen::Index>(rows()));
  for (std::size_t row = 0; row < rows(); ++row) {
    double sum = 0;
    for (std::size_t k = m_offsets[row]; k < m_offsets[row + 1]; ++k) sum += m_entries[k] * f[m_index[k]];
    out[static_cast<Eigen::Index>(row)] = sum;
  }
}

Eigen::VectorXd SparseRows::transposedTimes(const Eigen::VectorXd& g) const {
  assert(static_cast<std::size_t>(g.size()) == rows());
  Eigen::VectorXd sum = Eigen::VectorXd::Zero(m_columns);
  for (std::size_t row = 0; row < rows(); ++row) {
    const double factor = g[static_cast<Eigen::Index>(row)];
    if (factor == 0) continue;
    for (std::size_t k = m_offsets[row]; k < m_offsets[row + 1]; ++k)
      sum[m_index[k]] += factor * m_entries[k];
  }
  return sum;
}

bool SparseRows::weightedGram(const Eigen::VectorXd& weights, Eigen::MatrixXd& gram, const GoOn& goOn) const {
  assert(static_cast<std::size_t>(weights.size()) == rows());
  gram.setZero(m_columns, m_columns);
  std::size_t pairs = 0;
  for (std::size_t row = 0; row < rows(); ++row) {
    const double weight = weights[static_cast<Eigen::Index>(row)];
    if (weight == 0) continue;
    const std::size_t begin = m_offsets[row], count = m_offsets[row + 1] - begin;
    const std::int32_t* index = m_index.data() + begin;
    const double* entries = m_entries.data() + begin;
    for (std::size_t j = 0; j < count; ++j) {
      double* column = gram.data() + static_cast<Eigen::Index>(index[j]) * m_columns;
      const double factor = weight * entries[j];
      for (std::size_t i = j; i < count; ++i) column[index[i]] += factor * entries[i];
    }
    pairs += count * count;
    if (pairs < kPairsTogether) continue;
    if (!goOn()) return false;
    pairs = 0;
  }
  return true;
}

double SparseRows::largestNorm() const {
  double largest = 0;
  for (std::size_t row = 0; row < rows(); ++row) {
    double sum = 0;
    for (std::size_t k = m_offsets[row]; k < m_offsets[row + 1]; ++k) sum += m_entries[k] * m_entries[k];
    largest = std::max(largest, sum);
  }
  return std::sqrt(largest);
}

std::unique_ptr<ClassRows> SparseRows::takeRows(std::span<const std::uint32_t> which) const {
  std::vector<std::size_t> offsets = {0};
  std::vector<std::int32_t> index;
  std::vector<double> entries;
  offsets.reserve(which.size() + 1);
  const auto iterator = [](const auto& all, std::size_t k) {
    return all.begin() + static_cast<std::ptrdiff_t>(k);
  };
  for (const std::uint32_t row : which) {
    const std::size_t begin = m_offsets[row], end = m_offsets[row + 1];
    index.insert(index.end(), iterator(m_index, begin), iterator(m_index, end));
    entries.insert(entries.end(), iterator(m_entries, begin), iterator(m_entries, end));
    offsets.push_back(index.size());
  }
  return std::make_unique<SparseRows>(m_columns, std::move(offsets), std::move(index), std::move(entries));
}

}  // namespace epsiscope
