#pragma once

#include "core/base/go_on.h"
#include "core/base/plain_file.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

/// The bytes of a file for a parser that jumps about in it, while another thread hashes it from its start to
/// its end. Both keep a checksum of each block that they see, so that a file which is changed meanwhile is
/// noticed. Functions throw FileError.
class SurveySource {
public:
  explicit SurveySource(const std::filesystem::path& file) : m_file(file) {}

  std::size_t size() const { return m_file.size(); }
  /// The place of the next byte that is read.
  std::size_t place() const { return m_place; }
  /// Goes there. Returns whether it lies in the file or at its end.
  bool goTo(std::int64_t place);
  /// Bytes read, fewer than `most` only at the end.
  std::size_t read(char* to, std::size_t most);

  /// Hashes the whole file; for one other thread. Ends early after stopHashing().
  void hash();
  void stopHashing() { m_stopped = true; }
  /// Whether some block that was read is another one than that which was hashed. Precondition: both are over.
  bool changed() const;
  /// 64 hexadecimal digits. Precondition: the file was hashed.
  const std::string& sha256() const { return m_sha256; }

private:
  void load(std::size_t block);

  PlainFile m_file;
  std::size_t m_place = 0, m_loaded = static_cast<std::size_t>(-1);
  std::string m_block;
  std::vector<std::optional<std::uint32_t>> m_seen;
  std::vector<std::uint32_t> m_hashed;
  bool m_differs = false;
  std::string m_sha256;
  std::atomic<bool> m_stopped = false;
};

}  // namespace epsiscope
