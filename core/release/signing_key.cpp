#include "core/release/signing_key.h"

#include <sodium.h>
#include <system_error>
#include <tuple>
#include <utility>

#include "core/base/file_error.h"
#include "core/base/plain_file.h"
#include "core/base/store.h"
#include "core/release/file_lease.h"
#include "core/release/own_folder.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

namespace fs = std::filesystem;

/// The seconds for which another process may be making the key.
constexpr double kPatienceForKey = 10;

/// Bytes that are wiped when they are not needed any more.
template <std::size_t size>
struct WipedBytes {
  std::array<unsigned char, size> bytes = {};
  WipedBytes() = default;
  ~WipedBytes() { sodium_memzero(bytes.data(), size); }
  WipedBytes(const WipedBytes&) = delete;
  WipedBytes& operator=(const WipedBytes&) = delete;
  char* text() { return reinterpret_cast<char*>(bytes.data()); }
};

const unsigned char* bytesIn(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

template <std::size_t size>
std::string hexOf(const std::array<unsigned char, size>& bytes) {
  std::array<char, 2 * size + 1> text;
  return sodium_bin2hex(text.data(), text.size(), bytes.data(), size);
}

/// Returns whether the text is so many bytes in hexadecimal digits, and nothing else.
template <std::size_t size>
bool areHexDigitsOf(std::string_view text, std::array<unsigned char, size>& bytes) {
  std::size_t count = 0;
  return text.size() == 2 * size &&
         sodium_hex2bin(bytes.data(), size, text.data(), text.size(), nullptr, &count, nullptr) == 0 &&
         count == size;
}

[[noreturn]] void refuseKey(const fs::path& file, std::string reason, std::string nextStep) {
  throw FileError({.file = shownPath(file), .columnName = {}}, std::move(reason), std::move(nextStep));
}

void requireSodium() {
  if (sodium_init() < 0) throw SaidError("the operating system's random generator cannot be opened");
}

void makeKey(const fs::path& file) {
  requireSodium();
  WipedBytes<crypto_sign_SEEDBYTES> seed;
  randombytes_buf(seed.bytes.data(), seed.bytes.size());
  WipedBytes<2 * crypto_sign_SEEDBYTES + 1> text;
  sodium_bin2hex(text.text(), text.bytes.size(), seed.bytes.data(), seed.bytes.size());
  // In place of the byte that ends the text.
  text.bytes.back() = '\n';
  writeFileAtomically(file, {text.text(), text.bytes.size()}, Readers::ownerOnly);
}

bool isNotThere(const fs::path& file) {
  std::error_code ignored;
  return fs::status(file, ignored).type() == fs::file_type::not_found;
}

}  // namespace

SigningKey::SigningKey(const Seed& seed) {
  static_assert(std::tuple_size_v<Seed> == crypto_sign_SEEDBYTES);
  static_assert(std::tuple_size_v<decltype(m_secret)> == crypto_sign_SECRETKEYBYTES);
  static_assert(std::tuple_size_v<decltype(m_public)> == crypto_sign_PUBLICKEYBYTES);
  crypto_sign_seed_keypair(m_public.data(), m_secret.data(), seed.data());
}

SigningKey::~SigningKey() {
  sodium_memzero(m_secret.data(), m_secret.size());
}

SigningKey SigningKey::ofUser(const fs::path& file) {
  if (isNotThere(file)) {
    if (file.has_parent_path()) requireOwnFolder(file.parent_path());
    const FileLease lease(file, kPatienceForKey);
    if (isNotThere(file)) makeKey(file);
  }
  return readFrom(file);
}

SigningKey SigningKey::readFrom(const fs::path& file) {
  // One byte more than it has, to see that there is none.
  WipedBytes<2 * crypto_sign_SEEDBYTES + 2> text;
  PlainFile source(file);
  std::string_view digits(text.text(), source.read(text.text(), text.bytes.size()));
  std::error_code error;
  const fs::perms others =
      fs::status(file, error).permissions() & (fs::perms::group_all | fs::perms::others_all);
  if (error || others != fs::perms::none)
    refuseKey(file, sentence("Core", "others may read or change this signing key"),
              sentence("Core", "keep it to yourself (chmod 600), or remove it, and a new one is made"));
  if (digits.ends_with('\n')) digits.remove_suffix(1);
  WipedBytes<crypto_sign_SEEDBYTES> seed;
  if (!areHexDigitsOf(digits, seed.bytes))
    refuseKey(file, sentence("Core", "it is no signing key, or a damaged one"),
              sentence("Core", "put it back from a copy, or remove it, and a new one is made"));
  return SigningKey(seed.bytes);
}

std::string SigningKey::publicKeyHex() const {
  return hexOf(m_public);
}

std::string SigningKey::signatureHex(std::string_view bytes) const {
  std::array<unsigned char, crypto_sign_BYTES> signature;
  crypto_sign_detached(signature.data(), nullptr, bytesIn(bytes), bytes.size(), m_secret.data());
  return hexOf(signature);
}

bool isSignatureOf(std::string_view signatureHex, std::string_view publicKeyHex, std::string_view bytes) {
  std::array<unsigned char, crypto_sign_BYTES> signature;
  std::array<unsigned char, crypto_sign_PUBLICKEYBYTES> key;
  return areHexDigitsOf(signatureHex, signature) && areHexDigitsOf(publicKeyHex, key) &&
         crypto_sign_verify_detached(signature.data(), bytesIn(bytes), bytes.size(), key.data()) == 0;
}

}  // namespace epsiscope
