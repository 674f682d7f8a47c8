#include "core/central/basis_rows.h"

#include "core/base/parallel.h"

#include <algorithm>

namespace epsiscope {

namespace {

constexpr std::size_t kBasisRowsTogether = 256;
constexpr std::size_t kMostBasisNumbers = std::size_t{1} << 23;  ///< numbers kept: 64 MiB
/// The number of values from which on it pays to start threads.
constexpr std::size_t kManyNumbers = std::size_t{1} << 19;

std::size_t numbersIn(const std::vector<Eigen::MatrixXd>& blocks) {
  std::size_t numbers = 0;
  for (const Eigen::MatrixXd& block : blocks) numbers += static_cast<std::size_t>(block.size());
  return numbers;
}

}  // namespace

std::size_t BasisRows::blockCount() const {
  return (m_which.size() + kBasisRowsTogether - 1) / kBasisRowsTogether;
}

Eigen::MatrixXd BasisRows::made(std::size_t block, const Eigen::MatrixXd& map) const {
  const std::size_t begin = block * kBasisRowsTogether;
  Eigen::MatrixXd x;
  m_rows.gatherMapped(m_which.subspan(begin, std::min(kBasisRowsTogether, m_which.size() - begin)), map, x);
  return x;
}

std::shared_ptr<const BasisRows::Blocks> BasisRows::kept(std::size_t key, const Eigen::MatrixXd& map) const {
  {
    const std::lock_guard lock(m_guard);
    const auto found =
        std::find_if(m_kept.begin(), m_kept.end(), [&](const Kept& one) { return one.key == key; });
    if (found != m_kept.end()) {
      std::rotate(found, found + 1, m_kept.end());
      return m_kept.back().blocks;
    }
  }
  auto blocks = std::make_shared<Blocks>(blockCount());
  parallelFor(blocks->size(), m_threads, [&](std::size_t block) {
    (*blocks)[block] = made(block, map);
    return true;
  });
  const std::lock_guard lock(m_guard);
  std::erase_if(m_kept, [&](const Kept& one) { return one.key == key; });
  m_kept.push_back({key, blocks});
  std::size_t numbers = 0;
  for (std::size_t i = m_kept.size(); i-- > 0;) {
    numbers += numbersIn(*m_kept[i].blocks);
    if (numbers <= kMostBasisNumbers) continue;
    m_kept.erase(m_kept.begin(), m_kept.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    break;
  }
  return blocks;
}

double BasisRows::sum(std::size_t key, const Eigen::MatrixXd& basis, const OfBlock& ofBlock) const {
  const Eigen::MatrixXd map = m_rows.map().leftCols(basis.rows()) * basis;
  const std::size_t numbers = m_which.size() * static_cast<std::size_t>(basis.cols());
  const auto blocks = numbers <= kMostBasisNumbers ? kept(key, map) : nullptr;
  std::vector<double> parts(blockCount());
  parallelFor(parts.size(), blocks && numbers < kManyNumbers ? 1 : m_threads, [&](std::size_t block) {
    parts[block] = ofBlock(block * kBasisRowsTogether, blocks ? (*blocks)[block] : made(block, map));
    return true;
  });
  double sum = 0;
  for (const double part : parts) sum += part;
  return sum;
}

}  // namespace epsiscope
