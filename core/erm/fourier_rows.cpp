#include "core/erm/fourier_rows.h"

#include "core/base/parallel.h"
#include "core/erm/sine_cosine.h"
#include "core/random/fourier_frequencies.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <span>
#include <vector>

namespace epsiscope {

namespace {

using Eigen::Index;

constexpr std::size_t kMappedTogether = 256;

/// One row x, with space for its v and for W x.
struct MappedRow {
  std::span<const std::int32_t> index;
  std::span<const double> entries;
  double* v = nullptr;
  double* angles = nullptr;
  bool farAround = false;  ///< angles may lie beyond kLargestAngle
};

/// Inlined into its caller, whose instruction set it uses.
[[gnu::always_inline]] inline void mapRow(const Eigen::MatrixXd& frequencies, const MappedRow& row) {
  const Index pairs = frequencies.rows();
  const double size = 1 / std::sqrt(static_cast<double>(pairs));
  double* __restrict angles = row.angles;
  double* __restrict v = row.v;
  std::fill_n(angles, pairs, 0.0);
  for (std::size_t k = 0; k < row.index.size(); ++k) {
    const double entry = row.entries[k];
    const double* __restrict column = frequencies.data() + row.index[k] * pairs;
    for (Index i = 0; i < pairs; ++i) angles[i] += entry * column[i];
  }
  if (row.farAround) {
    for (Index i = 0; i < pairs; ++i) v[i] = size * std::cos(angles[i]);
    for (Index i = 0; i < pairs; ++i) v[pairs + i] = size * std::sin(angles[i]);
    return;
  }
  for (Index i = 0; i < pairs; ++i) {
    const SineCosine at = sineCosine(angles[i]);
    v[i] = size * at.cosine;
    v[pairs + i] = size * at.sine;
  }
}

#ifdef __x86_64__
[[gnu::target("avx2")]]
#endif
void mapRowWide(const Eigen::MatrixXd& frequencies, const MappedRow& row) {
  mapRow(frequencies, row);
}

void mapRowNarrow(const Eigen::MatrixXd& frequencies, const MappedRow& row) {
  mapRow(frequencies, row);
}

double squaredNorm(std::span<const double> entries) {
  return std::inner_product(entries.begin(), entries.end(), entries.begin(), 0.0);
}

}  // namespace

FourierRows::FourierRows(Index columns, Index pairs, double gamma, Rng& rng)
    : m_frequencies(fourierFrequencies(columns, pairs, gamma, rng).transpose()),
      m_highest(m_frequencies.rowwise().norm().maxCoeff()) {}

/// cos(a + psi) = cos a cos psi - sin a sin psi.
std::unique_ptr<DenseRows> FourierRows::cosines(const DenseRows& mapped, const Eigen::VectorXd& shifts) {
  const Index pairs = shifts.size();
  const DenseRows::Matrix& v = mapped.matrix();
  DenseRows::Matrix rows = v.leftCols(pairs) * shifts.array().cos().matrix().asDiagonal();
  rows -= v.rightCols(pairs) * shifts.array().sin().matrix().asDiagonal();
  return std::make_unique<DenseRows>(std::sqrt(2.0) * rows);
}

std::unique_ptr<DenseRows> FourierRows::map(const SparseRows& x, unsigned threads, const GoOn& goOn,
                                            bool wide) const {
  assert(x.columns() == m_frequencies.cols());
  DenseRows::Matrix v(static_cast<Index>(x.rows()), columns());
  const std::size_t blocks = (x.rows() + kMappedTogether - 1) / kMappedTogether;
  const bool done = parallelFor(blocks, threads, [&](std::size_t block) {
    if (!goOn()) return false;
    std::vector<double> angles(static_cast<std::size_t>(m_frequencies.rows()));
    const std::size_t end = std::min(x.rows(), (block + 1) * kMappedTogether);
    for (std::size_t i = block * kMappedTogether; i < end; ++i) {
      const std::span<const double> entries = x.entriesOf(i);
      const MappedRow row{.index = x.indexOf(i),
                          .entries = entries,
                          .v = v.row(static_cast<Index>(i)).data(),
                          .angles = angles.data(),
                          .farAround = m_highest * std::sqrt(squaredNorm(entries)) > kLargestAngle};
      (wide ? mapRowWide : mapRowNarrow)(m_frequencies, row);
    }
    return true;
  });
  return done ? std::make_unique<DenseRows>(std::move(v)) : nullptr;
}

}  // namespace epsiscope
