#pragma once

#include "core/base/go_on.h"
#include "core/base/sha256.h"
#include "core/reading/reader.h"
#include "core/reading/text/file_bytes.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace epsiscope {

/// The bytes of a file one after another, unpacked if they are gzip, and the hash of the file as it is
/// stored. Holds a few megabytes, whatever the file unpacks to. Throws what FileBytes does, and
/// Cancelled.
class PackedFile {
public:
  PackedFile(const std::filesystem::path& file, GoOn goOn);

  /// The next bytes, at most so many, which stay to be read; fewer only where the file ends.
  std::string_view peek(std::size_t count);
  /// All of a small file, at most a megabyte of a larger one, which stays to be read.
  std::string start() { return std::string(peek(std::size_t{1} << 20)); }
  /// 0 at the end only.
  std::size_t read(char* to, std::size_t most);
  /// SHA-256 of the stored bytes, all of them; nothing can be read after it.
  std::string sha256();

private:
  bool more();

  GoOn m_goOn;
  Sha256 m_hash;
  FileBytes m_bytes;
  std::string m_ahead;   ///< unpacked bytes
  std::size_t m_at = 0;  ///< of these, the next one to be read
};

}  // namespace epsiscope
