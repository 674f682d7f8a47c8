#include "core/base/growing_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <utility>

#include "core/base/store.h"

namespace epsiscope {

namespace {

double secondsOfClock() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

GrowingFile::GrowingFile(std::filesystem::path file)
    : m_path(std::move(file)),
      m_descriptor(::open(m_path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666)) {
  m_error = isOpen() ? 0 : errno;
}

GrowingFile::~GrowingFile() {
  if (isOpen()) ::close(m_descriptor);
}

bool GrowingFile::add(std::string_view piece) {
  m_left += piece;
  constexpr double kBetweenFlushes = 1;  // seconds
  if (!push()) return false;
  if (secondsOfClock() < m_lastFlush + kBetweenFlushes) return true;
  ::fdatasync(m_descriptor);
  m_lastFlush = secondsOfClock();
  return true;
}

bool GrowingFile::push() {
  while (!m_left.empty()) {
    const ssize_t written = ::write(m_descriptor, m_left.data(), m_left.size());
    if (written < 0 && errno == EINTR) continue;
    m_error = written < 0 ? errno : 0;
    if (written < 0) return false;
    m_left.erase(0, static_cast<std::size_t>(written));
  }
  return true;
}

bool GrowingFile::flush() {
  if (!isOpen() || !push()) return false;
  // Some file systems cannot be asked.
  const int error = flushToDisk(m_descriptor);
  m_error = error == EINVAL ? 0 : error;
  return m_error == 0;
}

}  // namespace epsiscope
