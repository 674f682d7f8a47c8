#pragma once

#include "tests/support/temporary_folder.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

namespace epsiscope::test {

struct Finished {
  int exitCode = -1;  ///< 128 + signal if one ended the program
  std::string out, err;
};

struct Surroundings {
  std::vector<std::string> environment = {};  ///< NAME=VALUE, replacing or adding to this program's own
  std::string out = {};                       ///< where stdout goes, if not back to the test
};

/// This program's environment with some variables replaced.
inline std::vector<std::string> environmentWith(const std::vector<std::string>& changes) {
  std::vector<std::string> all = changes;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string text = *entry, name = text.substr(0, text.find('=') + 1);
    const auto replaces = [&](const std::string& change) { return change.starts_with(name); };
    if (std::none_of(changes.begin(), changes.end(), replaces)) all.push_back(text);
  }
  return all;
}

inline std::vector<char*> pointersTo(std::vector<std::string>& words) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

/// Starts a program without a shell. Takes the actions over.
inline pid_t startProgram(const std::string& program, const std::vector<std::string>& arguments,
                          posix_spawn_file_actions_t& actions, const Surroundings& surroundings = {}) {
  std::vector<std::string> words = {program};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<std::string> environment = environmentWith(surroundings.environment);
  pid_t child = 0;
  const int failed = posix_spawn(&child, program.c_str(), &actions, nullptr, pointersTo(words).data(),
                                 pointersTo(environment).data());
  posix_spawn_file_actions_destroy(&actions);
  if (failed != 0) throw std::runtime_error("cannot start " + program);
  return child;
}

/// Runs a program without a shell and waits for it. Its output goes to files, so that no pipe can fill up.
inline Finished runProgram(const std::string& program, const std::vector<std::string>& arguments,
                           const Surroundings& surroundings = {}) {
  const TemporaryFolder folder;
  const std::string out = surroundings.out.empty() ? (folder.path() / "out").string() : surroundings.out;
  const std::string err = (folder.path() / "err").string();
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, out.c_str(), O_WRONLY | O_CREAT, 0600);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, err.c_str(), O_WRONLY | O_CREAT, 0600);
  const pid_t child = startProgram(program, arguments, actions, surroundings);
  int status = 0;
  ::waitpid(child, &status, 0);
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return {
      .exitCode = code, .out = surroundings.out.empty() ? bytesOf(out) : std::string(), .err = bytesOf(err)};
}

}  // namespace epsiscope::test
