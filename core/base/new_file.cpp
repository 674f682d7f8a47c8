#include "core/base/new_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <string>

#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// Two threads may write for one place.
std::atomic<unsigned> theCount;

/// The target of a link, be it there or not: the link stays a link.
std::filesystem::path withoutLinks(const std::filesystem::path& file) {
  std::error_code error;
  std::filesystem::path found = std::filesystem::canonical(file, error);
  if (!error) return found;
  constexpr int kMostLinks = 40;
  found = file;
  for (int i = 0; i < kMostLinks && std::filesystem::is_symlink(found, error); ++i)
    found = found.parent_path() / std::filesystem::read_symlink(found, error);
  if (std::filesystem::is_symlink(found, error))
    failToWrite(file, sentence("Core", "it cannot be written"), ELOOP);
  return found;
}

/// Removes the parts of this file that killed programs left beside it.
void removeOrphans(const std::filesystem::path& place) {
  const std::string start = place.filename().string();
  std::error_code error;
  std::filesystem::directory_iterator beside(std::filesystem::absolute(place).parent_path(), error);
  for (; beside != std::filesystem::directory_iterator(); beside.increment(error))
    if (isOrphanedPart(beside->path().filename().string(), start)) removeFile(beside->path());
}

}  // namespace

NewFile::NewFile(const std::filesystem::path& place, Readers readers)
    : m_shown(place),
      m_place(withoutLinks(place)),
      m_part(m_place.parent_path() / partName(m_place.filename().string(), ++theCount)) {
  struct stat before = {};
  const bool isThere = ::stat(m_place.c_str(), &before) == 0;
  if (isThere) refuseUnlessPlain(place, before);
  if (isThere && ::access(m_place.c_str(), W_OK) != 0)
    failToWrite(place, sentence("Core", "it cannot be written"), errno);
  const bool isPrivate = isThere || readers == Readers::ownerOnly;
  // A file left by a process of the same number, or laid there by somebody.
  removeFile(m_part);
  m_descriptor = ::open(m_part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isPrivate ? 0600 : 0666);
  const bool isReady =
      m_descriptor >= 0 && (!isThere || readers == Readers::ownerOnly || takeAfter(m_descriptor, before));
  if (isReady) return;
  const int error = errno;
  if (m_descriptor >= 0) {
    ::close(m_descriptor);
    removeFile(m_part);
  }
  failToWrite(place, sentence("Core", "it cannot be written"), error);
}

NewFile::~NewFile() {
  ::close(m_descriptor);
  if (!m_part.empty()) removeFile(m_part);
}

void NewFile::write(std::string_view piece) {
  while (!piece.empty()) {
    const ssize_t step = ::write(m_descriptor, piece.data(), piece.size());
    if (step < 0 && errno != EINTR) failToWrite(m_shown, sentence("Core", "writing stopped"), errno);
    if (step > 0) piece.remove_prefix(static_cast<std::size_t>(step));
  }
}

void NewFile::putInPlace() {
  if (const int error = flushToDisk(m_descriptor); error != 0)
    failToWrite(m_shown, sentence("Core", "writing stopped"), error);
  if (const std::error_code error = renameFile(m_part, m_place))
    failToWrite(m_shown, sentence("Core", "it cannot be replaced"), error.value());
  m_part.clear();
  flushFolder(m_place.parent_path(), m_shown);
  removeOrphans(m_place);
}

}  // namespace epsiscope
