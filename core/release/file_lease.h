#pragma once

#include <filesystem>

#include "core/base/lease.h"

namespace epsiscope {

/// The right to change a file that is read and then replaced, where two that do so at once must not both
/// succeed: a lease that is held, or an error. It is of a file beside the file, for that one is replaced.
class FileLease {
public:
  /// Waits for so many seconds. Throws FileError: who holds it, or why there is none, as on file systems
  /// without locks.
  FileLease(const std::filesystem::path& file, double patience);

private:
  Lease m_lease;
};

}  // namespace epsiscope
