#pragma once

#include <filesystem>
#include <string_view>

#include "core/base/store.h"

namespace epsiscope {

/// A file on its way: written beside the place that it will have, piece by piece, and put there at once;
/// without that it is gone. Whatever has the place until then keeps its links, permissions and group. Every
/// function throws FileError.
class NewFile {
public:
  /// Follows links. Whoever may not write the file that has the place is refused.
  explicit NewFile(const std::filesystem::path& place, Readers readers = Readers::asBefore);
  ~NewFile();
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  void write(std::string_view piece);
  /// Flushed to the disk, with its name.
  void putInPlace();

private:
  std::filesystem::path m_shown, m_place, m_part;
  int m_descriptor = -1;
};

}  // namespace epsiscope
