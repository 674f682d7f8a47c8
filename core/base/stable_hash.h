#pragma once

#include <cstdint>
#include <string_view>

namespace epsiscope {

/// FNV-1a, 64 bits: the same on every machine, which std::hash does not promise.
constexpr std::uint64_t stableHash(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return hash;
}

}  // namespace epsiscope
