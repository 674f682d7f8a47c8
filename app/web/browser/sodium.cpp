#include "app/web/browser/sodium.h"

#include <algorithm>

#include <unistd.h>

int sodium_init() {
  return 0;
}

void randombytes_buf(void* bytes, std::size_t count) {
  constexpr std::size_t kAtOnce = 256;
  auto* at = static_cast<unsigned char*>(bytes);
  for (std::size_t piece = 0; count > 0; at += piece, count -= piece) {
    piece = std::min(count, kAtOnce);
    if (::getentropy(at, piece) != 0) __builtin_trap();
  }
}

std::uint32_t randombytes_random() {
  std::uint32_t word = 0;
  randombytes_buf(&word, sizeof word);
  return word;
}
