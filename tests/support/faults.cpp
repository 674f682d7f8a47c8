#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

// To be loaded before a program's libraries: counts the calls by which the program changes anything in a
// folder, and makes one of them fail, or the power. The environment says which.
//   FAULTS_IN=FOLDER   without links; calls elsewhere are not looked at
//   FAULT=no-space | gone   how the call fails
//   FAULT=interrupted  a call that writes or flushes is, once
//   FAULT=half         of what is written only half is
//   FAULT=kill         the program ends there
//   FAULT=power        so it does, and what was not flushed to the disk may be lost
//   FAULT=memory       the N-th request for a large piece of memory, wherever from, is refused
//   FAULT_LOSES=BITS   a bit for each change: where it is set the names mean again what they meant before
//   FAULT_AT=N         the N-th call from 1; absent: none, but that the power fails after the last one
//   FAULTS_LOG=FILE    a line for each call, its name and the place in the folder; or for each such request
//   FAULTS_ASIDE=DIR   of the same file system, for what may come back

namespace {

std::string fromEnvironment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

template <class Function>
Function* next(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

using Open = int(const char*, int, ...);
using Write = ssize_t(int, const void*, size_t);
using OfDescriptor = int(int);
using OfPath = int(const char*);
using OfTwoPaths = int(const char*, const char*);
using Mkdir = int(const char*, mode_t);
using Truncate = int(int, off_t);
using ProgramMain = int(int, char**, char**);
using StartMain = int(ProgramMain*, int, char**, void (*)(), void (*)(), void (*)(), void*);

class Faults {
public:
  static Faults& only() {
    static auto* made = new Faults;  // used until the last moment of the program
    return *made;
  }

  bool covers(const std::string& path) const {
    return !m_root.empty() && path.starts_with(m_root) &&
           (path.size() == m_root.size() || path[m_root.size()] == '/');
  }

  /// Counts the call and returns whether it is the one that fails. Does not return where the program ends.
  bool isAt(const char* call, const std::string& path) {
    const std::lock_guard lock(m_mutex);
    ++m_count;
    log(std::string(call) + ' ' + path.substr(m_root.size()) + '\n');
    if (m_count != m_at) return false;
    if (m_kind == "power") losePower();
    if (m_kind == "kill" || m_kind == "power") ::kill(::getpid(), SIGKILL);
    return true;
  }

  /// Where the power has not failed before, it does when all is done.
  void end(std::uint64_t large) {
    if (m_at == 0 && m_kind == "power") losePower();
    if (m_kind == "memory") log(std::string(large, '\n'));
  }

  const std::string& kind() const { return m_kind; }
  int error() const { return m_kind == "no-space" ? ENOSPC : m_kind == "gone" ? EIO : EINTR; }

  /// To be called before the names get another meaning, which they do together.
  void willChange(const std::string& path, const std::string& other) {
    const std::lock_guard lock(m_mutex);
    ++m_order;
    for (const std::string& name : {path, other}) {
      if (m_aside.empty() || !covers(name) || m_before.contains(name)) continue;
      const std::string kept = m_aside + '/' + std::to_string(m_kept++);
      m_before[name] = {m_order, ::link(name.c_str(), kept.c_str()) == 0 ? kept : std::string()};
    }
  }
  void wrote(int descriptor) {
    const std::lock_guard lock(m_mutex);
    if (struct stat facts{}; ::fstat(descriptor, &facts) == 0) m_synced.try_emplace(facts.st_ino, 0);
  }
  void synced(int descriptor, const std::string& path) {
    const std::lock_guard lock(m_mutex);
    struct stat facts {};
    if (::fstat(descriptor, &facts) != 0) return;
    if (S_ISREG(facts.st_mode)) m_synced[facts.st_ino] = facts.st_size;
    if (S_ISDIR(facts.st_mode))
      std::erase_if(m_before,
                    [&](const auto& one) { return one.first.substr(0, one.first.rfind('/')) == path; });
  }

private:
  struct Before {
    std::size_t order = 0;
    std::string kept = {};  ///< what the name meant; empty: nothing
  };

  Faults()
      : m_root(fromEnvironment("FAULTS_IN")),
        m_kind(fromEnvironment("FAULT")),
        m_aside(fromEnvironment("FAULTS_ASIDE")),
        m_at(std::strtoul(fromEnvironment("FAULT_AT").c_str(), nullptr, 10)),
        m_loses(std::strtoull(fromEnvironment("FAULT_LOSES").c_str(), nullptr, 10)) {
    if (const std::string file = fromEnvironment("FAULTS_LOG"); !file.empty())
      m_log = next<Open>("open")(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  }

  void log(const std::string& line) const {
    if (m_log >= 0) (void)next<Write>("write")(m_log, line.data(), line.size());
  }

  /// What was never flushed is empty, and names mean what they meant, those that the bits say.
  void losePower() {
    std::error_code error;
    for (std::filesystem::recursive_directory_iterator at(m_root, error), end; !error && at != end;
         at.increment(error)) {
      struct stat facts {};
      if (::lstat(at->path().c_str(), &facts) != 0 || !S_ISREG(facts.st_mode)) continue;
      if (const auto synced = m_synced.find(facts.st_ino);
          synced != m_synced.end() && synced->second < facts.st_size)
        (void)::truncate(at->path().c_str(), synced->second);
    }
    for (const auto& [path, before] : m_before) {
      if ((m_loses >> (before.order % 64) & 1) == 0) continue;
      if (!before.kept.empty())
        next<OfTwoPaths>("rename")(before.kept.c_str(), path.c_str());
      else if (next<OfPath>("unlink")(path.c_str()) != 0)
        next<OfPath>("rmdir")(path.c_str());
    }
  }

  std::mutex m_mutex;
  const std::string m_root, m_kind, m_aside;
  const std::uint64_t m_at, m_loses;
  std::uint64_t m_count = 0;
  std::size_t m_kept = 0, m_order = 0;
  int m_log = -1;
  std::map<std::string, Before> m_before;  ///< what changed since its folder was flushed
  std::map<ino_t, off_t> m_synced;         ///< of files that were written: how much is on the disk
};

std::string pathOf(int descriptor) {
  char path[PATH_MAX];
  const ssize_t length =
      ::readlink(("/proc/self/fd/" + std::to_string(descriptor)).c_str(), path, sizeof path);
  return length < 0 ? std::string() : std::string(path, static_cast<std::size_t>(length));
}

std::string pathOf(const char* name) {
  if (name == nullptr) return {};
  std::error_code error;
  return std::filesystem::absolute(name, error).lexically_normal().string();
}

enum class Slow { no, yes };  ///< only slow calls are interrupted

/// Whether the call that changes something there fails.
bool fails(const char* name, const std::string& place, Slow slow = Slow::no) {
  Faults& faults = Faults::only();
  if (!faults.covers(place) || !faults.isAt(name, place)) return false;
  if (faults.kind() == "half" || (faults.kind() == "interrupted" && slow == Slow::no)) return false;
  errno = faults.error();
  return true;
}

/// Fails the call, or makes it after noting what the names meant.
template <class Call>
int changes(const char* name, Call&& call, const std::string& path, const std::string& other = {}) {
  Faults& faults = Faults::only();
  if (fails(name, faults.covers(other) ? other : path)) return -1;
  faults.willChange(path, other);
  return call();
}

int flushed(const char* function, int descriptor) {
  Faults& faults = Faults::only();
  const std::string path = pathOf(descriptor);
  if (!faults.covers(path)) return next<OfDescriptor>(function)(descriptor);
  if (fails(function, path, Slow::yes)) return -1;
  faults.synced(descriptor, path);
  // The disk itself is nobody's here.
  return 0;
}

std::atomic<std::uint64_t> theLarge{0};
/// Libraries that begin have nobody yet who could hear of it.
std::atomic<bool> theProgramBegan{false};

/// Asks for no memory itself.
bool isRefused(size_t size) {
  constexpr size_t kLarge = 1U << 16;
  if (size < kLarge || !theProgramBegan) return false;
  static const char* const kind = std::getenv("FAULT");
  static const char* const at = std::getenv("FAULT_AT");
  if (kind == nullptr || std::string_view(kind) != "memory") return false;
  const std::uint64_t number = ++theLarge;
  if (at == nullptr || number != std::strtoul(at, nullptr, 10)) return false;
  errno = ENOMEM;
  return true;
}

__attribute__((destructor)) void end() {
  Faults::only().end(theLarge);
}

}  // namespace

extern "C" {

// The names under which the C library has its own.
// NOLINTBEGIN(bugprone-reserved-identifier)
void* __libc_malloc(size_t size);
void* __libc_calloc(size_t count, size_t size);
void* __libc_realloc(void* memory, size_t size);
void* __libc_memalign(size_t alignment, size_t size);

int __libc_start_main(ProgramMain* program, int argc, char** argv, void (*begin)(), void (*end)(),
                      void (*unload)(), void* stack) {
  theProgramBegan = true;
  return next<StartMain>("__libc_start_main")(program, argc, argv, begin, end, unload, stack);
}
// NOLINTEND(bugprone-reserved-identifier)

void* malloc(size_t size) {
  return isRefused(size) ? nullptr : __libc_malloc(size);
}

void* calloc(size_t count, size_t size) {
  return isRefused(count * size) ? nullptr : __libc_calloc(count, size);
}

void* realloc(void* memory, size_t size) {
  return isRefused(size) ? nullptr : __libc_realloc(memory, size);
}

void* aligned_alloc(size_t alignment, size_t size) {
  return isRefused(size) ? nullptr : __libc_memalign(alignment, size);
}

int posix_memalign(void** memory, size_t alignment, size_t size) {
  void* const found = isRefused(size) ? nullptr : __libc_memalign(alignment, size);
  if (found == nullptr) return ENOMEM;
  *memory = found;
  return 0;
}

int open(const char* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = (flags & O_CREAT) != 0 ? static_cast<mode_t>(va_arg(rest, int)) : 0;
  va_end(rest);
  const auto call = [&] { return next<Open>("open")(path, flags, mode); };
  const bool makes = (flags & (O_CREAT | O_TRUNC)) != 0;
  return makes ? changes("open", call, pathOf(path)) : call();
}

int open64(const char* path, int flags, ...) __attribute__((alias("open")));

ssize_t write(int descriptor, const void* bytes, size_t count) {
  Faults& faults = Faults::only();
  const std::string path = pathOf(descriptor);
  size_t most = count;
  if (faults.covers(path)) {
    if (faults.isAt("write", path)) {
      if (faults.kind() != "half") {
        errno = faults.error();
        return -1;
      }
      most = count > 1 ? count / 2 : count;
    }
    faults.wrote(descriptor);
  }
  return next<Write>("write")(descriptor, bytes, most);
}

int fsync(int descriptor) {
  return flushed("fsync", descriptor);
}

int fdatasync(int descriptor) {
  return flushed("fdatasync", descriptor);
}

int rename(const char* from, const char* to) {
  return changes(
      "rename", [&] { return next<OfTwoPaths>("rename")(from, to); }, pathOf(from), pathOf(to));
}

int unlink(const char* path) {
  return changes(
      "unlink", [&] { return next<OfPath>("unlink")(path); }, pathOf(path));
}

int remove(const char* path) {
  return changes(
      "remove", [&] { return next<OfPath>("remove")(path); }, pathOf(path));
}

int rmdir(const char* path) {
  return changes(
      "rmdir", [&] { return next<OfPath>("rmdir")(path); }, pathOf(path));
}

int mkdir(const char* path, mode_t mode) {
  return changes(
      "mkdir", [&] { return next<Mkdir>("mkdir")(path, mode); }, pathOf(path));
}

int ftruncate(int descriptor, off_t size) {
  return fails("ftruncate", pathOf(descriptor)) ? -1 : next<Truncate>("ftruncate")(descriptor, size);
}

int fchmod(int descriptor, mode_t mode) {
  return fails("fchmod", pathOf(descriptor)) ? -1 : next<int(int, mode_t)>("fchmod")(descriptor, mode);
}
}
