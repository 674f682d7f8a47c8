#pragma once

// The calls of libsodium that core makes, in the browser build: its random bytes are the browser's own.

#include <cstddef>
#include <cstdint>

inline constexpr std::size_t crypto_hash_sha256_BYTES = 32;

struct crypto_hash_sha256_state {
  std::uint32_t words[8];
  std::uint64_t count;  ///< of bytes
  unsigned char block[64];
};

int sodium_init();
void randombytes_buf(void* bytes, std::size_t count);
std::uint32_t randombytes_random();
int crypto_hash_sha256_init(crypto_hash_sha256_state* state);
int crypto_hash_sha256_update(crypto_hash_sha256_state* state, const unsigned char* bytes,
                              unsigned long long count);
int crypto_hash_sha256_final(crypto_hash_sha256_state* state, unsigned char* hash);
char* sodium_bin2hex(char* text, std::size_t size, const unsigned char* bytes, std::size_t count);
