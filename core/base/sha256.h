#pragma once

#include "core/base/go_on.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

struct evp_md_ctx_st;

namespace epsiscope {

/// SHA-256 of bytes that arrive in pieces.
class Sha256 {
public:
  Sha256();
  void update(const void* bytes, std::size_t count);
  /// 64 hexadecimal digits of everything so far; no update() may follow.
  std::string hex();

private:
  struct Free {
    void operator()(evp_md_ctx_st* state) const;
  };
  std::unique_ptr<evp_md_ctx_st, Free> m_state;
};

/// 64 hexadecimal digits.
std::string sha256Of(std::string_view bytes);
/// The same for a regular file of any size. Throws FileError and Cancelled.
std::string sha256OfFile(const std::filesystem::path& file, const GoOn& goOn = {});

}  // namespace epsiscope
