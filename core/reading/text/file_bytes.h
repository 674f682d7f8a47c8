#pragma once

#include "core/base/plain_file.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace epsiscope {

/// Bytes as they lie in a file.
struct FilePiece {
  std::string bytes;
  bool first = false;  ///< the file is read from its start
  bool last = false;   ///< the file is read to its end; no bytes
};

/// The bytes of a regular file in pieces of about a megabyte, unpacked if they are gzip (several members
/// included). Every function throws FileError: missing, a folder, not readable, not a plain file, empty;
/// packed data that are damaged, cut short or too large.
class FileBytes {
public:
  /// `sink` gets every piece of the file itself, packed or not.
  using Sink = std::function<void(FilePiece)>;
  explicit FileBytes(const std::filesystem::path& file, Sink sink = {});
  ~FileBytes();

  /// Appends the next piece, which may be empty; false at the end.
  bool append(std::string& bytes);
  /// Starts again at the first byte.
  void restart();

  /// Share of the file that was read.
  double done() const;
  /// Bytes that there will be; 0 if that is not known.
  std::size_t size() const { return m_inflater ? 0 : m_file.size(); }

private:
  struct Inflater;
  void readPiece();
  void unpack(std::string& bytes);
  void feed();
  void nextPacked();
  void endMember();

  std::string m_shownFile;
  Sink m_sink;
  PlainFile m_file;
  std::unique_ptr<Inflater> m_inflater;
  std::string m_piece;  ///< read last and not yet given on
  std::string m_block;  ///< room to unpack to: a member of a few bytes needs none of its own
  std::size_t m_read = 0, m_unpacked = 0;
  bool m_ended = false;     ///< the last gzip member is over
  bool m_finished = false;  ///< the file was read to its end
};

}  // namespace epsiscope
