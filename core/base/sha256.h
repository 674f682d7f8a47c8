#pragma once

#include "core/base/go_on.h"

#include <array>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace epsiscope {

/// SHA-256 of bytes that arrive in pieces.
class Sha256 {
public:
  Sha256();
  void update(const void* bytes, std::size_t count);
  /// 64 hexadecimal digits of everything so far; no update() may follow.
  std::string hex();

private:
  alignas(std::max_align_t) std::array<unsigned char, 128> m_state;
};

/// 64 hexadecimal digits.
std::string sha256Of(std::string_view bytes);
/// The same for a regular file of any size. Throws FileError and Cancelled.
std::string sha256OfFile(const std::filesystem::path& file, const GoOn& goOn = {});

}  // namespace epsiscope
