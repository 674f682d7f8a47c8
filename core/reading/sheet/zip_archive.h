#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace epsiscope {

/// The place of a file in an archive, and its packing.
struct ZipFile {
  std::size_t header = 0;    ///< offset of its local header
  std::uint64_t packed = 0;  ///< bytes in the archive
  std::uint32_t checksum = 0;
  std::uint16_t method = 0, flags = 0;
};

/// The table of contents of a zip archive that is in memory; the bytes must outlive it. Throws SheetFault if
/// there is none, if it does not fit the bytes, if files share bytes, so that a few would unpack to many, or
/// if there are more files than any workbook has.
class ZipArchive {
public:
  explicit ZipArchive(std::string_view bytes);

  /// Null if there is no such file.
  const ZipFile* find(const std::string& name) const;
  std::string_view bytes() const { return m_bytes; }

private:
  void addFiles(std::size_t at, std::uint64_t count);
  void refuseSharedBytes() const;

  std::string_view m_bytes;
  std::map<std::string, ZipFile> m_files;
};

/// The bytes of an archive that holds one file as it is. Precondition: it has less than 4 GB.
std::string archiveOf(const std::string& name, std::string_view content);

/// The bytes of one file of an archive, unpacked in pieces. Throws SheetFault: damaged, cut short, packed
/// with a password or in an unusual way, larger than 8 GB.
class ZipStream {
public:
  ZipStream(const ZipArchive& archive, const ZipFile& file);
  ~ZipStream();

  /// Whether all of it was unpacked.
  bool isFinished() const { return m_finished; }
  /// The next piece, valid until the one after it. Some are empty. Precondition: not finished.
  std::string_view next();
  /// Share that was unpacked.
  double done() const;

private:
  struct Inflater;
  std::string_view unpack();
  std::string_view checked(std::string_view piece);
  void end() const;

  std::string_view m_packed;
  std::uint32_t m_wanted, m_checksum = 0;
  std::size_t m_read = 0, m_unpacked = 0;
  bool m_finished = false;
  std::string m_piece;
  std::unique_ptr<Inflater> m_inflater;  ///< null: the bytes are stored as they are
};

}  // namespace epsiscope
