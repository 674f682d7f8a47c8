#include "core/random/secure_words.h"

#include <pthread.h>
#include <sodium.h>

#include <algorithm>
#include <vector>

#include "core/base/said_error.h"

namespace epsiscope {

namespace {

std::atomic<unsigned> theForks{0};

/// The handler is there as long as the process.
bool watchesForks() {
  static const bool watches = ::pthread_atfork(nullptr, nullptr, [] { ++theForks; }) == 0;
  return watches;
}

}  // namespace

SecureWords::SecureWords() {
  static_assert(std::tuple_size_v<decltype(m_key)> == crypto_stream_chacha20_KEYBYTES);
  if (sodium_init() < 0 || !watchesForks())
    throw SaidError("the operating system's random generator cannot be opened");
  takeKey();
}

SecureWords::~SecureWords() {
  sodium_memzero(m_key.data(), m_key.size());
}

const std::atomic<unsigned>& SecureWords::forks() {
  return theForks;
}

void SecureWords::takeKey() {
  m_forks = theForks.load();
  randombytes_buf(m_key.data(), m_key.size());
}

void SecureWords::fill(std::span<std::uint64_t> words) {
  if (m_forks != theForks.load()) takeKey();
  // A key is used for one stream alone, so that the number of the message may always be 0.
  constexpr std::array<unsigned char, crypto_stream_chacha20_NONCEBYTES> kFirst{};
  std::vector<unsigned char> stream(m_key.size() + words.size_bytes());
  crypto_stream_chacha20(stream.data(), stream.size(), kFirst.data(), m_key.data());
  std::copy_n(stream.begin(), m_key.size(), m_key.begin());
  std::copy_n(stream.begin() + std::ssize(m_key), words.size_bytes(),
              reinterpret_cast<unsigned char*>(words.data()));
  sodium_memzero(stream.data(), stream.size());
}

}  // namespace epsiscope
