#pragma once

// The calls of libsodium that core makes, in the browser build: its random bytes are the browser's own.

#include <cstddef>
#include <cstdint>

int sodium_init();
void randombytes_buf(void* bytes, std::size_t count);
std::uint32_t randombytes_random();
