#include "core/release/file_lease.h"

#include <cerrno>

#include <unistd.h>

#include "core/base/file_error.h"
#include "core/base/plain_file.h"
#include "core/base/store.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

namespace fs = std::filesystem;

fs::path lockOf(const fs::path& file) {
  fs::path lock = file;
  lock += ".lock";
  return lock;
}

[[noreturn]] void failToHold(const Lease& lease, const fs::path& file) {
  const fs::path folder = file.has_parent_path() ? file.parent_path() : ".";
  if (lease.isOfAnother())
    throw FileError({.file = shownPath(file), .columnName = {}},
                    filled(sentence("Core", "%1 is writing into it"), lease.holder()),
                    sentence("Core", "wait until it has ended or end it, and try again"));
  if (::access(folder.c_str(), W_OK | X_OK) != 0)
    failToWrite(file, sentence("Core", "it cannot be written"), errno);
  throw FileError(
      {.file = shownPath(file), .columnName = {}},
      filled(sentence("Core", "%1 cannot be locked, so another program could write at the same time"),
             shownPath(lockOf(file))),
      sentence("Core", "choose a folder on a disk of this computer, for network folders may have no locks"));
}

}  // namespace

FileLease::FileLease(const fs::path& file, double patience)
    : m_lease(Lease::Of::file, lockOf(file), patience) {
  if (!m_lease.isHeld()) failToHold(m_lease, file);
}

}  // namespace epsiscope
