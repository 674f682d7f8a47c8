#include "core/base/plain_file.h"

#include "core/base/file_error.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace epsiscope {

namespace {

constexpr std::size_t kPieceOfFile = std::size_t{1} << 20;
/// The size where no more is expected.
constexpr std::size_t kEndOfFile = 4096;

[[noreturn]] void refuseFile(const std::string& shownFile, std::string reason, std::string nextStep) {
  throw FileError({.file = shownFile, .columnName = {}}, std::move(reason), std::move(nextStep));
}

[[noreturn]] void refuseDevice(const std::string& shownFile) {
  refuseFile(shownFile, sentence("Core", "this is a device or a pipe, not a plain file"),
             sentence("Core", "save the data to a file first"));
}

/// Before it is opened: opening alone may make a device do something.
void refuseUnlessPlainFile(const std::filesystem::path& file) {
  std::error_code error;
  const auto status = std::filesystem::status(file, error);
  if (status.type() == std::filesystem::file_type::not_found)
    refuseFile(shownPath(file), sentence("Core", "there is no such file"),
               sentence("Core", "check the name and the folder"));
  if (error)
    refuseFile(shownPath(file), filled(sentence("Core", "the file cannot be reached (%1)"), error.message()),
               sentence("Core", "check its folder's permissions"));
  if (std::filesystem::is_directory(status))
    refuseFile(shownPath(file), sentence("Core", "this is a folder, not a file"),
               sentence("Core", "name a file in it"));
  if (!std::filesystem::is_regular_file(status)) refuseDevice(shownPath(file));
}

}  // namespace

std::string shownPath(const std::filesystem::path& file) {
  return shortened(file.string(), 300);
}

PlainFile::PlainFile(const std::filesystem::path& file) : m_shownFile(shownPath(file)) {
  refuseUnlessPlainFile(file);
  // Not blocking: a pipe may have taken the file's place meanwhile.
  m_descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
  if (m_descriptor < 0)
    refuseFile(m_shownFile, filled(sentence("Core", "the file cannot be opened (%1)"), std::strerror(errno)),
               sentence("Core", "check its permissions"));
  struct stat facts {};
  if (::fstat(m_descriptor, &facts) != 0 || !S_ISREG(facts.st_mode)) {
    ::close(m_descriptor);
    refuseDevice(m_shownFile);
  }
  m_size = static_cast<std::size_t>(facts.st_size);
}

PlainFile::~PlainFile() {
  ::close(m_descriptor);
}

std::size_t PlainFile::read(char* to, std::size_t most) {
  return readAll(most, [&](std::size_t got) { return ::read(m_descriptor, to + got, most - got); });
}

std::size_t PlainFile::readAt(std::size_t place, char* to, std::size_t most) const {
  return readAll(most, [&](std::size_t got) {
    return ::pread(m_descriptor, to + got, most - got, static_cast<off_t>(place + got));
  });
}

/// Calls `step` with what there is so far until there is all, or no more.
template <class Step>
std::size_t PlainFile::readAll(std::size_t most, const Step& step) const {
  std::size_t got = 0;
  while (got < most) {
    const ssize_t more = step(got);
    if (more < 0 && errno == EINTR) continue;
    if (more < 0)
      refuseFile(m_shownFile, filled(sentence("Core", "reading failed (%1)"), std::strerror(errno)),
                 sentence("Core", "copy the file and try again"));
    if (more == 0) break;
    got += static_cast<std::size_t>(more);
  }
  return got;
}

void PlainFile::rewind() {
  ::lseek(m_descriptor, 0, SEEK_SET);
}

void refuseChangedFile(const std::string& shownFile) {
  refuseFile(shownFile, sentence("Core", "the file was changed while it was read"),
             sentence("Core", "read it again when nothing writes to it any more"));
}

std::string beginningOf(const std::filesystem::path& file, std::size_t most) {
  try {
    PlainFile source(file);
    std::string bytes(most, '\0');
    bytes.resize(source.read(bytes.data(), most));
    return bytes;
  } catch (const FileError&) {
    return {};
  }
}

std::string readWholeFile(const std::filesystem::path& file, std::size_t most, const GoOn& goOn) {
  PlainFile source(file);
  std::string bytes;
  // Files that say they are empty may hold something all the same.
  for (std::size_t before = bytes.max_size(); before != bytes.size();) {
    if (!goOn()) throw Cancelled{};
    before = bytes.size();
    if (std::max(before, source.size()) > most)
      refuseFile(shownPath(file), filled(sentence("Core", "it is larger than %1 MB"), most >> 20),
                 sentence("Core", "check that this is the file you mean"));
    const std::size_t expected = source.size() > before ? source.size() - before : kEndOfFile;
    bytes.resize(before + std::min(expected, kPieceOfFile));
    bytes.resize(before + source.read(bytes.data() + before, bytes.size() - before));
  }
  return bytes;
}

}  // namespace epsiscope
