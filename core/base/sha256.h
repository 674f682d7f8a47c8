#pragma once

#include <array>
#include <cstddef>
#include <string>

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

}  // namespace epsiscope
