#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace epsiscope {

/// A file that only this object writes, and only at its end. What cannot be written is tried again with the
/// next piece, so that a disk that was full for a while costs nothing.
class GrowingFile {
public:
  /// A new file; none of that name may be there: see isOpen().
  explicit GrowingFile(std::filesystem::path file);
  ~GrowingFile();
  GrowingFile(const GrowingFile&) = delete;
  GrowingFile& operator=(const GrowingFile&) = delete;

  const std::filesystem::path& path() const { return m_path; }
  bool isOpen() const { return m_descriptor >= 0; }
  /// The errno of the last attempt.
  int error() const { return m_error; }
  /// Returns whether nothing is left. Flushed to the disk about once a second.
  bool add(std::string_view piece);
  /// Returns whether all is on the disk; its name is in the folder, see flushFolder().
  bool flush();

private:
  bool push();

  std::filesystem::path m_path;
  int m_descriptor = -1;
  std::string m_left;  ///< not yet written
  int m_error = 0;
  double m_lastFlush = 0;
};

}  // namespace epsiscope
