#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "tests/support/run_epsiscope.h"
#include "tests/support/temporary_folder.h"

// A sanitizer must be the first of a program's libraries, where never_answers would be.
#ifdef EPSISCOPE_NEVER_ANSWERS

namespace epsiscope::end_test {
namespace {

/// Far more than it takes, even on the slowest machine: only an event that never comes is a failure.
constexpr int kPatience = 120'000;

/// Waits until there is something to read, or a process has ended; returns whether it came.
bool comes(int descriptor) {
  pollfd wanted = {.fd = descriptor, .events = POLLIN, .revents = 0};
  return ::poll(&wanted, 1, kPatience) == 1;
}

/// The exit code of a process, which is ended by force if it does not end by itself.
int exitCodeOf(pid_t child) {
  const int process = static_cast<int>(::syscall(SYS_pidfd_open, child, 0));
  const bool ended = comes(process);
  ::close(process);
  if (!ended) ::kill(child, SIGKILL);
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

TEST(End, LeavesAWorkerBehindThatDoesNotAnswer) {
  const test::TemporaryFolder folder;
  const std::string table = folder.write("never.csv", "x,y\n1,2\n2,3\n").string();
  const std::string pipe = (folder.path() / "asked").string();
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  const int asked = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  const pid_t child =
      test::startProgram(EPSISCOPE_PROGRAM, {table}, actions,
                         {.environment = {std::string("LD_PRELOAD=") + EPSISCOPE_NEVER_ANSWERS,
                                          "QT_QPA_PLATFORM=offscreen", "HOME=" + folder.path().string(),
                                          "XDG_CONFIG_HOME=" + (folder.path() / "config").string(),
                                          "XDG_DATA_HOME=" + (folder.path() / "data").string()}});
  const bool isWaiting = comes(asked);
  ::close(asked);
  EXPECT_TRUE(isWaiting) << "no worker has read the table";
  ::kill(child, SIGTERM);
  EXPECT_EQ(exitCodeOf(child), 128 + SIGTERM);
}

}  // namespace
}  // namespace epsiscope::end_test

#endif
