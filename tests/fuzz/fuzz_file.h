#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

namespace epsiscope::test {

/// Writes the fuzzer's bytes where a reader can open them: one file per process, overwritten every time.
inline std::filesystem::path fuzzFile(const std::uint8_t* bytes, std::size_t size) {
  static const std::filesystem::path file =
      std::filesystem::temp_directory_path() / ("epsiscope-fuzz-" + std::to_string(::getpid()));
  std::ofstream(file, std::ios::binary | std::ios::trunc)
      .write(reinterpret_cast<const char*>(bytes), static_cast<std::streamsize>(size));
  return file;
}

}  // namespace epsiscope::test
