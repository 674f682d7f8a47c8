#include <gtest/gtest.h>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "core/study/study.h"
#include "tests/support/paths.h"
#include "tests/support/study_command.h"

// The program with few resources: it goes on with less and says so, or says in a sentence why it cannot.

namespace epsiscope::low_resources_test {
namespace {

namespace fs = std::filesystem;
using test::Finished;
using test::Words;

class LowResources : public test::StudyCommand {
protected:
  std::string study(int trials = 2) const {
    return write(
        R"({"data": {"file": "builtin:advertising-sales", "target": "sales", "lower": 0, "upper": 60},
                     "epsilon": [0.5, 2], "label_privacy": {"zeta": 12, "bin_width": 3}, "trials": )" +
        std::to_string(trials) + "}");
  }
  /// The program after `limits`, which a shell sets. Fonts have a cache of their own: nobody else could use
  /// one that was not written whole.
  Finished limited(const std::string& limits, const Words& words) const {
    const fs::path fonts = m_folder.write(
        "fonts.conf",
        R"(<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>)"
        "<dir>/usr/share/fonts</dir><cachedir>" +
            (m_folder.path() / "fonts").string() + "</cachedir></fontconfig>");
    Words all = {"-c", limits + " && exec \"$0\" \"$@\"", EPSISCOPE_PROGRAM};
    all.insert(all.end(), words.begin(), words.end());
    return test::runProgram(
        "/bin/sh", all, {.environment = {"QT_QPA_PLATFORM=offscreen", "FONTCONFIG_FILE=" + fonts.string()}});
  }
  std::string figures(const std::string& folder) const { return test::bytesOf(folder + "/results.csv"); }
  void expectOneSentence(const Finished& finished, const std::string& part) const {
    EXPECT_EQ(finished.exitCode, 2);
    EXPECT_EQ(std::ranges::count(finished.err, '\n'), 1) << finished.err;
    EXPECT_NE(finished.err.find(part), std::string::npos) << finished.err;
  }
};

// Sanitizers keep terabytes of addresses for themselves.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
TEST_F(LowResources, LittleMemoryChangesNoFigure) {
  const std::string file = study();
  ASSERT_EQ(test::run({"run", file, "--out", out(), "--quiet"}).exitCode, 0);
  for (const char* kilobytes : {"400000", "600000", "800000", "1000000"}) {
    const std::string folder = out() + kilobytes;
    const Finished ran = limited(std::string("ulimit -v ") + kilobytes,
                                 {"run", file, "--out", folder, "--quiet", "--threads", "4"});
    EXPECT_EQ(ran.exitCode, 0) << kilobytes << ran.err;
    EXPECT_EQ(figures(folder), figures(out())) << kilobytes;
    EXPECT_TRUE(fs::exists(folder + "/trade-off.png") ||
                ran.err.find("pictures were not drawn") != ran.err.npos)
        << kilobytes << ran.err;
  }
}

TEST_F(LowResources, TooLittleMemoryIsOneSentence) {
  expectOneSentence(limited("ulimit -v 180000", {"run", study(), "--out", out()}), "not enough memory");
  for (const Words& words : {Words{"shots", out()}, Words{}})
    expectOneSentence(limited("ulimit -v 400000", words), "too little memory");
}
#endif

/// The shell may start one program, and no more.
TEST_F(LowResources, FewerThreadsChangeNoFigure) {
  const std::string file = study();
  ASSERT_EQ(test::run({"run", file, "--out", out(), "--quiet", "--threads", "4"}).exitCode, 0);
  EXPECT_EQ(test::run({"run", file, "--out", out() + "1", "--quiet", "--threads", "1024"}).exitCode, 0);
  EXPECT_EQ(figures(out() + "1"), figures(out()));
}

/// The limit on a file's size stands for the room on a disk.
TEST_F(LowResources, AFullDiskIsOneSentenceAndLeavesTheEarlierRun) {
  const std::string file = study();
  ASSERT_EQ(test::run({"run", file, "--out", out(), "--quiet"}).exitCode, 0);
  const std::string before = figures(out());
  expectOneSentence(limited("ulimit -f 2", {"run", file, "--out", out(), "--quiet", "--set", "trials=3"}),
                    "writing stopped");
  EXPECT_EQ(figures(out()), before);
  for (const fs::directory_entry& entry : fs::directory_iterator(out()))
    EXPECT_FALSE(entry.path().filename().string().starts_with(".")) << entry.path();
}

/// The end of a program that got a signal after `sign` had appeared on stderr.
struct Ended {
  int exitCode = -1;  ///< 128 + signal if one ended the program
  std::string err;
};
Ended signalledAfter(const std::string& sign, int signal, const std::string& limits, const Words& words) {
  int pipe[2];
  if (::pipe(pipe) != 0) throw std::runtime_error("no pipe");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, pipe[1], STDERR_FILENO);
  posix_spawn_file_actions_addclose(&actions, pipe[0]);
  Words all = {"-c", limits + " exec \"$0\" \"$@\"", EPSISCOPE_PROGRAM};
  all.insert(all.end(), words.begin(), words.end());
  const pid_t child = test::startProgram("/bin/sh", all, actions);
  ::close(pipe[1]);
  Ended ended;
  char byte = 0;
  while (ended.err.find(sign) == std::string::npos && ::read(pipe[0], &byte, 1) == 1) ended.err += byte;
  ::kill(child, signal);
  while (::read(pipe[0], &byte, 1) == 1) ended.err += byte;
  ::close(pipe[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  ended.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return ended;
}

TEST_F(LowResources, BeingToldToEndKeepsWhatIsFinished) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const Ended ended = signalledAfter("10 %", signal, "", {"run", study(300), "--out", out()});
    EXPECT_EQ(ended.exitCode, 128 + signal);
    EXPECT_NE(ended.err.find("Stopped; the finished cells were written."), std::string::npos) << ended.err;
    EXPECT_FALSE(rowsOf("results.csv").empty());
    for (const fs::directory_entry& entry : fs::directory_iterator(out()))
      EXPECT_FALSE(entry.path().filename().string().starts_with(".")) << entry.path();
  }
}

