#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace epsiscope {

/// Gives the next bytes, at most so many; 0 at the end.
using ByteSource = std::function<std::size_t(char* to, std::size_t most)>;

/// Bytes of a tar header, and the unit that contents are padded to.
inline constexpr std::size_t kTarBlock = 512;

/// Whether these first bytes are the header of a tar archive: its checksum says so.
bool isTar(std::string_view bytes);

/// Walks through a tar archive (v7, ustar, GNU, pax) without unpacking it: nothing is ever written, names are
/// only compared, and one block is held. Throws FileError for an archive that is damaged or ends early.
class TarReader {
public:
  TarReader(ByteSource archive, std::string shownFile);

  /// Goes to the plain file whose name, without folders, is `name`; false if the archive has none from here
  /// on. Links, folders and the archive's own records are passed by.
  bool find(std::string_view name);
  /// The next bytes of that file; 0 at its end only.
  std::size_t read(char* to, std::size_t most);

private:
  struct Entry;
  std::optional<Entry> nextEntry();
  bool readBlock(char* block);
  void skipRest();
  [[noreturn]] void refuseEnd() const;

  ByteSource m_archive;
  std::string m_shownFile;
  std::uint64_t m_left = 0;     ///< of the entry, without its padding
  std::uint64_t m_padding = 0;  ///< behind it
};

}  // namespace epsiscope
