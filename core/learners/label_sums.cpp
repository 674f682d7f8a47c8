#include "core/learners/label_sums.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace epsiscope {

namespace {

/// Remembered sums are forgotten when they take more memory than this, but a few are always remembered.
constexpr std::size_t kRememberBytes = std::size_t{32} << 20;
constexpr std::size_t kRememberAtLeast = 4;

/// Rows per block: the kept sums take an eighth of a table of doubles of this shape; at least 16 MiB, which
/// is nothing, and at most 64 MiB, for a table may hold a hundred indicators in one column of text.
std::size_t blockRowsFor(std::size_t features, std::size_t terms, std::size_t rows) {
  constexpr std::size_t kMebibyte = std::size_t{1} << 20;
  constexpr std::size_t kFewestRows = 16;
  const std::size_t table = rows * features * sizeof(double);
  const std::size_t budget = std::clamp(table / 8, 16 * kMebibyte, 64 * kMebibyte);
  const std::size_t sums = LabelSums::kPowers * terms * sizeof(double);
  return std::max(kFewestRows, rows * sums / budget + 1);
}

}  // namespace

LabelSums::LabelSums(const FeatureRows& features, const Influence& influence,
                     std::span<const std::uint32_t> rows, std::span<const double> labels,
                     const LabelBounds& bounds, unsigned threads, const GoOn& goOn)
    : m_features(features),
      m_influence(influence),
      m_bounds(bounds),
      m_block(blockRowsFor(features.width(), influence.width(), rows.size())) {
  if (!goOn(0)) return;
  sortRows(rows, labels, threads);
  if (goOn(0.3)) sumBlocks(threads, goOn);
}

void LabelSums::sortRows(std::span<const std::uint32_t> rows, std::span<const double> labels,
                         unsigned threads) {
  // Equal labels keep the order of the rows, so that the order is the same however the work was shared.
  using Entry = std::pair<double, std::uint32_t>;
  std::vector<Entry> entries(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) entries[i] = {labels[i], rows[i]};
  constexpr std::size_t kParts = 8;
  const auto at = [&](std::size_t part) {
    return entries.begin() + static_cast<std::ptrdiff_t>(entries.size() * std::min(part, kParts) / kParts);
  };
  parallelFor(kParts, threads, [&](std::size_t part) {
    std::sort(at(part), at(part + 1));
    return true;
  });
  for (std::size_t step = 1; step < kParts; step *= 2)
    parallelFor(kParts / (2 * step), threads, [&](std::size_t pair) {
      const std::size_t begin = 2 * step * pair;
      std::inplace_merge(at(begin), at(begin + step), at(begin + 2 * step));
      return true;
    });
  m_rows.resize(rows.size());
  m_labels.resize(rows.size());
  for (std::size_t i = 0; i < entries.size(); ++i) std::tie(m_labels[i], m_rows[i]) = entries[i];
}

void LabelSums::readTerms(std::size_t begin, std::size_t end, Eigen::MatrixXd& terms) const {
  Eigen::MatrixXd features;
  m_features.gather(std::span(m_rows).subspan(begin, end - begin), features);
  m_influence.terms(features, terms);
}

void LabelSums::add(const Eigen::Ref<const Eigen::MatrixXd>& terms, std::size_t begin, double sign,
                    double* sums) const {
  Eigen::Matrix<double, Eigen::Dynamic, kPowers> powers(terms.rows(), kPowers);
  for (Eigen::Index i = 0; i < terms.rows(); ++i) {
    const double u = normalised(m_labels[begin + static_cast<std::size_t>(i)]);
    powers.row(i) << sign, sign * u, sign * u * u;
  }
  Eigen::Map<Eigen::MatrixXd>(sums, terms.cols(), kPowers).noalias() += terms.transpose() * powers;
}

void LabelSums::sumBlocks(unsigned threads, const GoOn& goOn) {
  const std::size_t blocks = (m_rows.size() + m_block - 1) / m_block;
  m_kept.assign(blocks * sumsSize(), 0.0);
  // The operations that a thread takes at once: some milliseconds, small against the patience of someone who
  // presses Stop.
  constexpr std::size_t kOperations = 100'000'000;
  const std::size_t rowsTogether =
      std::clamp<std::size_t>(kOperations / (m_features.width() * width()), 64, 1024);
  const std::size_t together = std::max<std::size_t>(1, rowsTogether / m_block);
  const std::size_t shares = (blocks + together - 1) / together;
  const bool finished = parallelFor(shares, threads, [&](std::size_t share) {
    const std::size_t begin = share * together * m_block;
    const std::size_t end = std::min(m_rows.size(), begin + together * m_block);
    Eigen::MatrixXd terms;
    readTerms(begin, end, terms);
    for (std::size_t row = begin; row < end; row += m_block)
      add(terms.middleRows(static_cast<Eigen::Index>(row - begin),
                           static_cast<Eigen::Index>(std::min(m_block, end - row))),
          row, 1, &m_kept[row / m_block * sumsSize()]);
    return goOn(0.3 + 0.7 * static_cast<double>(share) / static_cast<double>(shares));
  });
  if (!finished) return;
  // Added up in the order of the blocks, whichever thread summed them: the same bits for any number of
  // threads.
  for (std::size_t i = sumsSize(); i < m_kept.size(); ++i) m_kept[i] += m_kept[i - sumsSize()];
}

std::size_t LabelSums::countBelow(double label, bool including) const {
  const auto place = including ? std::upper_bound(m_labels.begin(), m_labels.end(), label)
                               : std::lower_bound(m_labels.begin(), m_labels.end(), label);
  return static_cast<std::size_t>(place - m_labels.begin());
}

std::vector<double> LabelSums::summed(std::size_t count) const {
  const std::size_t blocks = m_kept.size() / sumsSize();
  const std::size_t nearest = count == m_rows.size() ? blocks : (count + m_block / 2) / m_block;
  const std::size_t covered = std::min(m_rows.size(), nearest * m_block);
  std::vector<double> sums(sumsSize(), 0.0);
  if (nearest > 0) std::copy_n(&m_kept[(nearest - 1) * sumsSize()], sumsSize(), sums.begin());
  const std::size_t begin = std::min(count, covered);
  const std::size_t end = std::max(count, covered);
  if (begin == end) return sums;
  Eigen::MatrixXd terms;
  readTerms(begin, end, terms);
  add(terms, begin, count > covered ? 1 : -1, sums.data());
  return sums;
}

std::shared_ptr<const std::vector<double>> LabelSums::first(std::size_t count) const {
  {
    const std::lock_guard lock(m_guard);
    if (const auto found = m_found.find(count); found != m_found.end()) return found->second;
  }
  auto sums = std::make_shared<const std::vector<double>>(summed(count));
  const std::lock_guard lock(m_guard);
  if (m_found.size() >= std::max(kRememberAtLeast, kRememberBytes / (sumsSize() * sizeof(double))))
    m_found.clear();
  return m_found.try_emplace(count, std::move(sums)).first->second;
}

}  // namespace epsiscope