TEST_F(LowResources, ARunUnderNohupOutlivesItsTerminal) {
  const Ended ended = signalledAfter("10 %", SIGHUP, "trap '' HUP;", {"run", study(40), "--out", out()});
  EXPECT_EQ(ended.exitCode, 0) << ended.err;
}

TEST_F(LowResources, WhatHasNothingToKeepEndsAtOnce) {
  // Many epsilons and splits: computing them would take minutes.
  const Words words = {"epsilon-for", study(1000), "--error", "1"};
  for (const int signal : {SIGINT, SIGTERM, SIGHUP})
    EXPECT_EQ(signalledAfter("", signal, "", words).exitCode, 128 + signal);
}

/// The window of the program, in a home of its own.
class WindowProcess {
public:
  explicit WindowProcess(const fs::path& home, const Words& words = {}) : m_home(home) {
    for (const char* folder : {"run", "tmp"}) fs::create_directories(home / folder);
    fs::permissions(home / "run", fs::perms::owner_all);  // else Qt makes another one
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    m_child = test::startProgram(
        EPSISCOPE_PROGRAM, words, actions,
        {.environment = {"QT_QPA_PLATFORM=offscreen", "HOME=" + home.string(),
                         "XDG_DATA_HOME=", "XDG_CONFIG_HOME=", "TMPDIR=" + (home / "tmp").string(),
                         "XDG_RUNTIME_DIR=" + (home / "run").string()}});
  }
  fs::path data() const { return m_home / ".local/share/epsiscope/epsiscope"; }
  fs::path settings() const { return m_home / ".config/epsiscope/epsiscope.conf"; }
  /// Waits until its event loop listens; returns whether it does.
  bool waitForStart() const {
    while (!fs::exists(settings()) || !listens()) {
      if (::waitpid(m_child, nullptr, WNOHANG) != 0) return false;
      std::this_thread::yield();
    }
    return true;
  }
  int endBy(int signal) const {
    ::kill(m_child, signal);
    int status = 0;
    ::waitpid(m_child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }

private:
  /// Whether the handler of SIGTERM is installed.
  bool listens() const {
    std::ifstream status("/proc/" + std::to_string(m_child) + "/status");
    for (std::string line; std::getline(status, line);)
      if (line.starts_with("SigCgt:"))
        return (std::stoull(line.substr(7), nullptr, 16) >> (SIGTERM - 1) & 1) != 0;
    return false;
  }

  fs::path m_home;
  pid_t m_child = 0;
};

int countOf(const fs::path& folder) {
  int count = 0;
  if (fs::exists(folder))
    for ([[maybe_unused]] const fs::directory_entry& entry : fs::directory_iterator(folder)) ++count;
  return count;
}

TEST(WindowProgram, EndsCleanlyWhenItIsToldTo) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const test::TemporaryFolder home;
    const WindowProcess window(home.path());
    ASSERT_TRUE(window.waitForStart());
    EXPECT_EQ(window.endBy(signal), 128 + signal);
    EXPECT_EQ(countOf(window.data() / "recovery"), 0);
    EXPECT_NE(test::bytesOf(window.settings()).find("geometry"), std::string::npos);
  }
}

