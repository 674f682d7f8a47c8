#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <span>

namespace epsiscope {

/// Random words for releases: ChaCha20 (Bernstein 2008) with a key from the operating system. Each filling
/// takes the next key from the stream before any word, so that the key does not tell words that were given
/// before; and a child of this process takes a key of its own, or it would give the words of its parent.
class SecureWords {
public:
  /// Throws SaidError where the system's generator cannot be opened.
  SecureWords();
  ~SecureWords();
  SecureWords(const SecureWords&) = delete;
  SecureWords& operator=(const SecureWords&) = delete;

  void fill(std::span<std::uint64_t> words);

  /// How often this process and those before it were forked: words from before another count are not used.
  static const std::atomic<unsigned>& forks();

private:
  void takeKey();

  std::array<unsigned char, 32> m_key;
  unsigned m_forks = 0;
};

}  // namespace epsiscope
