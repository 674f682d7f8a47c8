#include "core/base/store.h"

#include "core/base/file_error.h"
#include "core/base/lease.h"
#include "core/base/new_file.h"
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

std::error_code lastError() {
  return {errno, std::generic_category()};
}

constexpr std::string_view kPart = ".part";
/// Before the number of a part among those of its process.
constexpr char kNumber = '-';

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

/// The part of the name in front of the number of the process. The whole name must be one that a folder can
/// hold.
std::string partStart(const std::string& start) {
  constexpr std::size_t kMost = 200, kDigits = 8;
  if (start.size() <= kMost) return start + '.' + machineTag() + '.';
  std::size_t end = kMost;
  while (end > 0 && (static_cast<unsigned char>(start[end]) & 0xC0U) == 0x80U) --end;
  return start.substr(0, end) + '~' + sha256Of(start).substr(0, kDigits) + '.' + machineTag() + '.';
}

}  // namespace

void failToWrite(const std::filesystem::path& file, const std::string& what, int error) {
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

/// Few users may give a file to another owner; all others keep it from the rest of the group.
bool takeAfter(int descriptor, const struct stat& before) {
  const mode_t mode = before.st_mode & 07777;
  if (::fchown(descriptor, before.st_uid, before.st_gid) == 0 ||
      ::fchown(descriptor, static_cast<uid_t>(-1), before.st_gid) == 0)
    return ::fchmod(descriptor, mode) == 0;
  return ::fchmod(descriptor, mode & 0707) == 0;
}

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
    failToWrite(file, sentence("Core", "the disk does not confirm that it is written"), error);
}

std::string partName(const std::string& start, unsigned number) {
  // Machine and process keep two programs that save at once from writing into the same temporary file.
  const std::string process = std::to_string(::getpid());
  return partStart(start) + (number == 0 ? process : process + kNumber + std::to_string(number)) +
         std::string(kPart);
}

bool isOrphanedPart(const std::string& name, const std::string& start) {
  const std::string begin = partStart(start);
  if (name.size() <= begin.size() + kPart.size() || !name.starts_with(begin) || !name.ends_with(kPart))
    return false;
  const char* end = name.data() + name.size() - kPart.size();
  pid_t process = 0;
  const auto [stop, error] = std::from_chars(name.data() + begin.size(), end, process);
  return error == std::errc() && (stop == end || *stop == kNumber) && process > 0 &&
         ::kill(process, 0) != 0 && errno == ESRCH;
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
    if (!took) failToWrite(to, sentence("Core", "it cannot be written"), error);
  }
  if (const std::error_code error = renameFile(from, to))
    failToWrite(to, sentence("Core", "it cannot be replaced"), error.value());
}

void writeFileAtomically(const std::filesystem::path& file, std::string_view contents, Readers readers) {
  NewFile made(file, readers);
  made.write(contents);
  made.putInPlace();
}

bool replaceFile(const std::filesystem::path& file, std::string_view contents,
                 const std::function<bool()>& mayBeReplaced, double patience) {
  const std::filesystem::path folder = file.parent_path();
  const Lease lease(Lease::Of::folder, folder.empty() ? "." : folder, patience);
  if (!mayBeReplaced()) return false;
  writeFileAtomically(file, contents);
  return true;
}

std::error_code renameFile(const std::filesystem::path& from, const std::filesystem::path& to) {
  std::error_code error;
  std::filesystem::rename(from, to, error);
  return error;
}

std::error_code removeFile(const std::filesystem::path& file) {
  return ::unlink(file.c_str()) == 0 ? std::error_code() : lastError();
}

std::error_code linkFile(const std::filesystem::path& from, const std::filesystem::path& to) {
  return ::link(from.c_str(), to.c_str()) == 0 ? std::error_code() : lastError();
}

std::error_code makeOwnFolder(const std::filesystem::path& folder) {
  return ::mkdir(folder.c_str(), 0700) == 0 ? std::error_code() : lastError();
}

std::error_code makeFolders(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  return error;
}

std::error_code removeEmptyFolder(const std::filesystem::path& folder) {
  return ::rmdir(folder.c_str()) == 0 ? std::error_code() : lastError();
}

std::error_code removeWholeFolder(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::remove_all(folder, error);
  return error;
}

std::error_code keepToOwner(const std::filesystem::path& path) {
  using std::filesystem::perms;
  std::error_code error;
  const bool isFolder = std::filesystem::is_directory(path, error);
  std::filesystem::permissions(path, isFolder ? perms::owner_all : perms::owner_read | perms::owner_write,
                               error);
  return error;
}

}  // namespace epsiscope
