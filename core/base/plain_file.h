#pragma once

#include "core/base/go_on.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace epsiscope {

/// The name of a file in messages: the path as given, control characters escaped.
std::string shownPath(const std::filesystem::path& file);

/// A regular file that is open for reading: the one door for everything that is read. A file that might block
/// or never end, a pipe or a device, is refused. Every function throws FileError.
class PlainFile {
public:
  explicit PlainFile(const std::filesystem::path& file);
  ~PlainFile();
  PlainFile(const PlainFile&) = delete;
  PlainFile& operator=(const PlainFile&) = delete;

  /// Bytes when it was opened.
  std::size_t size() const { return m_size; }
  /// Bytes read, fewer than `most` only at the end.
  std::size_t read(char* to, std::size_t most);
  /// The same from a place on, from any thread; read() goes on where it was.
  std::size_t readAt(std::size_t place, char* to, std::size_t most) const;
  /// Starts again at the first byte.
  void rewind();

private:
  template <class Step>
  std::size_t readAll(std::size_t most, const Step& step) const;

  std::string m_shownFile;
  int m_descriptor = -1;
  std::size_t m_size = 0;
};

/// Throws the FileError of a file that something wrote to meanwhile.
[[noreturn]] void refuseChangedFile(const std::string& shownFile);

/// The first bytes, at most so many, of a regular file; empty for any other file and for one that cannot be
/// read.
std::string beginningOf(const std::filesystem::path& file, std::size_t most);

/// The whole of a file that is small: throws FileError if it has more than `most` bytes, and Cancelled.
std::string readWholeFile(const std::filesystem::path& file, std::size_t most, const GoOn& goOn = {});

}  // namespace epsiscope