TEST(WindowProgram, KeepsItsFilesToItself) {
  const test::TemporaryFolder home;
  const WindowProcess window(home.path());
  ASSERT_TRUE(window.waitForStart());
  EXPECT_EQ(fs::status(window.data() / "recovery").permissions(), fs::perms::owner_all);
  EXPECT_EQ(window.endBy(SIGTERM), 128 + SIGTERM);
  EXPECT_EQ(fs::status(window.settings()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST(WindowProgram, DoesNotWaitForAPipeInThePlaceOfItsSettings) {
  const test::TemporaryFolder home;
  const fs::path folder = home.path() / ".config/epsiscope";
  fs::create_directories(folder);
  ASSERT_EQ(::mkfifo((folder / "epsiscope.conf").c_str(), 0600), 0);
  const Finished refused = test::runProgram(
      EPSISCOPE_PROGRAM, {},
      {.environment = {"QT_QPA_PLATFORM=offscreen", "HOME=" + home.path().string(), "XDG_CONFIG_HOME="}});
  EXPECT_EQ(refused.exitCode, 2);
  EXPECT_NE(refused.err.find("not a plain file with settings; move it away"), std::string::npos)
      << refused.err;
}

/// The handbook lists these files on the page "What is written where".
TEST(WindowProgram, LeavesNothingOfATableButItsPathAndThatItWasOpen) {
  const test::TemporaryFolder home;
  std::string rows = "name,income\n";
  for (int i = 0; i < 50; ++i)
    rows += "Zebedee" + std::to_string(i % 3) + ',' + std::to_string(7000 + i) + '\n';
  home.write("table.csv", rows);
  const fs::path study = home.write("study.json", R"({"data": {"file": "table.csv", "target": "income",
      "lower": 0, "upper": 10000}, "epsilon": [1], "trials": 2})");
  const WindowProcess window(home.path(), {study.string()});
  ASSERT_TRUE(window.waitForStart());
  while (test::bytesOf(window.settings()).find("study.json") == std::string::npos) std::this_thread::yield();
  EXPECT_EQ(window.endBy(SIGTERM), 128 + SIGTERM);
  for (const auto& entry : fs::recursive_directory_iterator(home.path())) {
    if (!entry.is_regular_file() || entry.path().parent_path() == home.path()) continue;
    if (entry.path().parent_path().filename() == "looks") {
      // That this table was open, by its SHA-256, for whoever releases from it.
      EXPECT_EQ(test::bytesOf(entry.path()), "");
      EXPECT_EQ(entry.path().filename().string().size(), 64u);
      EXPECT_EQ(fs::status(entry.path()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
      continue;
    }
    EXPECT_EQ(entry.path(), window.settings());
    EXPECT_EQ(test::bytesOf(entry.path()).find("Zebedee"), std::string::npos) << entry.path();
  }
}

}  // namespace
}  // namespace epsiscope::low_resources_test
