#pragma once

#include "core/central/whitened_rows.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace epsiscope {

/// The rows of a table in one basis or another: (1, u)' basis. The most recently requested ones are kept
/// while they are few numbers, others are made anew each time.
class BasisRows {
public:
  /// `rows` and the rows named by `which` must outlive it.
  BasisRows(const WhitenedRows& rows, std::span<const std::uint32_t> which, unsigned threads)
      : m_rows(rows), m_which(which), m_threads(threads) {}

  using OfBlock = std::function<double(std::size_t begin, const Eigen::MatrixXd& block)>;
  /// The sum of ofBlock() over blocks of rows, in order; ofBlock() may be called from several threads at
  /// once. `key`: belongs to the basis. The same bits for any number of threads. Safe to call from several
  /// threads.
  double sum(std::size_t key, const Eigen::MatrixXd& basis, const OfBlock& ofBlock) const;

private:
  using Blocks = std::vector<Eigen::MatrixXd>;

  std::size_t blockCount() const;
  std::shared_ptr<const Blocks> kept(std::size_t key, const Eigen::MatrixXd& map) const;
  Eigen::MatrixXd made(std::size_t block, const Eigen::MatrixXd& map) const;

  struct Kept {
    std::size_t key = 0;
    std::shared_ptr<const Blocks> blocks;
  };

  const WhitenedRows& m_rows;
  std::span<const std::uint32_t> m_which;
  unsigned m_threads;
  mutable std::mutex m_guard;
  mutable std::vector<Kept> m_kept;  ///< the most recently requested one is the last
};

}  // namespace epsiscope
