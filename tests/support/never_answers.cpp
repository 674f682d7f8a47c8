#include <dlfcn.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <climits>
#include <cstdio>
#include <string>

// To be loaded before a program's libraries: reading a file called never.csv in another thread than the first
// never returns. The pipe "asked" beside the file is notified of it.

namespace {

std::string pathOfDescriptor(int descriptor) {
  char path[PATH_MAX];
  const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
  const ssize_t length = readlink(link.c_str(), path, sizeof path);
  return length < 0 ? std::string() : std::string(path, static_cast<std::size_t>(length));
}

[[noreturn]] void neverAnswer(const std::string& file) {
  const std::string pipe = file.substr(0, file.rfind('/') + 1) + "asked";
  const int asked = open(pipe.c_str(), O_WRONLY | O_CLOEXEC);
  const bool isTold = asked >= 0 && write(asked, "!", 1) == 1;
  while (isTold || asked < 0) pause();
  _exit(3);
}

}  // namespace

extern "C" ssize_t read(int descriptor, void* to, size_t most) {
  using Read = ssize_t (*)(int, void*, size_t);
  static const Read next = reinterpret_cast<Read>(dlsym(RTLD_NEXT, "read"));
  if (syscall(SYS_gettid) != getpid())
    if (const std::string file = pathOfDescriptor(descriptor); file.ends_with("/never.csv"))
      neverAnswer(file);
  return next(descriptor, to, most);
}
