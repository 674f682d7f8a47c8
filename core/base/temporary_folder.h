#pragma once

#include <filesystem>
#include <string>

namespace epsiscope {

/// A folder of the program's own where the system keeps what is there for a while; for its owner alone, and
/// gone with this object.
class TemporaryFolder {
public:
  /// Its name begins with `start`. Throws FileError where none can be made.
  explicit TemporaryFolder(const std::string& start = "epsiscope-");
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return m_path; }
  /// It stays: somebody else removes it.
  void keep() { m_isKept = true; }

private:
  std::filesystem::path m_path;
  bool m_isKept = false;
};

}  // namespace epsiscope
