#include "core/base/sha256.h"

#include "core/base/plain_file.h"

#include <sodium.h>

#include <new>
#include <vector>

namespace epsiscope {

namespace {

crypto_hash_sha256_state* stateIn(std::array<unsigned char, 128>& bytes) {
  static_assert(sizeof(crypto_hash_sha256_state) <= sizeof(bytes));
  return std::launder(reinterpret_cast<crypto_hash_sha256_state*>(bytes.data()));
}

}  // namespace

Sha256::Sha256() {
  new (m_state.data()) crypto_hash_sha256_state;
  crypto_hash_sha256_init(stateIn(m_state));
}

void Sha256::update(const void* bytes, std::size_t count) {
  crypto_hash_sha256_update(stateIn(m_state), static_cast<const unsigned char*>(bytes), count);
}

std::string Sha256::hex() {
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash;
  crypto_hash_sha256_final(stateIn(m_state), hash.data());
  std::array<char, 2 * crypto_hash_sha256_BYTES + 1> text;
  sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
  return text.data();
}

std::string sha256Of(std::string_view bytes) {
  Sha256 hash;
  hash.update(bytes.data(), bytes.size());
  return hash.hex();
}

std::string sha256OfFile(const std::filesystem::path& file, const GoOn& goOn) {
  PlainFile bytes(file);
  Sha256 hash;
  std::vector<char> piece(std::size_t{1} << 20);
  while (const std::size_t count = bytes.read(piece.data(), piece.size())) {
    if (!goOn()) throw Cancelled();
    hash.update(piece.data(), count);
  }
  return hash.hex();
}

}  // namespace epsiscope
