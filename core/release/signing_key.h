#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <string_view>

namespace epsiscope {

/// The key with which a user signs what is published: Ed25519 (Bernstein, Duif, Lange, Schwabe and Yang
/// 2012; RFC 8032). Its file has the seed as 64 hexadecimal digits. The secret is wiped from memory with
/// this object.
class SigningKey {
public:
  /// Made at first use, for its owner alone; of two processes that make it at once one takes the other's.
  /// Throws FileError, also for a file that others can read, or that holds something else.
  static SigningKey ofUser(const std::filesystem::path& file);
  ~SigningKey();
  SigningKey(const SigningKey&) = delete;
  SigningKey& operator=(const SigningKey&) = delete;

  /// 64 hexadecimal digits.
  std::string publicKeyHex() const;
  /// 128 hexadecimal digits. The same bytes have the same signature.
  std::string signatureHex(std::string_view bytes) const;

private:
  using Seed = std::array<unsigned char, 32>;
  explicit SigningKey(const Seed& seed);
  static SigningKey readFrom(const std::filesystem::path& file);

  std::array<unsigned char, 64> m_secret;
  std::array<unsigned char, 32> m_public;
};

/// Whether the owner of the key has signed the bytes; not for texts that are no signature or no key.
bool isSignatureOf(std::string_view signatureHex, std::string_view publicKeyHex, std::string_view bytes);

}  // namespace epsiscope
