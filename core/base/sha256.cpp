#include "core/base/sha256.h"

#include "core/base/plain_file.h"
#include "core/base/said_error.h"

#include <openssl/evp.h>

#include <array>
#include <vector>

namespace epsiscope {

namespace {

/// The library fails where memory is short, or where its configuration takes its algorithms away.
void requireHashed(bool done) {
  if (!done) throw SaidError("OpenSSL computes no SHA-256: look into its configuration, openssl.cnf");
}

}  // namespace

void Sha256::Free::operator()(evp_md_ctx_st* state) const {
  EVP_MD_CTX_free(state);
}

Sha256::Sha256() : m_state(EVP_MD_CTX_new()) {
  requireHashed(m_state && EVP_DigestInit_ex(m_state.get(), EVP_sha256(), nullptr) == 1);
}

void Sha256::update(const void* bytes, std::size_t count) {
  requireHashed(EVP_DigestUpdate(m_state.get(), bytes, count) == 1);
}

std::string Sha256::hex() {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::array<unsigned char, EVP_MAX_MD_SIZE> hash;
  unsigned size = 0;
  requireHashed(EVP_DigestFinal_ex(m_state.get(), hash.data(), &size) == 1);
  std::string text;
  for (unsigned i = 0; i < size; ++i) {
    text += kDigits[hash[i] >> 4];
    text += kDigits[hash[i] & 15];
  }
  return text;
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
