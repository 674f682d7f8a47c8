// In the place of the words for releases: a page has no processes to be forked, and the browser's own random
// bytes.

#include "core/random/secure_words.h"

#include <sodium.h>

namespace epsiscope {

SecureWords::SecureWords() = default;

SecureWords::~SecureWords() = default;

const std::atomic<unsigned>& SecureWords::forks() {
  static const std::atomic<unsigned> none{0};
  return none;
}

void SecureWords::fill(std::span<std::uint64_t> words) {
  randombytes_buf(words.data(), words.size_bytes());
}

}  // namespace epsiscope
