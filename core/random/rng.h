#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>

namespace epsiscope {

/// A source of random bits, passed to whatever draws. Seeded streams use std::mt19937_64 and give the same
/// numbers with every compiler; the secure one gives SecureWords, also in a child of this process. The
/// samplers are our own, because the standard library's distributions differ between compilers.
class Rng {
public:
  explicit Rng(std::uint64_t seed);
  /// An independent stream for one cell of a study, for example {trial, method, index of epsilon}.
  static Rng stream(std::uint64_t seed, std::initializer_list<std::uint64_t> cell);
  static Rng secure();

  Rng(Rng&&) noexcept;
  Rng& operator=(Rng&&) noexcept;
  ~Rng();

  std::uint64_t bits() {
    if (m_next == kBlock || m_forks != m_forksNow->load(std::memory_order_relaxed)) refill();
    return m_block[m_next++];
  }
  /// Uniform on the open interval (0, 1): the middles of 2^52 equal cells, all of them doubles, so that it is
  /// never 0 and never 1 and symmetric about 1/2. (With 53 bits the last middle would round to 1.)
  double uniform() { return (static_cast<double>(bits() >> 12) + 0.5) * 0x1p-52; }
  /// Uniform on {0, ..., count - 1}, without the bias of a remainder.
  std::uint64_t below(std::uint64_t count);
  /// Standard normal.
  double normal();
  /// Laplace with mean 0 and scale 1 (variance 2), by inversion of exactly one uniform.
  double laplace();

private:
  struct Source;
  explicit Rng(std::unique_ptr<Source> source);
  void refill();

  static constexpr std::size_t kBlock = 256;
  std::array<std::uint64_t, kBlock> m_block;
  std::size_t m_next = kBlock;
  const std::atomic<unsigned>* m_forksNow;  ///< see SecureWords; of seeded streams one that stays
  unsigned m_forks = 0;                     ///< when the block was filled
  std::unique_ptr<Source> m_source;
};

/// A fresh seed from the operating system, small enough to be read aloud (below 2^31).
std::uint64_t freshSeed();

}  // namespace epsiscope
