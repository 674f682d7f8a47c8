#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "core/data/reader.h"

namespace epsiscope {

/// Thrown where `progress` said stop, and caught where the recipe was asked for its table.
struct StoppedReading {};

/// The bytes of a file from its beginning, unpacked if they are gzip (told by the content), and the hash of
/// the file as it is stored. Holds a few megabytes, whatever the file unpacks to.
/// Throws FileError (missing, not plain, not readable, damaged, cut short) and StoppedReading.
class PackedFile {
public:
  PackedFile(const std::filesystem::path& file, ReadProgress progress);
  ~PackedFile();

  /// The next bytes, at most so many, which stay to be read; fewer only where the file ends.
  std::string_view peek(std::size_t count);
  /// 0 at the end only.
  std::size_t read(char* to, std::size_t most);
  /// SHA-256 of the stored bytes, all of them: what was not read yet is.
  std::string sha256();

private:
  struct State;
  std::unique_ptr<State> m_state;
};

}  // namespace epsiscope
