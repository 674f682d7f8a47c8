#include "core/base/lease.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <optional>
#include <thread>

#include "core/text/printable.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

int openedAt(Lease::Of kind, const std::filesystem::path& path) {
  return kind == Lease::Of::folder ? ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
                                   : ::open(path.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
}

/// Whether that is still what has the path.
bool isAt(int descriptor, const std::filesystem::path& path) {
  struct stat open = {}, there = {};
  return ::fstat(descriptor, &open) == 0 && ::stat(path.c_str(), &there) == 0 &&
         open.st_ino == there.st_ino && open.st_dev == there.st_dev;
}

/// The process that has locked it, as the system lists those that it knows here. Some file systems are listed
/// under another device than files say: then the number of the file is all there is to go by.
std::optional<pid_t> lockerOf(int descriptor) {
  struct stat open = {};
  if (::fstat(descriptor, &open) != 0) return std::nullopt;
  std::ifstream locks("/proc/locks");
  std::optional<pid_t> likely;
  // "1: FLOCK  ADVISORY  WRITE 4321 08:01:131090 0 EOF"
  for (std::string line; std::getline(locks, line);) {
    unsigned device = 0, part = 0;
    unsigned long file = 0;
    int process = 0;
    if (std::sscanf(line.c_str(), "%*s FLOCK %*s %*s %d %x:%x:%lu", &process, &device, &part, &file) != 4 ||
        file != open.st_ino || process <= 0)
      continue;
    if (device == ::major(open.st_dev) && part == ::minor(open.st_dev)) return process;
    likely = process;
  }
  return likely;
}

std::string wordOfProcess(pid_t process, const char* file) {
  std::string word;
  std::getline(std::ifstream("/proc/" + std::to_string(process) + '/' + file), word);
  return word;
}

bool isStopped(pid_t process) {
  // "4321 (name) T 1 ...": the name may hold anything.
  const std::string words = wordOfProcess(process, "stat");
  const std::size_t end = words.rfind(") ");
  return end != std::string::npos && end + 2 < words.size() && words[end + 2] == 'T';
}

std::string nameOfLocker(int descriptor) {
  const std::optional<pid_t> process = lockerOf(descriptor);
  if (!process) return sentence("Core", "another process");
  const std::string number = std::to_string(*process), name = printable(wordOfProcess(*process, "comm"));
  return isStopped(*process) ? filled(sentence("Core", "the stopped process %1 (%2)"), number, name)
                             : filled(sentence("Core", "process %1 (%2)"), number, name);
}

}  // namespace

Lease::Lease(Of kind, const std::filesystem::path& path, double patience) : m_kind(kind), m_path(path) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::duration<double>(patience);
  constexpr auto kPause = std::chrono::milliseconds(10);
  while (m_state != State::held) {
    if (m_descriptor < 0) m_descriptor = openedAt(kind, path);
    if (m_descriptor < 0) return;
    if (::flock(m_descriptor, LOCK_EX | LOCK_NB) == 0) {
      m_state = isAt(m_descriptor, path) ? State::held : State::unknown;
    } else if (errno == EWOULDBLOCK) {
      m_state = State::ofAnother;
      if (Clock::now() >= end) break;
      std::this_thread::sleep_for(kPause);
    } else if (errno != EINTR) {
      return;
    }
    if (m_state == State::held || isAt(m_descriptor, path)) continue;
    // Somebody has removed or moved it meanwhile.
    ::close(m_descriptor);
    m_descriptor = -1;
  }
  if (m_state == State::ofAnother) m_holder = nameOfLocker(m_descriptor);
}

Lease::~Lease() {
  // Before it is unlocked: whoever waits for it sees that it is not there any more.
  if (isHeld() && m_kind == Of::file && isAt(m_descriptor, m_path)) ::unlink(m_path.c_str());
  if (m_descriptor >= 0) ::close(m_descriptor);
}

}  // namespace epsiscope
