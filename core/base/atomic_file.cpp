#include "core/base/atomic_file.h"

#include "core/base/file_error.h"
#include "core/base/sha256.h"
#include "core/text/sentence.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <string_view>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace epsiscope {

namespace {

[[noreturn]] void fail(const std::filesystem::path& file, const std::string& what, int error) {
  throw FileError(
      {.file = file.string(), .columnName = {}}, what + ": " + std::strerror(error),
      sentence("Core", "check that the folder exists, can be written and has room, or choose another place"));
}

/// A new file in the place of a pipe or a device would take it from all who use it.
void refuseUnlessPlain(const std::filesystem::path& file, const struct stat& before) {
  if (S_ISREG(before.st_mode)) return;
  throw FileError({.file = file.string(), .columnName = {}},
                  S_ISDIR(before.st_mode) ? sentence("Core", "this is a folder, not a file")
                                          : sentence("Core", "this is a device or a pipe, not a plain file"),
                  sentence("Core", "choose another folder, or move what is in the way"));
}

/// The target of a link, be it there or not: the link stays a link.
std::filesystem::path withoutLinks(const std::filesystem::path& file) {
  std::error_code error;
  std::filesystem::path found = std::filesystem::canonical(file, error);
  if (!error) return found;
  constexpr int kMostLinks = 40;
  found = file;
  for (int i = 0; i < kMostLinks && std::filesystem::is_symlink(found, error); ++i)
    found = found.parent_path() / std::filesystem::read_symlink(found, error);
  if (std::filesystem::is_symlink(found, error)) fail(file, sentence("Core", "it cannot be written"), ELOOP);
  return found;
}

/// Few users may give a file to another owner; all others keep it from the rest of the group.
bool takeAfter(int descriptor, const struct stat& before) {
  const mode_t mode = before.st_mode & 07777;
  if (::fchown(descriptor, before.st_uid, before.st_gid) == 0 ||
      ::fchown(descriptor, static_cast<uid_t>(-1), before.st_gid) == 0)
    return ::fchmod(descriptor, mode) == 0;
  return ::fchmod(descriptor, mode & 0707) == 0;
}

constexpr std::string_view kPart = ".part";

/// Machines that share a folder, and containers on one machine, number their processes each for itself.
const std::string& machineTag() {
  static const std::string tag = [] {
    std::array<char, 256> host{};
    ::gethostname(host.data(), host.size() - 1);
    std::string id;
    std::getline(std::ifstream("/etc/machine-id"), id);
    std::error_code error;
    const std::filesystem::path processes = std::filesystem::read_symlink("/proc/self/ns/pid", error);
    constexpr std::size_t kDigits = 8;
    return sha256Of(std::string(host.data()) + '\n' + id + '\n' + processes.string()).substr(0, kDigits);
  }();
  return tag;
}

/// The part of the name in front of the number of the process.
std::string partStart(const std::string& start) {
  return start + '.' + machineTag() + '.';
}

/// Removes the parts of this file that killed programs left beside it.
void removeOrphans(const std::filesystem::path& target) {
  const std::string start = target.filename().string();
  std::error_code error;
  std::filesystem::directory_iterator beside(std::filesystem::absolute(target).parent_path(), error);
  for (; beside != std::filesystem::directory_iterator(); beside.increment(error))
    if (std::error_code kept; isOrphanedPart(beside->path().filename().string(), start))
      std::filesystem::remove(beside->path(), kept);
}

/// Closes and, unless the file was kept, removes.
class TemporaryFile {
public:
  TemporaryFile(std::filesystem::path path, mode_t mode) : m_path(std::move(path)) {
    // A file left by a program of the same number, or laid there by somebody.
    ::unlink(m_path.c_str());
    m_descriptor = ::open(m_path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() {
    if (m_descriptor >= 0) ::close(m_descriptor);
    if (m_descriptor >= 0 && !m_renamed) ::unlink(m_path.c_str());
  }

  bool isOpen() const { return m_descriptor >= 0; }
  bool takeAfter(const struct stat& before) const { return epsiscope::takeAfter(m_descriptor, before); }
  bool write(std::string_view contents) const {
    std::size_t done = 0;
    while (done < contents.size()) {
      const ssize_t step = ::write(m_descriptor, contents.data() + done, contents.size() - done);
      if (step < 0 && errno != EINTR) return false;
      if (step > 0) done += static_cast<std::size_t>(step);
    }
    errno = flushToDisk(m_descriptor);
    return errno == 0;
  }
  bool renameTo(const std::filesystem::path& target) {
    m_renamed = std::rename(m_path.c_str(), target.c_str()) == 0;
    return m_renamed;
  }

private:
  std::filesystem::path m_path;
  int m_descriptor = -1;
  bool m_renamed = false;
};

}  // namespace

int flushToDisk(int descriptor) {
  while (::fsync(descriptor) != 0)
    if (errno != EINTR) return errno;
  return 0;
}

void flushFolder(const std::filesystem::path& folder, const std::filesystem::path& file) {
  // A folder may be written and not read; some file systems cannot be asked.
  const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  const int error = flushToDisk(descriptor);
  ::close(descriptor);
  if (error == EIO || error == ENOSPC || error == EDQUOT)
    fail(file, sentence("Core", "the disk does not confirm that it is written"), error);
}

std::string partName(const std::string& start) {
  // Machine and process keep two programs that save at once from writing into the same temporary file.
  return partStart(start) + std::to_string(::getpid()) + std::string(kPart);
}

bool isOrphanedPart(const std::string& name, const std::string& start) {
  const std::string begin = partStart(start);
  if (name.size() <= begin.size() + kPart.size() || !name.starts_with(begin) || !name.ends_with(kPart))
    return false;
  const char* end = name.data() + name.size() - kPart.size();
  pid_t process = 0;
  const auto [stop, error] = std::from_chars(name.data() + begin.size(), end, process);
  return error == std::errc() && stop == end && process > 0 && ::kill(process, 0) != 0 && errno == ESRCH;
}

void moveIntoPlace(const std::filesystem::path& from, const std::filesystem::path& to,
                   const std::filesystem::path& like) {
  struct stat before = {};
  const bool isKnown =
      ::lstat(to.c_str(), &before) == 0 || (::lstat(like.c_str(), &before) == 0 && S_ISREG(before.st_mode));
  if (isKnown) refuseUnlessPlain(to, before);
  if (isKnown) {
    const int moved = ::open(from.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    const bool took = moved >= 0 && takeAfter(moved, before);
    const int error = errno;
    if (moved >= 0) ::close(moved);
    if (!took) fail(to, sentence("Core", "it cannot be written"), error);
  }
  if (std::rename(from.c_str(), to.c_str()) != 0) fail(to, sentence("Core", "it cannot be replaced"), errno);
}

void writeFileAtomically(const std::filesystem::path& file, std::string_view contents, Readers readers) {
  const std::filesystem::path target = withoutLinks(file);
  struct stat before = {};
  const bool isThere = ::stat(target.c_str(), &before) == 0;
  if (isThere) refuseUnlessPlain(file, before);
  if (isThere && ::access(target.c_str(), W_OK) != 0)
    fail(file, sentence("Core", "it cannot be written"), errno);
  const bool isPrivate = isThere || readers == Readers::ownerOnly;
  TemporaryFile temporary(partName(target.string()), isPrivate ? 0600 : 0666);
  if (!temporary.isOpen() || (isThere && readers == Readers::asBefore && !temporary.takeAfter(before)))
    fail(file, sentence("Core", "it cannot be written"), errno);
  if (!temporary.write(contents)) fail(file, sentence("Core", "writing stopped"), errno);
  if (!temporary.renameTo(target)) fail(file, sentence("Core", "it cannot be replaced"), errno);
  flushFolder(target.parent_path(), file);
  removeOrphans(target);
}

}  // namespace epsiscope
