#pragma once

#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <stdexcept>
#include <string>

#include "tests/support/run_program.h"

namespace epsiscope::test {

/// A program that answers each line with a line. It ends with this object.
class AnsweringProgram {
public:
  AnsweringProgram(const std::string& program, const std::string& firstLine) : m_name(program) {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
      throw std::runtime_error("no pair of sockets");
    m_socket = ends[0];
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    m_child = startProgram(program, {}, actions);
    ::close(ends[1]);
    send(firstLine);
  }
  ~AnsweringProgram() {
    ::close(m_socket);
    ::waitpid(m_child, nullptr, 0);
  }
  AnsweringProgram(const AnsweringProgram&) = delete;
  AnsweringProgram& operator=(const AnsweringProgram&) = delete;

  std::string answerTo(const std::string& line) {
    send(line);
    std::string answer;
    for (char c = 0; ::recv(m_socket, &c, 1, 0) == 1;) {
      if (c == '\n') return answer;
      answer += c;
    }
    throw std::runtime_error(m_name + " does not answer");
  }

private:
  /// Without raising a signal in this process if the other has ended: the missing answer shows that.
  void send(const std::string& line) {
    ::send(m_socket, (line + '\n').c_str(), line.size() + 1, MSG_NOSIGNAL);
  }

  std::string m_name;
  int m_socket = -1;
  pid_t m_child = 0;
};

}  // namespace epsiscope::test
