#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <functional>
#include <vector>

namespace epsiscope::test {

/// A copy of this process that does something, says so, and then waits to be ended.
class ChildProcess {
public:
  explicit ChildProcess(const std::function<void()>& work) {
    int said[2] = {};
    if (::pipe(said) != 0) return;
    m_process = ::fork();
    if (m_process == 0) {
      work();
      if (::write(said[1], "!", 1) == 1)
        while (true) ::pause();
      ::_exit(1);
    }
    ::close(said[1]);
    char byte = 0;
    m_isReady = ::read(said[0], &byte, 1) == 1;
    ::close(said[0]);
  }
  ~ChildProcess() { kill(); }
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  bool isReady() const { return m_isReady; }
  pid_t id() const { return m_process; }
  void stop() const {
    ::kill(m_process, SIGSTOP);
    ::waitpid(m_process, nullptr, WUNTRACED);
  }
  void kill() {
    if (m_process <= 0) return;
    ::kill(m_process, SIGKILL);
    ::waitpid(m_process, nullptr, 0);
    m_process = 0;
  }

private:
  pid_t m_process = 0;
  bool m_isReady = false;
};

/// Does the work in so many processes at once, which are told their number, and waits for all.
inline void inProcesses(int count, const std::function<void(int)>& work) {
  std::vector<pid_t> started;
  for (int number = 0; number < count; ++number) {
    const pid_t process = ::fork();
    if (process == 0) {
      work(number);
      ::_exit(0);
    }
    started.push_back(process);
  }
  for (const pid_t process : started) {
    int status = 0;
    ASSERT_EQ(::waitpid(process, &status, 0), process);
    EXPECT_EQ(status, 0);
  }
}

}  // namespace epsiscope::test
